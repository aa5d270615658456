import { fontFinder } from "../media/fonts/find-font.ts";
import { fitText, fitWords, isMeaningful } from "../media/fonts/fit-text.ts";
import type { PictureFont } from "../media/fonts/font-files.ts";
import { type OmittedText, omittedParts } from "../media/fonts/omitted-text.ts";
import { hasRightToLeft, isAlphabetic, isRightToLeft } from "../media/fonts/writing.ts";
import { paragraphsOf, type TimelineItem } from "../page-models/home/timeline.ts";
import { listItems } from "../strings/format.ts";
import { directionOf } from "../strings/strings.ts";
import type { WantedFace } from "../themes/fonts/pictures.ts";
import type { Theme } from "../themes/theme.ts";
import type { Label, LinkedText, ResumeModel, ResumeSection } from "./model.ts";

/** A text in parts that one font has each, as the template reads it. */
interface SetText {
  readonly runs: readonly { readonly text: string; readonly font: string }[];
  readonly isRightToLeft: boolean;
  readonly isAlphabetic: boolean;
  readonly url?: string;
}

/** Typst refuses URLs of more than 8,000 bytes. The text of a longer one has no link. */
const MAX_URL_CHARACTERS = 2_000;

/** The texts of a resume that differ in type. */
type ResumeFace = "name" | "heading" | "lead" | "strong" | "text" | "label";

/** The faces that the pages of the theme use for the same texts. */
const facesOf = ({ fonts, tokens }: Theme): Readonly<Record<ResumeFace, WantedFace>> => {
  const heading = { font: fonts.heading, weight: tokens["heading-weight"] };
  return {
    name: heading,
    heading,
    lead: {
      font: tokens["lead-font"] === "var(--font-heading)" ? fonts.heading : fonts.body,
      weight: tokens["lead-weight"],
      style: tokens["lead-style"],
    },
    strong: { font: fonts.body, weight: "600" },
    text: { font: fonts.body, weight: "400" },
    label: { font: fonts.ui, weight: "400" },
  };
};

/** Longer words can break, so that they do not leave the page. */
const MAX_WORD_CHARACTERS = 40;

const BREAK = "\u200b";

/** Allows breaks after the signs of an address, and in parts that are still too long. Shorter words stay easy to copy. */
const withBreaks = (text: string): string =>
  text.replace(/\S+/gu, (word) =>
    word.length > MAX_WORD_CHARACTERS && isAlphabetic(word)
      ? word.replace(/[/.\-_?&=@]+(?=.)/g, `$&${BREAK}`).replace(/[^\u200b]{20}(?=[^\u200b\p{M}])/gu, `$&${BREAK}`)
      : word,
  );

/** The data of the template, the fonts that it names, and the texts that no font has. */
export interface ResumeDesign {
  readonly data: Readonly<Record<string, unknown>>;
  readonly fonts: readonly PictureFont[];
  readonly omitted: readonly OmittedText[];
}

/** A resume in a theme, on white paper: the light colors, and the type of the pages. */
export const resumeDesign = (model: ResumeModel, theme: Theme): ResumeDesign => {
  const { tokens } = theme;
  const { language } = model;
  const isPageRightToLeft = directionOf(language) === "rtl";
  const faces = facesOf(theme);
  const fonts = new Map<string, PictureFont>();
  const omitted: OmittedText[] = [];
  const set = (text: string | undefined, face: ResumeFace, by = fitText): SetText | undefined => {
    if (!text) return undefined;
    const { runs, lost } = by(text, fontFinder(faces[face], text, language));
    omitted.push(...omittedParts(lost, text, language));
    for (const { font } of runs) fonts.set(font.family, font);
    return runs.length > 0
      ? {
          runs: runs.map((run) => ({ text: withBreaks(run.text), font: run.font.family })),
          isRightToLeft: isPageRightToLeft ? hasRightToLeft(text) : isRightToLeft(text),
          isAlphabetic: isAlphabetic(text),
        }
      : undefined;
  };
  const linked = ({ text, href }: LinkedText, face: ResumeFace, by = fitText): SetText[] => {
    const shown = set(text, face, by);
    return shown ? [{ ...shown, ...(href && href.length <= MAX_URL_CHARACTERS && { url: href }) }] : [];
  };
  const setAll = (texts: readonly string[], face: ResumeFace): SetText[] =>
    texts.flatMap((text) => set(text, face) ?? []);
  const isCapitals = tokens["heading-case"] === "uppercase";
  const cased = (text: string, of = language): string => (isCapitals ? text.toLocaleUpperCase(of) : text);

  const entry = (item: TimelineItem) => {
    const { title, titleUrl, when, organization, url, more, description, summary, highlights = [], tags = [] } = item;
    // Names can be written in two scripts.
    const link = (text: string | undefined, href: string | undefined, face: ResumeFace) =>
      text ? linked({ text, ...(href && { href }) }, face, fitWords) : [];
    return {
      head: [...link(title, titleUrl, "strong"), ...link(organization, url, "text"), ...link(more, undefined, "text")],
      when: set(when, "label"),
      description: set(description, "text"),
      summary: setAll(paragraphsOf(summary), "text"),
      highlights: setAll(highlights, "text"),
      tags: set(listItems(tags, language), "label"),
    };
  };
  const labeled = ({ text, english }: Label, face: ResumeFace) => {
    const of = (shown: string, lang: string) => {
      const drawn = set(face === "heading" ? cased(shown, lang) : shown, face);
      return drawn && { ...drawn, language: lang };
    };
    return of(text, model.labelLanguage) ?? of(english, "en");
  };
  const section = (each: ResumeSection) => {
    const title = labeled(each.title, "heading");
    if (each.layout === "groups")
      return {
        title,
        groups: each.groups.flatMap(({ name, items }) => {
          const [term, values] = [set(name, "strong"), set(listItems(items, language), "text")];
          return term || values ? [{ term, values }] : [];
        }),
        isShort: each.groups.every(({ items }) => items.length <= 1),
      };
    const entries = each.entries.map(entry).filter(({ head, summary }) => head.length > 0 || summary.length > 0);
    return { title, entries, more: each.more && linked(each.more, "text")[0] };
  };
  const [code = "en", region] = language.split("-");
  const name = set(cased(model.name), "name", fitWords);
  const body = {
    name: name && { ...name, tracking: Number.parseFloat(tokens["display-tracking"]) },
    roles: set(model.roles, "text"),
    contact: model.contact.flatMap((each) => linked(each, "label")),
    summary: set(model.summary, "lead"),
    about: setAll(model.about, "text"),
    sections: model.sections.map(section).filter((each) => (each.entries ?? each.groups).length > 0),
  };
  const { ink, quiet, line, edge, accent } = theme.light;
  const data = {
    ...body,
    paper: model.paper === "letter" ? "us-letter" : "a4",
    title: model.title,
    author: model.name,
    description: model.description,
    updated: model.updated?.split("-").map(Number),
    language: code,
    region: region && /^[A-Za-z]{2}$/.test(region) ? region : undefined,
    isRightToLeft: isPageRightToLeft,
    colors: { ink, quiet, line, edge, accent },
    separator: set("·", "text"),
    bullet: set("–", "text"),
    // Footers are not part of the structure, so they have no links (PDF/UA).
    footer: { name: set(model.name, "label", fitWords), portfolio: set(model.portfolio.text, "label") },
    digits: set("0123456789 / 0", "label"),
    incomplete: omitted.some(({ text }) => isMeaningful(text)) ? labeled(model.incomplete, "label") : undefined,
  };
  return { data, fonts: [...fonts.values()], omitted };
};
