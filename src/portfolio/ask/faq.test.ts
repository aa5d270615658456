import { describe, expect, test } from "vitest";
import { askedOf, knownOf, leastPortfolio, smallPortfolio } from "../../../test/support/small-portfolio.ts";
import { foreseeing } from "./faq.ts";
import { understanding } from "./understand.ts";

const knowledge = knownOf(smallPortfolio);
const understand = understanding(knowledge);
const fromFaq = foreseeing(knowledge);
const [prices, dishwasher] = smallPortfolio.faq.questions ?? [];

const answerTo = (text: string): string | undefined =>
  fromFaq(understand(text))
    ?.statements.map((statement) => statement.text)
    .join(" ");

describe("the owner's answer is given", () => {
  test.each([
    ["to the question as it was foreseen", "How much does a dinner set cost?", prices],
    ["to other words for it", "what are your prices", prices],
    ["in another order", "A dinner set: how much does it cost?", prices],
    ["to fewer words", "dinner set cost", prices],
    ["in other forms", "Which costs do dinner sets have?", prices],
    ["where words are misspelled", "How much does a diner set cots?", prices],
    ["to the owner's own words for it", "How much does a tableware set cost?", prices],
    ["where only a little differs", "May one put bowls into the dishwasher?", dishwasher],
  ])("%s", (_when, text, question) => {
    expect(answerTo(text)).toBe(question?.answer);
  });

  test("whole, and as it stands", () => {
    expect(fromFaq(understand("What are your prices?"))?.statements).toStrictEqual([
      { path: "/#faq", text: "A set for six costs 300 euros. Half is paid before." },
    ]);
  });
});

describe("the owner's answer is not given", () => {
  test.each([
    "How much rain fell in Porto?",
    "Which bowls were made in 2025?",
    "Who is Ada Muster?",
    "",

    "Ada",
  ])("to %o", (text) => {
    expect(answerTo(text)).toBeUndefined();
  });

  test("where there is none", () => {
    const nothing = knownOf(leastPortfolio);
    expect(foreseeing(nothing)(understanding(nothing)("How much does a dinner set cost?"))).toBeUndefined();
  });
});

test("an answer of the owner is told as one", () => {
  const reply = askedOf(smallPortfolio)("What is the fee for a commission?");
  expect(reply.method).toBe("faq");
  expect(reply.results[0]?.url).toBe("https://ada.example.com/#faq");
});
