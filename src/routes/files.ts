import { hash } from "node:crypto";
import changelog from "../../CHANGELOG.md?raw";
import type { BuildContext } from "../content/build-context.ts";
import { severalLanguagesOf } from "../content/languages/languages.ts";
import { contentHtml } from "../content/page-links.ts";
import { catalogPath, portfolioServer, wellKnownCardPath } from "../contract/mcp/servers.ts";
import { routesIn } from "../contract/openapi/localized-routes.ts";
import { openApiDocument } from "../contract/openapi/openapi.ts";
import { getVersion1 } from "../contract/operations/credentials.ts";
import { getPortfolio } from "../contract/operations/portfolio.ts";
import { release } from "../contract/release.ts";
import { searchFile } from "../contract/search/search-entry.ts";
import {
  authorizationServer,
  authorizationServerPath,
  protectedResource,
  protectedResourcePath,
  resourcesWithPath,
} from "../contract/site/discovery.ts";
import { documents, icons, skillPath } from "../contract/site/documents.ts";
import { apiCatalog } from "../discovery/api-catalog.ts";
import { atomFeed, jsonFeed } from "../discovery/feeds/feeds.ts";
import { llmsText } from "../discovery/llms.ts";
import { llmsFullText } from "../discovery/llms-full.ts";
import { robotsText } from "../discovery/robots.ts";
import { searchEntries } from "../discovery/search-index.ts";
import { sitemapText, sitemapXml } from "../discovery/sitemap.ts";
import { type Skills, skillIndex } from "../discovery/skills/agent-skills.ts";
import { apiSkill } from "../discovery/skills/api-skill.ts";
import contentSkill from "../discovery/skills/vitrine-content.md?raw";
import { authGuide } from "../guides/auth-guide.ts";
import { exampleBodies } from "../guides/example-requests.ts";
import { faviconIco, faviconSvg, iconPng, initialOf } from "../media/icons.ts";
import { webManifest } from "../media/web-manifest.ts";
import { aiCatalog, serverCard } from "../portfolio/mcp-cards.ts";
import { responseExamples } from "../reference/response-examples.ts";
import { publicResume } from "../resume/write-resume.ts";
import { resumePdf } from "../resume-pdf/draw.ts";
import resumeTemplate from "../resume-pdf/resume.typ?raw";
import { siteTheme } from "../themes/site-theme.ts";
import type { Theme } from "../themes/theme.ts";
import type { FilePath } from "./file-paths.ts";

type Body = string | Uint8Array<ArrayBuffer>;
type Render = (context: BuildContext) => Body | Promise<Body>;

const json =
  (value: (context: BuildContext) => unknown): Render =>
  (context) =>
    JSON.stringify(value(context));

/** An icon with the initial of the owner, in the theme. */
const icon =
  <Drawn extends Body>(draw: (initial: string, theme: Theme) => Promise<Drawn>): Render =>
  ({ portfolio: { profile, site } }) =>
    draw(initialOf(profile.name), siteTheme(site));

const pngIcon = (size: number): Render =>
  icon(async (initial, theme) => new Uint8Array(await iconPng(initial, theme, size)));

const skills = ({ portfolio, site }: BuildContext): Skills => ({
  "portfolio-api": apiSkill(portfolio, site),
  "vitrine-content": contentSkill,
});

const openApi = ({ portfolio, site }: BuildContext) => {
  const { name, email } = portfolio.profile;
  const hidden = portfolio.site.hideEmail;
  return openApiDocument(routesIn(severalLanguagesOf(portfolio)), {
    site,
    title: portfolio.site.title,
    contact: { name, ...(!hidden && { email }) },
    release,
    // Examples of everything, and of version 1's index, would repeat those of other reads (D17).
    examples: {
      ...responseExamples(portfolio, site, release, changelog),
      ...{ [getPortfolio.operationId]: undefined, [getVersion1.operationId]: undefined },
    },
    requests: exampleBodies,
  });
};

/** The content of each generated file, by its path. */
export const files: Readonly<Record<FilePath, Render>> = {
  [documents.robots]: ({ portfolio, site, hosting }) => robotsText(portfolio, site, hosting),
  [documents.sitemap]: ({ portfolio, site, hosting }) => sitemapXml(portfolio, site, hosting),
  [documents.sitemapText]: ({ portfolio, site, hosting }) => sitemapText(portfolio, site, hosting),
  [documents.guide]: ({ portfolio, site }) => llmsText(portfolio, site),
  [documents.wholeGuide]: (context) => llmsFullText({ ...context, release, changelog }),
  [documents.credentials]: ({ site }) => authGuide(site),
  [documents.atom]: ({ portfolio, site }) => atomFeed(portfolio, site, contentHtml),
  [documents.jsonFeed]: json(({ portfolio, site }) => jsonFeed(portfolio, site, contentHtml)),
  [documents.openApi]: json(openApi),
  [documents.resume]: json(({ portfolio, site }) => publicResume(portfolio, site)),
  [documents.resumePdf]: async (context) => new Uint8Array(await resumePdf(context, resumeTemplate)),
  [documents.apiCatalog]: json(({ site }) => apiCatalog(site)),
  [documents.skills]: json((context) => skillIndex(skills(context), context.site, (text) => hash("sha256", text))),
  [skillPath("portfolio-api")]: (context) => skills(context)["portfolio-api"],
  [skillPath("vitrine-content")]: (context) => skills(context)["vitrine-content"],
  [authorizationServerPath]: json(({ site }) => authorizationServer(site)),
  [protectedResourcePath]: json(({ site }) => protectedResource(site)),
  ...Object.fromEntries(
    resourcesWithPath.map(({ path, file }) => [file, json(({ site }) => protectedResource(site, path))]),
  ),
  [catalogPath]: json(({ portfolio, site }) => aiCatalog(portfolio, site)),
  [wellKnownCardPath]: json(({ portfolio, site }) => serverCard(portfolioServer, portfolio, site, release)),
  [searchFile]: json(searchEntries),
  [icons.ico]: icon(faviconIco),
  [icons.svg]: icon(faviconSvg),
  [icons.appleTouch]: pngIcon(180),
  [icons.small]: pngIcon(192),
  [icons.large]: pngIcon(512),
  [icons.manifest]: json(({ portfolio, site }) => webManifest(portfolio, site)),
};
