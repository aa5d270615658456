import { disposableEmailBlocklist } from "disposable-email-domains-js";
import { baseOf } from "../contract/base.ts";
import { envelope } from "../contract/envelope.ts";
import { getClaim, getIdentity } from "../contract/operations/credentials.ts";
import { getContact, getExperience, getProfile } from "../contract/operations/portfolio.ts";
import { getSandbox } from "../contract/operations/service.ts";
import { mirrorPath } from "../contract/route.ts";
import type { Portfolio } from "./content.ts";
import { cardFiles } from "./mcp-cards.ts";
import { projectFiles } from "./project-list.ts";
import { claimInfo, contactInfo, disposableDomainsFile, experienceBundle, identityInfo, sandbox } from "./resources.ts";

/** What each pre-rendered read answers with, as a function of the content and of the base it is answered for. */
const reads = [
  [getProfile, ({ profile }: Portfolio) => profile],
  [getExperience, experienceBundle],
  [getContact, contactInfo],
  [getSandbox, sandbox],
  [getIdentity, identityInfo],
  [getClaim, claimInfo],
] as const;

/** Every JSON file below /api that the build writes: path to text (D1). */
export function* apiFiles(
  portfolio: Portfolio,
  site: string,
  release: string,
): Generator<[path: string, json: string]> {
  for (const [{ file }, body] of reads) {
    yield [file, JSON.stringify(body(portfolio, baseOf(site)))];
    yield [mirrorPath(file), envelope(JSON.stringify(body(portfolio, baseOf(site, "v1"))))];
  }
  yield [disposableDomainsFile, JSON.stringify(disposableEmailBlocklist())];
  yield* cardFiles(portfolio, site, release);
  yield* projectFiles(portfolio.projects);
}
