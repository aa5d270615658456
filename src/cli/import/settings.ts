import { resolve } from "node:path";
import { ProfileFile } from "../../content/content.ts";
import { readArguments, usageError } from "../../terminal/command-line.ts";
import { SettingsError } from "../../terminal/settings-error.ts";
import type { Preference } from "./merge/values/three-way.ts";

export interface ImportSettings {
  /** The absolute path of the file to import. */
  readonly file: string;
  /** The content folder. */
  readonly content: string;
  /** Whether sample files may be replaced and removed. */
  readonly force: boolean;
  /** Whether the content of the last import is replaced entirely, with the owner's changes to it. */
  readonly replace: boolean;
  /** What to do with values that the owner and the import both changed. */
  readonly preference: Preference;
  readonly dryRun: boolean;
  /** The email address to use instead of the one in the file. */
  readonly email?: string;
}

/** An import without options. */
export const importDefaults = { force: false, replace: false, preference: "report", dryRun: false } as const;

const usage = `Usage: vitrine import FILE [options]

Imports a resume into the content, and reports what happened to each of its values. A later import keeps your changes:
it updates only the values that you have not changed since the last import.

  FILE              a JSON Resume (https://jsonresume.org), or the ZIP archive of LinkedIn's data export
  --content FOLDER  content folder (default: content)
  --email ADDRESS   your email address, if the file has none, or to replace it
  --dry-run         report everything, and write nothing
  --theirs          if you and the import changed the same value, use the import's
  --ours            if you and the import changed the same value, keep yours and do not report it again
  --replace         replace everything that the last import wrote, also what you changed, and files of the same name
  --force           replace and remove files of the sample
`;

const flag = { type: "boolean", default: false } as const;
const options = {
  content: { type: "string", default: "content" },
  email: { type: "string" },
  "dry-run": flag,
  theirs: flag,
  ours: flag,
  replace: flag,
  force: flag,
} as const;

/**
 * The settings of `npm run import`. `folder` is where the user called it, because npm changes to the project folder.
 * @throws SettingsError for invalid arguments.
 */
export const importSettings = (args: readonly string[], folder: string): ImportSettings => {
  const { values, positionals } = readArguments(args, { usage, options, allowPositionals: true });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw usageError(`Expected one file to import; found ${positionals.length}.`, usage);
  const { content, email, theirs, ours, replace, force, "dry-run": dryRun } = values;
  const exclusive = Object.entries({ theirs, ours, replace }).flatMap(([name, isSet]) => (isSet ? [`--${name}`] : []));
  if (exclusive.length > 1) throw new SettingsError(`Pass only one of ${exclusive.join(" and ")}.`);
  if (email !== undefined && !ProfileFile.shape.email.safeParse(email).success)
    throw new SettingsError(`--email is ${JSON.stringify(email)}; expected an email address such as ada@example.com.`);
  const preference = theirs ? "theirs" : ours ? "ours" : "report";
  return {
    file: resolve(folder, file),
    content,
    force,
    replace,
    preference,
    dryRun,
    ...(email !== undefined && { email }),
  };
};
