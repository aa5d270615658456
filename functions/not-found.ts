import { isApiPath, versionOf } from "../src/contract/base.ts";
import { authorizationServerPath, protectedResourcePath } from "../src/contract/discovery.ts";
import { documents, likelyDocuments, pathsInSitemap } from "../src/contract/documents.ts";
import { ApiError, errorKinds, quoted } from "../src/contract/errors.ts";
import { catalogPath, wellKnownCardPath } from "../src/contract/mcp-servers.ts";
import { nearestPath, readable } from "../src/contract/nearest-path.ts";
import type { Missed } from "../src/contract/not-found-page.ts";
import { sitePages } from "../src/contract/pages.ts";
import { routes } from "../src/contract/routes.ts";
import type { Ports } from "./ports.ts";

const operations = routes.filter(({ path }) => !path.includes("{"));
const files = [...likelyDocuments, authorizationServerPath, protectedResourcePath, catalogPath, wellKnownCardPath];
const pages = sitePages.map(({ path }) => path);

/** The largest map of the site that is read to find what was meant, in bytes: of about 2,000 pages. */
const largest = 200_000;

/** The paths of pages, those of projects among them. */
const mappedPaths = async ({ assets }: Pick<Ports, "assets">): Promise<readonly string[]> => {
  const map = await assets.read(documents.sitemap);
  if (!map || map.body.length > largest) return [];
  return pathsInSitemap(new TextDecoder().decode(map.body));
};

/** What can be meant by a path: what programs read by what they call, in the same base, and everything by all else. */
const knownFor = async (path: string, ports: Pick<Ports, "assets">): Promise<readonly string[]> => {
  const version = versionOf(path);
  const called = operations.filter((route) => route.version === version).map((route) => route.path);
  if (version === "v1") return called;
  if (isApiPath(path)) return [...called, ...files];
  return [...pages, ...files, ...(await mappedPaths(ports)), ...called];
};

/** What was asked for at a path where nothing is. */
export const missedAt = async (path: string, ports: Pick<Ports, "assets">): Promise<Missed> => ({
  path: readable(path),
  nearest: nearestPath(path, await knownFor(path.replace(/^\/+/, "/"), ports)),
});

/** The error that says so. Its hint is printed with the paths of the mirror where that was asked. */
export const notFound = ({ path, nearest }: Missed): ApiError => {
  const { hint } = errorKinds.not_found;
  return new ApiError("not_found", {
    message: `There is nothing at ${quoted(path)}.`,
    hint: nearest === undefined ? hint : `Did you mean ${nearest.replace(/^\/api\/v1(?=\/)/, "/api")}? ${hint}`,
  });
};
