import { isInEachLanguage, localPath, splitLanguage } from "../../contract/site/languages.ts";
import type { Portfolio } from "../content.ts";
import { languagesOf } from "./languages.ts";

type OwnPages = readonly { readonly path: string; readonly label: string }[];

/** A page in one of the languages of the site. */
export interface LanguageLink {
  readonly language: string;
  /** The name of the language in that language, such as "Deutsch". */
  readonly name: string;
  readonly url: string;
  readonly isCurrent: boolean;
}

/** The name of a language in that language. */
const nameOf = (language: string): string => {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

/** The path of a page in a language. Undefined if it is a page of the owner that this language does not have. */
const pathInLanguage = (
  path: string,
  language: string,
  [standard]: readonly string[],
  ownPages: OwnPages,
): string | undefined => {
  if (language === standard) return path;
  if (isInEachLanguage(path)) return localPath(language, path);
  const own = `/${language}${path}`;
  return ownPages.some((page) => page.path === own) ? own : undefined;
};

/**
 * The languages of a site, for the header of a page: links to the same page, or to the front page if a language does not have
 * it. Empty if there is one language. `path` is that of the page, and `portfolio` the one in the default language.
 */
export const languageLinks = (
  path: string,
  portfolio: Pick<Portfolio, "site" | "variants">,
  ownPages: OwnPages,
): readonly LanguageLink[] => {
  const languages = languagesOf(portfolio);
  if (languages.length === 1) return [];
  const page = splitLanguage(path, languages.slice(1));
  return languages.map((language) => ({
    language,
    name: nameOf(language),
    url: pathInLanguage(page.path, language, languages, ownPages) ?? localPath(language, "/"),
    isCurrent: language === (page.language ?? languages[0]),
  }));
};

/** The paths of a page in all languages that have it, the default first; empty if only one has it. */
export const alternatePaths = (
  path: string,
  portfolio: Pick<Portfolio, "site" | "variants">,
  ownPages: OwnPages,
): readonly { readonly language: string; readonly path: string }[] => {
  const languages = languagesOf(portfolio);
  const page = splitLanguage(path, languages.slice(1)).path;
  const paths = languages.flatMap((language) => {
    const found = pathInLanguage(page, language, languages, ownPages);
    return found === undefined ? [] : [{ language, path: found }];
  });
  return paths.length > 1 ? paths : [];
};

/** The owner's pages for the navigation in a language. Pages that it does not have are those of the default language. */
export const ownPagesIn = (
  portfolio: Pick<Portfolio, "fallback">,
  variants: readonly string[],
  ownPages: OwnPages,
): OwnPages => {
  const inDefault = ownPages.filter(({ path }) => !splitLanguage(path, variants).language);
  const { variant } = portfolio.fallback ?? {};
  if (!variant) return inDefault;
  return inDefault.map((page) => ownPages.find(({ path }) => path === `/${variant}${page.path}`) ?? page);
};
