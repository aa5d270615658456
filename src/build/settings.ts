import { defaultPort, SiteUrl } from "../contract/base.ts";
import { readArguments } from "./command-line.ts";
import { SettingsError } from "./settings-error.ts";

export interface BuildSettings {
  /** The folder with the content. */
  readonly content: string;
  /** The folder that the site is written to. */
  readonly out: string;
  /** The origin that the site is built for. */
  readonly site: string;
}

/** The origin from `SITE_URL`, or localhost with `PORT`. */
export const siteUrl = (environment: NodeJS.ProcessEnv): string => {
  const written = environment.SITE_URL ?? `http://localhost:${environment.PORT || defaultPort}`;
  const result = SiteUrl.safeParse(written);
  if (!result.success)
    throw new SettingsError(
      `SITE_URL is ${JSON.stringify(written)}; expected an origin such as https://ada.example.com, without a path.`,
    );
  return result.data;
};

const content = { type: "string", default: "content" } as const;

const buildCommand = {
  usage: `Usage: npm run build -- [options]

Checks the content and writes the site. It writes nothing where the content has a mistake.

  --content FOLDER  the folder with the content (content)
  --out FOLDER      the folder that the site is written to (dist)

SITE_URL is the origin that the site will live at, as in: SITE_URL=https://ada.example.com npm run build
`,
  options: { content, out: { type: "string", default: "dist" } },
} as const;

/** Settings of a build: `--content` and `--out`, and `SITE_URL` from the environment. */
export const buildSettings = (args: readonly string[], environment: NodeJS.ProcessEnv): BuildSettings => {
  const { values } = readArguments(args, buildCommand);
  return { ...values, site: siteUrl(environment) };
};

const checkCommand = {
  usage: `Usage: npm run content:check -- [options]

Shows every mistake in the content at once, each with what mends it. It writes nothing.

  --content FOLDER  the folder with the content (content)
`,
  options: { content },
} as const;

/** The folder whose content is to be checked. */
export const checkedFolder = (args: readonly string[]): string => readArguments(args, checkCommand).values.content;
