import type { Portfolio } from "../../content/content.ts";
import { basePathOf } from "../../contract/base.ts";
import { hasGlyphs } from "../../themes/fonts/subsets.ts";

/** Text or symbols that the card's font cannot show. */
export interface OmittedText {
  /** Its key in the content, e.g. `name`. */
  readonly of: string;
  readonly text: string;
}

/** The texts of the social card. */
export interface SocialCardText {
  /** The part of the name that the font can show; otherwise the site title or the host. */
  readonly name: string;
  readonly tagline?: string;
  readonly facts: readonly string[];
  /** The host of the site, with its base path. */
  readonly host: string;
  readonly omitted: readonly OmittedText[];
}

/** The part of a text that the font can show, and the characters or text that it cannot. */
interface Fitted {
  readonly shown: string;
  readonly lost: readonly string[];
}

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Whether a character carries meaning: letters and digits do; emoji and arrows can be omitted. */
const isMeaningful = (character: string): boolean => /[\p{L}\p{Nd}]/u.test(character);

/** The characters of a text, each in a form that the font has, if any: composed, and without invisible characters. */
const charactersOf = (text: string): readonly string[] =>
  Array.from(characters.segment(text.normalize("NFC")), ({ segment }) => {
    const plain = segment.replace(/[\p{Cf}\p{Variation_Selector}]/gu, "");
    return [plain, plain.normalize("NFKC")].find(hasGlyphs) ?? segment;
  });

/** Text without unsupported symbols. Empty if letters are unsupported, because a partial word would be wrong. */
const fitText = (text: string): Fitted => {
  // Fast path for ASCII: every page needs this.
  const all = /^[ -~]*$/.test(text) ? [text] : charactersOf(text);
  const lost = all.filter((character) => !hasGlyphs(character));
  if (lost.some(isMeaningful)) return { shown: "", lost: [text] };
  const shown = all
    .map((character) => (hasGlyphs(character) ? character : "\0"))
    .join("")
    .replace(/\s*\0(?=[\s\0.,;:!?)]|$)/g, "")
    .replace(/\s*\0\s*/g, " ");
  return { shown: shown.replace(/\s+/g, " ").trim(), lost };
};

/** The words of a name that the font supports: a name can be written in two scripts. */
const fitName = (name: string): Fitted => {
  const whole = fitText(name);
  if (whole.shown) return whole;
  const words = name.split(/\s+/).map(fitText);
  const shown = words.map((word) => word.shown).join(" ");
  return {
    shown: /[\p{L}\p{Nd}].*[\p{L}\p{Nd}]/u.exec(shown)?.[0] ?? "",
    lost: words.flatMap((word) => word.lost),
  };
};

/** The texts of a portfolio's social card, and the text that had to be omitted. */
export const socialCardText = (
  { profile, site: { title } }: Pick<Portfolio, "profile" | "site">,
  site: string,
): SocialCardText => {
  const omitted: OmittedText[] = [];
  const set = (of: string, text = "", by = fitText): string => {
    const { shown, lost } = by(text);
    if (lost.length > 0) omitted.push({ of, text: [...new Set(lost)].join(" ") });
    return shown;
  };
  const host = new URL(site).host + basePathOf(site);
  const name = set("name", profile.name, fitName) || set("title", title, fitName) || host;
  const tagline = set("tagline", profile.tagline);
  const roles = (profile.roles ?? []).map((role) => set("roles", role)).filter(Boolean);
  const facts = [roles.join(", "), set("location", profile.location)].filter(Boolean);
  return { name, ...(tagline && { tagline }), facts, host, omitted };
};

/**
 * The alt text of the social card.
 *
 * @example "On a card: Ada Muster. Pots that hold. Potter, Porto. ada.example.com"
 */
export const socialCardAlt = ({ name, tagline, facts, host }: SocialCardText): string =>
  [`On a card: ${name}`, tagline?.replace(/\.$/, ""), facts.join(", "), name !== host && host]
    .filter(Boolean)
    .join(". ");
