import type { AskResponse, AskResult } from "../contract/resources/agents/ask.ts";
import { joinList } from "../contract/text/join-list.ts";
import type { Statement } from "./extract/statement.ts";
import type { Knowledge } from "./knowledge/knowledge.ts";
import type { Entity } from "./question/entities.ts";

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

export const noAnswerText =
  "This site has no answer to that question. Ask about the portfolio's owner, their work and projects, how to get in touch, or the API.";

/** For the documentation server: points to the endpoints that answer other questions. */
export const noAnswerInDocumentsText =
  "The documentation has no answer to that question, and this server searches only the documentation. For questions about the portfolio's owner, their work and projects, use /api/mcp or /ask.";

/**
 * The statements as one text. A quotation without a final mark, such as a subtitle, gets a full stop, and an ellipsis marks
 * what it leaves out.
 */
export const joinStatements = (statements: readonly Statement[]): string =>
  statements
    .map(({ text, isAfterGap }) => {
      const sentence = /[\p{Script=Latin}\p{N})%€$£]$/u.test(text) ? `${text}.` : text;
      return isAfterGap ? `… ${sentence}` : sentence;
    })
    .join(" ");

/** The failure that quotes the passage closest to a question, and names the nearest pages (D10). */
const nearestText = (scope: AskRequest["scope"], names: readonly string[], passage: readonly Statement[]): string => {
  const failure = `${scope === "site" ? "This site" : "The documentation"} has no direct answer to that question.`;
  const listOf = (pages: readonly string[]): string => joinList(pages.map((name) => `"${name}"`));
  if (passage.length === 0)
    return `${failure} ${names.length === 1 ? "The nearest page is" : "The nearest pages are"} ${listOf(names)}.`;
  const [first, ...others] = names;
  const quotation = `${failure} The nearest passage is from "${first}": ${joinStatements(passage)}`;
  return others.length > 0 ? `${quotation} See also ${listOf(others)}.` : quotation;
};

const noAnswerTexts: Readonly<Record<AskRequest["scope"], string>> = {
  site: noAnswerText,
  documents: noAnswerInDocumentsText,
};

/** The answer to a question in an unsupported language, or in words of a supported one that the site does not know (D10). */
export const unknownLanguageText =
  "This site did not understand the question. It understands questions in English, and simple ones in German, Spanish, French, Dutch, Portuguese, Japanese and Arabic.";

const failureText = (scope: AskRequest["scope"], { results, nearest = [] }: Answer): string =>
  results.length > 0
    ? nearestText(
        scope,
        results.map(({ name }) => name),
        nearest,
      )
    : noAnswerTexts[scope];

/** After a failure: where to ask about how the owner works. */
const contactText = ({ isAboutPractice }: Answer, { profile, contact }: Knowledge["facts"]): string => {
  const address = contact.email ?? profile.email ?? contact.form;
  return isAboutPractice && address ? ` To ask ${profile.name}, write to ${address}.` : "";
};

/** The response body for an answer (D10). */
export const toAskResponse = (
  { facts }: Pick<Knowledge, "facts">,
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
          : failureText(scope, answer) + contactText(answer, facts),
    results: [...results],
    ...(method === "none" && { error: { code: "NO_RESULTS", message: "Nothing on this site answers the question." } }),
  };
};
