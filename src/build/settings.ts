import { parseArgs } from "node:util";
import { defaultPort, SiteUrl } from "../contract/base.ts";

/** A setting that cannot be used. The message says which, what was found and what was expected. */
export class SettingsError extends Error {}

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

/** Settings of a build: `--content` and `--out`, and `SITE_URL` from the environment. */
export const buildSettings = (args: readonly string[], environment: NodeJS.ProcessEnv): BuildSettings => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { content: { type: "string", default: "content" }, out: { type: "string", default: "dist" } },
    });
    return { ...values, site: siteUrl(environment) };
  } catch (error) {
    throw error instanceof SettingsError ? error : new SettingsError((error as Error).message);
  }
};
