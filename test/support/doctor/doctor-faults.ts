import { type Documents, type FixtureResponse, origin, png } from "./doctor-site.ts";

/** A fault in a site, and what its check reports. */
export interface PlantedFault {
  readonly check: string;
  readonly what: string;
  readonly plant: (documents: Documents) => Documents;
  readonly found: RegExp;
}

const at =
  (path: string, change: (response: FixtureResponse) => FixtureResponse): PlantedFault["plant"] =>
  (documents) => {
    const response = documents[path];
    if (!response) throw new Error(`the site has no ${path}`);
    return { ...documents, [path]: change(response) };
  };

const without =
  (path: string): PlantedFault["plant"] =>
  (documents) =>
    Object.fromEntries(Object.entries(documents).filter(([key]) => key !== path));

const replaced = (path: string, from: string | RegExp, to: string): PlantedFault["plant"] =>
  at(path, (response) => {
    const body = String(response.body).replace(from, to);
    if (body === response.body) throw new Error(`${path} has no ${from}`);
    return { ...response, body };
  });

const sentAs = (path: string, type: string) => at(path, (response) => ({ ...response, type }));
const answering = (path: string, status: number) => at(path, (response) => ({ ...response, status }));
const withHeaders = (path: string, headers: Readonly<Record<string, string>>) =>
  at(path, (response) => ({ ...response, headers }));
const added =
  (path: string, response: FixtureResponse): PlantedFault["plant"] =>
  (documents) => ({ ...documents, [path]: response });

const elsewhere = "https://evil.example";
const skillPath = "/.well-known/agent-skills/read-portfolio/SKILL.md";
const authServer = "/.well-known/oauth-authorization-server";
const security = "/.well-known/security.txt";
const card = "/api/mcp/server-card";

const row = (check: string, what: string, plant: PlantedFault["plant"], found: RegExp): PlantedFault => ({
  check,
  what,
  plant,
  found,
});

