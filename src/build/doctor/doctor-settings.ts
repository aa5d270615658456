import { SiteUrl } from "../../contract/base.ts";
import { readArguments } from "../command-line.ts";
import { SettingsError } from "../settings-error.ts";

export interface DoctorSettings {
  /** The origin of a service, or undefined for the built folder. */
  readonly address: string | undefined;
  readonly dist: string;
  /** The origin that a service is built for, where it is asked at another. */
  readonly site: string | undefined;
  readonly json: boolean;
}

const usage = `Usage: npm run doctor -- [URL] [options]

Looks at the site as agents and scanners do, and says what mends each fault.

  URL            a running service, such as https://ada.example.com; without it the built folder is examined
  --dist FOLDER  the built folder (dist)
  --site ORIGIN  the origin that the service is built for, where it is asked at another, such as a preview
  --json         the report as JSON
`;

const options = {
  dist: { type: "string" },
  site: { type: "string" },
  json: { type: "boolean", default: false },
} as const;

const unusable = (message: string): SettingsError => new SettingsError(`${message}\n\n${usage.trimEnd()}`);

const originOf = (written: string, what: string): string => {
  const result = SiteUrl.safeParse(written);
  if (result.success) return result.data;
  throw unusable(`${what} is ${JSON.stringify(written)}; expected an origin such as https://ada.example.com.`);
};

/**
 * What is asked for at the command line.
 * @throws SettingsError which says what cannot be used.
 */
export const doctorSettings = (args: readonly string[]): DoctorSettings => {
  const { values, positionals } = readArguments(args, { usage, options, allowPositionals: true });
  const [url, ...more] = positionals;
  if (more.length > 0) throw unusable(`One URL is examined at a time; found also ${more.join(" ")}.`);
  if (url !== undefined && values.dist !== undefined)
    throw unusable("Either a URL is examined or, with --dist, a folder.");
  if (url === undefined && values.site !== undefined)
    throw unusable("--site belongs to a URL: a folder says itself what it is built for.");
  return {
    address: url === undefined ? undefined : originOf(url, "The URL"),
    dist: values.dist ?? "dist",
    site: values.site === undefined ? undefined : originOf(values.site, "--site"),
    json: values.json,
  };
};
