import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isInEachLanguage, splitLanguage } from "../../contract/site/languages.ts";
import { pathOfFile } from "../../contract/site/manifest.ts";
import { isPagePath, markdownPath } from "../../contract/site/pages.ts";
import { answerTemplate } from "../../contract/site/templates/answer-page.ts";
import { matchTemplate } from "../../contract/site/templates/match-page.ts";
import { markdownOfHtml } from "../../markdown/html-page.ts";

/** Pages that the app fills in. They have no Markdown alternate. */
const templates = ["/404.html", answerTemplate, matchTemplate];

/** Whether an HTML file is not one of Vitrine's pages, also not in one of the languages. */
export const isOwnPage = (file: string, languages: readonly string[] = []): boolean => {
  const { language, path } = splitLanguage(pathOfFile(file), languages);
  const isPage = language ? isInEachLanguage(path) : isPagePath(path);
  return file.endsWith(".html") && !isPage && !templates.includes(path);
};

/** Writes the Markdown alternates of the owner's own pages into a rendered site, unless the owner wrote one (D15). */
export const writeOwnerAlternates = async (
  folder: string,
  files: readonly string[],
  options: { readonly site: string; readonly hasProjects: boolean; readonly languages?: readonly string[] },
): Promise<void> => {
  for (const file of files) {
    const path = pathOfFile(file);
    const alternate = markdownPath(path);
    if (!isOwnPage(file, options.languages) || files.includes(alternate)) continue;
    const markdown = markdownOfHtml(await readFile(join(folder, file), "utf8"), path, options);
    if (markdown !== undefined) await writeFile(join(folder, alternate), markdown);
  }
};
