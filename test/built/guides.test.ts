import { describe, expect, test } from "vitest";
import { limits } from "../../src/contract/limits.ts";
import { jsonOf, textOf } from "../support/content/dist.ts";

/** The sentences of a text, without its code. */
const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(/^```[\s\S]*?^```/gm, "")
    .split(/\n\n|\n(?=- )/)
    .flatMap((block) => block.replaceAll(/\s+/g, " ").split(/(?<=[.:!?]) (?=[A-Z`[])/));

describe("a limit that the operator can change is given as a default", () => {
  const { rate, credential } = limits;
  const limitIn = new RegExp(
    `\\b(?:${rate.requests}|${credential.requests}) requests\\b|\\b${credential.issuedPerDay} demo credentials\\b`,
  );

  test.each(["/llms.txt", "/llms-full.txt", "/docs.md", "/auth.md", "/developers.md", "/sandbox.md"])(
    "in %s",
    (path) => {
      const stated = sentencesOf(textOf(path)).filter((sentence) => limitIn.test(sentence));
      expect(stated.length).toBeGreaterThan(0);
      expect(stated.filter((sentence) => !/\bby default\b/i.test(sentence))).toEqual([]);
    },
  );

  test("in /openapi.json and /api/sandbox.json", () => {
    const { info } = jsonOf("/openapi.json") as { info: { description: string } };
    const { rate_limit } = jsonOf("/api/sandbox.json") as { rate_limit: string };
    for (const text of [info.description, rate_limit])
      expect(sentencesOf(text).find((sentence) => limitIn.test(sentence))).toMatch(/\bby default\b/);
  });
});

test("/docs/portfolio.md says in which order the API and the feeds list projects", () => {
  const sentences = sentencesOf(textOf("/docs/portfolio.md")).join("\n");
  expect(sentences).toMatch(/^\[GET \/api\/projects\]\(\S+\) lists projects in pages, by year, newest first;/m);
  expect(sentences).toMatch(/^\[Feeds\]\(\S+\) list projects by their last change/m);
});
