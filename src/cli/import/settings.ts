import { resolve } from "node:path";
import { ProfileFile } from "../../content/content.ts";
import { readArguments } from "../../terminal/command-line.ts";
import { SettingsError } from "../../terminal/settings-error.ts";

export interface ImportSettings {
  /** The absolute path of the file to import. */
  readonly file: string;
  /** The content folder. */
  readonly content: string;
  /** Whether existing files may be replaced. */
  readonly force: boolean;
  /** The email address to use instead of the one in the file. */
  readonly email?: string;
}

const usage = `Usage: vitrine import FILE [options]

Imports a resume into the content, and reports what happened to each of its values.

  FILE              a JSON Resume (https://jsonresume.org), or the ZIP archive of LinkedIn's data export
  --content FOLDER  content folder (default: content)
  --email ADDRESS   your email address, if the file has none, or to replace it
  --force           replace files that exist, your own included, without a backup, and remove sample files
`;

const options = {
  content: { type: "string", default: "content" },
  email: { type: "string" },
  force: { type: "boolean", default: false },
} as const;

/**
 * The settings of `npm run import`. `folder` is where the user called it, because npm changes to the project folder.
 * @throws SettingsError for invalid arguments.
 */
export const importSettings = (args: readonly string[], folder: string): ImportSettings => {
  const { values, positionals } = readArguments(args, { usage, options, allowPositionals: true });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new SettingsError(`Expected one file to import; found ${positionals.length}.\n\n${usage.trimEnd()}`);
  const { content, force, email } = values;
  if (email !== undefined && !ProfileFile.shape.email.safeParse(email).success)
    throw new SettingsError(`--email is ${JSON.stringify(email)}; expected an email address such as ada@example.com.`);
  return { file: resolve(folder, file), content, force, ...(email !== undefined && { email }) };
};
