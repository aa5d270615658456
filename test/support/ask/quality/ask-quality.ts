import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import MiniSearch from "minisearch";
import { joinStatements } from "../../../../src/ask/answer.ts";
import { questionAnswerer } from "../../../../src/ask/ask.ts";
import { buildKnowledge } from "../../../../src/ask/index/build-knowledge.ts";
import { pageOf, sentencesOf } from "../../../../src/ask/index/chunk.ts";
import { type KnowledgeFile, openKnowledge } from "../../../../src/ask/knowledge/knowledge.ts";
import { stem } from "../../../../src/ask/knowledge/words.ts";
import { quoteFrom, type Statement } from "../../../../src/ask/sentences/statement.ts";
import { readContent } from "../../../../src/content/read/read-content.ts";
import { normalizeForSearch } from "../../../../src/portfolio/normalize-for-search.ts";
import { sampleContent } from "../../content/portfolios.ts";
import { memoized } from "../../memoized.ts";
import { containsPhrases, namedPage } from "./answer-match.ts";
import { groundedIn } from "./grounded.ts";
import type { TestQuestion } from "./questions.ts";

export const site = "https://portfolio.example.com";

/** The knowledge built from a content folder. */
export const knowledgeOf = memoized(
  (folder: string): KnowledgeFile =>
    buildKnowledge(readContent(resolve(folder)), site, readFileSync("CHANGELOG.md", "utf8")),
);

/** A portfolio with questions about it. */
export interface TestedPortfolio {
  readonly content: string;
  readonly questions: string;
  /** Whether anyone may read which of its questions fail. Nobody tunes the answers to a blind set. */
  readonly isBlind: boolean;
}

const fixture = (name: string, isBlind: boolean): TestedPortfolio => ({
  content: `test/fixtures/portfolios/${name}`,
  questions: `test/fixtures/portfolios/${name}-questions.yaml`,
  isBlind,
});

/**
 * The portfolios that measure the answers, each by an author and a questioner who saw neither the code nor the questions of
 * others.
 */
export const unseenPortfolios = {
  cook: fixture("cook", false),
  engineer: fixture("engineer", false),
  writer: fixture("writer", false),
  nurse: fixture("nurse", false),
  gamecomposer: fixture("gamecomposer", false),
  security: fixture("security", false),
  dataengineer: fixture("dataengineer", true),
  biologist: fixture("biologist", true),
  lighting: fixture("lighting", true),
  designer: fixture("designer", true),
  robotics: fixture("robotics", true),
} as const;

/**
 * More questions about the portfolios that are not blind, by other authors. Those of the kind `missing` are near to what the pages
 * say, but nothing there answers them.
 */
export const furtherQuestions: readonly TestedPortfolio[] = Object.values(unseenPortfolios)
  .filter(({ isBlind }) => !isBlind)
  .map((portfolio) => ({ ...portfolio, questions: portfolio.questions.replace("-questions", "-further-questions") }));

/** The conversations about a portfolio. */
export const conversationsAbout = ({ questions, ...portfolio }: TestedPortfolio): TestedPortfolio => ({
  ...portfolio,
  questions: questions.replace("-questions", "-conversations"),
});

const withConversations = [
  ...(["cook", "engineer", "writer", "nurse", "gamecomposer", "security"] as const),
  ...(["biologist", "lighting", "designer", "robotics"] as const),
];

/** Conversations of two to six questions about each of these portfolios. */
export const conversations: readonly TestedPortfolio[] = withConversations.map((name) =>
  conversationsAbout(unseenPortfolios[name]),
);

/** Conversations of recruiters and journalists about a career, by two more authors. */
export const careerConversations: readonly TestedPortfolio[] = Object.values(unseenPortfolios).map((portfolio) => ({
  ...portfolio,
  questions: portfolio.questions.replace("-questions", "-career-conversations"),
}));

/**
 * Portfolios in other languages. The questions about them are in the same language, by another author, who saw only the pages: single
 * ones, and conversations.
 */
export const portfoliosInLanguages = {
  German: fixture("organbuilder", false),
  Japanese: fixture("modelmaker", false),
  Portuguese: fixture("healthdata", false),
  Spanish: fixture("agronomist", true),
  French: fixture("costumer", true),
  Dutch: fixture("wayfinder", true),
  "German, software": fixture("clinicsoftware", true),
} as const;

/** All portfolios with questions. The answers were written for those of the sample. */
export const portfolios = {
  sample: { content: sampleContent, questions: "test/ask/questions.yaml", isBlind: false },
  composer: fixture("composer", true),
  ...unseenPortfolios,
} satisfies Readonly<Record<string, TestedPortfolio>>;

/** The evaluation of the answer to one question. A member is undefined if the question has no expectation for it. */
export interface Evaluation {
  readonly question: TestQuestion;
  readonly answer: string;
  readonly pages: readonly string[];
  readonly method: string;
  readonly isRefused: boolean;
  /** The rank of the right page, from 1; 0 if it is missing. */
  readonly rank: number | undefined;
  readonly isMatch: boolean | undefined;
  /** Whether the answer, or the passages that come with a failure, have what is expected. */
  readonly isFound: boolean | undefined;
  readonly isGrounded: boolean | undefined;
}

