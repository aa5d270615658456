import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import MiniSearch from "minisearch";
import { questionAnswerer } from "../../src/ask/ask.ts";
import { quoteFrom, type Statement } from "../../src/ask/extract/statement.ts";
import { buildKnowledge } from "../../src/ask/index/build-knowledge.ts";
import { pageOf, sentencesOf } from "../../src/ask/index/chunk.ts";
import { type KnowledgeFile, openKnowledge } from "../../src/ask/knowledge/knowledge.ts";
import { readContent } from "../../src/content/read/read-content.ts";
import { normalizeForSearch } from "../../src/portfolio/normalize-for-search.ts";
import { groundedIn } from "./grounded.ts";
import { sampleContent } from "./portfolios.ts";
import type { TestQuestion } from "./questions.ts";

export const site = "https://portfolio.example.com";

/** The knowledge built from a content folder. */
export const knowledgeOf = (folder: string): KnowledgeFile =>
  buildKnowledge(readContent(resolve(folder)), site, readFileSync("CHANGELOG.md", "utf8"));

/** The tested portfolios: content folder and questions file. */
export const portfolios = {
  sample: { content: sampleContent, questions: "test/ask/questions.yaml" },
  composer: {
    content: "test/fixtures/portfolios/composer",
    questions: "test/fixtures/portfolios/composer-questions.yaml",
  },
} as const;

/** The judged answer to one question. Undefined if the question expects nothing. */
export interface Judged {
  readonly question: TestQuestion;
  readonly answer: string;
  readonly pages: readonly string[];
  readonly method: string;
  readonly isRefused: boolean;
  /** The rank of the right page, from 1; 0 if it is missing. */
  readonly place: number | undefined;
  readonly isMatch: boolean | undefined;
  readonly isGrounded: boolean | undefined;
}

/** An answer to a question by any engine. */
interface QuestionOutcome {
  readonly statements: readonly Statement[];
  readonly pages: readonly string[];
  readonly method: string;
}

const digit = /[0-9]/;

/** Whether a folded text contains words. A number must not be part of a longer one. */
const has = (text: string, words: string): boolean => {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before = "", after = ""] = [text[at - 1], text[at + words.length]];
    const isPart =
      (digit.test(words[0] ?? "") && digit.test(before)) || (digit.test(words.at(-1) ?? "") && digit.test(after));
    if (!isPart) return true;
  }
  return false;
};

const says = (answer: string, wanted: readonly string[]): boolean => {
  const folded = normalizeForSearch(answer);
  return wanted.every((each) => each.split("|").some((way) => has(folded, normalizeForSearch(way))));
};

const judged = (
  question: TestQuestion,
  { statements, pages, method }: QuestionOutcome,
  isGrounded: (statement: Statement) => boolean,
): Judged => {
  const answer = statements.map(({ text }) => text).join(" ");
  const { page, refused } = question;
  return {
    question,
    answer,
    pages,
    method,
    isRefused: statements.length === 0,
    place: refused || page.length === 0 ? undefined : pages.findIndex((each) => page.includes(each)) + 1,
    isMatch: refused || question.says.length === 0 ? undefined : says(answer, question.says),
    isGrounded: statements.length === 0 ? undefined : statements.every(isGrounded),
  };
};

/** Asks every question and judges the answers. */
export const judge = (file: KnowledgeFile, questions: readonly TestQuestion[]): Judged[] => {
  const knowledge = openKnowledge(file);
  const answer = questionAnswerer(knowledge);
  const isGrounded = groundedIn(knowledge);
  return questions.map((question) => {
    const { statements, results, rule, method } = answer({
      text: question.ask,
      previous: question.prev,
      limit: 5,
      scope: "site",
    });
    const pages = results.map(({ url }) => pageOf({ path: url.slice(site.length) || "/" }));
    return judged(question, { statements, pages, method: rule ?? method }, isGrounded);
  });
};

/** Judges MiniSearch's defaults as a baseline: the best chunk's name and first sentences are the answer. */
export const judgeBaseline = (file: KnowledgeFile, questions: readonly TestQuestion[]): Judged[] => {
  const index = new MiniSearch({ fields: ["name", "keywords", "text"] });
  index.addAll(file.chunks.map(({ name, keywords, blocks }, id) => ({ id, name, keywords, text: blocks.join("\n") })));
  return questions.map((question) => {
    const hits = index.search(question.ask).flatMap(({ id }) => file.chunks[id] ?? []);
    const [best] = hits;
    const sentences = best ? [best.name, ...best.blocks.flatMap(sentencesOf).slice(0, 3)] : [];
    const said: QuestionOutcome = {
      statements: sentences.map((text) => quoteFrom(best?.path ?? "/", text)),
      pages: [...new Set(hits.map(pageOf))].slice(0, 5),
      method: "minisearch",
    };
    return judged(question, said, () => true);
  });
};

const share = (values: readonly (boolean | undefined)[]): number => {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? Number.NaN : known.filter(Boolean).length / known.length;
};

/** The metrics of a run from 0 to 1; NaN without data. */
export const figures = (all: readonly Judged[]) => {
  const asked = all.filter(({ question }) => !question.refused);
  const offTopic = all.filter(({ question }) => question.refused);
  return {
    "hit@1": share(asked.map(({ place }) => (place === undefined ? undefined : place === 1))),
    "hit@3": share(asked.map(({ place }) => (place === undefined ? undefined : place >= 1 && place <= 3))),
    "answer match": share(asked.map(({ isMatch }) => isMatch)),
    "in-domain answered": share(asked.map(({ isRefused }) => !isRefused)),
    "off-topic refused": share(offTopic.map(({ isRefused }) => isRefused)),
    groundedness: share(all.map(({ isGrounded }) => isGrounded)),
  };
};
