import { describe, expect, test } from "vitest";
import { answererFor, knowledgeFor, smallPortfolio } from "../../../test/support/content/small-portfolio.ts";
import { isFollowUp } from "./follow-up.ts";
import { questionParser } from "./parse-question.ts";

const ask = answererFor(smallPortfolio);
const parseQuestion = questionParser(knowledgeFor(smallPortfolio));
const answerText = (text: string, ...previous: readonly string[]): string =>
  ask(text, ...previous)
    .statements.map((statement) => statement.text)
    .join(" ");

describe("isFollowUp", () => {
  test.each([
    "and in 2023?",
    "what about stoneware?",
    "When was it made?",
    "is there a link?",
    "since when?",
    "where?",
  ])("is true for %o", (text) => {
    expect(isFollowUp(parseQuestion(text))).toBe(true);
  });

  test.each(["Where does Ada live?", "Tell me about Tide Bowls.", "Which projects use porcelain?", "email?", ""])(
    "is false for %o",
    (text) => {
      expect(isFollowUp(parseQuestion(text))).toBe(false);
    },
  );
});

describe("a follow-up", () => {
  test.each([
    ["a part of the same project", "When was it made?", ["Tell me about Tide Bowls."], "2025"],
    ["its address", "Is there a link?", ["Tell me about Tide Bowls."], "https://bowls.example.com"],
    ["its source", "and where is its source code?", ["What is Rain Tiles?"], "https://git.example.com/rain-tiles"],
    ["what an answer was about", "When was it made?", ["Which project uses stoneware?"], "2023"],
    ["another skill", "and porcelain?", ["Which projects use stoneware?"], "Tide Bowls"],
    ["another year", "what about 2023?", ["projects from 2025"], "Rain Tiles"],
    ["another kind", "and personal ones?", ["Which client projects are there?"], "Rain Tiles"],
    ["another part of the person", "and her email?", ["Where does Ada live?"], "ada@example.com"],
    ["another company", "and at Brick Yard?", ["What did she do at Kiln Works?"], "Apprentice"],
    ["the place of the same work", "where was that?", ["When did she work at Brick Yard?"], "Braga"],
    ["the earliest of a list", "Which one was the first?", ["Which projects are there?"], "Rain Tiles"],
    ["the latest of all", "and the newest one?", ["What is the oldest project?", "what is it about?"], "Tide Bowls"],
    ["the one at its top", "Tell me about the first one.", ["List the projects."], "Tide Bowls"],
    ["one that it describes", "When was the sounding one made?", ["Tell me about Tide Bowls."], "2023"],
    ["one with what was said of it", "The one that sounds, when was it made?", ["What is Tide Bowls?"], "2023"],
    ["what was before the last question", "and when?", ["Tell me about Rain Tiles.", "is there a link?"], "2023"],
  ] as const)("can ask for %s: %s", (_what, text, previous, words) => {
    expect(answerText(text, ...previous)).toContain(words);
  });

  test("does not change the answer to a complete question", () => {
    for (const whole of ["Where does Ada live?", "Tell me about Tide Bowls.", "Which projects use stoneware?"])
      expect(ask(whole, "What is Rain Tiles?", "Who is Ada?")).toStrictEqual(ask(whole));
  });

  test("has no answer without an earlier question, and ignores one that has no answer", () => {
    expect(ask("and the other one?").method).toBe("none");
    expect(answerText("and her email?", "What is the capital of Peru?")).toContain("ada@example.com");
  });

  test("does not make an unknown topic answerable", () => {
    expect(ask("and her salary?", "Where does Ada live?").method).toBe("none");
    expect(ask("and in Peru?", "What is the weather like?").method).toBe("none");
  });
});
