import { createHash } from "node:crypto";
import type { DoctorResponse, Site } from "../../../src/cli/doctor/site/site.ts";
import { resourcesWithPath } from "../../../src/contract/site/discovery.ts";

/** The response at a path. */
export interface FixtureResponse {
  readonly status?: number;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/**
 * The responses of a site, by path. `<path> as <type>` is for clients that accept that type first, `<path> to <agent>` for
 * user agents with that name, and `<METHOD> <path>` and `<METHOD> <path> <MCP method>` for methods other than GET.
 */
export type Documents = Readonly<Record<string, FixtureResponse>>;

export const origin = "https://ada.example.com";
export const now = new Date("2026-11-22T12:00:00Z");

const open = { "Access-Control-Allow-Origin": "*" };
const json = (value: unknown, type = "application/json"): FixtureResponse => ({
  type,
  headers: open,
  body: JSON.stringify(value),
});
const text = (body: string, type = "text/plain"): FixtureResponse => ({ type, headers: open, body });

const varied = { Vary: "Accept" };
const pageLinks = [
  '</.well-known/api-catalog>; rel="api-catalog"',
  '</openapi.json>; rel=service-desc; type="application/json", </docs>; rel="service-doc"',
  '</llms.txt>; rel="describedby"',
].join(", ");

const words = "Ada makes clocks, and software that tells the time where no clock is at hand. ".repeat(3);
const linkedData = {
  "@context": "https://schema.org",
  "@type": "ProfilePage",
  mainEntity: { "@type": "Person", name: "Ada Example", sameAs: ["https://git.example.com/ada"] },
};

const page = (path: string, alternate: string, head = ""): FixtureResponse => ({
  type: "text/html; charset=utf-8",
  headers: { ...varied, Link: pageLinks },
  body: `<!doctype html><html lang="en"><head><title>Ada</title>
<link rel="canonical" href="${origin}${path === "/" ? "" : path}">
<link rel="alternate" type="text/markdown" href="${alternate}">${head}</head>
<body><h1 id="top">Ada</h1><p>${words} <a href="/docs#top">More</a> <a href="https://elsewhere.example">else</a></p></body></html>`,
});

const markdownPage = (title: string): FixtureResponse => ({
  type: "text/markdown; charset=utf-8",
  headers: { ...open, ...varied },
  body: `---\ntitle: ${title}\n---\n\n# ${title}\n\n${words}\n\n\`\`\`sh\ncurl ${origin}\n\`\`\`\n`,
});

const homeHead = `
<link rel="alternate" type="application/atom+xml" href="/feed.xml"><link rel="alternate" type="application/feed+json" href="/feed.json">
<meta property="og:image" content="${origin}/og.png">
<script type="application/ld+json">${JSON.stringify(linkedData)}</script>`;

/** The start of a PNG, which contains its size. */
export const png = (width: number, height: number): Uint8Array => {
  const bytes = Buffer.alloc(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};

const skill = "---\nname: read-portfolio\ndescription: Reads Ada's portfolio.\n---\n\n# Read the portfolio\n";
const scopes = ["portfolio:read"];
const resource = (path: string) =>
  json({ resource: origin + path, authorization_servers: [origin], scopes_supported: scopes });

const card = json(
  {
    $schema: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
    name: "com.example.ada/portfolio",
    version: "1.0.0",
    description: "Ada's portfolio.",
    remotes: [
      {
        type: "streamable-http",
        url: `${origin}/api/mcp`,
        supportedProtocolVersions: ["2026-07-28", "2025-11-25"],
      },
    ],
  },
  "application/mcp-server-card+json",
);
const serverInfo = { name: "com.example.ada/portfolio", version: "1.0.0" };
const failure = (status: number): FixtureResponse => ({
  ...json({ error: { code: "not_found", message: "There is nothing at this path." } }),
  status,
});

/** A site without faults. */
export const goodDocuments: Documents = {
  "/": page("/", "/index.md", homeHead),
  "/ as text/markdown": markdownPage("Ada"),
  "/index.md": markdownPage("Ada"),
  "/docs": page("/docs", "/docs.md"),
  "/docs as text/markdown": markdownPage("Reference"),
  "/docs.md": markdownPage("Reference"),
  "/og.png": { type: "image/png", body: png(1200, 630) },
  "/robots.txt": text(
    [
      "User-agent: GPTBot\nUser-agent: OAI-SearchBot\nUser-agent: ClaudeBot",
      "User-agent: PerplexityBot\nUser-agent: Google-Extended\nUser-agent: CCBot",
      "User-agent: *\nContent-Signal: search=yes, ai-input=yes, ai-train=no\nAllow: /\n",
      `Sitemap: ${origin}/sitemap.xml\n`,
    ].join("\n"),
  ),
  "/sitemap.xml": text(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>${origin}/</loc><lastmod>2026-11-01</lastmod></url>
<url><loc>${origin}/docs</loc></url>
</urlset>`,
    "application/xml",
  ),
  "/feed.xml": text(
    `<feed xmlns="http://www.w3.org/2005/Atom"><id>${origin}/</id><title>Ada</title><updated>2026-11-01T00:00:00Z</updated>
<entry><id>${origin}/docs</id><title>A &amp; B</title><updated>2026-11-01T00:00:00Z</updated><link href="${origin}/docs"/></entry></feed>`,
    "application/atom+xml",
  ),
  "/feed.json": json(
    {
      version: "https://jsonfeed.org/version/1.1",
      title: "Ada",
      feed_url: `${origin}/feed.json`,
      items: [{ id: "docs", url: `${origin}/docs`, content_text: "Reference" }],
    },
    "application/feed+json",
  ),
  "/llms.txt": text(`# Ada\n\n> Clocks and software.\n\n## Documents\n\n- [Reference](${origin}/docs#top): the API.\n`),
  "/llms-full.txt": text(`# Ada\n\n${words.repeat(3)}\n`),
  "/auth.md": text(
    "# Credentials\n\nSee /.well-known/oauth-protected-resource. POST to /api/agent/identity, /api/agent/claim or /api/agent/events.\n",
    "text/markdown",
  ),
  "/api/profile.json": json({ name: "Ada Example", github: "https://git.example.com/ada" }),
  "/api/profile": {
    ...json({}),
    headers: { ...open, "RateLimit-Limit": "60", "RateLimit-Remaining": "59", "RateLimit-Reset": "60" },
  },
  "/openapi.json": json({
    openapi: "3.1.0",
    info: { title: "Ada", version: "1.0.0" },
    paths: {
      "/api/profile": {
        get: {
          operationId: "getProfile",
          summary: "The profile",
          responses: { 200: { content: { "application/json": { schema: { type: "object" } } } } },
        },
        post: { operationId: "none", summary: "Nothing", responses: { 204: {} } },
      },
    },
  }),
  "/.well-known/api-catalog": {
    ...json(
      {
        linkset: [
          {
            anchor: `${origin}/api`,
            "service-desc": [{ href: `${origin}/openapi.json`, type: "application/json" }],
            "service-doc": [{ href: `${origin}/docs` }],
          },
        ],
      },
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    ),
    headers: { ...open, Link: `<${origin}/.well-known/api-catalog>; rel="api-catalog"` },
  },
  "/.well-known/ai-catalog.json": json(
    {
      specVersion: "1.0",
      entries: [
        {
          identifier: "urn:air:ada.example.com:portfolio",
          type: "application/mcp-server-card+json",
          url: `${origin}/api/mcp/server-card`,
        },
      ],
    },
    "application/ai-catalog+json",
  ),
  "/.well-known/mcp/server-card.json": card,
  "/api/mcp/server-card": card,
  "/.well-known/agent-skills/index.json": json({
    $schema: "https://schemas.agentskills.io/discovery/0.2.0/schema.json",
    skills: [
      {
        name: "read-portfolio",
        type: "skill-md",
        description: "Reads Ada's portfolio.",
        url: "read-portfolio/SKILL.md",
        digest: `sha256:${createHash("sha256").update(skill).digest("hex")}`,
      },
    ],
  }),
  "/.well-known/agent-skills/read-portfolio/SKILL.md": text(skill, "text/markdown"),
  "/.well-known/oauth-protected-resource": resource(""),
  ...Object.fromEntries(resourcesWithPath.map(({ path, metadata }) => [metadata, resource(path)])),
  "/.well-known/oauth-authorization-server": json({
    issuer: origin,
    jwks_uri: `${origin}/.well-known/jwks.json`,
    response_types_supported: [],
    scopes_supported: scopes,
    agent_auth: {
      skill: "/auth.md",
      register_uri: `${origin}/api/agent/identity`,
      claim_uri: `${origin}/api/agent/claim`,
      revocation_uri: `${origin}/api/agent/events`,
      identity_types_supported: ["anonymous"],
    },
  }),
  "/.well-known/jwks.json": json({ keys: [{ kty: "OKP", crv: "Ed25519", kid: "1", x: "AA" }] }),
  "/.well-known/security.txt": text(
    `Contact: mailto:ada@example.com\nExpires: 2027-06-01T00:00:00Z\nCanonical: ${origin}/.well-known/security.txt\n`,
  ),
  "/api": {
    ...failure(401),
    headers: { "WWW-Authenticate": `Bearer resource_metadata="${origin}/.well-known/oauth-protected-resource/api"` },
  },
  "/api/v1": failure(401),
  "/api/nothing-is-here": failure(404),
  "/api/v1/nothing-is-here": failure(404),
  "/nothing-is-here": { status: 404, type: "text/html", body: "<h1>Not found</h1>" },
  "/nothing-is-here as text/markdown": {
    status: 404,
    type: "text/markdown",
    body: `# Not found\n\nSee [the guide](${origin}/llms.txt).\n`,
  },
  "OPTIONS /api/contact": {
    status: 204,
    type: "",
    headers: { ...open, "Access-Control-Allow-Methods": "GET, POST", "Access-Control-Allow-Headers": "Content-Type" },
    body: "",
  },
  "POST /api/mcp initialize": json({ jsonrpc: "2.0", id: 1, result: { serverInfo, protocolVersion: "2025-11-25" } }),
  "POST /api/mcp server/discover": json({
    jsonrpc: "2.0",
    id: 1,
    result: {
      supportedVersions: ["2026-07-28", "2025-11-25"],
      _meta: { "io.modelcontextprotocol/serverInfo": serverInfo },
    },
  }),
};

const answerOf = ({ status = 200, type, headers = {}, body }: FixtureResponse): DoctorResponse => ({
  status,
  headers: new Headers({ ...(type && { "Content-Type": type }), ...headers }),
  body: typeof body === "string" ? new TextEncoder().encode(body) : body,
});

const nothing: FixtureResponse = { status: 404, type: "text/html", body: "<h1>Not found</h1>" };

/** A built folder in memory with these documents. Everything else is 404. */
export const memoryFolder = (documents: Documents): Site => ({
  origin,
  get: async (path, headers = {}) => {
    const [accepted = ""] = (headers.Accept ?? "").split(/[,;]/);
    const agent = headers["User-Agent"] ?? "";
    const forAgent = Object.keys(documents).find((key) => {
      const [at, to] = key.split(" to ");
      return at === path && to !== undefined && agent.includes(to);
    });
    return answerOf(documents[forAgent ?? ""] ?? documents[`${path} as ${accepted}`] ?? documents[path] ?? nothing);
  },
  send: async (method, path, _headers, body = "{}") => {
    const called: unknown = JSON.parse(body).method;
    const refused = { ...nothing, status: 405 };
    return answerOf(documents[`${method} ${path} ${called}`] ?? documents[`${method} ${path}`] ?? refused);
  },
});

/** A running service with these documents. */
export const memoryService = (documents: Documents, address = origin): Site => ({
  ...memoryFolder(documents),
  address,
});
