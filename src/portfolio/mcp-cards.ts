import { cardPath, cardType, type McpServerRecord, mcpServers, mcpVersions } from "../contract/mcp-servers.ts";
import { type ListedTool, listedTools } from "../contract/tool-schemas.ts";
import type { Portfolio } from "./content.ts";

/**
 * All that a client needs to connect to a server, and what scanners of earlier drafts look for. The members up to
 * `remotes` are those of the card's schema (SEP-2127).
 */
export interface ServerCard {
  readonly $schema: string;
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly websiteUrl: string;
  readonly icons: readonly object[];
  readonly remotes: readonly object[];
  readonly serverInfo: { readonly name: string; readonly title: string; readonly version: string };
  readonly protocolVersion: string;
  readonly transport: object;
  readonly serverUrl: string;
  readonly capabilities: { readonly tools: { readonly listChanged: false } };
  readonly instructions: string;
  readonly tools: readonly ListedTool[];
}

const schema = "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json";

/** Characters that a card takes of a title or description. */
const most = 100;

const cut = (text: string): string => {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most - 1).join("")}…` : text;
};

/** The host of a site in reverse, as names of servers begin: `com.example.ada`. An address stays as it is. */
const reversed = (site: string): string => {
  const { hostname } = new URL(site);
  const isAddress = /^[\d.]+$|:/.test(hostname);
  return isAddress ? hostname.replaceAll(/[[\]]/g, "").replaceAll(":", "-") : hostname.split(".").reverse().join(".");
};

/** The card of a server. `release` is that of the service. */
export const serverCard = (
  server: McpServerRecord,
  { site: { title } }: { readonly site: Pick<Portfolio["site"], "title"> },
  site: string,
  release: string,
): ServerCard => {
  const identity = {
    name: `${reversed(site)}/${server.slug}`,
    title: cut(`${title} (${server.slug})`),
    version: release,
  };
  const url = `${site}${server.path}`;
  const [protocolVersion] = mcpVersions.modern;
  return {
    $schema: schema,
    ...identity,
    description: cut(`${title}: ${server.purpose}.`),
    websiteUrl: site,
    icons: [{ src: `${site}/favicon.svg`, mimeType: "image/svg+xml", sizes: ["any"] }],
    remotes: [
      {
        type: "streamable-http",
        url,
        supportedProtocolVersions: [...mcpVersions.modern, ...mcpVersions.initialize],
      },
    ],
    serverInfo: identity,
    protocolVersion,
    transport: { type: "streamable-http", endpoint: server.path },
    serverUrl: url,
    capabilities: { tools: { listChanged: false } },
    instructions: server.instructions,
    tools: listedTools(server),
  };
};

/** The cards beside their servers: path to text. */
export const cardFiles = (portfolio: Portfolio, site: string, release: string): [path: string, json: string][] =>
  mcpServers.map((server) => [cardPath(server), JSON.stringify(serverCard(server, portfolio, site, release))]);

/**
 * The catalog by which clients find the servers of a site. Its identifiers have the publisher and the name, which every
 * draft of it allows.
 */
export const aiCatalog = (site: string) => ({
  specVersion: "1.0",
  entries: mcpServers.map((server) => ({
    identifier: `urn:air:${new URL(site).hostname}:${server.slug}`,
    type: cardType,
    url: `${site}${cardPath(server)}`,
  })),
});
