import { describe, expect, test } from "vitest";
import { openKnowledge } from "../../../src/ask/knowledge/knowledge.ts";
import { knowledgeOf } from "../../../test/support/ask/quality/ask-quality.ts";
import { sampleContent } from "../../../test/support/content/portfolios.ts";
import { isRelevant } from "./relevance.ts";

const knowledge = openKnowledge(knowledgeOf(sampleContent));
const answer = "Ferry Timetables is kept by a service worker and needs 38 KB [1].";

describe("an answer is relevant", () => {
  test("if it has half of the words of the question", () => {
    expect(isRelevant(knowledge, answer, "Which ferry timetables are offline?", [])).toBe(true);
  });

  test("if it has two words of a query, whatever the language of the question", () => {
    expect(isRelevant(knowledge, answer, "Wo l\u00e4uft das ohne Netz?", ["ferry timetables offline signal"])).toBe(
      true,
    );
  });
});

describe("an answer is not relevant", () => {
  test("if it has other words", () => {
    expect(isRelevant(knowledge, answer, "Who won the world cup?", ["football world cup", "timetables"])).toBe(false);
  });

  test("if it repeats the question, without another word", () => {
    const question = "Is Ferry Timetables kept by a service worker?";
    expect(isRelevant(knowledge, `${question} Yes [1].`, question, [question])).toBe(false);
  });
});
