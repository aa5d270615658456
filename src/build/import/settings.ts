import { parseArgs } from "node:util";
import { SettingsError } from "../settings.ts";

export interface ImportSettings {
  /** The file that is imported. */
  readonly file: string;
  /** The folder with the content. */
  readonly content: string;
  /** Whether files that are there may be replaced. */
  readonly force: boolean;
  /** The address of the person, where the file has none, or another. */
  readonly email?: string;
}

const usage = "npm run import -- <resume.json or LinkedIn's ZIP> [--content <folder>] [--email <address>] [--force]";

/** The settings of `npm run import`. */
export const importSettings = (args: readonly string[]): ImportSettings => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        content: { type: "string", default: "content" },
        email: { type: "string" },
        force: { type: "boolean", default: false },
      },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0)
      throw new SettingsError(`Found ${positionals.length} files to import; expected one.`);
    const { content, force, email } = values;
    return { file, content, force, ...(email !== undefined && { email }) };
  } catch (error) {
    throw new SettingsError(`${(error as Error).message}\n\n${usage}`);
  }
};
