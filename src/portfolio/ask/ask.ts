import type { AskResponse, AskResult } from "../../contract/resources/ask.ts";
import { careerRules } from "./career.ts";
import { type Chunk, pageOf, sentencesOf } from "./chunk.ts";
import type { Entity } from "./entities.ts";
import { concerning, isFollowUp, replacing } from "./follow-up.ts";
import { type Knowledge, onePerPage } from "./knowledge.ts";
import { personRules } from "./person.ts";
import { aboutOneProject, projectList } from "./projects.ts";
import { asksFor, type Question, understanding, unexplained } from "./question.ts";
import { bestSentences, coverage, type Ranked, rank } from "./quote.ts";
import type { Found, Rule } from "./rule.ts";
import { isAboutService, isAskedAsUser, serviceRules } from "./service.ts";
import { quotedFrom, type Statement, statedAt } from "./statement.ts";
import { isFunctionWord, stemsOf, type Word } from "./words.ts";

export interface Asked {
  readonly text: string;
  /** Earlier questions, latest last. */
  readonly previous?: readonly string[];
  /** How many results at most. */
  readonly limit: number;
  /** Everything, or only the documents of the service. */
  readonly scope: "site" | "documents";
}

export interface Reply {
  readonly method: "intent" | "faq" | "extractive" | "none";
  /** Which rule answered, for whoever looks into it. */
  readonly rule?: string;
  readonly statements: readonly Statement[];
  readonly results: readonly AskResult[];
  readonly about: readonly Entity[];
}

/** How much of a question a rule may leave unexplained. */
const leftOver = 0.34;
/** How much of a question a chunk has to cover to be quoted. */
const enough = 0.5;

const portfolioRules: readonly Rule[] = [aboutOneProject, ...careerRules, ...personRules, projectList];

interface Applied {
  readonly rule: Rule;
  readonly found: Found;
  readonly left: number;
}

/** The rule that answers and accounts for most of the question; of equals the first. */
const applyRules = (rules: readonly Rule[], question: Question, knowledge: Knowledge): Applied | undefined => {
  let best: Applied | undefined;
  for (const rule of rules) {
    const words = unexplained(question, rule.explains);
    const isTold = ({ stem }: Word): boolean => knowledge.frequency(stem) > 0;
    const weight = words.reduce((sum, word) => sum + (isTold(word) ? 1 : 1.5), 0);
    const left = weight / Math.max(1, question.content.length);
    if (!rule.takesTopics && left > (rule.tolerates ?? leftOver)) continue;
    const rated = rule.takesTopics ? left * 0.5 : left;
    if (best?.left === 0) break;
    const found = rule.answer(question, knowledge);
    const rest = found?.left ?? rated;
    if (found && (!best || rest < best.left)) best = { rule, found, left: rest };
  }
  return best;
};

const contentOf = (question: Question): Word[] => question.content.flatMap((at) => question.words[at] ?? []);

/** The owner's answer, where the question is one of those that the owner foresaw. */
const fromFaq = (question: Question, knowledge: Knowledge): { statements: Statement[]; chunk: Chunk } | undefined => {
  const words = contentOf(question);
  const [best] = rank(knowledge, words, ({ type }) => type === "Question")
    .map((hit) => {
      const asked = new Set(words.map(({ stem }) => stem));
      const ways = [hit.chunk.name, ...hit.chunk.keywords.split(" / ")].map((way) => stemsOf(way));
      const said = Math.max(
        ...ways.map((way) => {
          const telling = way.filter((stem) => !knowledge.language.fillers.has(stem));
          const shared = telling.filter(
            (stem) => asked.has(stem) || knowledge.language.synonymsOf(stem).some((other) => asked.has(other)),
          );
          return telling.length === 0 ? 0 : shared.length / telling.length;
        }),
      );
      return { hit, fit: Math.min(coverage(knowledge, words, hit.prominent), 1) * 0.6 + said * 0.4 };
    })
    .toSorted((a, b) => b.fit - a.fit);
  if (!best || best.fit < 0.6) return undefined;
  const { chunk } = best.hit;
  return { chunk, statements: chunk.blocks.map((text) => quotedFrom(chunk.path, text)) };
};

/** Sentences of the documents and of what the owner wrote, where they cover enough of the question. */
const fromSentences = (
  question: Question,
  words: readonly Word[],
  knowledge: Knowledge,
  hits: readonly Ranked[],
): Statement[] => {
  const naming = new Set(question.named.flatMap(({ at }) => at));
  // What is asked of something that is named has to be there beside the name.
  const beside = question.content.flatMap((at) => (naming.has(at) ? [] : (question.words[at] ?? [])));
  const fits = (hit: Ranked): boolean => {
    if (hit.coverage < enough) return false;
    if (naming.size > 0 && beside.length > 0 && coverage(knowledge, beside, hit.terms) < enough) return false;
    // One word in the middle of a text is no reason to think that the text answers the question.
    return hit.prominent.size > 0 || hit.terms.size > 1 || (words.length === 1 && !question.isPersonal);
  };
  const [best, ...others] = hits.filter(fits);
  if (!best) return [];
  const near = [best, ...others.filter((hit) => hit.score >= best.score * 0.75)].slice(0, 2).map(({ chunk }) => chunk);
  const quoted = bestSentences(knowledge, question, words, near);
  const named = new Set([...stemsOf(best.chunk.name)]);
  const isNamed = words.some(({ stem }) => named.has(stem));
  if (quoted.length > 0) return [...leadOf(quoted[0]?.path === best.chunk.path ? best.chunk : undefined), ...quoted];
  if (!isNamed) return [];
  return [
    ...leadOf(best.chunk),
    ...best.chunk.blocks
      .flatMap(sentencesOf)
      .slice(0, 2)
      .map((text) => quotedFrom(best.chunk.path, text)),
  ];
};

