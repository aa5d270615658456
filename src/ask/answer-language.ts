import type { AskResponse, AskResult } from "../contract/resources/agents/ask.ts";
import { isInEachLanguage, localPath } from "../contract/site/languages.ts";
import { unknownLanguageText } from "./answer.ts";
import { pageOf } from "./index/chunk.ts";

/** The language of the documentation. */
const DOCUMENTATION_LANGUAGE = "en";

/** The languages of an answer. */
interface AnswerLanguages {
  /** The language that the reader asked for. */
  readonly language: string;
  /** The language of the texts that answers quote. */
  readonly defaultLanguage: string;
  /** The language of the sentences that Vitrine fills with data: the default one, or English if it has no texts. */
  readonly sentenceLanguage: string;
}

const inLanguage = (
  result: AskResult,
  { language, defaultLanguage }: Omit<AnswerLanguages, "sentenceLanguage">,
): AskResult => {
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
    lang: isOfPortfolio ? defaultLanguage : DOCUMENTATION_LANGUAGE,
  };
};

/**
 * The language of an answer: that of the texts that it quotes, or of its sentences. Answers from the documentation are in English, as
 * are usage notes and the answer to a question in an unknown language.
 */
const languageOf = ({ _meta: { method }, answer }: AskResponse, first: AskResult | undefined, sentences: string) => {
  if (method === "usage" || answer === unknownLanguageText) return DOCUMENTATION_LANGUAGE;
  // A language model uses the words of the page that it cites first.
  if (method === "faq" || method === "extractive" || method === "llm") return first?.lang;
  return method === "intent" && first?.lang === DOCUMENTATION_LANGUAGE ? DOCUMENTATION_LANGUAGE : sentences;
};

/**
 * Returns an answer with links to the pages in a language. Its texts stay in the default language or in English, and `lang` says in
 * which (D18).
 */
export const answerInLanguage = (response: AskResponse, languages: AnswerLanguages): AskResponse => {
  const results = response.results.map((result) => inLanguage(result, languages));
  const lang = languageOf(response, results[0], languages.sentenceLanguage);
  return { ...response, _meta: { ...response._meta, ...(lang !== undefined && { lang }) }, results };
};
