import { siteOptions } from "../configuration/current-options.ts";
import type { BuildContext } from "../content/build-context.ts";
import { pathIn, severalLanguagesOf } from "../content/languages/languages.ts";
import type { HomeSectionName } from "../content/site-file.ts";
import { plainBlocks } from "../content/text/markdown-blocks.ts";
import { errorCodesIn, errorKinds } from "../contract/errors/error-kinds.ts";
import { headerDefinitions } from "../contract/openapi/headers.ts";
import { routesIn } from "../contract/openapi/localized-routes.ts";
import { parameters } from "../contract/openapi/parameters.ts";
import { schemas } from "../contract/openapi/schemas.ts";
import { endpoint, type Route } from "../contract/route.ts";
import type { SearchEntry } from "../contract/search/search-entry.ts";
import { documents } from "../contract/site/documents.ts";
import { referenceOf, referencePage, referenceTags } from "../contract/site/pages.ts";
import { isOffered } from "../contract/static/hosting.ts";
import { developers } from "../guides/developers.ts";
import { guide } from "../guides/guide.ts";
import { homeSectionsOf } from "../page-models/home.ts";
import { listedPages } from "../page-models/navigation.ts";
import { staticDocsPage } from "../page-models/static-docs.ts";
import { normalizeForSearch } from "../portfolio/normalize-for-search.ts";
import { projectPath } from "../portfolio/projects/display.ts";
import { type Strings, stringsFor } from "../strings/strings.ts";

/** Words that visitors and developers use for something, by its id or path. */
const synonyms: Readonly<Record<string, string>> = {
  "/": "home about me bio resume cv career experience skills education contact hire",
  "/projects": "work portfolio case studies search filter",
  "/sandbox": "try playground demo test console",
  "/changelog": "releases news history deprecation what is new",
  [documents.resume]: "resume cv json download career",
  [documents.resumePdf]: "resume cv pdf print download career",
  start: "getting started quickstart begin hello base url cors browser",
  limits: "rate limit ratelimit limiting throttle throttling quota too many requests 429",
  caching: "cache etag conditional if-none-match 304",
  pages: "pagination paging paginate next page cursor offset filter search sort order",
  jobs: "poll polling async asynchronous status webhook callback",
  retries: "retry idempotency idempotent key duplicate",
  batches: "batch bulk multiple requests",
  credentials: "authentication authorization auth login token bearer api key oauth revoke",
  ask: "chat question ai llm streaming stream sse server-sent events",
  mcp: "model context protocol ai assistant tools claude chatgpt cursor",
  versions: "version v1 v2 breaking deprecation sunset mirror envelope",
  errors: "error codes status problem failure",
  getProfile: "about me bio name",
  listProjects: "search find filter projects pagination paging work portfolio",
  getProject: "project detail slug",
  getExperience: "resume cv career jobs work history positions education skills hackathons",
  getPortfolio: "everything export all download",
  getContact: "email reach hire",
  postContact: "message email send form hire inquiry",
  getJob: "poll polling status",
  postBatch: "bulk multiple",
  getHealth: "status uptime ping",
  getAsk: "chat question search answer ai",
  postAsk: "chat question search answer ai",
  postMatch: "job description requirements recruiter hire",
  postToken: "oauth login authentication access token",
  postKey: "api key signup register authentication",
  postAgentEvent: "revoke logout delete key token",
  getKeySet: "jwks public keys verify jwt",
};

/** The texts that are the titles of pages, by path. */
const titleKeys = {
  "/": "notFound.home",
  "/projects": "navigation.projects",
  "/developers": "navigation.developers",
  "/docs": "navigation.docs",
  "/sandbox": "navigation.sandbox",
  "/changelog": "navigation.changelog",
} as const;

/** The names of the fields in a published schema, without nested ones. */
const fieldNames = (published: object, id: string | undefined): string[] => {
  const schema = (published as Readonly<Record<string, { readonly properties?: object }>>)[id ?? ""];
  return Object.keys(schema?.properties ?? {});
};

const operationEntry = (route: Route, published: object): SearchEntry => ({
  title: route.summary,
  path: referenceOf(route),
  kind: "Operation",
  text: endpoint(route),
  terms: [
    ...[route.operationId, synonyms[route.operationId] ?? ""],
    ...parameters(route).map(({ name }) => name),
    ...Object.keys(route.body?.shape ?? {}),
    ...fieldNames(published, route.response.schema),
  ].join(" "),
});

/** The words of a text that are written as code, such as the names of parameters and headers. */
const codeWords = (text: string): string =>
  [
    ...new Set(Array.from(text.replaceAll(/```[\s\S]*?```/g, "").matchAll(/`([^`\n]+)`/g), ([, word = ""]) => word)),
  ].join(" ");

interface TitledText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

const guideEntry = ({ id, title, text }: TitledText, page: string, pageTitle: string): SearchEntry => ({
  title,
  path: `${page}#${id}`,
  kind: "Guide",
  text: pageTitle,
  terms: `${synonyms[id] ?? ""} ${codeWords(text)}`,
});

