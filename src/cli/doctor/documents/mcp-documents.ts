import * as z from "zod";
import { cardType, catalogPath } from "../../../contract/mcp/servers.ts";
import type { Site } from "../site/site.ts";
import { fetchJson, pathOnSite } from "./documents.ts";

const Catalog = z.looseObject({
  specVersion: z.string().min(1),
  entries: z
    .array(
      z.looseObject({ identifier: z.string().regex(/^urn:air:[^:]+:.+$/), type: z.string().min(1), url: z.string() }),
    )
    .min(1),
});

/** @throws CheckFailed if the catalog is missing or invalid. */
export const fetchCatalog = (site: Site) => fetchJson(site, catalogPath, Catalog, ["application/ai-catalog+json"]);

/** Paths of the MCP server cards in the catalog. */
export const cardPaths = async (site: Site): Promise<string[]> =>
  (await fetchCatalog(site)).entries
    .filter(({ type }) => type === cardType)
    .flatMap(({ url }) => pathOnSite(site, url, catalogPath) ?? []);

const Card = z.looseObject({
  $schema: z.url(),
  name: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  version: z.string().min(1),
  description: z.string().min(1).max(100),
  remotes: z
    .array(
      z.looseObject({
        type: z.literal("streamable-http"),
        url: z.url(),
        supportedProtocolVersions: z.array(z.string()).optional(),
      }),
    )
    .min(1),
});
export type Card = z.infer<typeof Card>;

/** @throws CheckFailed if the card is missing or invalid. */
export const fetchCard = (site: Site, path: string): Promise<Card> => fetchJson(site, path, Card, [cardType]);
