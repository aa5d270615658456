import { documents } from "../contract/documents.ts";
import { limits } from "../contract/limits.ts";
import { catalogPath, mcpServers } from "../contract/mcp-servers.ts";
import { twinOf } from "../contract/pages.ts";
import { endpoint, type Route } from "../contract/route.ts";
import { routes } from "../contract/routes.ts";
import type { Portfolio } from "./content.ts";
import { countOf } from "./twins/projects.ts";
import { projectsHaveTwins } from "./twins/twins.ts";

/** Where a link to an operation leads: to what it answers, or to how it is called where a link cannot call it. */
const placeOf = ({ method, path, params, operationId }: Route): string =>
  method === "get" && !params ? path : `${twinOf("/docs")}#${operationId}`;

/** A section of links, each with what is behind it. */
const section = (
  name: string,
  site: string,
  links: readonly (readonly [title: string, path: string, note: string])[],
): string =>
  [`## ${name}`, links.map(([title, path, note]) => `- [${title}](${site}${path}): ${note}.`).join("\n")].join("\n\n");

/** How the API is used, in a paragraph for each thing that can be done. */
const usage = (portfolio: Portfolio, site: string): readonly string[] => {
  const { name } = portfolio.profile;
  const asked = `${site}/ask?${new URLSearchParams({ q: `Who is ${name}?` })}`;
  return [
    `To read all projects, follow \`next_cursor\` while \`has_more\` is true. Words in \`q\` must all occur; case and accents do not matter.`,
    `To try an inquiry, POST \`{"name","email","message"}\` as JSON to /api/contact and poll the \`poll_url\` of the answer until \`status\` is \`completed\`; nothing is delivered. ` +
      `To read several things in one request, POST \`{"operations":[{"method":"GET","path":"/api/profile"},…]}\` to /api/batch, with up to ${limits.batch.operations.max} operations. ` +
      `Both take an \`Idempotency-Key\` header: a retry with the same key and body gets the first answer and nothing runs twice.`,
    `To ask in plain words, call [\`GET /ask?q=<question>\`](${asked}); with \`Accept: text/event-stream\` the answer is streamed. POST \`{"q":"…"}\` to /ask does the same.`,
    `To use the portfolio as tools, connect a client of the Model Context Protocol. The transport is Streamable HTTP, and no credential is needed.`,
    `Every path under /api but those of the MCP servers also answers under /api/v1 as \`{"version":"v1","data":…}\`. An error is \`{"error":{"code","message","hint","docs"}}\`; send \`Accept: text/markdown\` to get it as Markdown.`,
    `Each page${projectsHaveTwins(portfolio) ? "" : ", but for those of projects,"} is Markdown too: at its address with \`.md\` behind it, or at the address itself for \`Accept: text/markdown\`. ` +
      `Without the function host, the same bytes as those of the API are at [/api/profile.json](${site}/api/profile.json) and, page by page, [/api/projects/all/0.json](${site}/api/projects/all/0.json).`,
  ];
};

/** `/llms.txt`: what a language model needs to find its way. Its parts come in the order of llmstxt.org. */
export const llmsText = (portfolio: Portfolio, site: string): string => {
  const {
    profile,
    site: { title, description },
    projects,
  } = portfolio;
  return [
    `# ${title}`,
    `> ${description}`,
    `${profile.name}${profile.tagline ? `: ${profile.tagline}` : ""}`,
    `The portfolio has ${countOf(projects)}. It is a JSON API in which nothing can be changed: no credential is needed, scripts of any origin may call it, ` +
      `and each client address has ${limits.rate.requests} requests in ${limits.rate.window} seconds.`,
    ...usage(portfolio, site),
    section("Portfolio", site, [
      ["Portfolio", twinOf("/"), "who this is about, with projects, experience and skills"],
      ["Projects", twinOf("/projects"), "every project, each with a page of its own"],
      ["Resume", documents.resume, "the same as a JSON Resume"],
    ]),
    section("Documents", site, [
      ["First steps", twinOf("/developers"), "from nothing to a first answer, for every way to call"],
      ["Reference", twinOf("/docs"), "every operation with real answers, and every error code"],
      ["Credentials", documents.credentials, "how an agent gets, uses and revokes one, and what it is good for"],
      ["OpenAPI", documents.openApi, "every operation with its schemas and examples"],
    ]),
    section(
      "API",
      site,
      routes
        .filter(({ guarded, version }) => !guarded && version === "current")
        .map((each) => [endpoint(each), placeOf(each), each.summary]),
    ),
    section("Tools", site, [
      ...mcpServers.map(
        ({ path, tools }) =>
          [path, path, `MCP server with ${tools.map(({ name }) => `\`${name}\``).join(", ")}`] as const,
      ),
      ["MCP catalog", catalogPath, "where the servers are, for programs"],
      ["Skills", documents.skills, "for agents that use this API, and for those that edit a portfolio"],
    ]),
    section("Optional", site, [
      ["Everything in one file", documents.wholeGuide, "the portfolio and the documents"],
      ["Sandbox", twinOf("/sandbox"), "what can be tried, and that it changes nothing"],
      ["Changelog", twinOf("/changelog"), "what changed, and what will"],
      ["API catalog", documents.apiCatalog, "the APIs and their descriptions, for programs"],
      ["Atom feed", documents.atom, "projects, latest first"],
      ["JSON feed", documents.jsonFeed, "the same"],
      ["Sitemap", documents.sitemapText, "every page as Markdown"],
    ]),
  ]
    .join("\n\n")
    .concat("\n");
};
