import { pageFonts } from "virtual:vitrine/page-fonts";
import { isFontOf, nearestWeight } from "../themes/fonts/faces.ts";
import type { FontName } from "../themes/names.ts";
import type { Theme } from "../themes/theme.ts";

/** The URLs of one face's files that a text needs, and English text. */
const filesFor = (font: FontName, style: string, weight: string, text: string): readonly string[] => {
  const nearest = style === "italic" ? 400 : nearestWeight(font, weight);
  const files = pageFonts.filter((file) => file.font === font && file.style === style && file.weight === nearest);
  return [..."a", ...text.normalize("NFC")].flatMap(
    (character) => files.findLast((file) => isFontOf(file, character))?.url ?? [],
  );
};

/**
 * The URLs of the font files that a page needs at once: for its heading, the text below it, its other text with buttons and
 * labels. Pages about the API set the text below the heading like other text, and have code. The labels of fields, summaries
 * and small headings of most other pages are bold.
 */
export const typeFiles = (theme: Theme, heading: string, lead: string, isAboutApi: boolean): readonly string[] => {
  const { fonts, tokens } = theme;
  const leadFont = tokens["lead-font"] === "var(--font-heading)" ? fonts.heading : fonts.body;
  const needed = [
    ...filesFor(fonts.heading, "normal", tokens["heading-weight"], heading),
    ...(isAboutApi ? [] : filesFor(leadFont, tokens["lead-style"], tokens["lead-weight"], lead)),
    ...filesFor(fonts.body, "normal", "400", ""),
    ...filesFor(fonts.ui, "normal", "400", ""),
    ...filesFor(fonts.ui, "normal", "600", ""),
    ...(isAboutApi ? filesFor(fonts.mono, "normal", "400", "") : filesFor(fonts.body, "normal", "600", "")),
  ];
  return [...new Set(needed)];
};
