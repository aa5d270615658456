import type { AskResponse, AskResult } from "../contract/resources/agents/ask.ts";
import { isInEachLanguage, localPath } from "../contract/site/languages.ts";
import { pageOf } from "./index/chunk.ts";

/** The language of the sentences that Vitrine fills with data, and of the documentation. */
const OWN_LANGUAGE = "en";

/** The languages of an answer. */
interface AnswerLanguages {
  /** The language that the reader asked for. */
  readonly language: string;
  /** The language of the texts that answers quote. */
  readonly defaultLanguage: string;
}

const inLanguage = (result: AskResult, { language, defaultLanguage }: AnswerLanguages): AskResult => {
  const { site } = result;
  const isOfPortfolio = isInEachLanguage(pageOf({ path: result.url.slice(site.length) }) || "/");
  // Anchors of entries come from their names, which differ between languages. Anchors of sections do not.
  const sectionOf = (url: string): string => (isOfPortfolio ? url.replace(/(#[a-z]+)-.*$/, "$1") : url);
  const local = (url: string): string =>
    language === defaultLanguage ? url : site + localPath(language, sectionOf(url).slice(site.length) || "/");
  return {
    ...result,
    url: local(result.url),
    grounding: { source_urls: result.grounding.source_urls.map(local) },
    lang: isOfPortfolio ? defaultLanguage : OWN_LANGUAGE,
  };
};

/** The language of the answer. A language model uses the words of the page that it cites first. */
const languageOf = (method: AskResponse["_meta"]["method"], [first]: readonly AskResult[]): string | undefined => {
  return method === "faq" || method === "extractive" || method === "llm" ? first?.lang : OWN_LANGUAGE;
};

/**
 * Returns an answer with links to the pages in a language. Its texts stay in the default language or in English, and `lang` says in
 * which (D18).
 */
export const answerInLanguage = (response: AskResponse, languages: AnswerLanguages): AskResponse => {
  const results = response.results.map((result) => inLanguage(result, languages));
  const lang = languageOf(response._meta.method, results);
  return { ...response, _meta: { ...response._meta, ...(lang !== undefined && { lang }) }, results };
};
