import { fontUrls } from "virtual:vitrine/font-urls";
import { type FontFile, fontFiles, nearestWeight } from "../themes/fonts/faces.ts";
import { fontSubsets } from "../themes/fonts/subsets.ts";
import type { FontName } from "../themes/names.ts";
import type { Theme } from "../themes/theme.ts";

/** The files of one face that a text needs, `latin` first. */
const filesFor = (
  files: readonly FontFile[],
  font: FontName,
  style: string,
  weight: string,
  text: string,
): readonly FontFile[] => {
  const needed = new Set(["latin", ...fontSubsets(text.normalize("NFC"))]);
  const nearest = style === "italic" ? 400 : nearestWeight(font, weight);
  return files
    .filter((file) => file.font === font && file.style === style && file.weight === nearest && needed.has(file.subset))
    .toReversed();
};

/**
 * The URLs of the font files that a page needs at once: for its heading, the text below it, its other text with buttons and
 * labels. Pages about the API set the text below the heading like other text, and have code.
 */
export const typeFiles = (theme: Theme, heading: string, lead: string, isAboutApi: boolean): readonly string[] => {
  const files = fontFiles(theme);
  const { fonts, tokens } = theme;
  const leadFont = tokens["lead-font"] === "var(--font-heading)" ? fonts.heading : fonts.body;
  const needed = [
    ...filesFor(files, fonts.heading, "normal", tokens["heading-weight"], heading),
    ...(isAboutApi ? [] : filesFor(files, leadFont, tokens["lead-style"], tokens["lead-weight"], lead)),
    ...filesFor(files, fonts.body, "normal", "400", ""),
    ...filesFor(files, fonts.ui, "normal", "400", ""),
    ...filesFor(files, fonts.ui, "normal", "600", ""),
    ...(isAboutApi ? filesFor(files, fonts.mono, "normal", "400", "") : []),
  ];
  return [...new Set(needed.map(({ path }) => fontUrls[path] ?? ""))].filter(Boolean);
};
