import type { Portfolio } from "./content.ts";
import { canSet } from "./type-characters.ts";

/** A text, or signs in it, that the type of the picture has no characters for. */
export interface LeftOut {
  /** Where it is in the content, e.g. `name`. */
  readonly of: string;
  readonly text: string;
}

/** What stands on the picture that services show where the site is shared. */
export interface PictureText {
  /** The name, or what can be set of it; else the title of the site; else its host. */
  readonly name: string;
  readonly tagline?: string;
  readonly facts: readonly string[];
  readonly host: string;
  readonly leftOut: readonly LeftOut[];
}

/** What of a text can be set, if anything, and what is left out. */
interface Cut {
  readonly shown: string;
  readonly lost: readonly string[];
}

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Letters and digits carry what a text says; all else, as an emoji or an arrow, can be missed. */
const carries = (character: string): boolean => /[\p{L}\p{Nd}]/u.test(character);

/** A text by its characters, each as the type has it where it has it: composed, and without what is not seen itself. */
const charactersOf = (text: string): readonly string[] =>
  Array.from(characters.segment(text.normalize("NFC")), ({ segment }) => {
    const plain = segment.replace(/[\p{Cf}\p{Variation_Selector}]/gu, "");
    return [plain, plain.normalize("NFKC")].find(canSet) ?? segment;
  });

/** A text without the signs that cannot be set. One with letters that cannot be set would say something else: none of it. */
const cut = (text: string): Cut => {
  // Most texts are plain, and each page asks for its words.
  const all = /^[ -~]*$/.test(text) ? [text] : charactersOf(text);
  const lost = all.filter((character) => !canSet(character));
  if (lost.some(carries)) return { shown: "", lost: [text] };
  const shown = all
    .map((character) => (canSet(character) ? character : "\0"))
    .join("")
    .replace(/\s*\0(?=[\s\0.,;:!?)]|$)/g, "")
    .replace(/\s*\0\s*/g, " ");
  return { shown: shown.replace(/\s+/g, " ").trim(), lost };
};

/** The words of a name that can be set: a name in two scripts is a name in each of them. */
const cutName = (name: string): Cut => {
  const whole = cut(name);
  if (whole.shown) return whole;
  const words = name.split(/\s+/).map(cut);
  const shown = words.map((word) => word.shown).join(" ");
  return {
    shown: /[\p{L}\p{Nd}].*[\p{L}\p{Nd}]/u.exec(shown)?.[0] ?? "",
    lost: words.flatMap((word) => word.lost),
  };
};

/** What stands on the picture of a portfolio, and what of it had to be left out. */
export const pictureText = (
  { profile, site: { title } }: Pick<Portfolio, "profile" | "site">,
  site: string,
): PictureText => {
  const leftOut: LeftOut[] = [];
  const set = (of: string, text = "", by = cut): string => {
    const { shown, lost } = by(text);
    if (lost.length > 0) leftOut.push({ of, text: [...new Set(lost)].join(" ") });
    return shown;
  };
  const { host } = new URL(site);
  const name = set("name", profile.name, cutName) || set("title", title, cutName) || host;
  const tagline = set("tagline", profile.tagline);
  const roles = (profile.roles ?? []).map((role) => set("roles", role)).filter(Boolean);
  const facts = [roles.join(", "), set("location", profile.location)].filter(Boolean);
  return { name, ...(tagline && { tagline }), facts, host, leftOut };
};

/**
 * The same in words, for those who do not see the picture.
 *
 * @example "On a card: Ada Muster. Pots that hold. Potter, Porto. ada.example.com"
 */
export const pictureInWords = ({ name, tagline, facts, host }: PictureText): string =>
  [`On a card: ${name}`, tagline?.replace(/\.$/, ""), facts.join(", "), name !== host && host]
    .filter(Boolean)
    .join(". ");
