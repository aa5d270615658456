import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathOfFile } from "../../contract/site/manifest.ts";
import { isPagePath, markdownPath } from "../../contract/site/pages.ts";
import { markdownOfHtml } from "../../markdown/html-page.ts";

/** Writes the Markdown alternates of the owner's own pages into a rendered site, unless the owner wrote one (D15). */
export const writeOwnerAlternates = async (
  folder: string,
  files: readonly string[],
  options: { readonly site: string; readonly hasProjects: boolean },
): Promise<void> => {
  for (const file of files) {
    const path = pathOfFile(file);
    const alternate = markdownPath(path);
    if (!file.endsWith(".html") || isPagePath(path) || file === "/404.html" || files.includes(alternate)) continue;
    const markdown = markdownOfHtml(await readFile(join(folder, file), "utf8"), path, options);
    if (markdown !== undefined) await writeFile(join(folder, alternate), markdown);
  }
};