/** What only a site with the app has: guides, operations, headers and errors. */
const appEntries = ({ portfolio, site }: Pick<BuildContext, "portfolio" | "site">): SearchEntry[] => {
  // A further language knows only itself and the default, which is enough for names and descriptions.
  const languages = severalLanguagesOf(portfolio) ?? (portfolio.fallback && [portfolio.fallback.variant]);
  const routes = routesIn(languages);
  const published = schemas(routes);
  return [
    ...guide(portfolio, site).map((section) => guideEntry(section, section.page, "API reference")),
    ...(portfolio.site.pages.developers
      ? developers(portfolio, site)
          .flatMap(({ lessons }) => lessons)
          .map((section) => guideEntry(section, "/developers", "Developers"))
      : []),
    ...routes
      .filter(({ version, isReserved }) => version === "current" && !isReserved)
      .map((route) => operationEntry(route, published)),
    ...Object.entries(headerDefinitions(site, false, languages)).map(
      ([name, { description }]): SearchEntry => ({
        title: name,
        path: "/docs#headers",
        kind: "Header",
        text: description,
      }),
    ),
    ...errorCodesIn(languages).map(
      (code): SearchEntry => ({
        ...{ title: code, path: `/docs#${code}`, kind: "Error" },
        text: `${errorKinds[code].status} ${errorKinds[code].message}`,
      }),
    ),
  ];
};

/** Words that visitors use for the entries of a section of the front page. */
const sectionSynonyms: Partial<Record<HomeSectionName, string>> = { experience: "job position work", questions: "faq" };

/** The words of a Markdown text, each once. */
const wordsIn = (markdown: string): string =>
  [...new Set(normalizeForSearch(plainBlocks(markdown).join(" ")).match(/[\p{L}\p{M}\p{N}]{2,}/gu))].join(" ");

/** The positions, talks, questions and other entries of the front page. */
const homeEntries = (context: BuildContext): SearchEntry[] =>
  homeSectionsOf(context).flatMap((section) => {
    const home = pathIn(context.portfolio, "/");
    const synonym = sectionSynonyms[section.name] ?? "";
    const entry = (id: string | undefined, title: string, texts: readonly string[], words = ""): SearchEntry => ({
      ...{ title, path: `${home}#${id ?? section.id}`, kind: "Entry", section: section.title },
      ...(texts.length > 0 && { text: texts.join(", ") }),
      ...((synonym || words) && { terms: `${synonym} ${words}`.trim() }),
    });
    if (section.layout === "timeline")
      return section.items.map(({ id, title, organization = "", more = "", when }) =>
        entry(id, title, [organization, more, when].filter(Boolean)),
      );
    if (section.layout === "groups") return section.groups.map(({ id, name, items }) => entry(id, name, items));
    if (section.layout === "questions")
      return section.questions.map(({ id, question, answer }) => entry(id, question, [], wordsIn(answer)));
    return [];
  });

/** The title of a page of the site in the owner's language. The names of the reference's groups are in English, like these pages. */
const pageTitle = (path: string, label: string, { t }: Strings): string => {
  const group = referenceTags.find((tag) => referencePage(tag) === path);
  if (group) return t("search.reference", { group });
  return path in titleKeys ? t(titleKeys[path as keyof typeof titleKeys]) : label;
};

/** Everything that the search of the pages finds. Projects have no text, so that the file of a large portfolio stays small. */
export const searchEntries = (context: BuildContext): readonly SearchEntry[] => {
  const { portfolio, hosting } = context;
  const strings = stringsFor(portfolio.site.language);
  const page = (path: string, title: string): SearchEntry => ({
    ...{ title, path: pathIn(portfolio, path), kind: "Page" },
    ...(synonyms[path] && { terms: synonyms[path] }),
  });
  return [
    ...listedPages(portfolio, hosting).map(({ path, label }) => page(path, pageTitle(path, label, strings))),
    ...siteOptions().pages.map(({ path, label }) => page(path, label)),
    page(documents.resumePdf, strings.t("search.resumePdf")),
    page(documents.resume, strings.t("search.resume")),
    ...(isOffered(hosting, documents.credentials)
      ? [page(documents.credentials, strings.t("search.credentials"))]
      : []),
    ...portfolio.projects.map(
      (project): SearchEntry => ({
        ...{ title: project.title, path: pathIn(portfolio, projectPath(project)), kind: "Project" },
        ...(project.subtitle && { text: project.subtitle }),
        terms: [...(project.tags ?? []), project.year ?? ""].join(" "),
      }),
    ),
    ...homeEntries(context),
    ...(hosting === "static"
      ? staticDocsPage(context).sections.map((section) => guideEntry(section, "/docs", "API reference"))
      : appEntries(context)),
  ];
};
