import { SiteUrl, siteUrlFormat } from "../../contract/base.ts";
import { readArguments } from "../../terminal/command-line.ts";
import { SettingsError } from "../../terminal/settings-error.ts";

export interface DoctorSettings {
  /** The address of a running service; undefined to check the built folder. */
  readonly address: string | undefined;
  readonly dist: string;
  /** The address that the service was built for, if it runs at another address. */
  readonly site: string | undefined;
  readonly json: boolean;
}

const usage = `Usage: vitrine doctor [URL] [options]

Checks the site the way agents and scanners do, and prints a fix for each fault.

  URL            a running service, such as https://ada.example.com (default: check the built folder)
  --dist FOLDER  built folder (default: dist)
  --site URL     the address that the service was built for, if it runs at another address, such as a preview
  --json         print the report as JSON
`;

const options = {
  dist: { type: "string" },
  site: { type: "string" },
  json: { type: "boolean", default: false },
} as const;

const unusable = (message: string): SettingsError => new SettingsError(`${message}\n\n${usage.trimEnd()}`);

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
  const [url, ...more] = positionals;
  if (more.length > 0) throw unusable(`Expected one URL; also found ${more.join(" ")}.`);
  if (url !== undefined && values.dist !== undefined) throw unusable("Pass either a URL or --dist, not both.");
  if (url === undefined && values.site !== undefined)
    throw unusable("Pass --site only with a URL: a built folder contains its own address.");
  return {
    address: url === undefined ? undefined : addressOf(url, "The URL", " To check a built folder, pass --dist FOLDER."),
    dist: values.dist ?? "dist",
    site: values.site === undefined ? undefined : addressOf(values.site, "--site"),
    json: values.json,
  };
};
