import type { Portfolio } from "../content.ts";
import { startsOf } from "./chunk.ts";
import { portfolioChunks } from "./chunks.ts";
import { documentChunks } from "./documents.ts";
import { factsOf } from "./facts.ts";
import { foreseenIn } from "./foreseen.ts";
import { type KnowledgeFile, knowledgeFile } from "./knowledge.ts";
import { languageOf, ordinaryStems } from "./language.ts";
import { fillers } from "./lexicon.ts";
import { namesOf } from "./names.ts";
import { postingsOf } from "./postings.ts";
import { stemsOf } from "./words.ts";

/** Everything that questions are answered from: what the owner wrote, and the documents of the service. */
export const buildKnowledge = (portfolio: Portfolio, site: string, changelog: string): KnowledgeFile => {
  const chunks = [...portfolioChunks(portfolio), ...documentChunks(portfolio, site, changelog)];
  const facts = factsOf(portfolio, site);
  const postings = postingsOf(chunks);
  return {
    facts,
    chunks: chunks.map((chunk) => ({ ...chunk, nameStems: stemsOf(chunk.name), starts: chunk.blocks.map(startsOf) })),
    language: languageOf(portfolio.synonyms.groups ?? []),
    names: namesOf(facts, ordinaryStems, postings),
    foreseen: foreseenIn(chunks, facts.profile.name, fillers),
    postings: Object.fromEntries(
      [...postings].map(([stem, there]) => [stem, `${there.length} ${JSON.stringify(there)}`]),
    ),
  };
};

const made = new WeakMap<Portfolio, KnowledgeFile>();

/** The same, made once for a portfolio: the file has it, and the examples in the reference are answered from it. */
export const knowledgeOf = (portfolio: Portfolio, site: string, changelog: string): KnowledgeFile => {
  const knowledge = made.get(portfolio) ?? buildKnowledge(portfolio, site, changelog);
  made.set(portfolio, knowledge);
  return knowledge;
};

/** The file that the function half answers questions from: path and text. */
export const knowledgeJson = (portfolio: Portfolio, site: string, changelog: string): [path: string, json: string] => [
  knowledgeFile,
  JSON.stringify(knowledgeOf(portfolio, site, changelog)),
];
