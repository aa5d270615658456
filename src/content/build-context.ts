import { AsyncLocalStorage } from "node:async_hooks";
import { splitLanguage } from "../contract/site/languages.ts";
import type { Hosting } from "../contract/static/hosting.ts";
import { setOwnTexts } from "../strings/strings.ts";
import type { Portfolio } from "./content.ts";
import { languagesOf } from "./languages/languages.ts";

/** The checked content in one language, and the origin of the site. */
export interface BuildContext {
  readonly portfolio: Portfolio;
  readonly site: string;
  /** Whether the host runs the app. Pages and documents only offer what the host has (D64). */
  readonly hosting: Hosting;
}

/** What the build and the dev server share with the pages. */
export interface SharedContext extends BuildContext {
  /** The absolute path of the content folder. */
  readonly folder: string;
}

/** The build context, and the release data that the documentation pages need. */
export interface PageContext extends BuildContext {
  /** The release of Vitrine, e.g. `0.1.0`. */
  readonly release: string;
  /** The text of CHANGELOG.md. */
  readonly changelog: string;
}

/** Vite bundles the pages separately from the build, so the two share a global (D25). */
const key = Symbol.for("vitrine.build-context");
const languageKey = Symbol.for("vitrine.page-language");
const shared = globalThis as { [key]?: SharedContext | Error; [languageKey]?: AsyncLocalStorage<Portfolio> };

/** The portfolio in the language of the page that is being rendered, if that is not the default. */
const ofPage = shared[languageKey] ?? new AsyncLocalStorage<Portfolio>();
shared[languageKey] = ofPage;

/** Shares the checked content with the pages, or the error that checking it threw. */
export const setBuildContext = (content: SharedContext | Error): void => {
  shared[key] = content;
  if (content instanceof Error) return;
  const { portfolio } = content;
  setOwnTexts([portfolio, ...(portfolio.variants ?? [])].map(({ site, strings }) => [site.language, strings]));
};

/** The content in all languages. Throws the error that setBuildContext was given, if it was given one. */
export const wholeContext = (): SharedContext => {
  const content = shared[key];
  if (!content)
    throw new Error("the content has not been checked: render the pages with `npm run build` or `npm run dev`");
  if (content instanceof Error) throw content;
  return content;
};

/** The content for the page that is being rendered, in its language. Throws like `wholeContext`. */
export const buildContext = (): SharedContext => {
  const content = wholeContext();
  const portfolio = ofPage.getStore();
  return portfolio ? { ...content, portfolio } : content;
};

/** The content for a path of the site: in the language that it starts with, or else in the default language. */
export const contextAt = (path: string): SharedContext => {
  const content = wholeContext();
  const { language } = splitLanguage(path, languagesOf(content.portfolio).slice(1));
  const portfolio = content.portfolio.variants?.find(({ site }) => site.language === language);
  return portfolio ? { ...content, portfolio } : content;
};

/** Renders a page with the content in the language of its path. */
export const inLanguageOf = <T>(path: string, render: () => T): T => {
  const { portfolio } = contextAt(path);
  return portfolio.fallback ? ofPage.run(portfolio, render) : render();
};

/** The kind of host that the site is built for. `app` before the content is read. */
export const buildHosting = (): Hosting => {
  const content = shared[key];
  return content && !(content instanceof Error) ? content.hosting : "app";
};

/** The further languages of the site; undefined before the content is read, as in the dev server. */
export const buildLanguages = (): readonly string[] | undefined => {
  const content = shared[key];
  return content && !(content instanceof Error) ? languagesOf(content.portfolio).slice(1) : undefined;
};
