import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentKeys, contentKinds } from "../../../content/content.ts";
import { ContentError } from "../../../content/issues/content-issue.ts";
import { decode } from "../../../content/issues/source.ts";
import { slugOfFile } from "../../../content/projects/project-entries.ts";
import { readContent } from "../../../content/read/read-content.ts";
import { ImportError } from "../import-error.ts";
import type { ContentTexts } from "./merge-files.ts";
import { type ContentText, readContentText } from "./text/content-text.ts";

const yamlFiles: readonly string[] = contentKeys.map((key) => contentKinds[key].file);

/** Whether a path is that of a content file. */
const isContentFile = (name: string): boolean => yamlFiles.includes(name) || slugOfFile(name) !== undefined;

/** The errors of the content. A file that cannot be parsed always has some. */
const contentErrors = (folder: string, paths: readonly string[]): string => {
  try {
    readContent(folder, { paths });
    return "";
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
};

/**
 * The owner's content files. Other files in the folder are left out.
 * @param paths what the owner adds to the site, so that links can lead to it.
 * @throws ImportError with all errors of the content if a file cannot be parsed.
 */
export const readOwnContent = (folder: string, names: readonly string[], paths: readonly string[]): ContentTexts => {
  const texts = new Map<string, ContentText>();
  for (const name of names.filter(isContentFile)) {
    const { source, invalid } = decode(name, readFileSync(join(folder, name)));
    const read = invalid ? undefined : readContentText(name, source.text);
    if (!read)
      throw new ImportError(
        `Your content has errors. Correct them before you import:\n\n${contentErrors(folder, paths)}`,
      );
    texts.set(name, read);
  }
  return texts;
};
