import type { Portfolio } from "../content/content.ts";
import { type Base, baseOf } from "../contract/base.ts";
import { envelope } from "../contract/envelope.ts";
import type { ResponseBody } from "../contract/resources/response-schemas.ts";
import { mirrorPath } from "../contract/route.ts";
import { type PrerenderedRoute, prerenderedRoutes } from "../contract/routes.ts";
import type { Hosting } from "../contract/static/hosting.ts";
import { localizedContact, localizedExperience, localizedProfile } from "./languages/localized-resources.ts";
import { portfolioBundle } from "./portfolio-bundle.ts";
import { claimInfo, identityInfo, sandbox } from "./resources.ts";

type Bodies = {
  readonly [R in PrerenderedRoute as R["operationId"]]: (
    portfolio: Portfolio,
    base: Base,
    hosting: Hosting,
  ) => ResponseBody<R["response"]["schema"]>;
};

/** The body of each pre-rendered read, for the portfolio and a base. */
const bodies: Bodies = {
  getProfile: localizedProfile,
  getExperience: localizedExperience,
  getPortfolio: portfolioBundle,
  getContact: localizedContact,
  getSandbox: sandbox,
  getIdentity: identityInfo,
  getClaim: claimInfo,
};

/** The files of the pre-rendered reads, each followed by its v1 mirror: path to JSON (D1, D11). */
export function* readFiles(
  portfolio: Portfolio,
  site: string,
  hosting: Hosting = "app",
): Generator<[path: string, json: string]> {
  for (const { operationId, file, tag } of prerenderedRoutes) {
    // Reads about the service are in English, and exist once.
    if (portfolio.fallback && tag !== "Portfolio") continue;
    const body = bodies[operationId];
    yield [file, JSON.stringify(body(portfolio, baseOf(site), hosting))];
    yield [mirrorPath(file), envelope(JSON.stringify(body(portfolio, baseOf(site, "v1"), hosting)))];
  }
}
