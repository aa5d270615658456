import { resolve } from "node:path";
import { ProfileFile } from "../../portfolio/content.ts";
import { readArguments } from "../command-line.ts";
import { SettingsError } from "../settings-error.ts";

export interface ImportSettings {
  /** The whole path of the file that is imported. */
  readonly file: string;
  /** The folder with the content. */
  readonly content: string;
  /** Whether files that are there may be replaced. */
  readonly force: boolean;
  /** The address of the person, where the file has none, or another. */
  readonly email?: string;
}

const usage = `Usage: npm run import -- FILE [options]

Writes the content from a resume, and says what became of every value in it.

  FILE              a JSON Resume (https://jsonresume.org), or the ZIP archive that LinkedIn sends
  --content FOLDER  the folder with the content (content)
  --email ADDRESS   your address, where the file has none or another
  --force           replaces files that are there, and removes what is left of the sample
`;

const options = {
  content: { type: "string", default: "content" },
  email: { type: "string" },
  force: { type: "boolean", default: false },
} as const;

/**
 * The settings of `npm run import`, called in a folder: npm runs it in the project's, wherever it is called.
 * @throws SettingsError which says what cannot be used.
 */
export const importSettings = (args: readonly string[], folder: string): ImportSettings => {
  const { values, positionals } = readArguments(args, { usage, options, allowPositionals: true });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new SettingsError(`Found ${positionals.length} files to import; expected one.\n\n${usage.trimEnd()}`);
  const { content, force, email } = values;
  if (email !== undefined && !ProfileFile.shape.email.safeParse(email).success)
    throw new SettingsError(`--email is ${JSON.stringify(email)}; expected an e-mail address such as ada@example.com.`);
  return { file: resolve(folder, file), content, force, ...(email !== undefined && { email }) };
};
