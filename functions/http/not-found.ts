import { basePathOf, versionOf } from "../../src/contract/base.ts";
import { errorKinds } from "../../src/contract/errors/error-kinds.ts";
import { ApiError, quoteInput } from "../../src/contract/errors.ts";
import { catalogPath, wellKnownCardPath } from "../../src/contract/mcp/servers.ts";
import { routes } from "../../src/contract/routes.ts";
import { isApiPath } from "../../src/contract/site/api-paths.ts";
import { authorizationServerPath, protectedResourcePath } from "../../src/contract/site/discovery.ts";
import { documents, pathsInSitemap, suggestedDocuments } from "../../src/contract/site/documents.ts";
import { decodePath, nearestPath } from "../../src/contract/site/nearest-path.ts";
import { sitePages } from "../../src/contract/site/pages.ts";
import type { UnknownPath } from "../../src/contract/site/templates/not-found-page.ts";
import type { Ports } from "../ports/ports.ts";

const operations = routes.filter(({ path }) => !path.includes("{"));
const files = [...suggestedDocuments, authorizationServerPath, protectedResourcePath, catalogPath, wellKnownCardPath];
const pages = sitePages.map(({ path }) => path);

/** Larger sitemaps are not searched for suggestions. 200,000 bytes are about 2,000 pages. */
const MAX_SITEMAP_BYTES = 200_000;

type SuggestionPorts = Pick<Ports, "assets" | "settings">;

/** The paths of all pages, including projects. */
const sitemapPaths = async ({ assets, settings }: SuggestionPorts): Promise<readonly string[]> => {
  const sitemap = await assets.read(documents.sitemap);
  if (!sitemap || sitemap.body.length > MAX_SITEMAP_BYTES) return [];
  const basePath = basePathOf(settings.site);
  return pathsInSitemap(new TextDecoder().decode(sitemap.body)).map((path) => path.slice(basePath.length));
};

/** The paths to suggest from: operations of the same base for an API path, and pages as well for any other path. */
const candidatePaths = async (path: string, ports: SuggestionPorts): Promise<readonly string[]> => {
  const version = versionOf(path);
  const apiPaths = operations.filter((route) => route.version === version).map((route) => route.path);
  if (version === "v1") return apiPaths;
  if (isApiPath(path)) return [...apiPaths, ...files];
  return [...pages, ...files, ...(await sitemapPaths(ports)), ...apiPaths];
};

/** Finds the known path that is closest to an unknown one. */
export const suggestPath = async (path: string, ports: SuggestionPorts): Promise<UnknownPath> => ({
  path: decodePath(path),
  nearest: nearestPath(path, await candidatePaths(path.replace(/^\/+/, "/"), ports)),
});

/** Creates the 404 error with its suggestion. */
export const notFoundError = ({ path, nearest }: UnknownPath): ApiError => {
  const { hint } = errorKinds.not_found;
  return new ApiError("not_found", {
    message: `There is nothing at ${quoteInput(path)}.`,
    hint: nearest === undefined ? hint : `Did you mean ${nearest}? ${hint}`,
  });
};
