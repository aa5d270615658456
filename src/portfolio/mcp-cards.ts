import type { Portfolio } from "../content/content.ts";
import { type LanguageFacts, severalLanguagesOf } from "../content/languages/languages.ts";
import { urlPath } from "../contract/base.ts";
import {
  cardPath,
  cardType,
  type McpServerRecord,
  mcpServers,
  mcpVersions,
  portfolioServer,
} from "../contract/mcp/servers.ts";
import { type ListedTool, listedTools } from "../contract/mcp/tool-schemas.ts";
import type { Languages } from "../contract/mcp/tools.ts";
import { joinList } from "../contract/text/join-list.ts";

/**
 * An MCP server card. The members up to `remotes` are those of the schema (SEP-2127); the others are for clients of
 * earlier drafts.
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

/** The maximum number of characters in a title or description. */
const MAX_TEXT_CHARACTERS = 100;

const truncate = (text: string): string => {
  const characters = [...text];
  return characters.length > MAX_TEXT_CHARACTERS ? `${characters.slice(0, MAX_TEXT_CHARACTERS - 1).join("")}…` : text;
};

/** The host of a site in reverse DNS order: `com.example.ada`. An IP address is not reversed. */
const reverseDomain = (site: string): string => {
  const { hostname } = new URL(site);
  const isAddress = /^[\d.]+$|:/.test(hostname);
  return isAddress ? hostname.replaceAll(/[[\]]/g, "").replaceAll(":", "-") : hostname.split(".").reverse().join(".");
};

const serverTitle = ({ slug }: McpServerRecord, title: string): string => truncate(`${title} (${slug})`);

/** What the instructions say about languages: nothing if the tools take none. */
const languageNote = ({ tools }: McpServerRecord, languages: Languages): string =>
  languages && tools.some(({ isLocalized }) => isLocalized)
    ? ` The portfolio is in the languages ${joinList(languages)}; pass one as \`language\`. \`fallbacks\` and \`lang\` of a result name the language of texts that are not translated.`
    : "";

/** The card of a server. `release` is the version of the service. */
export const serverCard = (
  server: McpServerRecord,
  portfolio: LanguageFacts & { readonly site: Pick<Portfolio["site"], "title"> },
  site: string,
  release: string,
): ServerCard => {
  const { title } = portfolio.site;
  const languages = severalLanguagesOf(portfolio);
  const identity = {
    name: `${reverseDomain(site)}/${server.slug}`,
    title: serverTitle(server, title),
    version: release,
  };
  const url = `${site}${server.path}`;
  const [protocolVersion] = mcpVersions.modern;
  return {
    $schema: schema,
    ...identity,
    description: truncate(`${title}: ${server.purpose}.`),
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
    transport: { type: "streamable-http", endpoint: urlPath(site, server.path) },
    serverUrl: url,
    capabilities: { tools: { listChanged: false } },
    instructions: server.instructions + languageNote(server, languages),
    tools: listedTools(server, languages),
  };
};

/** The card files: path to JSON text. */
export const cardFiles = (portfolio: Portfolio, site: string, release: string): [path: string, json: string][] =>
  mcpServers.map((server) => [cardPath(server), JSON.stringify(serverCard(server, portfolio, site, release))]);

/** Questions that an agent can answer with a server, for the search of registries. */
const representativeQueries = (server: McpServerRecord, name: string): readonly string[] =>
  server === portfolioServer
    ? [`What does ${name} do?`, `Which projects has ${name} made?`, `How can I contact ${name}?`]
    : [`How do I read the projects of ${name} as JSON?`, `How does an agent get a credential for the API of ${name}?`];

/**
 * The catalog of the MCP servers of a site (Agentic Resource Discovery 1.0). Identifiers consist of the publisher and the slug
 * of the server.
 */
export const aiCatalog = ({ profile, site: { title } }: Pick<Portfolio, "profile" | "site">, site: string) => ({
  specVersion: "1.0",
  entries: mcpServers.map((server) => ({
    identifier: `urn:air:${new URL(site).hostname}:${server.slug}`,
    displayName: serverTitle(server, title),
    description: `${title}: ${server.purpose}.`,
    type: cardType,
    url: `${site}${cardPath(server)}`,
    representativeQueries: representativeQueries(server, profile.name),
  })),
});
