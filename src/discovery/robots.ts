import type { Portfolio } from "../content/content.ts";
import { urlPath } from "../contract/base.ts";
import { documents } from "../contract/site/documents.ts";
import type { Hosting } from "../contract/static/hosting.ts";
import { type AiUses, aiAgents, type Purpose, purposes } from "./ai-agents.ts";

/** The Content-Signal directive (contentsignals.org). */
const contentSignal = ({ search, aiInput, aiTrain }: AiUses): string => {
  const yesOrNo = (allowed: boolean) => (allowed ? "yes" : "no");
  return `Content-Signal: search=${yesOrNo(search)}, ai-input=${yesOrNo(aiInput)}, ai-train=${yesOrNo(aiTrain)}`;
};

/** A group of rules. A crawler follows only one group, so each group repeats the content signals. */
const group = (tokens: readonly string[], allowed: boolean, uses: AiUses, site: string): string =>
  [
    ...tokens.map((token) => `User-agent: ${token}`),
    contentSignal(uses),
    `${allowed ? "Allow" : "Disallow"}: ${urlPath(site, "/")}`,
  ].join("\n");

/** The group of the crawlers with one purpose, with a comment. */
const purposeGroup = (purpose: Purpose, uses: AiUses, site: string): string => {
  const agents = aiAgents.filter((agent) => agent.purpose === purpose);
  const operators = [...new Set(agents.map(({ operator }) => operator))];
  const tokens = agents.map(({ token }) => token);
  const { text, isAllowed } = purposes[purpose];
  return `# ${text}: ${operators.join(", ")}.\n${group(tokens, isAllowed(uses), uses, site)}`;
};

/** The comment at the start of the file. */
const introductions: Readonly<Record<Hosting, (site: string) => string>> = {
  app: (site) =>
    `# Crawlers and agents are welcome. ${urlPath(site, documents.guide)} describes the site, and reads of the API under ${urlPath(site, "/api")} need no key.`,
  static: (site) =>
    `# Crawlers and agents are welcome. ${urlPath(site, documents.guide)} describes the site, and lists the same data as JSON files.`,
};

/**
 * `/robots.txt` (RFC 9309): allows everything, including the API, except for crawlers whose purpose the owner does not
 * allow. Content signals apply to all.
 */
export const robotsText = (
  { site: { agents } }: Pick<Portfolio, "site">,
  site: string,
  hosting: Hosting = "app",
): string =>
  [
    introductions[hosting](site),
    group(["*"], true, agents, site),
    ...(["search", "aiInput", "aiTrain", "inputAndTrain"] as const).map((purpose) =>
      purposeGroup(purpose, agents, site),
    ),
    `Sitemap: ${site}${documents.sitemap}`,
  ]
    .join("\n\n")
    .concat("\n");
