import type { ApiVersion } from "./base.ts";
import { mcpOperations } from "./operations/agents.ts";
import { askOperations } from "./operations/ask.ts";
import { credentialOperations } from "./operations/credentials.ts";
import { matchOperations } from "./operations/match.ts";
import { portfolioOperations } from "./operations/portfolio.ts";
import { serviceOperations } from "./operations/service.ts";
import { endpoint, mirror, type Route } from "./route.ts";

const operations = [
  ...portfolioOperations,
  ...serviceOperations,
  ...askOperations,
  ...matchOperations,
  ...mcpOperations,
  ...credentialOperations,
] as const;

/** A read whose response is a file that the build writes (D1). */
export type PrerenderedRoute = Extract<(typeof operations)[number], { readonly file: string }>;

const isPrerendered = (route: (typeof operations)[number]): route is PrerenderedRoute => "file" in route;

/** Every pre-rendered read. `src/portfolio/reads.ts` has the body of each. */
export const prerenderedRoutes: readonly PrerenderedRoute[] = operations.filter(isPrerendered);

const current: readonly Route[] = operations;

/** Every operation, followed by the v1 mirror (D11). */
export const routes: readonly Route[] = [...current, ...current.filter((route) => route.mirrored).map(mirror)];

/** The endpoints that /api/health lists. In the mirror, only paths of the mirror (D11). */
export const endpointIndex = (version: ApiVersion): string[] =>
  routes.filter((route) => !route.mirrored || route.version === version).map(endpoint);
