import {
  askDocumentsTool,
  askSiteTool,
  getContactTool,
  getLlmsTool,
  getOpenApiTool,
  getProfileTool,
  listProjectsTool,
  type Tool,
} from "./tools.ts";

/** One server of the Model Context Protocol (specification, MCP servers). */
export interface McpServerRecord {
  readonly path: "/api/mcp" | "/api/docs-mcp";
  /** The last part of its name, which begins with the site's own. */
  readonly slug: string;
  /** What it is for, after the title of the site. */
  readonly purpose: string;
  /** What a client is told to give its model. */
  readonly instructions: string;
  readonly tools: readonly Tool[];
}

export const productServer: McpServerRecord = {
  path: "/api/mcp",
  slug: "portfolio",
  purpose: "profile, projects, contact and answers",
  instructions:
    "A person's portfolio; everything in it is public and read-only. get_profile says who it is about, list_projects what was made. " +
    "Ask ask_about_docs for everything else, such as work history, skills or how to call the API, and cite its sources.",
  tools: [getProfileTool, listProjectsTool, getContactTool, askSiteTool],
};

export const docsServer: McpServerRecord = {
  path: "/api/docs-mcp",
  slug: "docs",
  purpose: "documentation of the API",
  instructions:
    "The documentation of a portfolio's API. Ask ask_about_docs first; get_llms gives the short guide, and get_openapi everything, which is long.",
  tools: [askDocumentsTool, getLlmsTool, getOpenApiTool],
};

export const mcpServers: readonly McpServerRecord[] = [productServer, docsServer];

/** Whether a path is one of a server, where errors are those of JSON-RPC. */
export const isMcpPath = (path: string): boolean => mcpServers.some((server) => server.path === path);

/** Revisions of the protocol, latest first (D9). Those that begin with `initialize` are the earlier ones. */
export const mcpVersions = {
  modern: ["2026-07-28"],
  initialize: ["2025-11-25", "2025-06-18", "2025-03-26"],
} as const;

/** The last revision in which messages can be sent in batches; it is assumed where a client names none. */
export const lastWithBatches = "2025-03-26";

/** Where the card of a server is. */
export const cardPath = ({ path }: Pick<McpServerRecord, "path">) => `${path}/server-card` as const;

/** Where scanners look for the card of the one server of a site. */
export const wellKnownCardPath = "/.well-known/mcp/server-card.json";
export const catalogPath = "/.well-known/ai-catalog.json";
export const cardType = "application/mcp-server-card+json";

/** The documents by which servers are found, each with its type. */
export const mcpDocuments: Readonly<Record<string, string>> = {
  ...Object.fromEntries(mcpServers.map((server) => [cardPath(server), cardType])),
  [wellKnownCardPath]: cardType,
  [catalogPath]: "application/ai-catalog+json",
};
