import type { Portfolio } from "../content/content.ts";
import { type LanguageFacts, languagesOf, severalLanguagesOf } from "../content/languages/languages.ts";
import { plainBlocks } from "../content/text/markdown-blocks.ts";
import { limits, perWindow } from "../contract/limits.ts";
import { catalogPath, mcpServers } from "../contract/mcp/servers.ts";
import { tags } from "../contract/openapi/openapi.ts";
import { endpoint, type Route } from "../contract/route.ts";
import { routes } from "../contract/routes.ts";
import { documents } from "../contract/site/documents.ts";
import { localPath } from "../contract/site/languages.ts";
import { markdownPath, referencePage } from "../contract/site/pages.ts";
import { joinList } from "../contract/text/join-list.ts";
import { projectsHaveAlternates } from "../markdown/alternates.ts";
import { projectCount } from "../page-models/projects.ts";
import { inquiryNotice } from "../portfolio/person-details.ts";

/** The link target of an operation: the operation itself if a link can call it, otherwise its reference. */
const operationLink = ({ method, path, params, operationId, tag }: Route): string =>
  method === "get" && !params ? path : `${markdownPath(referencePage(tag))}#${operationId}`;

/** A section of links with descriptions. */
export const linkSection = (
  name: string,
  site: string,
  links: readonly (readonly [title: string, path: string, note: string])[],
): string =>
  [`## ${name}`, links.map(([title, path, note]) => `- [${title}](${site}${path}): ${note}.`).join("\n")].join("\n\n");

/** The name of a language in English. */
const languageName = (language: string): string =>
  new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;

/** Which languages a portfolio has, and how translations are marked; undefined if it has one (D18). */
export const languagesSentence = (portfolio: LanguageFacts): string | undefined => {
  const languages = severalLanguagesOf(portfolio);
  return languages
    ? `The portfolio is in ${joinList(languages.map((language) => `${languageName(language)} (\`${language}\`)`))}; the first is the default. ` +
        "In the data, `fallbacks` and `lang` name the language of texts that are not translated."
    : undefined;
};

/** How to select a language; undefined if there is one. */
export const languageUsage = (portfolio: LanguageFacts): string | undefined => {
  const [, language] = languagesOf(portfolio);
  return language === undefined
    ? undefined
    : `To read the portfolio in another language, add \`lang=${language}\` to a read, or send \`Accept-Language: ${language}\`. The tools of the portfolio take \`language\`, and /ask takes \`lang\` for the pages that its results link to.`;
};

/** Links to the portfolio in further languages, as a list of at most one section. */
export const languageSection = (portfolio: LanguageFacts, site: string): readonly string[] => {
  const [, ...further] = languagesOf(portfolio);
  const links = further.flatMap((language) => {
    const name = languageName(language);
    return [
      [name, localPath(language, markdownPath("/")), `the portfolio in ${name}`],
      [`${name} as JSON`, `/${language}/api/portfolio.json`, `everything in ${name} in one file`],
    ] as const;
  });
  return links.length > 0 ? [linkSection("Languages", site, links)] : [];
};

/** The texts that exist. */
export const definedTexts = (...texts: readonly (string | undefined)[]): readonly string[] =>
  texts.filter((text) => text !== undefined);

