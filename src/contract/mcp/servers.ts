import {
  askDocumentsTool,
  askSiteTool,
  getContactTool,
  getExperienceTool,
  getLlmsTool,
  getOpenApiTool,
  getProfileTool,
  getProjectTool,
  listProjectsTool,
  matchRequirementsTool,
  type Tool,
} from "./tools.ts";

/** One MCP server of the site. */
export interface McpServerRecord {
  readonly path: "/api/mcp" | "/api/docs-mcp";
  /** The last part of the server's name, after that of the site. */
  readonly slug: string;
  /** A short description, shown after the title of the site. */
  readonly purpose: string;
  /** Instructions that clients pass to their model. */
  readonly instructions: string;
  readonly tools: readonly Tool[];
}

export const portfolioServer: McpServerRecord = {
  path: "/api/mcp",
  slug: "portfolio",
  purpose: "profile, projects, contact and answers",
  instructions:
    "The portfolio of one person. All data is public and read-only. Use get_profile for the owner's profile, list_projects for the projects, and get_project for one of them. " +
    "get_experience has work history, skills and education, and get_contact how to reach the owner; no tool delivers messages. match_requirements compares a job with the portfolio. For anything else, such as how to call the API, use ask_about_docs and cite its sources.",
  tools: [
    getProfileTool,
    listProjectsTool,
    getProjectTool,
    getExperienceTool,
    getContactTool,
    askSiteTool,
    matchRequirementsTool,
  ],
};

export const docsServer: McpServerRecord = {
  path: "/api/docs-mcp",
  slug: "docs",
  purpose: "documentation of the API",
  instructions:
    "The documentation of a portfolio API. Use ask_about_docs first. get_llms returns a short guide; get_openapi returns the OpenAPI document, or the details of one operation.",
  tools: [askDocumentsTool, getLlmsTool, getOpenApiTool],
};

export const mcpServers: readonly McpServerRecord[] = [portfolioServer, docsServer];

/** Whether a path is an MCP endpoint, whose errors are JSON-RPC errors. */
export const isMcpPath = (path: string): boolean => mcpServers.some((server) => server.path === path);

/** Supported protocol revisions, latest first (D9). The earlier ones start with an `initialize` request. */
export const mcpVersions = {
  modern: ["2026-07-28"],
  initialize: ["2025-11-25", "2025-06-18", "2025-03-26"],
} as const;

/** The last revision that allows batches of messages. It is assumed if a client names no revision. */
export const lastRevisionWithBatches = "2025-03-26";

/** The path of a server card. */
export const cardPath = ({ path }: Pick<McpServerRecord, "path">) => `${path}/server-card` as const;

/** The well-known path where scanners look for a server card. */
export const wellKnownCardPath = "/.well-known/mcp/server-card.json";
export const catalogPath = "/.well-known/ai-catalog.json";
export const cardType = "application/mcp-server-card+json";

/** MCP discovery documents and their media types. */
export const mcpDocuments: Readonly<Record<string, string>> = {
  ...Object.fromEntries(mcpServers.map((server) => [cardPath(server), cardType])),
  [wellKnownCardPath]: cardType,
  [catalogPath]: "application/ai-catalog+json",
};
