import type { AskResponse, AskResult } from "../../contract/resources/ask.ts";
import type { Entity } from "./entities.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Statement } from "./statement.ts";

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
  /** What the answer is about: a question that follows may mean that. */
  readonly about: readonly Entity[];
}

/** What is replied to what nothing here answers. */
export const nothing: Reply = { method: "none", statements: [], results: [], about: [] };

/** What is said where there is nothing to say. */
export const noAnswer =
  "Nothing here answers that. Ask about the person, the work, the projects, how to get in touch, or the API.";

/** What is said there where only the documents are asked: who answers the rest. */
export const notInDocuments =
  "Nothing in the documentation answers that, and this server has the documentation alone. /api/mcp and /ask answer questions about the person, the work and the projects.";

const unanswered: Readonly<Record<Asked["scope"], string>> = { site: noAnswer, documents: notInDocuments };

/** A reply as it is sent (D10). */
export const responseOf = (
  { facts: { site } }: Pick<Knowledge, "facts">,
  query: string,
  { method, statements, results }: Reply,
  scope: Asked["scope"] = "site",
): AskResponse => ({
  _meta: {
    response_type: method === "none" ? "failure" : "answer",
    response_format: "conversational_search",
    version: "0.55",
    site,
    method,
  },
  query,
  answer: method === "none" ? unanswered[scope] : statements.map(({ text }) => text).join(" "),
  results: [...results],
  ...(method === "none" && { error: { code: "NO_RESULTS", message: "Nothing on this site answers the question." } }),
});