/** How to use the API, one paragraph per task. */
const usage = (portfolio: Portfolio, site: string): readonly string[] => {
  const { name } = portfolio.profile;
  const askUrl = `${site}/ask?${new URLSearchParams({ q: `Who is ${name}?` })}`;
  return [
    `To read all projects, call \`GET /api/projects\`, which lists them by year, newest first, and follow \`next_cursor\` while \`has_more\` is true. To search, add \`q\` to the request: a project matches if every word of \`q\` occurs in its title, tags or description; case and accents are ignored. Matches at the start of words come first. \`type\`, \`tag\` and \`year\` filter projects; unknown parameters are named in \`warnings\`.`,
    `To validate an inquiry, POST \`{"name","email","message"}\` as JSON to /api/contact and poll the \`poll_url\` of the response until \`status\` is \`completed\`. ${inquiryNotice(portfolio)} ` +
      `To run several reads in one request, POST \`{"operations":[{"method":"GET","path":"/api/profile"},…]}\` to /api/batch, with up to ${limits.batch.operations.max} operations. ` +
      `Both support an \`Idempotency-Key\` header: a retry with the same key and body gets the original response and does not run again.`,
    `To ask a question in natural language, call [\`GET /ask?q=<question>\`](${askUrl}); send \`Accept: text/event-stream\` to stream the answer. You can also POST \`{"q":"…"}\` to /ask.`,
    `To call tools that read the portfolio and answer questions, connect a Model Context Protocol (MCP) client to one of the servers listed under Tools. The transport is Streamable HTTP, and no credential is needed.`,
    `Every path under /api except the MCP servers and the token endpoint is also available under /api/v1 as \`{"version":"v1","data":…}\`. Errors have the form \`{"error":{"code","message","hint","docs"}}\`; send \`Accept: text/markdown\` to get them as Markdown. Only errors of MCP messages, of the token endpoint and of rejected security events have the form of their protocols.`,
    `Each page of the portfolio and of this documentation${projectsHaveAlternates(portfolio) ? "" : ", except project pages,"} is also available as Markdown: append \`.md\` to its URL, or send \`Accept: text/markdown\`. ` +
      `Static copies of API responses, which any static host can serve, are at [/api/profile.json](${site}/api/profile.json) and, page by page, [/api/projects/all/0.json](${site}/api/projects/all/0.json). [/api/portfolio.json](${site}/api/portfolio.json) has the profile, experience, all projects, contact channels and FAQ in one file.`,
  ];
};

/** `/llms.txt`: the guide for language models, in the structure of llmstxt.org. */
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
    ...plainBlocks(profile.about ?? ""),
    `The portfolio has ${projectCount(projects)} and a JSON API. Reads need no credential, browsers can call the API from any origin (the MCP servers allow only some), ` +
      `and each IP address can send ${limits.rate.requests} requests ${perWindow} by default.`,
    ...definedTexts(languagesSentence(portfolio)),
    ...usage(portfolio, site),
    ...definedTexts(languageUsage(portfolio)),
    linkSection("Portfolio", site, [
      ["Portfolio", markdownPath("/"), `the profile of ${profile.name}, with projects, experience and skills`],
      ["Projects", markdownPath("/projects"), "all projects, each with its own page"],
      [
        "Everything as JSON",
        "/api/portfolio.json",
        "profile, experience, all projects, contact channels and FAQ in one file",
      ],
      ["Resume", documents.resume, "the portfolio as a JSON Resume"],
      ["Resume as PDF", documents.resumePdf, "a resume for people, with the same facts"],
    ]),
    ...languageSection(portfolio, site),
    linkSection("Documents", site, [
      ["Developers", markdownPath("/developers"), "how to get started, with examples"],
      ["API reference", markdownPath("/docs"), "limits, retries, versions, headers, and every error code"],
      ...tags.map(
        ({ name, description }) =>
          [
            `API reference: ${name}`,
            markdownPath(referencePage(name)),
            `${description.charAt(0).toLowerCase()}${description.slice(1, -1)}`,
          ] as const,
      ),
      ["Credentials", documents.credentials, "how agents and OAuth clients get, use and revoke a credential"],
      ["OpenAPI", documents.openApi, "every operation with its schemas and examples"],
    ]),
    linkSection(
      "API",
      site,
      routes
        .filter(({ requiresAuth, version }) => !requiresAuth && version === "current")
        .map((route) => [endpoint(route), operationLink(route), route.summary]),
    ),
    linkSection("Tools", site, [
      ...mcpServers.map(
        ({ path, tools }) =>
          [path, path, `MCP server with the tools ${joinList(tools.map(({ name }) => `\`${name}\``))}`] as const,
      ),
      ["MCP catalog", catalogPath, "a machine-readable list of the servers"],
      ["Skills", documents.skills, "instructions for agents that use this API or edit a portfolio"],
    ]),
    linkSection("Optional", site, [
      ["Everything in one file", documents.wholeGuide, "the portfolio and the documentation of its API"],
      ["Sandbox", markdownPath("/sandbox"), "example requests to try"],
      ["Changelog", markdownPath("/changelog"), "changes and deprecations"],
      ["API catalog", documents.apiCatalog, "a machine-readable list of the APIs"],
      ["Atom feed", documents.atom, "projects by their last change, latest first"],
      ["JSON feed", documents.jsonFeed, "projects by their last change, latest first"],
      ["Sitemap", documents.sitemapText, "all pages, with links to their Markdown"],
    ]),
  ]
    .join("\n\n")
    .concat("\n");
};
