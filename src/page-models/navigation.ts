import type { BuildContext } from "../content/build-context.ts";
import type { Portfolio } from "../content/content.ts";
import { fallbackLanguage } from "../content/languages/languages.ts";
import { type Hosting, isOffered, pagesFor } from "../contract/static/hosting.ts";
import { stringsFor } from "../strings/strings.ts";
import { homeSectionsOf } from "./home.ts";

export interface NavigationLink {
  readonly label: string;
  /** A URL, or a path of the site. */
  readonly url: string;
  /** The language of the label, if it is not the owner's. */
  readonly language?: string;
}

type Pages = readonly { readonly path: string; readonly label: string }[];

/** The pages about the API, by path, with the names of their labels and switches. */
const apiPageNames = {
  "/developers": "developers",
  "/docs": "docs",
  "/sandbox": "sandbox",
  "/changelog": "changelog",
} as const;
type ApiPagePath = keyof typeof apiPageNames;

const isApiPage = (path: string): path is ApiPagePath => Object.hasOwn(apiPageNames, path);

/** Whether links lead to a page: the owner can leave out pages about the API (D16). */
const isListed = (path: string, { pages }: Portfolio["site"]): boolean => {
  if (!isApiPage(path)) return true;
  const name = apiPageNames[path];
  return name === "docs" || pages[name];
};

/** The pages that sitemaps list, without project pages and the owner's own. */
export const listedPages = (portfolio: Pick<Portfolio, "site">, hosting: Hosting): Pages =>
  pagesFor(hosting).filter(({ path }) => isListed(path, portfolio.site));

/** The links between the pages about the API. Their texts are in English, like the pages. */
export const apiPages = ({ portfolio, hosting }: Pick<BuildContext, "portfolio" | "hosting">): Pages => {
  const { t } = stringsFor("en");
  return listedPages(portfolio, hosting).flatMap(({ path }) =>
    isApiPage(path) ? [{ path, label: t(`navigation.${apiPageNames[path]}`) }] : [],
  );
};

/** The links at the top of every page: those of `navigation` in site.yaml, or projects, experience, own pages, contact and the API. */
export const navigation = (context: BuildContext, ownPages: Pages): readonly NavigationLink[] => {
  const { portfolio, hosting } = context;
  const strings = stringsFor(portfolio.site.language);
  const named = (name: string, url: string): NavigationLink => {
    const language = strings.languageOf(`navigation.${name}`);
    return { label: strings.t(`navigation.${name}`), url, ...(language !== undefined && { language }) };
  };
  const own = ownPages.map(({ label, path }) => ({ label, url: path }));
  const linkOf = (name: string): readonly NavigationLink[] => {
    if (name === "projects") return portfolio.projects.length > 0 ? [named(name, "/projects")] : [];
    if (name === "api")
      return [
        named(name, isOffered(hosting, "/developers") && portfolio.site.pages.developers ? "/developers" : "/docs"),
      ];
    return homeSectionsOf(context, (each) => each === name).map(({ id, title, titleLanguage }) => ({
      label: title,
      url: `/#${id}`,
      ...(titleLanguage !== undefined && { language: titleLanguage }),
    }));
  };
  const wanted = portfolio.site.navigation;
  if (!wanted) return [...linkOf("projects"), ...linkOf("experience"), ...own, ...linkOf("contact"), ...linkOf("api")];
  const language = fallbackLanguage(portfolio, "site", "navigation");
  return wanted.flatMap((each) =>
    typeof each === "string" ? linkOf(each) : [{ ...each, ...(language && { language }) }],
  );
};
