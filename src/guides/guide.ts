import type { Portfolio } from "../content/content.ts";
import type { Route } from "../contract/route.ts";
import { referencePage } from "../contract/site/pages.ts";
import { publicProfile } from "../portfolio/pictures/covers.ts";
import { mcp, questions } from "./reference/agents.ts";
import { fenced } from "./reference/markdown.ts";
import { jobs, pages, retries } from "./reference/portfolio.ts";
import { batches, caching, credentials, errors, rates, versions } from "./reference/service.ts";

/** A section of a guide. `id` is its anchor, and `text` is Markdown with links relative to the root of the site. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

const start = (portfolio: Portfolio, site: string): string => `
${fenced("sh", `curl ${site}/api/profile`)}

${fenced("json", JSON.stringify(publicProfile(portfolio, site), null, 2))}

The API allows cross-origin requests (CORS) from any origin. The OpenAPI document is [openapi.json](/openapi.json). Reads with
default parameters are also available as static files, for example [/api/profile.json](/api/profile.json) and
[/api/projects/all/0.json](/api/projects/all/0.json). [/api/portfolio.json](/api/portfolio.json) has the profile, experience, all
projects, contact channels and FAQ in one file. A static file has the same content as the response of its read and does not
count against the rate limit.`;

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
    { id: "limits", title: "Limits", text: rates },
    { id: "caching", title: "Caching", text: caching },
    { id: "pages", title: "Pagination", text: pages(site) },
    { id: "jobs", title: "Jobs", text: jobs(portfolio) },
    { id: "retries", title: "Retry safely", text: retries(site) },
    { id: "batches", title: "Batches", text: batches },
    { id: "credentials", title: "Credentials", text: credentials(site) },
    { id: "ask", title: "Ask questions", text: questions(site) },
    { id: "mcp", title: "MCP servers", text: mcp(site) },
    { id: "versions", title: "Versions", text: versions },
    { id: "errors", title: "Errors", text: errors },
  ].map((section) => {
    const tag = sectionTags[section.id];
    return { ...section, text: section.text.trim(), page: tag ? referencePage(tag) : "/docs" };
  });
