import type { Portfolio } from "../content.ts";
import { portfolioChunks } from "./chunks.ts";
import { documentChunks } from "./documents.ts";
import { factsOf } from "./facts.ts";
import { indexChunks, type KnowledgeFile, knowledgeFile } from "./knowledge.ts";
import { languageOf } from "./language.ts";

/** Everything that questions are answered from: what the owner wrote, and the documents of the service. */
export const buildKnowledge = (portfolio: Portfolio, site: string, changelog: string): KnowledgeFile => {
  const chunks = [...portfolioChunks(portfolio), ...documentChunks(portfolio, site, changelog)];
  return {
    facts: factsOf(portfolio, site),
    chunks,
    language: languageOf(portfolio.synonyms.groups ?? []),
    index: indexChunks(chunks),
  };
};

/** The file that the function half answers questions from: path and text. */
export const knowledgeJson = (portfolio: Portfolio, site: string, changelog: string): [path: string, json: string] => [
  knowledgeFile,
  JSON.stringify(buildKnowledge(portfolio, site, changelog)),
];
