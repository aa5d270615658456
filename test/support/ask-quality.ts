import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import MiniSearch from "minisearch";
import { readContent } from "../../src/build/content/read-content.ts";
import { answering, type Reply } from "../../src/portfolio/ask/ask.ts";
import { buildKnowledge } from "../../src/portfolio/ask/build-knowledge.ts";
import { pageOf, sentencesOf } from "../../src/portfolio/ask/chunk.ts";
import { type Knowledge, type KnowledgeFile, openKnowledge } from "../../src/portfolio/ask/knowledge.ts";
import { fold } from "../../src/portfolio/fold.ts";
import type { AskedQuestion } from "./questions.ts";

const site = "https://portfolio.example.com";

/** What a portfolio in a folder knows. */
export const knowledgeOf = (folder: string): KnowledgeFile =>
  buildKnowledge(readContent(resolve(folder)), site, readFileSync("CHANGELOG.md", "utf8"));

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

const says = (answer: string, wanted: readonly string[]): boolean => {
  const folded = fold(answer);
  return wanted.every((each) => each.split("|").some((way) => folded.includes(fold(way))));
};

/** Everything that typed data says, and nothing else. */
const leaves = (value: unknown): string[] => {
  if (typeof value !== "object" || value === null) return [String(value)];
  return Object.values(value).flatMap(leaves);
};

/** Whether every statement is quoted as it stands at its path, or says only what typed data does (D10). */
export const groundedness = (knowledge: Knowledge): ((reply: Reply) => boolean) => {
  const data = fold(leaves(knowledge.facts).join("\n"));
  const counts = new Set([...Array(knowledge.facts.projects.length + 1).keys()].map(String));
  const names = new Set(knowledge.chunks.map(({ name }) => name));
  const isTold = (value: string): boolean =>
    names.has(value) ||
    counts.has(value) ||
    /^[\d.,: ]+$/.test(value) ||
    data.includes(fold(value)) ||
    value
      .split(/[\s,;:()]+/)
      .every(
        (word) =>
          word === "" ||
          data.includes(fold(word)) ||
          /^(?:January|February|March|April|May|June|July|August|September|October|November|December|in|projects?|of|these|The|latest|are|fit|These)$/i.test(
            word,
          ),
      );
  const quotable = new Map<string, string[]>();
  for (const { path, blocks } of knowledge.chunks)
    quotable.set(pageOf({ path }), [...(quotable.get(pageOf({ path })) ?? []), ...blocks]);
  return ({ statements }) =>
    statements.every(({ text, path, values }) =>
      values ? values.every(isTold) : (quotable.get(pageOf({ path })) ?? []).some((block) => block.includes(text)),
    );
};

/** Asks everything, and judges what is answered. */
export const judge = (file: KnowledgeFile, questions: readonly AskedQuestion[]): Judged[] => {
  const knowledge = openKnowledge(file);
  const answer = answering(knowledge);
  const isGrounded = groundedness(knowledge);
  return questions.map((question) => {
    const reply = answer({ text: question.ask, previous: question.prev, limit: 5, scope: "site" });
    const text = reply.statements.map((statement) => statement.text).join(" ");
    const pages = reply.results.map(({ url }) => pageOf({ path: url.slice(site.length) || "/" }));
    const isRefused = reply.method === "none";
    return {
      question,
      answer: text,
      pages,
      method: reply.rule ?? reply.method,
      isRefused,
      place:
        question.refused || question.page.length === 0
          ? undefined
          : pages.findIndex((page) => question.page.includes(page)) + 1,
      isMatch: question.refused || question.says.length === 0 ? undefined : says(text, question.says),
      isGrounded: isRefused ? undefined : isGrounded(reply),
    };
  });
};

/** The same with what minisearch does when nobody told it anything: the best page's text is the answer. */
export const judgeBaseline = (file: KnowledgeFile, questions: readonly AskedQuestion[]): Judged[] => {
  const index = new MiniSearch({ fields: ["name", "keywords", "text"] });
  index.addAll(file.chunks.map(({ name, keywords, blocks }, id) => ({ id, name, keywords, text: blocks.join("\n") })));
  return questions.map((question) => {
    const hits = index.search(question.ask).flatMap(({ id }) => file.chunks[id] ?? []);
    const pages = [...new Set(hits.map(pageOf))].slice(0, 5);
    const [best] = hits;
    const answer = best ? [best.name, ...best.blocks.flatMap(sentencesOf).slice(0, 3)].join(" ") : "";
    return {
      question,
      answer,
      pages,
      method: "minisearch",
      isRefused: !best,
      place:
        question.refused || question.page.length === 0
          ? undefined
          : pages.findIndex((page) => question.page.includes(page)) + 1,
      isMatch: question.refused || question.says.length === 0 ? undefined : says(answer, question.says),
      isGrounded: best ? true : undefined,
    };
  });
};

const share = (values: readonly (boolean | undefined)[]): number => {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? Number.NaN : known.filter(Boolean).length / known.length;
};

/** The figures of a run, each from 0 to 1. */
export const figures = (judged: readonly Judged[]) => {
  const asked = judged.filter(({ question }) => !question.refused);
  const offTopic = judged.filter(({ question }) => question.refused);
  return {
    "hit@1": share(asked.map(({ place }) => (place === undefined ? undefined : place === 1))),
    "hit@3": share(asked.map(({ place }) => (place === undefined ? undefined : place >= 1 && place <= 3))),
    "answer match": share(asked.map(({ isMatch }) => isMatch)),
    "in-domain answered": share(asked.map(({ isRefused }) => !isRefused)),
    "off-topic refused": share(offTopic.map(({ isRefused }) => isRefused)),
    groundedness: share(judged.map(({ isGrounded }) => isGrounded)),
  };
};
