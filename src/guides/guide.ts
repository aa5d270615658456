import type { Portfolio } from "../content/content.ts";
import { baseOf } from "../contract/base.ts";
import type { Route } from "../contract/route.ts";
import { documents } from "../contract/site/documents.ts";
import { referencePage } from "../contract/site/pages.ts";
import { contactInfo } from "../portfolio/resources.ts";
import { formatJson } from "./curl.ts";
import { mcp, questions } from "./reference/agents.ts";
import { otherFormats } from "./reference/formats.ts";
import { fenced } from "./reference/markdown.ts";
import { jobs, pages, retries } from "./reference/portfolio.ts";
import { authentication, batches, caching, credentials, errors, files, rates, versions } from "./reference/service.ts";

/** A section of a guide. `id` is its anchor, and `text` is Markdown with links relative to the root of the site. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

const start = (portfolio: Portfolio, site: string): string => `
[GET /api/contact](/docs/portfolio#getContact) returns the contact channels as one JSON object. The API
allows cross-origin requests (CORS) from any origin. Only the MCP servers [refuse some origins](/docs/agents#mcp).

${fenced("sh", `curl ${site}/api/contact`)}

${fenced("json Response 200", formatJson(contactInfo(portfolio, baseOf(site))))}`;

const openApi = `
- The file [openapi.json](${documents.openApi}) is the OpenAPI document of the API, for example to generate a client (SDK).`;

/** A section of the API reference, and the path of its page. */
export interface GuideSection extends Section {
  readonly page: string;
}

/** The sections that are on the page of the operations that they explain. The others are in the overview. */
const sectionTags: Readonly<Record<string, Route["tag"]>> = {
  pages: "Portfolio",
  jobs: "Portfolio",
  batches: "Service",
  credentials: "Credentials",
  ask: "Agents",
  mcp: "Agents",
};

/**
 * The guide in the API reference: sections of `/docs`, and of the pages below it. Each sentence names its subject, because /ask
 * quotes single sentences.
 */
export const guide = (portfolio: Portfolio, site: string): readonly GuideSection[] =>
  [
    { id: "start", title: "First request", text: start(portfolio, site) },
    { id: "authentication", title: "Authentication", text: authentication(site) },
    { id: "limits", title: "Rate limits", text: rates(site) },
    { id: "caching", title: "Caching", text: caching(site) },
    { id: "files", title: "Static files", text: files(site) },
    { id: "formats", title: "Other files and formats", text: openApi + otherFormats },
    { id: "pages", title: "Pagination", text: pages(site) },
    { id: "jobs", title: "Jobs", text: jobs(portfolio, site) },
    { id: "retries", title: "Retry safely", text: retries(site) },
    { id: "batches", title: "Batches", text: batches(site) },
    { id: "credentials", title: "Credentials", text: credentials(site) },
    { id: "ask", title: "Ask questions", text: questions(site) },
    { id: "mcp", title: "MCP servers", text: mcp(site) },
    { id: "versions", title: "Versions", text: versions(portfolio, site) },
    { id: "errors", title: "Errors", text: errors },
  ].map((section) => {
    const tag = sectionTags[section.id];
    return { ...section, text: section.text.trim(), page: tag ? referencePage(tag) : "/docs" };
  });
