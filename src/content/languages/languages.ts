import { localPath } from "../../contract/site/languages.ts";
import type { ContentKey, Portfolio, WrittenProject } from "../content.ts";

/** What a portfolio says about its languages. */
export interface LanguageFacts {
  readonly site: Pick<Portfolio["site"], "language">;
  readonly variants?: readonly { readonly site: Pick<Portfolio["site"], "language"> }[];
}

/** The languages of a portfolio, the default first. */
export const languagesOf = ({ site, variants = [] }: LanguageFacts): readonly string[] =>
  [site, ...variants.map((variant) => variant.site)].map(({ language }) => language);

/** The languages of a portfolio that has several, the default first; undefined for one language. */
export const severalLanguagesOf = (portfolio: LanguageFacts): readonly string[] | undefined => {
  const languages = languagesOf(portfolio);
  return languages.length > 1 ? languages : undefined;
};

/** The languages for reports: " in 2 languages (en, de)"; empty if there is only one. */
export const languageSummary = (portfolio: LanguageFacts): string => {
  const languages = severalLanguagesOf(portfolio);
  return languages ? ` in ${languages.length} languages (${languages.join(", ")})` : "";
};

/** A path of the site in the language of a portfolio, such as `/de/projects` for `/projects`. */
export const pathIn = ({ fallback }: Pick<Portfolio, "fallback">, path: string): string =>
  fallback ? localPath(fallback.variant, path) : path;

/** The address of a page that the app fills in, in the language of a portfolio, such as `/answer?lang=de`. */
export const filledPageIn = ({ fallback }: Pick<Portfolio, "fallback">, path: string): string =>
  fallback ? `${path}?lang=${fallback.variant}` : path;

/** The language of a text of a project, if it is not translated. */
export const projectTextLanguage = (
  { fallback }: Pick<Portfolio, "fallback">,
  project: Pick<WrittenProject, "fallback">,
  member: string,
): string | undefined => (project.fallback?.includes(member) ? fallback?.language : undefined);

/** The language of a member of a file, if it is not translated. */
export const fallbackLanguage = (
  { fallback }: { readonly fallback?: Portfolio["fallback"] | undefined },
  key: ContentKey,
  member: string,
): string | undefined => (fallback?.members[key]?.includes(member) ? fallback.language : undefined);
