import { parseArgs } from "node:util";
import { SiteUrl } from "../../contract/base.ts";
import { SettingsError } from "../settings.ts";

export interface DoctorSettings {
  /** The origin of a service, or undefined for the built folder. */
  readonly address: string | undefined;
  readonly dist: string;
  /** The origin that a service is built for, where it is asked at another. */
  readonly site: string | undefined;
  readonly json: boolean;
}

export const usage = `Usage: npm run doctor -- [URL] [options]

  URL            a running service, such as https://ada.example.com; without it the built folder is examined
  --dist FOLDER  the built folder (dist)
  --site ORIGIN  the origin that the service is built for, where it is asked at another, such as a preview
  --json         the report as JSON
`;

const originOf = (written: string, what: string): string => {
  const result = SiteUrl.safeParse(written);
  if (result.success) return result.data;
  throw new SettingsError(`${what} is ${JSON.stringify(written)}; expected an origin such as https://ada.example.com.`);
};

/**
 * What is asked for at the command line.
 * @throws SettingsError which says what cannot be used.
 */
export const doctorSettings = (args: readonly string[]): DoctorSettings => {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    throw new SettingsError((error as Error).message);
  }
  const { values, positionals } = parsed;
  const [url, ...more] = positionals;
  if (more.length > 0) throw new SettingsError(`One URL is examined at a time; found also ${more.join(" ")}.`);
  if (url !== undefined && values.dist !== undefined)
    throw new SettingsError("Either a URL is examined or, with --dist, a folder.");
  if (url === undefined && values.site !== undefined)
    throw new SettingsError("--site belongs to a URL: a folder says itself what it is built for.");
  return {
    address: url === undefined ? undefined : originOf(url, "The URL"),
    dist: values.dist ?? "dist",
    site: values.site === undefined ? undefined : originOf(values.site, "--site"),
    json: values.json,
  };
};

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { dist: { type: "string" }, site: { type: "string" }, json: { type: "boolean", default: false } },
  });
