import type { BuildContext } from "../content/build-context.ts";
import { type ContentIssue, type Finding, fileIssue, issueAt } from "../content/issues/content-issue.ts";
import type { PublishedText } from "../content/issues/hidden-email.ts";
import type { OmittedText } from "../media/fonts/omitted-text.ts";
import { omittedTexts } from "./draw.ts";

/** A text that the owner can show by installing a font. */
type Installable = OmittedText & Required<Pick<OmittedText, "fontPackage">>;

const isInstallable = (omitted: OmittedText): omitted is Installable => omitted.fontPackage !== undefined;

/** An issue where the content has a text; where it has a letter, if the text is put together from several. */
const issueIn = (
  texts: readonly PublishedText[],
  { text, fontPackage }: Installable,
  finding: Finding,
): ContentIssue => {
  const { letter } = fontPackage;
  for (const wanted of [text, letter])
    for (const { source, start, end } of texts) {
      const at = source.text.slice(start, end).indexOf(wanted);
      const first = start + at + wanted.indexOf(letter);
      if (at >= 0) return issueAt(source, first, first + letter.length, finding);
    }
  return fileIssue("content", finding);
};

const codePoint = (letter: string): string =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/**
 * The letters of `/resume.pdf` that no font has, an issue for each font that the owner can install. Without them, the file
 * would lack facts (D71).
 * @param context the content in all languages
 * @param readTexts reads where the content has its texts; called only if letters are missing
 */
export const missingLetterIssues = (
  context: BuildContext,
  readTexts: () => readonly PublishedText[],
): ContentIssue[] => {
  const { portfolio } = context;
  const omitted = [portfolio, ...(portfolio.variants ?? [])]
    .flatMap((inLanguage) => omittedTexts({ ...context, portfolio: inLanguage }))
    .filter(isInstallable);
  if (omitted.length === 0) return [];
  const texts = readTexts();
  return [...Map.groupBy(omitted, ({ fontPackage }) => fontPackage.name).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { language, letter, name } = first.fontPackage;
    const count = new Set(group.map(({ text }) => text)).size;
    const where = count > 1 ? ` and others, in ${count} texts of resume.pdf` : ", in a text of resume.pdf";
    return issueIn(texts, first, {
      found: `the letter \`${letter}\` (${codePoint(letter)})${where}`,
      expected: `letters that an installed font has, or a font with ${language} letters`,
      fix: `run \`npm install @fontsource/${name}\``,
    });
  });
};