/** The answer of a search engine or of the question answerer. */
interface QuestionOutcome {
  readonly statements: readonly Statement[];
  /** What a failure quotes. */
  readonly nearest?: readonly Statement[];
  /** The descriptions of the results of a failure. */
  readonly passages?: readonly string[];
  readonly pages: readonly string[];
  readonly method: string;
}

const evaluateAnswer = (
  question: TestQuestion,
  { statements, nearest = [], passages = [], pages, method }: QuestionOutcome,
  isGrounded: (statement: Statement) => boolean,
): Evaluation => {
  const answer = joinStatements(statements);
  const { page, refused } = question;
  return {
    question,
    answer,
    pages,
    method,
    isRefused: statements.length === 0,
    rank: refused || page.length === 0 ? undefined : pages.findIndex((path) => page.includes(namedPage(path))) + 1,
    isMatch: refused || question.says.length === 0 ? undefined : containsPhrases(answer, question.says),
    isFound:
      refused || question.says.length === 0
        ? undefined
        : containsPhrases(
            statements.length > 0 ? answer : [joinStatements(nearest), ...passages].join(" "),
            question.says,
          ),
    isGrounded: statements.length + nearest.length === 0 ? undefined : [...statements, ...nearest].every(isGrounded),
  };
};

/** Asks every question and evaluates the answers. */
export const evaluate = (file: KnowledgeFile, questions: readonly TestQuestion[]): Evaluation[] => {
  const knowledge = openKnowledge(file);
  const answer = questionAnswerer(knowledge);
  const isGrounded = groundedIn(knowledge);
  return questions.map((question) => {
    const { statements, nearest, results, rule, method } = answer({
      text: question.ask,
      previous: question.prev,
      limit: 5,
      scope: "site",
    });
    const pages = results.map(({ url }) => pageOf({ path: url.slice(site.length) || "/" }));
    return evaluateAnswer(
      question,
      {
        statements,
        nearest: nearest ?? [],
        passages: results.map(({ description }) => description ?? ""),
        pages,
        method: rule ?? method,
      },
      isGrounded,
    );
  });
};

/** Evaluates BM25 with stemming as a baseline: the best chunk's name and first sentences are the answer. */
export const evaluateBaseline = (file: KnowledgeFile, questions: readonly TestQuestion[]): Evaluation[] => {
  const index = new MiniSearch({
    fields: ["name", "keywords", "text"],
    processTerm: (term) => stem(normalizeForSearch(term)),
  });
  index.addAll(file.chunks.map(({ name, keywords, blocks }, id) => ({ id, name, keywords, text: blocks.join("\n") })));
  return questions.map((question) => {
    const hits = index.search(question.ask).flatMap(({ id }) => file.chunks[id] ?? []);
    const [best] = hits;
    const sentences = best ? [best.name, ...best.blocks.flatMap(sentencesOf).slice(0, 3)] : [];
    const outcome: QuestionOutcome = {
      statements: sentences.map((text) => quoteFrom(best?.path ?? "/", text)),
      pages: [...new Set(hits.map(pageOf))].slice(0, 5),
      method: "bm25",
    };
    return evaluateAnswer(question, outcome, () => true);
  });
};

const share = (values: readonly (boolean | undefined)[]): number => {
  const results = values.filter((value) => value !== undefined);
  return results.length === 0 ? Number.NaN : results.filter(Boolean).length / results.length;
};

/** How far a visitor reads before they look elsewhere, in characters. */
const EARLY_CHARACTERS = 300;

/** Whether an answer that has what is expected has it near its start; undefined for other answers. */
const isEarly = ({ answer, isMatch, question }: Evaluation): boolean | undefined =>
  isMatch ? containsPhrases(answer.slice(0, EARLY_CHARACTERS), question.says) : undefined;

/** Returns the metrics of a run, each from 0 to 1; NaN if no question has data for it. */
export const metricsOf = (all: readonly Evaluation[]) => {
  const inScope = all.filter(({ question }) => !question.refused);
  const offTopic = all.filter(({ question }) => question.refused);
  return {
    "hit@1": share(inScope.map(({ rank }) => (rank === undefined ? undefined : rank === 1))),
    "hit@3": share(inScope.map(({ rank }) => (rank === undefined ? undefined : rank >= 1 && rank <= 3))),
    "answer match": share(inScope.map(({ isMatch }) => isMatch)),
    // Of the answers that have what is expected.
    "at the start": share(inScope.map(isEarly)),
    "answer or passage": share(inScope.map(({ isFound }) => isFound)),
    "in-domain answered": share(inScope.map(({ isRefused }) => !isRefused)),
    "off-topic refused": share(offTopic.map(({ isRefused }) => isRefused)),
    groundedness: share(all.map(({ isGrounded }) => isGrounded)),
    // An answer to a question that nothing answers, or one without what it should say.
    "confidently wrong": share(
      all.map(({ question, isRefused, isMatch }) => !isRefused && (question.refused || isMatch === false)),
    ),
  };
};