/** What a quotation is from: its sentences leave that out. */
const leadOf = (chunk: Chunk | undefined): Statement[] =>
  chunk && chunk.path !== "/" && chunk.type !== "Question" ? [statedAt(chunk.path)`${chunk.name}:`] : [];

const describe = ({ name, blocks }: Chunk): string => blocks.flatMap(sentencesOf)[0] ?? name;

const resultOf = ({ facts: { site } }: Knowledge, chunk: Chunk, score: number): AskResult => ({
  "@type": chunk.type,
  name: chunk.name,
  url: `${site}${chunk.path}`,
  site,
  score,
  description: describe(chunk),
  grounding: { source_urls: [`${site}${chunk.path}`] },
});

/** The pages that an answer rests on, and then those that were found, one entry for each page. */
const resultsOf = (
  knowledge: Knowledge,
  cited: readonly string[],
  hits: readonly Ranked[],
  limit: number,
): AskResult[] => {
  const chunkOf = (path: string): Chunk | undefined =>
    knowledge.chunks.find((chunk) => chunk.path === path) ??
    knowledge.chunks.find((chunk) => pageOf(chunk) === path.replace(/#.*$/, ""));
  const first = cited.flatMap((path) => chunkOf(path) ?? []).map((chunk) => ({ chunk, score: 100 }));
  const top = hits[0]?.score ?? 1;
  const highest = first.length > 0 ? 80 : 99;
  const others = hits
    .filter((hit) => hit.coverage >= 0.25)
    .map((hit) => ({ chunk: hit.chunk, score: Math.max(1, Math.round((highest * hit.score) / top)) }));
  return onePerPage([...first, ...others])
    .slice(0, limit)
    .map(({ chunk, score }, at) => resultOf(knowledge, chunk, score === 100 ? Math.max(81, 100 - at) : score));
};

/** Makes a function that answers questions from what is known, without a language model (D10). */
export const answering = (knowledge: Knowledge) => {
  const understand = understanding(knowledge);

  const inNames = new Set(knowledge.chunks.filter(({ isDocument }) => isDocument).flatMap(({ name }) => stemsOf(name)));
  /** A word that fills other questions, such as `ask`, may be what one about the service is about. */
  const contentForDocuments = (question: Question): Word[] =>
    question.words.filter(
      ({ plain, stem }, at) => question.content.includes(at) || (!isFunctionWord(plain) && inNames.has(stem)),
    );

  const answerTo = (question: Question, { scope, limit }: Asked): Reply => {
    const isWanted = (chunk: Chunk): boolean => scope === "site" || chunk.isDocument;
    const aboutService = isAboutService(question);
    const words = aboutService ? contentForDocuments(question) : contentOf(question);
    const hits = rank(knowledge, words, (chunk) => isWanted(chunk) && (!aboutService || chunk.isDocument));
    const reply = (
      method: Reply["method"],
      statements: readonly Statement[],
      cites: readonly string[] = [],
      more: Partial<Reply> = {},
    ): Reply => ({
      method,
      statements,
      results: resultsOf(knowledge, [...cites, ...statements.map(({ path }) => path)], hits, limit),
      about: [],
      ...more,
    });
    if (isAskedAsUser(question) && !aboutService) {
      const documents = rank(knowledge, words, ({ isDocument }) => isDocument);
      const [best] = documents;
      const told = best && best.coverage >= 0.7 ? fromSentences(question, words, knowledge, documents) : [];
      if (told.length > 0) return reply("extractive", told);
    }
    const rules = aboutService || scope === "documents" ? serviceRules : portfolioRules;
    const applied = applyRules(rules, question, knowledge);
    const faq = scope === "site" ? fromFaq(question, knowledge) : undefined;
    if (applied && !(faq && applied.left > 0.1)) {
      const { rule, found } = applied;
      return reply("intent", found.statements, found.cites, { rule: rule.name, about: found.about ?? [] });
    }
    if (faq) return reply("faq", faq.statements);
    const quoted = fromSentences(question, words, knowledge, hits);
    if (quoted.length > 0) return reply("extractive", quoted);
    return { method: "none", statements: [], results: [], about: [] };
  };

  /** What a question means after others: what it leaves out is what the one before was about. */
  const resolved = (asked: Asked): Question => {
    const { text, previous = [] } = asked;
    const question = understand(text);
    const before = previous.at(-1);
    if (before === undefined || !isFollowUp(question)) return question;
    const earlier = resolved({ ...asked, text: before, previous: previous.slice(0, -1) });
    if (question.named.length > 0 || question.years.length > 0 || asksFor(question, "client", "personal"))
      return replacing(earlier, question);
    const about = earlier.named.length > 0 ? earlier.named.map(({ entity }) => entity) : answerTo(earlier, asked).about;
    return concerning(question, about, earlier);
  };

  return (asked: Asked): Reply => answerTo(resolved(asked), asked);
};

export const noAnswer =
  "Nothing here answers that. Ask about the person, the work, the projects, how to get in touch, or the API.";

/** A reply as it is sent (D10). */
export const responseOf = (
  { facts: { site } }: Knowledge,
  query: string,
  { method, statements, results }: Reply,
): AskResponse => ({
  _meta: {
    response_type: method === "none" ? "failure" : "answer",
    response_format: "conversational_search",
    version: "0.55",
    site,
    method,
  },
  query,
  answer: method === "none" ? noAnswer : statements.map(({ text }) => text).join(" "),
  results: [...results],
  ...(method === "none" && { error: { code: "NO_RESULTS", message: "Nothing on this site answers the question." } }),
});
