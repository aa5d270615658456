import { describe, expect, test } from "vitest";
import {
  answererFor,
  knowledgeFor,
  minimalPortfolio,
  smallPortfolio,
} from "../../../test/support/content/small-portfolio.ts";
import { questionParser } from "../question/parse-question.ts";
import { faqMatcher } from "./faq-matcher.ts";

const knowledge = knowledgeFor(smallPortfolio);
const parseQuestion = questionParser(knowledge);
const matchFaq = faqMatcher(knowledge);
const [prices, dishwasher] = smallPortfolio.faq.questions ?? [];

const answerTo = (text: string): string | undefined =>
  matchFaq(parseQuestion(text))
    ?.statements.map((statement) => statement.text)
    .join(" ");

describe("answers from the FAQ", () => {
  test.each([
    ["to the exact question", "How much does a dinner set cost?", prices],
    ["to an alternative wording", "what are your prices", prices],
    ["to another word order", "A dinner set: how much does it cost?", prices],
    ["to fewer words", "dinner set cost", prices],
    ["to inflected forms", "Which costs do dinner sets have?", prices],
    ["to misspelled words", "How much does a dinnr set csot?", prices],
    ["to synonyms of the owner", "How much does a tableware set cost?", prices],
    ["to a small difference", "May one put bowls into the dishwasher?", dishwasher],
  ])("%s", (_when, text, question) => {
    expect(answerTo(text)).toBe(question?.answer);
  });

  test("quotes the whole answer verbatim", () => {
    expect(matchFaq(parseQuestion("What are your prices?"))?.statements).toStrictEqual([
      { path: "/#faq", text: "A set for six costs 300 euros. Half is paid before." },
    ]);
  });
});

describe("does not answer from the FAQ", () => {
  test.each(["How much rain fell in Porto?", "Which bowls were made in 2025?", "Who is Ada Muster?", "", "Ada"])(
    "to %o",
    (text) => {
      expect(answerTo(text)).toBeUndefined();
    },
  );

  test("without an FAQ", () => {
    const emptyAnswer = knowledgeFor(minimalPortfolio);
    expect(faqMatcher(emptyAnswer)(questionParser(emptyAnswer)("How much does a dinner set cost?"))).toBeUndefined();
  });
});

test("an FAQ answer has the method faq and cites the entry of the FAQ", () => {
  const reply = answererFor(smallPortfolio)("What is the fee for a commission?");
  expect(reply.method).toBe("faq");
  expect(reply.results[0]?.url).toBe("https://ada.example.com/#faq-how-much-does-a-dinner-set-cost");
});

describe("an entry that begins with yes or no", () => {
  const ask = answererFor({
    ...minimalPortfolio,
    faq: {
      questions: [
        {
          question: "Can you work in our quality system?",
          also: ["Are you ISO 13485 certified?"],
          answer: "Yes. I am not certified myself.",
        },
        { question: "Who owns the tape?", answer: "You own the tape." },
      ],
    },
  });
  const textOf = (text: string): string =>
    ask(text)
      .statements.map((statement) => statement.text)
      .join(" ");

  test("comes after its question if another wording is asked", () => {
    expect(textOf("Can you work in our quality system?")).toBe("Yes. I am not certified myself.");
    expect(textOf("Are you ISO 13485 certified?")).toMatch(/^Can you work in our quality system\? Yes\./);
  });

  test("needs no date where `when` begins a clause", () => {
    expect(textOf("Who owns the tape when we are done?")).toContain("You own the tape.");
  });
});
