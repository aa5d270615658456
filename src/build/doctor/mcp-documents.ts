import * as z from "zod";
import { jsonAt, ownPath } from "./documents.ts";
import type { Site } from "./site.ts";

export const catalogPath = "/.well-known/ai-catalog.json";
/** Where scanners look for the card of a site. */
export const wellKnownCard = "/.well-known/mcp/server-card.json";
export const cardType = "application/mcp-server-card+json";

const Catalog = z.looseObject({
  specVersion: z.string().min(1),
  entries: z
    .array(
      z.looseObject({ identifier: z.string().regex(/^urn:air:[^:]+:.+$/), type: z.string().min(1), url: z.string() }),
    )
    .min(1),
});

/** @throws CheckFailed when it is not there or is no catalog. */
export const catalogOf = (site: Site) => jsonAt(site, catalogPath, Catalog, ["application/ai-catalog+json"]);

/** Paths of the MCP server cards that the catalog names. */
export const cardPaths = async (site: Site): Promise<string[]> =>
  (await catalogOf(site)).entries
    .filter(({ type }) => type === cardType)
    .flatMap(({ url }) => ownPath(site, url, catalogPath) ?? []);

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

/** @throws CheckFailed when it is not there or is no card. */
export const cardAt = (site: Site, path: string): Promise<Card> => jsonAt(site, path, Card, [cardType]);
