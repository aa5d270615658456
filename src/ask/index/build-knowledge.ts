import type { Portfolio } from "../../content/content.ts";
import { indexFaq } from "../extract/faq-index.ts";
import { factsOf } from "../knowledge/facts.ts";
import { type KnowledgeFile, knowledgeFile, questionTablesFile } from "../knowledge/knowledge.ts";
import { fillerWords } from "../knowledge/lexicon.ts";
import { entityNamesOf } from "../knowledge/names.ts";
import { stemsOf } from "../knowledge/words.ts";
import { grammarOf } from "../languages/grammars.ts";
import { readLanguages, smallWordsOf, stopWordsOf, synonymsIn, writtenFactsIn } from "../languages/read-languages.ts";
import { buildLanguage, ordinaryStems } from "../question/language.ts";
import { questionTranslator } from "../question/translate.ts";
import { realWordsNear } from "../related/real-words.ts";
import { relatedIndex } from "../related/related-words.ts";
import { answerTexts } from "../sentences/answer-texts.ts";
import { openPhrases } from "../sentences/phrases.ts";
import { faqSubjectFinder } from "../usual/faq-subject.ts";
import usual from "../usual/table.json" with { type: "json" };
import { sentenceStartsOf } from "./chunk.ts";
import { portfolioChunks } from "./chunks.ts";
import { documentChunks } from "./documents.ts";
import { buildPostings, writePostings } from "./postings.ts";

/** A tag of at least this share and this number of projects is the owner's trade. */
const MIN_TRADE_SHARE = 0.25;
const MIN_TRADE_PROJECTS = 3;

/** The stems of the owner's roles and of the tags of many projects. */
const tradeStems = ({ profile, projects }: Portfolio): ReadonlySet<string> => {
  const byTag = Map.groupBy(
    projects.flatMap(({ tags = [] }) => tags),
    (tag) => tag,
  );
  const least = Math.max(MIN_TRADE_PROJECTS, MIN_TRADE_SHARE * projects.length);
  const frequent = [...byTag].flatMap(([tag, all]) => (all.length >= least ? [tag] : []));
  return new Set([...(profile.roles ?? []), ...frequent].flatMap(stemsOf));
};

/** Builds the search index and facts from the portfolio and the documentation, and the tables for questions. */
export const buildKnowledge = (portfolio: Portfolio, site: string, changelog: string): KnowledgeFile => {
  const answers = answerTexts(portfolio);
  const chunks = [...portfolioChunks(portfolio, openPhrases(answers)), ...documentChunks(portfolio, site, changelog)];
  const facts = factsOf(portfolio, site);
  const postings = buildPostings(chunks);
  const languages = readLanguages((stem) => postings.has(stem), portfolio.site.language);
  const { language } = portfolio.site;
  const fillers = new Set([...fillerWords, ...smallWordsOf(language), ...stopWordsOf(language)]);
  const translate = questionTranslator({ languages, language: { isOrdinary: (stem) => ordinaryStems.has(stem) } });
  const subjectsOf = faqSubjectFinder(usual.headings, new Set(stemsOf(portfolio.profile.name)), tradeStems(portfolio));
  const file = {
    facts,
    chunks: chunks.map(({ hints: _, isDocumentation, ...chunk }) => ({
      ...chunk,
      ...(isDocumentation && { isDocumentation }),
      nameStems: stemsOf(chunk.name),
      sentenceStarts: chunk.blocks.map(sentenceStartsOf),
    })),
    language: buildLanguage(
      [...synonymsIn(language), ...(portfolio.synonyms.groups ?? [])],
      (stem) => postings.has(stem),
      fillers,
      grammarOf(language),
      writtenFactsIn(language),
    ),
    names: entityNamesOf(facts, ordinaryStems, postings),
    related: relatedIndex(
      chunks.flatMap(({ isDocumentation, name, keywords, blocks }) =>
        isDocumentation ? [] : [name, keywords, ...blocks].join("\n"),
      ),
    ),
    faq: indexFaq(chunks, facts.profile.name, fillers, (phrasings) =>
      subjectsOf(phrasings.map((phrasing) => translate(phrasing) ?? phrasing)),
    ),
    languages,
    usual: usual.table,
    answers,
    postings: Object.fromEntries([...postings].map(([stem, there]) => [stem, writePostings(there)])),
  };
  return { ...file, realWords: realWordsNear(file) };
};

const knowledgeByPortfolio = new WeakMap<Portfolio, KnowledgeFile>();

/** The same, cached per portfolio: both the file and the examples in the reference use it. */
export const knowledgeOf = (portfolio: Portfolio, site: string, changelog: string): KnowledgeFile => {
  const knowledge = knowledgeByPortfolio.get(portfolio) ?? buildKnowledge(portfolio, site, changelog);
  knowledgeByPortfolio.set(portfolio, knowledge);
  return knowledge;
};

type WrittenFile = readonly [path: string, json: () => string];

/** The files for the function half: path and JSON text. */
export const knowledgeFiles = (portfolio: Portfolio, site: string, changelog: string): readonly WrittenFile[] => {
  const split = () => {
    const { languages, usual, answers, ...knowledge } = knowledgeOf(portfolio, site, changelog);
    return { knowledge, tables: { languages, usual, answers } };
  };
  return [
    [knowledgeFile, () => JSON.stringify(split().knowledge)],
    [questionTablesFile, () => JSON.stringify(split().tables)],
  ];
};
