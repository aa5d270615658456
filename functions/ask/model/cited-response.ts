import { type Answer, emptyAnswer } from "../../../src/ask/answer.ts";
import { pageOf } from "../../../src/ask/index/chunk.ts";
import type { Knowledge } from "../../../src/ask/knowledge/knowledge.ts";
import { rankResults } from "../../../src/ask/results.ts";
import type { AskResponse } from "../../../src/contract/resources/agents/ask.ts";
import type { ModelAnswer } from "./answer.ts";

/**
 * The response with the answer of a model. Its citations are the numbers of results; the cited pages are first. A quotation
 * found without the model follows, so a model cannot make a right answer wrong (D49).
 */
export const citedResponse = (
  knowledge: Knowledge,
  { _meta, query, answer: quotation }: AskResponse,
  { statements }: Answer,
  { text, passages, hits }: ModelAnswer,
  limit: number,
): AskResponse => {
  const pathOf = (n: string): string => passages[Number(n) - 1]?.path ?? "";
  const cited = [...text.matchAll(/\[(\d+)\]/g)].map(([, n = ""]) => pathOf(n));
  const results = rankResults(knowledge, { cites: cited, statements }, hits, limit);
  const paths = results.map(({ url, site }) => url.slice(site.length));
  const numberOf = (path: string): number =>
    paths.indexOf(path) + 1 || paths.findIndex((other) => pageOf({ path: other }) === pageOf({ path })) + 1;
  const answer = text
    .replaceAll(/ ?\[(\d+)\]/g, (citation, n: string) => {
      const number = numberOf(pathOf(n));
      return number > 0 ? citation.replace(n, String(number)) : "";
    })
    .replaceAll(/(\[\d+\])\1+/g, "$1");
  return {
    _meta: { ..._meta, response_type: "answer", method: "llm" },
    query,
    answer: statements.length > 0 ? `${answer} ${quotation}` : answer,
    results,
  };
};

/** The most pages that a failure names. */
const MAX_NEAREST = 3;

/** The failure that replaces a quotation, if a model found that nothing answers the question. */
export const withoutQuotation = ({ results }: Answer): Answer => ({
  ...emptyAnswer,
  results: results.slice(0, MAX_NEAREST).map((result) => ({ ...result, nearest: true })),
});
