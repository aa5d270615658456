import { type Documents, origin, png, type Told } from "./doctor-site.ts";

/** Something that is wrong with a site, and what the check of it says. */
export interface PlantedFault {
  readonly check: string;
  readonly what: string;
  readonly plant: (documents: Documents) => Documents;
  readonly found: RegExp;
}

const at =
  (path: string, change: (told: Told) => Told): PlantedFault["plant"] =>
  (documents) => {
    const told = documents[path];
    if (!told) throw new Error(`the site has no ${path}`);
    return { ...documents, [path]: change(told) };
  };

const without =
  (path: string): PlantedFault["plant"] =>
  (documents) =>
    Object.fromEntries(Object.entries(documents).filter(([key]) => key !== path));

const replaced = (path: string, from: string | RegExp, to: string): PlantedFault["plant"] =>
  at(path, (told) => {
    const body = String(told.body).replace(from, to);
    if (body === told.body) throw new Error(`${path} has no ${from}`);
    return { ...told, body };
  });

const sentAs = (path: string, type: string) => at(path, (told) => ({ ...told, type }));
const answering = (path: string, status: number) => at(path, (told) => ({ ...told, status }));
const withHeaders = (path: string, headers: Readonly<Record<string, string>>) =>
  at(path, (told) => ({ ...told, headers }));
const added =
  (path: string, told: Told): PlantedFault["plant"] =>
  (documents) => ({ ...documents, [path]: told });

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

