import { disposableEmailBlocklist } from "disposable-email-domains-js";
import type { Portfolio } from "../content/content.ts";
import { isOffered } from "../contract/static/hosting.ts";
import { cardFiles } from "./mcp-cards.ts";
import { projectIndexFile, searchIndexFile } from "./projects/list.ts";
import { projectFiles } from "./projects/project-files.ts";
import { readFiles } from "./reads.ts";
import { disposableDomainsFile } from "./resources.ts";

/** Every JSON file below /api that the build writes for the app: path to text (D1). */
export function* apiFiles(
  portfolio: Portfolio,
  site: string,
  release: string,
): Generator<[path: string, json: string]> {
  yield* readFiles(portfolio, site);
  yield [disposableDomainsFile, JSON.stringify(disposableEmailBlocklist())];
  yield* cardFiles(portfolio, site, release);
  yield* projectFiles(portfolio, site);
}

/** The JSON files of a further language, by their path below its prefix, such as `/api/profile.json` for `/de/api/profile.json`. */
export function* variantApiFiles(portfolio: Portfolio, site: string): Generator<[path: string, json: string]> {
  yield* readFiles(portfolio, site);
  yield* projectFiles(portfolio, site);
}

/** Every JSON file below /api of a site without the app: those that clients read (D64). */
export function* staticApiFiles(portfolio: Portfolio, site: string): Generator<[path: string, json: string]> {
  const onlyForTheApp: readonly string[] = [projectIndexFile, searchIndexFile];
  for (const file of [...readFiles(portfolio, site, "static"), ...projectFiles(portfolio, site)])
    if (isOffered("static", file[0]) && !onlyForTheApp.includes(file[0])) yield file;
}
