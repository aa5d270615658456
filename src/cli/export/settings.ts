import { resolve } from "node:path";
import { readArguments } from "../../terminal/command-line.ts";
import { siteUrl } from "../site/settings.ts";

export interface ExportSettings {
  /** The content folder. */
  readonly content: string;
  /** The address of the site, for links to pictures. */
  readonly site: string;
  /** The absolute path of the file to write; undefined to print the resume. */
  readonly output?: string;
}

const usage = `Usage: vitrine export [options]

Prints your content as a JSON Resume (https://jsonresume.org), with what an import found no place for, and with private
values such as references. The site's /resume.json has only what is public.

  --content FOLDER  content folder (default: content)
  --output FILE     write to this file instead
`;

const options = { content: { type: "string", default: "content" }, output: { type: "string" } } as const;

/** @throws SettingsError for invalid arguments. */
export const exportSettings = (args: readonly string[], folder: string): ExportSettings => {
  const { content, output } = readArguments(args, { usage, options }).values;
  return { content, site: siteUrl(process.env), ...(output !== undefined && { output: resolve(folder, output) }) };
};
