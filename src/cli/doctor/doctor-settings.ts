import { statSync } from "node:fs";
import { SiteUrl, siteUrlFormat } from "../../contract/base.ts";
import { readArguments, usageError } from "../../terminal/command-line.ts";

export interface DoctorSettings {
  /** The address of a running service; undefined to check the built folder. */
  readonly address: string | undefined;
  readonly dist: string;
  /** The address that the service was built for, if it runs at another address. */
  readonly site: string | undefined;
  readonly json: boolean;
}

const usage = `Usage: vitrine doctor [FOLDER | URL] [options]

Checks the site the way agents and scanners do, and prints a fix for each fault.

  FOLDER         a built folder; dist, if you pass neither FOLDER nor URL
  URL            a running service, such as https://ada.example.com
  --dist FOLDER  the same as FOLDER
  --site URL     the address that the service was built for, if it runs at another address, such as a preview
  --json         print the report as JSON
`;

const options = {
  dist: { type: "string" },
  site: { type: "string" },
  json: { type: "boolean", default: false },
} as const;

const unusable = (message: string): Error => usageError(message, usage);

const addressOf = (text: string, what: string, hint = ""): string => {
  const result = SiteUrl.safeParse(text);
  if (result.success) return result.data;
  throw unusable(`${what} is ${JSON.stringify(text)}; expected ${siteUrlFormat}.${hint}`);
};

/**
 * The settings of `npm run doctor`.
 * @throws SettingsError for invalid arguments.
 */
export const doctorSettings = (args: readonly string[]): DoctorSettings => {
  const { values, positionals } = readArguments(args, { usage, options, allowPositionals: true });
  const [target, ...more] = positionals;
  if (more.length > 0) throw unusable(`Expected one folder or URL; also found ${more.join(" ")}.`);
  const isFolder = target !== undefined && statSync(target, { throwIfNoEntry: false })?.isDirectory() === true;
  const url = isFolder ? undefined : target;
  if (isFolder && values.dist !== undefined) throw unusable("Pass either a folder or --dist, not both.");
  if (url !== undefined && values.dist !== undefined) throw unusable("Pass either a URL or --dist, not both.");
  if (url === undefined && values.site !== undefined)
    throw unusable("Pass --site only with a URL: a built folder contains its own address.");
  return {
    address: url === undefined ? undefined : addressOf(url, "The URL", " No folder has this name."),
    dist: (isFolder ? target : values.dist) ?? "dist",
    site: values.site === undefined ? undefined : addressOf(values.site, "--site"),
    json: values.json,
  };
};
