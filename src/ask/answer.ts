import type { AskResponse, AskResult } from "../contract/resources/agents/ask.ts";
import type { Knowledge } from "./knowledge/knowledge.ts";
import type { Entity } from "./question/entities.ts";
import type { Phrases } from "./sentences/phrases.ts";
import type { Statement } from "./sentences/statement.ts";

/** A question with the options of its caller. */
export interface AskRequest {
  readonly text: string;
  /** Earlier questions, latest last. */
  readonly previous?: readonly string[];
  /** The maximum number of results. */
  readonly limit: number;
  /** What to search: the whole site, or only the documentation of the API. */
  readonly scope: "site" | "documents";
}

/** An answer with its sources, before it becomes an AskResponse. */
export interface Answer {
  readonly method: "intent" | "faq" | "extractive" | "none";
  /** The name of the rule that answered. */
  readonly rule?: string;
  readonly statements: readonly Statement[];
  /** The pages that the answer cites and other relevant pages. Without an answer, the nearest pages. */
  readonly results: readonly AskResult[];
  /** Without an answer: what the nearest page says that comes closest to the question. */
  readonly nearest?: readonly Statement[];
  /** Whether the question is in none of the supported languages (D18). */
  readonly isInUnknownLanguage?: boolean;
  /** Whether the owner's FAQ has a question in nearly the same words. */
  readonly isExact?: true;
  /** The entities of the answer, to which a follow-up question may refer. */
  readonly about: readonly Entity[];
  /** The share of the question that the source of a quotation covers, from 0 to 1. */
  readonly coverage?: number;
  /** Whether the question is about the API and not about the person. */
  readonly isAboutService?: boolean;
  /** Whether the question is about how the owner works, so that only they can answer it. */
  readonly isAboutPractice?: true;
  /** Whether it is a question that no portfolio answers, such as an instruction. */
  readonly isOutOfScope?: true;
}

/** The result if nothing answers the question. */
export const emptyAnswer: Answer = { method: "none", statements: [], results: [], about: [] };

/** The result for a question that no portfolio answers. */
export const outOfScopeAnswer: Answer = { ...emptyAnswer, isOutOfScope: true };

/** Sentences as one text. Those in Japanese and Chinese have no space between them. */
const joinSentences = (sentences: readonly string[]): string =>
  sentences
    .join(" ")
    .replaceAll(/(?<=[。！？」：]) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「])/gu, "");

/**
 * The statements as one text. A quotation without a final mark, such as a subtitle, gets a full stop, and an ellipsis marks
 * what it leaves out.
 */
export const joinStatements = (statements: readonly Statement[]): string =>
  joinSentences(
    statements.map(({ text, isAfterGap }) => {
      const sentence = text
        .replace(/[\p{Script=Latin}\p{N})%€$£]$/u, "$&.")
        .replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u, "$&。");
      return isAfterGap ? `… ${sentence}` : sentence;
    }),
  );

/** Matches the colon after a label. */
const colon = /^[\s\u200F]?[:：]\s?/u;

/** A passage without the name of its page. That of a group of skills begins with the name of the group. */
const withoutLabel = (passage: string, name: string): string => {
  const rest = passage.slice(name.length);
  return passage.startsWith(name) && colon.test(rest) ? rest.replace(colon, "") : passage;
};

/** The failure that quotes the passage closest to a question, and names the nearest pages (D10). */
const nearestText = (
  { fill, list }: Phrases,
  scope: AskRequest["scope"],
  names: readonly string[],
  nearest: readonly Statement[],
): string => {
  const [first = "", ...others] = names.map((name) => fill("failures.page", { name }));
  const failure = fill(`failures.${scope}Nearly`);
  const pages = list([first, ...others]);
  if (nearest.length === 0) {
    const key = others.length === 0 ? "failures.nearestPage" : "failures.nearestPages";
    return joinSentences([failure, fill(key, { pages })]);
  }
  const passage = withoutLabel(joinStatements(nearest), names[0] ?? "");
  return joinSentences([
    failure,
    fill("failures.nearestPassage", { page: first, passage }),
    ...(others.length > 0 ? [fill("failures.seeAlso", { pages: list(others) })] : []),
  ]);
};

/** The answer to a question in an unsupported language, or in words of a supported one that the site does not know (D10). */
export const unknownLanguageText =
  "This site did not understand the question. It understands questions in English, and simple ones in German, Spanish, French, Dutch, Portuguese, Japanese and Arabic.";

const failureText = (phrases: Phrases, scope: AskRequest["scope"], { results, nearest = [] }: Answer): string =>
  results.length === 0
    ? phrases.fill(`failures.${scope}`)
    : nearestText(
        phrases,
        scope,
        results.map(({ name }) => name),
        nearest,
      );

/** After a failure: where to ask about how the owner works. */
const contactTexts = (
  { isAboutPractice }: Answer,
  { facts, phrases }: Pick<Knowledge, "facts" | "phrases">,
): string[] => {
  const { profile, contact } = facts;
  const address = contact.email ?? profile.email ?? contact.form;
  return isAboutPractice && address ? [phrases.fill("failures.contact", { name: profile.name, address })] : [];
};

/** The response body for an answer (D10). */
export const toAskResponse = (
  { facts, phrases }: Pick<Knowledge, "facts" | "phrases">,
  query: string,
  answer: Answer,
  scope: AskRequest["scope"] = "site",
): AskResponse => {
  const { method, statements, results, isInUnknownLanguage } = answer;
  return {
    _meta: {
      response_type: method === "none" ? "failure" : "answer",
      response_format: "conversational_search",
      version: "0.55",
      site: facts.site,
      method,
    },
    query,
    answer:
      method !== "none"
        ? joinStatements(statements)
        : isInUnknownLanguage
          ? unknownLanguageText
          : joinSentences([failureText(phrases, scope, answer), ...contactTexts(answer, { facts, phrases })]),
    results: [...results],
    ...(method === "none" && { error: { code: "NO_RESULTS", message: "Nothing on this site answers the question." } }),
  };
};
