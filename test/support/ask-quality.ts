import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import MiniSearch from "minisearch";
import { readContent } from "../../src/build/content/read-content.ts";
import { answering } from "../../src/portfolio/ask/ask.ts";
import { buildKnowledge } from "../../src/portfolio/ask/build-knowledge.ts";
import { pageOf, sentencesOf } from "../../src/portfolio/ask/chunk.ts";
import { type KnowledgeFile, openKnowledge } from "../../src/portfolio/ask/knowledge.ts";
import { quotedFrom, type Statement } from "../../src/portfolio/ask/statement.ts";
import { fold } from "../../src/portfolio/fold.ts";
import { groundedIn } from "./grounded.ts";
import type { AskedQuestion } from "./questions.ts";

export const site = "https://portfolio.example.com";

/** What a portfolio in a folder knows. */
export const knowledgeOf = (folder: string): KnowledgeFile =>
  buildKnowledge(readContent(resolve(folder)), site, readFileSync("CHANGELOG.md", "utf8"));

/** The portfolios that questions are asked of: a folder, and the file of its questions. */
export const portfolios = {
  sample: { content: "content", questions: "test/ask/questions.yaml" },
  composer: {
    content: "test/fixtures/portfolios/composer",
    questions: "test/fixtures/portfolios/composer-questions.yaml",
  },
} as const;

/** What came of one question. Undefined is what the question says nothing of. */
export interface Judged {
  readonly question: AskedQuestion;
  readonly answer: string;
  readonly pages: readonly string[];
  readonly method: string;
  readonly isRefused: boolean;
  /** The place of the right page, from 1; 0 where it is not there. */
  readonly place: number | undefined;
  readonly isMatch: boolean | undefined;
  readonly isGrounded: boolean | undefined;
}

/** What was said to a question, by whomever. */
interface Said {
  readonly statements: readonly Statement[];
  readonly pages: readonly string[];
  readonly method: string;
}

const digit = /[0-9]/;

/** Whether a text has words, in any case and without accents. A number is not a part of a longer one. */
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
  const folded = fold(answer);
  return wanted.every((each) => each.split("|").some((way) => has(folded, fold(way))));
};

const judged = (
  question: AskedQuestion,
  { statements, pages, method }: Said,
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

/** Asks everything, and judges what is answered. */
export const judge = (file: KnowledgeFile, questions: readonly AskedQuestion[]): Judged[] => {
  const knowledge = openKnowledge(file);
  const answer = answering(knowledge);
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

/** The same with what minisearch does by its defaults: the best chunk's name and first sentences are the answer. */
export const judgeBaseline = (file: KnowledgeFile, questions: readonly AskedQuestion[]): Judged[] => {
  const index = new MiniSearch({ fields: ["name", "keywords", "text"] });
  index.addAll(file.chunks.map(({ name, keywords, blocks }, id) => ({ id, name, keywords, text: blocks.join("\n") })));
  return questions.map((question) => {
    const hits = index.search(question.ask).flatMap(({ id }) => file.chunks[id] ?? []);
    const [best] = hits;
    const sentences = best ? [best.name, ...best.blocks.flatMap(sentencesOf).slice(0, 3)] : [];
    const said: Said = {
      statements: sentences.map((text) => quotedFrom(best?.path ?? "/", text)),
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

/** The figures of a run, each from 0 to 1; NaN where no question tells. */
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
