import { disposableEmailBlocklist } from "disposable-email-domains-js";
import type { Portfolio } from "../content/content.ts";
import { cardFiles } from "./mcp-cards.ts";
import { projectFiles } from "./projects/list.ts";
import { readFiles } from "./reads.ts";
import { disposableDomainsFile } from "./resources.ts";

/** Every JSON file below /api that the build writes: path to text (D1). */
export function* apiFiles(
  portfolio: Portfolio,
  site: string,
  release: string,
): Generator<[path: string, json: string]> {
  yield* readFiles(portfolio, site);
  yield [disposableDomainsFile, JSON.stringify(disposableEmailBlocklist())];
  yield* cardFiles(portfolio, site, release);
  yield* projectFiles(portfolio.projects, site);
}
