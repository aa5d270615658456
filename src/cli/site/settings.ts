import { defaultPort, SiteUrl, siteUrlFormat } from "../../contract/base.ts";
import type { Hosting } from "../../contract/static/hosting.ts";
import { readArguments } from "../../terminal/command-line.ts";
import { SettingsError } from "../../terminal/settings-error.ts";

export interface BuildSettings {
  /** The content folder. */
  readonly content: string;
  /** The output folder. */
  readonly out: string;
  /** The address that the site is built for, an origin that can have a path. */
  readonly site: string;
  /** Whether the app will run there (D64). */
  readonly hosting: Hosting;
}

/** The address from `SITE_URL`, or localhost with `PORT`. */
export const siteUrl = (environment: NodeJS.ProcessEnv): string => {
  const { SITE_URL, PORT } = environment;
  const url = SITE_URL ?? `http://localhost:${PORT || defaultPort}`;
  const result = SiteUrl.safeParse(url);
  if (result.success) return result.data;
  throw new SettingsError(
    SITE_URL === undefined
      ? `PORT is ${JSON.stringify(PORT)}; expected a port from 0 to 65535.`
      : `SITE_URL is ${JSON.stringify(SITE_URL)}; expected ${siteUrlFormat}.`,
  );
};

/** The content folder of a repository. */
export const defaultContent = "content";
const content = { type: "string", default: defaultContent } as const;
const isStatic = { type: "boolean", default: false } as const;
const hostingOf = (forFiles: boolean): Hosting => (forFiles ? "static" : "app");

const buildCommand = {
  usage: `Usage: vitrine build [options]

Checks the content and builds the site. Writes nothing if the content has errors.

  --content FOLDER  content folder (default: content)
  --out FOLDER      output folder (default: dist)
  --static          build for a host that serves only files, such as GitHub Pages: without the app's pages and operations

Set SITE_URL to the address of the site, which can have a path: SITE_URL=https://ada.github.io/me npm run build
`,
  options: { content, out: { type: "string", default: "dist" }, static: isStatic },
} as const;

/** Settings of a build: `--content`, `--out` and `--static`, and `SITE_URL` from the environment. */
export const buildSettings = (args: readonly string[], environment: NodeJS.ProcessEnv): BuildSettings => {
  const { static: forFiles, ...folders } = readArguments(args, buildCommand).values;
  return { ...folders, site: siteUrl(environment), hosting: hostingOf(forFiles) };
};

const checkCommand = {
  usage: `Usage: vitrine check [options]

Lists all errors in the content and the configuration, and missing layouts of your pages, with a fix for each.

  --content FOLDER  content folder (default: content)
  --static          check for \`vitrine build --static\`: links cannot lead to what only the app serves
`,
  options: { content, static: isStatic },
} as const;

/** The content folder to check, and the kind of host that it is checked for. */
export const checkSettings = (args: readonly string[]): Pick<BuildSettings, "content" | "hosting"> => {
  const { values } = readArguments(args, checkCommand);
  return { content: values.content, hosting: hostingOf(values.static) };
};