/** At least one for each check. */
export const plantedFaults: readonly PlantedFault[] = [
  row("robots-txt", "is a page of the host", sentAs("/robots.txt", "text/html"), /robots\.txt is sent as text\/html/),
  row("robots-txt", "names no sitemap", replaced("/robots.txt", /Sitemap:.*\n/, ""), /no Sitemap line/),
  row(
    "robots-txt",
    "names another's sitemap",
    replaced("/robots.txt", `Sitemap: ${origin}`, `Sitemap: ${elsewhere}`),
    /evil\.example.* not of this site/,
  ),
  row(
    "robots-txt",
    "has a line that is none",
    replaced("/robots.txt", "Allow: /", "Everyone may come"),
    /line 9 is no/,
  ),
  row(
    "robots-txt",
    "has rules before a group",
    replaced("/robots.txt", /^/, "Disallow: /\n"),
    /line 1 stands before any User-agent/,
  ),
  row(
    "ai-agents",
    "names nobody",
    replaced("/robots.txt", /User-agent: [A-Z].*\n/g, ""),
    /does not name GPTBot, .*CCBot/,
  ),
  row(
    "content-signal",
    "says nothing",
    replaced("/robots.txt", /Content-Signal.*\n/, ""),
    /the group of GPTBot, .* has no Content-Signal/,
  ),
  row("content-signal", "says half of it", replaced("/robots.txt", ", ai-train=no", ""), /says nothing of ai-train/),
  row("content-signal", "says maybe", replaced("/robots.txt", "search=yes", "search=maybe"), /says search=maybe/),
  row(
    "content-signal",
    "leaves a group out",
    replaced("/robots.txt", /^/, "User-agent: Bytespider\nDisallow: /\n\n"),
    /the group of Bytespider/,
  ),
  row("sitemap", "is missing", without("/sitemap.xml"), /\/sitemap\.xml answers 404/),
  row(
    "sitemap",
    "is cut off",
    replaced("/sitemap.xml", "</urlset>", ""),
    /not well-formed: \d+:\d+: unclosed tag: urlset/,
  ),
  row("sitemap", "is no sitemap", replaced("/sitemap.xml", "sitemap/0.9", "sitemap/0.8"), /sitemap\/0\.8/),
  row(
    "sitemap",
    "lists another site",
    replaced("/sitemap.xml", `${origin}/docs`, `${elsewhere}/docs`),
    /evil\.example\/docs is no whole address/,
  ),
  row(
    "sitemap",
    "lists what is not there",
    replaced("/sitemap.xml", `${origin}/docs`, `${origin}/gone`),
    /\/gone answers 404/,
  ),
  row(
    "sitemap",
    "lists a form that is not canonical",
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
    "comes from the future",
    replaced("/sitemap.xml", "2026-11-01", "2027-11-01"),
    /<lastmod> is 2027-11-01/,
  ),
  row("link-headers", "are not sent", withHeaders("/", {}), /no link with rel="api-catalog"/),
  row(
    "link-headers",
    "lead nowhere",
    at("/", (told) => ({ ...told, headers: { ...told.headers, Link: `${told.headers?.Link}, </gone>; rel=related` } })),
    /\/gone answers 404/,
  ),
  row("llms-txt", "has no title", replaced("/llms.txt", "# Ada", "Ada"), /does not begin with a title/),
  row("llms-txt", "has no summary", replaced("/llms.txt", "> Clocks", "Clocks"), /no summary/),
  row(
    "llms-txt",
    "is far too long",
    at("/llms.txt", (told) => ({ ...told, body: `${told.body}${"word ".repeat(12_000)}` })),
    /60\d\d\d characters/,
  ),
  row("llms-txt-links", "lead nowhere", replaced("/llms.txt", "/docs#top", "/gone"), /\/gone answers 404/),
  row("llms-txt-links", "name an id that is not there", replaced("/llms.txt", "#top", "#bottom"), /no such id/),
  row("llms-full", "is missing", without("/llms-full.txt"), /llms-full\.txt answers 404/),
  row(
    "llms-full",
    "is shorter than llms.txt",
    at("/llms-full.txt", (told) => ({ ...told, body: "# Ada\n" })),
    /it has 6 characters/,
  ),
  row("feed-xml", "is no XML", replaced("/feed.xml", "&amp;", "&"), /not well-formed/),
  row(
    "feed-xml",
    "has an entry without id",
    replaced("/feed.xml", /<entry><id>[^<]*<\/id>/, "<entry>"),
    /<entry> without <id>/,
  ),
  row(
    "feed-xml",
    "has a day that is none",
    replaced("/feed.xml", "2026-11-01T00:00:00Z", "1 November"),
    /<updated> is 1 November/,
  ),
  row(
    "feed-xml",
    "is not linked to",
    replaced("/", "application/atom+xml", "application/xml"),
    /\/ does not link to \/feed\.xml/,
  ),
  row(
    "feed-json",
    "has items without content",
    replaced("/feed.json", "content_text", "text"),
    /expected content_html or content_text/,
  ),
  row("feed-json", "leads nowhere", replaced("/feed.json", `${origin}/docs`, `${origin}/gone`), /\/gone answers 404/),
  row(
    "canonical",
    "is another page",
    replaced("/docs", `href="${origin}/docs"`, `href="${origin}/"`),
    /\/docs names https:\/\/ada\.example\.com\//,
  ),
  row(
    "content-without-scripts",
    "is made by a script",
    replaced("/docs", /<body>[\s\S]*<\/body>/, '<body><div id="root"></div></body>'),
    /\/docs has 0 characters of text/,
  ),
  row("json-ld", "is broken", replaced("/", "</script>", ",</script>"), /a block is not JSON/),
  row("json-ld", "is about nobody", replaced("/", '"Person"', '"Thing"'), /no Person with a name/),
  row("same-as", "is empty", replaced("/", "https://git.example.com/ada", ""), /sameAs names ""/),
  row("preview-picture", "is missing", without("/og.png"), /og\.png answers 404/),
  row(
    "preview-picture",
    "is small",
    at("/og.png", (told) => ({ ...told, body: png(300, 200) })),
    /300 × 200/,
  ),
  row(
    "preview-picture",
    "is no picture",
    at("/og.png", (told) => ({ ...told, body: "<svg/>" })),
    /is no PNG/,
  ),
  row(
    "page-links",
    "lead nowhere",
    replaced("/", "/docs#top", "/no/such/page"),
    /^on \/, \/no\/such\/page answers 404/,
  ),
  row(
    "same-for-all",
    "refuses an agent",
    added("/ to GPTBot", { status: 403, type: "text/html", body: "No." }),
    /GPTBot is answered otherwise \(403\)/,
  ),
  row(
    "same-for-all",
    "tells an agent something else",
    added("/ to reader", { type: "text/html", body: "Hello, robot." }),
    /nobody knows is answered otherwise \(200\)/,
  ),
  row(
    "trust-anchors",
    "say nothing",
    added("/about", { type: "text/html", body: "<h1>About</h1>" }),
    /\/about has 5 characters/,
  ),
  row("markdown-links", "are missing", replaced("/docs", /<link rel="alternate".*?>/, ""), /\/docs names no Markdown/),
  row("markdown-twins", "are missing", without("/docs.md"), /\/docs\.md answers 404/),
  row("markdown-twins", "are sent as text", sentAs("/docs.md", "text/plain"), /\/docs\.md is sent as text\/plain/),
  row(
    "markdown-twins",
    "are HTML",
    at("/docs.md", (told) => ({ ...told, body: "<!doctype html><h1>x</h1>" })),
    /\/docs\.md is a page of HTML/,
  ),
  row(
    "markdown-front-matter",
    "is missing",
    replaced("/docs.md", /^---[\s\S]*?\n---\n/, ""),
    /\/docs\.md begins with no front matter/,
  ),
  row(
    "markdown-front-matter",
    "is not YAML",
    replaced("/docs.md", "title: Reference", "title: 'Reference"),
    /\/docs\.md has front matter that is not YAML/,
  ),
  row("code-fences", "are open", replaced("/docs.md", /```\n$/, ""), /\/docs\.md has a fence that is not closed/),
  row(
    "markdown-negotiation",
    "is not done",
    without("/docs as text/markdown"),
    /\/docs with Accept: text\/markdown answers 200 text\/html/,
  ),
  row(
    "markdown-negotiation",
    "is not told to caches",
    withHeaders("/docs", {}),
    /\/docs as text\/html has no Vary: Accept/,
  ),
  row(
    "api-catalog",
    "is plain JSON",
    sentAs("/.well-known/api-catalog", "application/json"),
    /is sent as application\/json/,
  ),
  row(
    "api-catalog",
    "leads nowhere",
    replaced("/.well-known/api-catalog", "/openapi.json", "/gone.json"),
    /\/gone\.json answers 404/,
  ),
  row(
    "api-catalog",
    "names no API",
    replaced("/.well-known/api-catalog", "service-desc", "related"),
    /it names no API/,
  ),
  row("api-catalog", "is no linkset", replaced("/.well-known/api-catalog", '"anchor"', '"at"'), /linkset\[0\]\.anchor/),
  row(
    "api-catalog",
    "has no relation in its header",
    withHeaders("/.well-known/api-catalog", {}),
    /without a Link header/,
  ),
  row(
    "openapi-size",
    "is too much",
    at("/openapi.json", (told) => ({ ...told, body: `${told.body}${" ".repeat(1_000_000)}` })),
    /it has 1000\d\d\d bytes/,
  ),
  row(
    "openapi-operations",
    "have no name",
    replaced("/openapi.json", '"operationId":"getProfile",', ""),
    /GET \/api\/profile has no operationId/,
  ),
  row(
    "openapi-operations",
    "have one name",
    replaced("/openapi.json", '"none"', '"getProfile"'),
    /getProfile stands twice/,
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
    /GET \/api\/profile says nothing/,
  ),
  row("cors", "is closed", withHeaders("/openapi.json", {}), /\/openapi\.json is closed/),
  row("cors", "lets nobody post", without("OPTIONS /api/contact"), /OPTIONS \/api\/contact/),
  row(
    "json-errors",
    "are pages",
    sentAs("/api/v1/nothing-is-here", "text/html"),
    /\/api\/v1\/nothing-is-here is sent as text\/html/,
  ),
  row("json-errors", "have no code", replaced("/api/nothing-is-here", '"code":"not_found",', ""), /error\.code/),
  row("json-errors", "are no errors", answering("/api/nothing-is-here", 200), /answers 200 and not 404/),
  row("not-found", "is 200", answering("/nothing-is-here", 200), /\/nothing-is-here answers 200/),
  row("not-found", "is HTML for all", without("/nothing-is-here as text/markdown"), /it is sent as text\/html/),
  row(
    "not-found",
    "leads nowhere",
    replaced("/nothing-is-here as text/markdown", "/llms.txt", "/"),
    /leads to none of/,
  ),
  row(
    "rate-limit-headers",
    "are missing",
    withHeaders("/api/profile", { "RateLimit-Limit": "60" }),
    /no RateLimit-Remaining/,
  ),
  row(
    "ai-catalog",
    "is plain JSON",
    sentAs("/.well-known/ai-catalog.json", "application/json"),
    /is sent as application\/json/,
  ),
  row(
    "ai-catalog",
    "is of another host",
    replaced("/.well-known/ai-catalog.json", "urn:air:ada.example.com", "urn:air:localhost"),
    /urn:air:localhost:portfolio is not of ada\.example\.com/,
  ),
  row("mcp-cards", "differ", replaced("/.well-known/mcp/server-card.json", "1.0.0", "0.9.0"), /equals no card/),
  row(
    "mcp-cards",
    "name another server",
    replaced(card, `${origin}/api/mcp`, `${elsewhere}/api/mcp`),
    /names the server https:\/\/evil\.example/,
  ),
  row("mcp-cards", "are no cards", replaced(card, "streamable-http", "sse"), /remotes\[0\]\.type/),
  row(
    "mcp-servers",
    "are of another release",
    replaced("POST /api/mcp initialize", "1.0.0", "0.9.0"),
    /com\.example\.ada\/portfolio 0\.9\.0 by initialize/,
  ),
  row(
    "mcp-servers",
    "have another name",
    replaced("POST /api/mcp server/discover", "com.example.ada/portfolio", "x/y"),
    /x\/y 1\.0\.0 by server\/discover/,
  ),
  row(
    "mcp-servers",
    "speak more",
    replaced("POST /api/mcp server/discover", "2025-11-25", "2024-11-05"),
    /speaks 2024-11-05/,
  ),
  row("mcp-servers", "refuse", answering("POST /api/mcp initialize", 403), /answers initialize with 403/),
  row("agent-skills", "were changed", replaced(skillPath, "Read the", "Delete the"), /has the digest sha256:/),
  row(
    "agent-skills",
    "have another name",
    replaced("/.well-known/agent-skills/index.json", "Reads Ada's", "Shows Ada's"),
    /front matter of .* says otherwise/,
  ),
  row(
    "agent-skills",
    "are a list of another draft",
    replaced("/.well-known/agent-skills/index.json", '"digest"', '"sha256"'),
    /skills\[0\]\.digest/,
  ),
  row(
    "protected-resource",
    "is another",
    replaced("/.well-known/oauth-protected-resource/api", `${origin}/api`, origin),
    /is of https:\/\/ada\.example\.com and not of .*\/api/,
  ),
  row(
    "protected-resource",
    "is another issuer's",
    replaced(authServer, `"issuer":"${origin}"`, `"issuer":"${elsewhere}"`),
    /does not name the issuer/,
  ),
  row(
    "protected-resource",
    "has a scope of its own",
    replaced("/.well-known/oauth-protected-resource", "portfolio:read", "all"),
    /does not know: all/,
  ),
  row(
    "authorization-server",
    "has a slash too many",
    replaced(authServer, `"issuer":"${origin}"`, `"issuer":"${origin}/"`),
    /the issuer is/,
  ),
  row(
    "authorization-server",
    "sends agents elsewhere",
    replaced(authServer, `"claim_uri":"${origin}`, `"claim_uri":"${elsewhere}`),
    /claim_uri is https:\/\/evil/,
  ),
  row(
    "authorization-server",
    "has no guide",
    replaced(authServer, '"/auth.md"', '"/gone.md"'),
    /\/gone\.md answers 404/,
  ),
  row(
    "authorization-server",
    "shows its private key",
    replaced("/.well-known/jwks.json", '"x":', '"d":"AA","x":'),
    /shows a private key/,
  ),
  row("auth-challenge", "is missing", withHeaders("/api", {}), /no WWW-Authenticate/),
  row(
    "auth-challenge",
    "leads nowhere",
    withHeaders("/api", { "WWW-Authenticate": `Bearer resource_metadata="${origin}/gone"` }),
    /\/gone answers 404/,
  ),
  row("auth-md", "is a page", sentAs("/auth.md", "text/html"), /is sent as text\/html/),
  row(
    "auth-md",
    "leaves the end out",
    replaced("/auth.md", " or /api/agent/events", ""),
    /does not name .*\/api\/agent\/events/,
  ),
  row("security-txt", "has expired", replaced(security, "2027-06-01", "2026-06-01"), /it has expired/),
  row("security-txt", "holds too long", replaced(security, "2027-06-01", "2029-06-01"), /more than a year/),
  row("security-txt", "names nobody", replaced(security, /Contact:.*\n/, ""), /names no Contact/),
  row("security-txt", "has a contact that is no address", replaced(security, "mailto:ada", "ada"), /Contact is ada@/),
  row("security-txt", "is another site's", replaced(security, origin, elsewhere), /no Canonical/),
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
    "is a card of the version before",
    added("/.well-known/agent-card.json", {
      type: "application/json",
      body: `{"name":"Ada","version":"1","url":"${origin}"}`,
    }),
    /supportedInterfaces/,
  ),
  row(
    "commerce",
    "is no profile",
    added("/.well-known/ucp", { type: "application/json", body: "[]" }),
    /\/\.well-known\/ucp: /,
  ),
];
