import { describe, expect, test } from "vitest";
import { emptyAnswer, toAskResponse } from "../../../src/ask/answer.ts";
import { openKnowledge } from "../../../src/ask/knowledge/knowledge.ts";
import { knowledgeOf, site } from "../../../test/support/ask/quality/ask-quality.ts";
import { sampleContent } from "../../../test/support/content/portfolios.ts";
import { citedResponse, withoutQuotation } from "./cited-response.ts";

const knowledge = openKnowledge(knowledgeOf(sampleContent));
const passages = ["/projects/seed-library", "/projects/tide-clock", "/projects/tide-clock", "/#faq"].map((path) => ({
  path,
  name: "",
  text: "",
}));
const refusal = toAskResponse(knowledge, "Which?", emptyAnswer);
const respond = (text: string, limit = 5, answer = emptyAnswer) =>
  citedResponse(knowledge, toAskResponse(knowledge, "Which?", answer), answer, { text, passages, hits: [] }, limit);
const paths = ({ results }: { results: readonly { url: string }[] }) =>
  results.map(({ url }) => url.slice(site.length));

describe("the answer of a model", () => {
  test("cites results by number, in the order in which they are first cited", () => {
    const response = respond("A clock [3]. Seeds [1][2].");
    expect(response.answer).toBe("A clock [1]. Seeds [2][1].");
    expect(paths(response)).toStrictEqual(["/projects/tide-clock", "/projects/seed-library"]);
  });

  test("cites a page once, even if several passages are from it", () => {
    expect(respond("A clock [2][3].").answer).toBe("A clock [1].");
  });

  test("does not cite pages above the limit of results", () => {
    expect(respond("A clock [2]. Seeds [1].", 1)).toMatchObject({ answer: "A clock [1]. Seeds.", results: [{}] });
  });

  test("replaces a refusal, and is an answer without an error", () => {
    expect(refusal.error).toBeDefined();
    const { _meta, error, query } = respond("A clock [2].");
    expect([_meta.response_type, _meta.method, error, query]).toStrictEqual(["answer", "llm", undefined, "Which?"]);
  });

  test("precedes a quotation, whose page is a result too", () => {
    const statements = [{ path: "/projects/seed-library", text: "It lends seeds." }];
    const response = respond("A clock [2].", 5, { ...emptyAnswer, method: "extractive", statements });
    expect(response.answer).toBe("A clock [1]. It lends seeds.");
    expect(paths(response)).toStrictEqual(["/projects/tide-clock", "/projects/seed-library"]);
  });
});

test("a withdrawn quotation leaves up to three pages, marked as nearest", () => {
  const { results } = respond("A clock [2]. Seeds [1]. Yes [4].");
  const [first] = results;
  if (!first) throw new Error("no result");
  const withdrawn = withoutQuotation({ ...emptyAnswer, method: "extractive", results: Array(5).fill(first) });
  expect(withdrawn).toMatchObject({ method: "none", statements: [] });
  expect(withdrawn.results).toStrictEqual(Array(3).fill({ ...first, nearest: true }));
});
