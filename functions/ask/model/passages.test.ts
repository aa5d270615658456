import { describe, expect, test } from "vitest";
import { emptyAnswer } from "../../../src/ask/answer.ts";
import { openKnowledge } from "../../../src/ask/knowledge/knowledge.ts";
import { knowledgeOf } from "../../../test/support/ask/quality/ask-quality.ts";
import { sampleContent } from "../../../test/support/content/portfolios.ts";
import { findChunks, passagesOf } from "./passages.ts";

const knowledge = openKnowledge(knowledgeOf(sampleContent));
const paths = (texts: readonly string[], isAboutService = false): readonly string[] =>
  findChunks(knowledge, texts, isAboutService).map(({ chunk }) => chunk.path);

describe("chunks", () => {
  test("are found by the question and by the queries", () => {
    expect(paths(["Wo ist die Fähre?", "ferry timetables"]).slice(0, 2)).toContain("/projects/ferry-timetables");
    expect(paths(["Wo ist die F\u00e4hre?"])).not.toContain("/projects/ferry-timetables");
  });

  test("are first if several texts find them", () => {
    const [first] = paths(["seed library", "tide clock", "wooden tide clock"]);
    expect(first).toBe("/projects/tide-clock");
  });

  test("are of the portfolio, or of the documentation for a question about the API", () => {
    expect(paths(["rate limit of requests"]).some((path) => path.startsWith("/docs"))).toBe(false);
    expect(paths(["rate limit of requests"], true).every((path) => /^\/(?:docs|auth|changelog)/.test(path))).toBe(true);
  });
});

test("passages have at most 8,000 characters, and answers from typed data are first", () => {
  const hits = findChunks(knowledge, ["projects maps client page list year"], true);
  const long = hits.flatMap((hit) => Array(8).fill({ ...hit, chunk: { ...hit.chunk, blocks: ["word ".repeat(900)] } }));
  const typed = {
    ...emptyAnswer,
    method: "intent" as const,
    statements: [{ path: "/", text: "Zo\u00eb is in Rotterdam." }],
  };
  const passages = passagesOf([typed, emptyAnswer], long);
  expect(passages[0]).toStrictEqual({ path: "/", name: "", text: "Zo\u00eb is in Rotterdam." });
  expect(passages.map(({ text }) => text.length).reduce((sum, length) => sum + length)).toBeLessThanOrEqual(8_000);
  expect(Math.max(...passages.map(({ text }) => text.length))).toBeLessThanOrEqual(1_500);
});

test("passages of emoji keep to the limits, and no emoji is cut in half", () => {
  const [hit] = findChunks(knowledge, ["maps"], false);
  const long = Array(9).fill({ ...hit, chunk: { ...hit?.chunk, keywords: "x", blocks: ["\u{1F3FA}".repeat(9_000)] } });
  const texts = passagesOf([], long).map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(4);
  expect(texts.join("").length).toBeLessThanOrEqual(8_000);
  for (const text of texts) expect(text.isWellFormed()).toBe(true);
});
