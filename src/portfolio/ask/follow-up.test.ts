import { describe, expect, test } from "vitest";
import { askedOf, knownOf, smallPortfolio } from "../../../test/support/small-portfolio.ts";
import { isFollowUp } from "./follow-up.ts";
import { understanding } from "./understand.ts";

const ask = askedOf(smallPortfolio);
const understand = understanding(knownOf(smallPortfolio));
const told = (text: string, ...previous: readonly string[]): string =>
  ask(text, ...previous)
    .statements.map((statement) => statement.text)
    .join(" ");

describe("a question leaves out what it is about", () => {
  test.each([
    "and in 2023?",
    "what about stoneware?",
    "When was it made?",
    "is there a link?",
    "since when?",
    "where?",
  ])("where it is %o", (text) => {
    expect(isFollowUp(understand(text))).toBe(true);
  });

  test.each(["Where does Ada live?", "Tell me about Tide Bowls.", "Which projects use porcelain?", "email?", ""])(
    "but not where it is %o",
    (text) => {
      expect(isFollowUp(understand(text))).toBe(false);
    },
  );
});

describe("after another question", () => {
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
    ["what was before the last question", "and when?", ["Tell me about Rain Tiles.", "is there a link?"], "2023"],
  ] as const)("%s can be asked for: %s", (_what, text, previous, words) => {
    expect(told(text, ...previous)).toContain(words);
  });

  test("a question that is whole has the same answer", () => {
    for (const whole of ["Where does Ada live?", "Tell me about Tide Bowls.", "Which projects use stoneware?"])
      expect(ask(whole, "What is Rain Tiles?", "Who is Ada?")).toStrictEqual(ask(whole));
  });

  test("what leaves everything out has no answer where nothing came before, and no other than before", () => {
    expect(ask("and the other one?").method).toBe("none");
    expect(told("and her email?", "What is the capital of Peru?")).toContain("ada@example.com");
  });

  test("what is not known stays unknown", () => {
    expect(ask("and her salary?", "Where does Ada live?").method).toBe("none");
    expect(ask("and in Peru?", "What is the weather like?").method).toBe("none");
  });
});
