import { limits } from "../contract/limits.ts";
import { catalogPath, mcpServers } from "../contract/mcp-servers.ts";
import { endpoint, type Route } from "../contract/route.ts";
import { routes } from "../contract/routes.ts";
import type { Portfolio } from "./content.ts";

/** Where a link to an operation leads: to what it answers, or to how it is called where a link cannot call it. */
const placeOf = ({ method, path, params, operationId }: Route): string =>
  method === "get" && !params ? path : `/docs#${operationId}`;

/** `/llms.txt`: what a language model needs to find its way (llmstxt.org). */
export const llmsText = ({ profile, site: { title, description }, projects }: Portfolio, site: string): string => {
  const operations = routes
    .filter(({ guarded, version }) => !guarded && version === "current")
    .map((each) => `- [${endpoint(each)}](${site}${placeOf(each)}): ${each.summary}.`);
  const asked = `${site}/ask?${new URLSearchParams({ q: `Who is ${profile.name}?` })}`;
  const servers = mcpServers.map(
    ({ path, tools }) => `- ${site}${path}: ${tools.map(({ name }) => `\`${name}\``).join(", ")}.`,
  );
  return [
    `# ${title}`,
    `> ${description}`,
    [
      `${profile.name}${profile.tagline ? `: ${profile.tagline}` : ""}`,
      `The portfolio has ${projects.length} projects. It is a JSON API in which nothing can be changed: no credential is needed, scripts of any origin may call it, ` +
        `and each client address has ${limits.rate.requests} requests in ${limits.rate.window} seconds.`,
    ].join("\n\n"),
    "## API",
    operations.join("\n"),
    [
      `To read all projects, follow \`next_cursor\` while \`has_more\` is true. Words in \`q\` must all occur; case and accents do not matter.`,
      `To try an inquiry, POST \`{"name","email","message"}\` as JSON to /api/contact and poll the \`poll_url\` of the answer until \`status\` is \`completed\`; nothing is delivered. ` +
        `To read several things in one request, POST \`{"operations":[{"method":"GET","path":"/api/profile"},…]}\` to /api/batch, with up to ${limits.batch.operations.max} operations. ` +
        `Both take an \`Idempotency-Key\` header: a retry with the same key and body gets the first answer and nothing runs twice.`,
      `To ask in plain words, call [\`GET /ask?q=<question>\`](${asked}); with \`Accept: text/event-stream\` the answer is streamed. POST \`{"q":"…"}\` to /ask does the same.`,
      `To use the portfolio as tools, connect a client of the Model Context Protocol. The transport is Streamable HTTP, and no credential is needed:`,
      servers.join("\n"),
      `[${catalogPath}](${site}${catalogPath}) tells programs where they are.`,
      `Every path under /api but those of the MCP servers also answers under /api/v1 as \`{"version":"v1","data":…}\`. An error is \`{"error":{"code","message","hint","docs"}}\`; send \`Accept: text/markdown\` to get it as Markdown.`,
      `Without the function host, the same bytes are at [/api/profile.json](${site}/api/profile.json) and, page by page, [/api/projects/all/0.json](${site}/api/projects/all/0.json).`,
    ].join("\n\n"),
    "## Documents",
    [
      `- [OpenAPI](${site}/openapi.json): every operation with its schemas and examples.`,
      `- [Reference](${site}/docs): the same for people, with every error code.`,
      `- [Credentials](${site}/auth.md): how an agent gets, uses and revokes one, and what it is good for.`,
      `- [Changelog](${site}/changelog.md): what changed, and what will.`,
    ].join("\n"),
  ]
    .join("\n\n")
    .concat("\n");
};