/** At least one fault for each check. */
export const plantedFaults: readonly PlantedFault[] = [
  row("robots-txt", "is an HTML page", sentAs("/robots.txt", "text/html"), /robots\.txt is sent as text\/html/),
  row("robots-txt", "has no Sitemap line", replaced("/robots.txt", /Sitemap:.*\n/, ""), /no Sitemap line/),
  row(
    "robots-txt",
    "has the sitemap of another site",
    replaced("/robots.txt", `Sitemap: ${origin}`, `Sitemap: ${elsewhere}`),
    /evil\.example.* not on this site/,
  ),
  row("robots-txt", "has an invalid line", replaced("/robots.txt", "Allow: /", "Everyone may come"), /line 9 is not/),
  row(
    "robots-txt",
    "has rules before the first group",
    replaced("/robots.txt", /^/, "Disallow: /\n"),
    /line 1 is before any User-agent/,
  ),
  row(
    "ai-agents",
    "are not named",
    replaced("/robots.txt", /User-agent: [A-Z].*\n/g, ""),
    /does not name GPTBot, .*CCBot/,
  ),
  row(
    "content-signal",
    "is missing",
    replaced("/robots.txt", /Content-Signal.*\n/, ""),
    /the group of GPTBot, .* has no Content-Signal/,
  ),
  row("content-signal", "lacks a signal", replaced("/robots.txt", ", ai-train=no", ""), /does not set ai-train/),
  row("content-signal", "has an invalid value", replaced("/robots.txt", "search=yes", "search=maybe"), /search=maybe/),
  row(
    "content-signal",
    "is missing in one group",
    replaced("/robots.txt", /^/, "User-agent: Bytespider\nDisallow: /\n\n"),
    /the group of Bytespider/,
  ),
  row("sitemap", "is missing", without("/sitemap.xml"), /\/sitemap\.xml returns 404/),
  row(
    "sitemap",
    "is truncated",
    replaced("/sitemap.xml", "</urlset>", ""),
    /not well-formed: \d+:\d+: unclosed tag: urlset/,
  ),
  row("sitemap", "has another namespace", replaced("/sitemap.xml", "sitemap/0.9", "sitemap/0.8"), /sitemap\/0\.8/),
  row(
    "sitemap",
    "lists a page of another site",
    replaced("/sitemap.xml", `${origin}/docs`, `${elsewhere}/docs`),
    /evil\.example\/docs is not a full URL/,
  ),
  row(
    "sitemap",
    "lists a missing page",
    replaced("/sitemap.xml", `${origin}/docs`, `${origin}/gone`),
    /\/gone returns 404/,
  ),
  row(
    "sitemap",
    "lists a URL that is not canonical",
    replaced("/sitemap.xml", `${origin}/docs`, `${origin}/?page=docs`),
    /page=docs is not canonical/,
  ),
  row(
    "sitemap-lastmod",
    "has no dates",
    replaced("/sitemap.xml", /<lastmod>.*<\/lastmod>/, ""),
    /no page has a <lastmod>/,
  ),
  row(
    "sitemap-lastmod",
    "has a date in the future",
    replaced("/sitemap.xml", "2026-11-01", "2027-11-01"),
    /<lastmod> is 2027-11-01/,
  ),
  row("link-headers", "are missing", withHeaders("/", {}), /no link with rel="api-catalog"/),
  row(
    "link-headers",
    "contain a broken link",
    at("/", (response) => ({
      ...response,
      headers: { ...response.headers, Link: `${response.headers?.Link}, </gone>; rel=related` },
    })),
    /\/gone returns 404/,
  ),
  row("llms-txt-fragments", "have an unknown id", replaced("/llms.txt", "#top", "#bottom"), /no element with this id/),
  row("llms-full", "is missing", without("/llms-full.txt"), /llms-full\.txt returns 404/),
  row(
    "llms-full",
    "is shorter than llms.txt",
    at("/llms-full.txt", (response) => ({ ...response, body: "# Ada\n" })),
    /it has 6 characters/,
  ),
  row("feed-xml", "is not well-formed", replaced("/feed.xml", "&amp;", "&"), /not well-formed/),
  row(
    "feed-xml",
    "has an entry without id",
    replaced("/feed.xml", /<entry><id>[^<]*<\/id>/, "<entry>"),
    /<entry> without <id>/,
  ),
  row(
    "feed-xml",
    "has an invalid date",
    replaced("/feed.xml", "2026-11-01T00:00:00Z", "1 November"),
    /<updated> is 1 November/,
  ),
  row(
    "feed-xml",
    "is not linked from the front page",
    replaced("/", "application/atom+xml", "application/xml"),
    /\/ does not link to \/feed\.xml/,
  ),
  row(
    "feed-json",
    "has items without content",
    replaced("/feed.json", "content_text", "text"),
    /expected content_html or content_text/,
  ),
  row(
    "feed-json",
    "has a broken link",
    replaced("/feed.json", `${origin}/docs`, `${origin}/gone`),
    /\/gone returns 404/,
  ),
  row(
    "canonical",
    "is the URL of another page",
    replaced("/docs", `href="${origin}/docs"`, `href="${origin}/"`),
    /canonical link of \/docs is https:\/\/ada\.example\.com\//,
  ),
  row(
    "content-without-scripts",
    "is rendered by a script",
    replaced("/docs", /<body>[\s\S]*<\/body>/, '<body><div id="root"></div></body>'),
    /\/docs has 0 characters of text/,
  ),
  row("json-ld", "is not valid JSON", replaced("/", "</script>", ",</script>"), /a block is not JSON/),
  row("json-ld", "has no person", replaced("/", '"Person"', '"Thing"'), /no Person with a name/),
  row("same-as", "is empty", replaced("/", "https://git.example.com/ada", ""), /sameAs contains ""/),
  row("preview-picture", "is missing", without("/og.png"), /og\.png returns 404/),
  row(
    "preview-picture",
    "is too small",
    at("/og.png", (response) => ({ ...response, body: png(300, 200) })),
    /300 × 200/,
  ),
  row(
    "preview-picture",
    "is not a PNG",
    at("/og.png", (response) => ({ ...response, body: "<svg/>" })),
    /is not a PNG/,
  ),
  row("page-links", "are broken", replaced("/", "/docs#top", "/no/such/page"), /^on \/, \/no\/such\/page returns 404/),
  row(
    "same-for-all",
    "an agent is refused",
    added("/ to GPTBot", { status: 403, type: "text/html", body: "No." }),
    /GPTBot gets a different response \(403\)/,
  ),
  row(
    "same-for-all",
    "an agent gets another page",
    added("/ to reader", { type: "text/html", body: "Hello, robot." }),
    /an unknown agent gets a different response \(200\)/,
  ),
  row(
    "trust-anchors",
    "have too little text",
    added("/about", { type: "text/html", body: "<h1>About</h1>" }),
    /\/about has 5 characters/,
  ),
  row(
    "markdown-links",
    "are missing",
    replaced("/docs", /<link rel="alternate".*?>/, ""),
    /\/docs does not link to its Markdown/,
  ),
  row("markdown-files", "are missing", without("/docs.md"), /\/docs\.md returns 404/),
  row(
    "markdown-files",
    "have the wrong media type",
    sentAs("/docs.md", "text/plain"),
    /\/docs\.md is sent as text\/plain/,
  ),
  row(
    "markdown-files",
    "are HTML",
    at("/docs.md", (response) => ({ ...response, body: "<!doctype html><h1>x</h1>" })),
    /\/docs\.md is an HTML page/,
  ),
  row(
    "markdown-front-matter",
    "is missing",
    replaced("/docs.md", /^---[\s\S]*?\n---\n/, ""),
    /\/docs\.md does not start with front matter/,
  ),
  row(
    "markdown-front-matter",
    "is not YAML",
    replaced("/docs.md", "title: Reference", "title: 'Reference"),
    /\/docs\.md has front matter that is not YAML/,
  ),
  row(
    "code-fences",
    "are not closed",
    replaced("/docs.md", /```\n$/, ""),
    /\/docs\.md has a code fence that is not closed/,
  ),
  row(
    "markdown-negotiation",
    "is not supported",
    without("/docs as text/markdown"),
    /\/docs with Accept: text\/markdown returns 200 text\/html/,
  ),
  row(
    "markdown-negotiation",
    "has no Vary header",
    withHeaders("/docs", {}),
    /\/docs as text\/html has no Vary: Accept/,
  ),
  row(
    "api-catalog",
    "has the wrong media type",
    sentAs("/.well-known/api-catalog", "application/json"),
    /is sent as application\/json/,
  ),
  row(
    "api-catalog",
    "has a broken link",
    replaced("/.well-known/api-catalog", "/openapi.json", "/gone.json"),
    /\/gone\.json returns 404/,
  ),
  row(
    "api-catalog",
    "lists no API",
    replaced("/.well-known/api-catalog", "service-desc", "related"),
    /it lists no API/,
  ),
  row(
    "api-catalog",
    "is not a linkset",
    replaced("/.well-known/api-catalog", '"anchor"', '"at"'),
    /linkset\[0\]\.anchor/,
  ),
  row("api-catalog", "has no Link header", withHeaders("/.well-known/api-catalog", {}), /without a Link header/),
  row(
    "openapi-size",
    "is too large",
    at("/openapi.json", (response) => ({ ...response, body: `${response.body}${" ".repeat(1_000_000)}` })),
    /it has 1000\d\d\d bytes/,
  ),
  row(
    "openapi-operations",
    "have no operationId",
    replaced("/openapi.json", '"operationId":"getProfile",', ""),
    /GET \/api\/profile has no operationId/,
  ),
  row(
    "openapi-operations",
    "share an operationId",
    replaced("/openapi.json", '"none"', '"getProfile"'),
    /getProfile occurs more than once/,
  ),
  row(
    "openapi-operations",
    "are not described",
    replaced("/openapi.json", '"summary":"Nothing",', ""),
    /POST \/api\/profile has neither/,
  ),
  row(
    "openapi-responses",
    "have no schema",
    replaced("/openapi.json", '{"schema":{"type":"object"}}', "{}"),
    /GET \/api\/profile has no response schema/,
  ),
  row("cors", "is not allowed", withHeaders("/openapi.json", {}), /\/openapi\.json cannot be read by scripts/),
  row("cors", "has no preflight response", without("OPTIONS /api/contact"), /OPTIONS \/api\/contact/),
  row(
    "json-errors",
    "are HTML pages",
    sentAs("/api/v1/nothing-is-here", "text/html"),
    /\/api\/v1\/nothing-is-here is sent as text\/html/,
  ),
  row("json-errors", "have no code", replaced("/api/nothing-is-here", '"code":"not_found",', ""), /error\.code/),
  row("json-errors", "have status 200", answering("/api/nothing-is-here", 200), /returns 200; expected 404/),
  row("not-found", "has status 200", answering("/nothing-is-here", 200), /\/nothing-is-here returns 200/),
  row("not-found", "is never Markdown", without("/nothing-is-here as text/markdown"), /it is sent as text\/html/),
  row(
    "not-found",
    "has no link to the guide",
    replaced("/nothing-is-here as text/markdown", "/llms.txt", "/"),
    /links to none of/,
  ),
  row(
    "rate-limit-headers",
    "are missing",
    withHeaders("/api/profile", { "RateLimit-Limit": "60" }),
    /no RateLimit-Remaining/,
  ),
  row(
    "ai-catalog",
    "has the wrong media type",
    sentAs("/.well-known/ai-catalog.json", "application/json"),
    /is sent as application\/json/,
  ),
  row(
    "ai-catalog",
    "identifies another host",
    replaced("/.well-known/ai-catalog.json", "urn:air:ada.example.com", "urn:air:localhost"),
    /urn:air:localhost:portfolio does not contain ada\.example\.com/,
  ),
  row(
    "mcp-cards",
    "are different",
    replaced("/.well-known/mcp/server-card.json", "1.0.0", "0.9.0"),
    /differs from every card/,
  ),
  row(
    "mcp-cards",
    "have the URL of another site",
    replaced(card, `${origin}/api/mcp`, `${elsewhere}/api/mcp`),
    /names the server https:\/\/evil\.example/,
  ),
  row("mcp-cards", "do not match the card schema", replaced(card, "streamable-http", "sse"), /remotes\[0\]\.type/),
  row(
    "mcp-servers",
    "report another version",
    replaced("POST /api/mcp initialize", "1.0.0", "0.9.0"),
    /com\.example\.ada\/portfolio 0\.9\.0 according to initialize/,
  ),
  row(
    "mcp-servers",
    "report another name",
    replaced("POST /api/mcp server/discover", "com.example.ada/portfolio", "x/y"),
    /x\/y 1\.0\.0 according to server\/discover/,
  ),
  row(
    "mcp-servers",
    "support an unlisted revision",
    replaced("POST /api/mcp server/discover", "2025-11-25", "2024-11-05"),
    /supports 2024-11-05/,
  ),
  row("mcp-servers", "refuse requests", answering("POST /api/mcp initialize", 403), /responds to initialize with 403/),
  row(
    "agent-skills",
    "do not match their digest",
    replaced(skillPath, "Read the", "Delete the"),
    /has the digest sha256:/,
  ),
  row(
    "agent-skills",
    "do not match their description",
    replaced("/.well-known/agent-skills/index.json", "Reads Ada's", "Shows Ada's"),
    /front matter of .* differs/,
  ),
  row(
    "agent-skills",
    "have an index of another draft",
    replaced("/.well-known/agent-skills/index.json", '"digest"', '"sha256"'),
    /skills\[0\]\.digest/,
  ),
  row(
    "protected-resource",
    "is another resource",
    replaced("/.well-known/oauth-protected-resource/api", `${origin}/api`, origin),
    /is the metadata of https:\/\/ada\.example\.com; expected .*\/api/,
  ),
  row(
    "protected-resource",
    "does not list the issuer",
    replaced(authServer, `"issuer":"${origin}"`, `"issuer":"${elsewhere}"`),
    /does not list the issuer/,
  ),
  row(
    "protected-resource",
    "has an unknown scope",
    replaced("/.well-known/oauth-protected-resource", "portfolio:read", "all"),
    /does not know: all/,
  ),
  row(
    "authorization-server",
    "has a trailing slash",
    replaced(authServer, `"issuer":"${origin}"`, `"issuer":"${origin}/"`),
    /the issuer is/,
  ),
  row(
    "authorization-server",
    "has an endpoint of another site",
    replaced(authServer, `"claim_uri":"${origin}`, `"claim_uri":"${elsewhere}`),
    /claim_uri is https:\/\/evil/,
  ),
  row(
    "authorization-server",
    "has a broken link to the guide",
    replaced(authServer, '"/auth.md"', '"/gone.md"'),
    /\/gone\.md returns 404/,
  ),
  row(
    "authorization-server",
    "publishes a private key",
    replaced("/.well-known/jwks.json", '"x":', '"d":"AA","x":'),
    /contains a private key/,
  ),
  row("auth-challenge", "is missing", withHeaders("/api", {}), /no WWW-Authenticate/),
  row(
    "auth-challenge",
    "has a broken link",
    withHeaders("/api", { "WWW-Authenticate": `Bearer resource_metadata="${origin}/gone"` }),
    /\/gone returns 404/,
  ),
  row("auth-md", "is an HTML page", sentAs("/auth.md", "text/html"), /is sent as text\/html/),
  row(
    "auth-md",
    "lacks an endpoint",
    replaced("/auth.md", " or /api/agent/events", ""),
    /does not mention .*\/api\/agent\/events/,
  ),
  row("security-txt", "has expired", replaced(security, "2027-06-01", "2026-06-01"), /it has expired/),
  row("security-txt", "is valid for too long", replaced(security, "2027-06-01", "2029-06-01"), /more than a year/),
  row("security-txt", "has no contact", replaced(security, /Contact:.*\n/, ""), /has no Contact/),
  row("security-txt", "has a contact that is not a URL", replaced(security, "mailto:ada", "ada"), /Contact is ada@/),
  row("security-txt", "has the canonical URL of another site", replaced(security, origin, elsewhere), /no Canonical/),
  row(
    "web-bot-auth",
    "has no keys",
    added("/.well-known/http-message-signatures-directory", {
      type: "application/http-message-signatures-directory+json",
      body: '{"keys":[]}',
    }),
    /keys/,
  ),
  row(
    "a2a",
    "is a card of an earlier version",
    added("/.well-known/agent-card.json", {
      type: "application/json",
      body: `{"name":"Ada","version":"1","url":"${origin}"}`,
    }),
    /supportedInterfaces/,
  ),
  row(
    "commerce",
    "is not a profile",
    added("/.well-known/ucp", { type: "application/json", body: "[]" }),
    /\/\.well-known\/ucp: /,
  ),
];

/** Faults in llms.txt that afdocs reports. */
export const afdocsFaults: readonly PlantedFault[] = [
  row("llms-txt-valid", "has no title", replaced("/llms.txt", "# Ada", "Ada"), /llms\.txt/),
  row("llms-txt-valid", "has no summary", replaced("/llms.txt", "> Clocks", "Clocks"), /llms\.txt/),
  row(
    "llms-txt-size",
    "is far too long",
    at("/llms.txt", (response) => ({ ...response, body: `${response.body}${"word ".repeat(12_000)}` })),
    /60,\d\d\d/,
  ),
  row("llms-txt-links-resolve", "has a broken link", replaced("/llms.txt", "/docs#top", "/gone"), /link/),
  row("llms-txt-exists", "is missing", without("/llms.txt"), /llms\.txt/),
];
