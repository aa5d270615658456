import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { usualClassifier } from "../../src/ask/usual/classify.ts";
import usual from "../../src/ask/usual/table.json" with { type: "json" };
import { usualFacts } from "../../src/ask/usual/usual-facts.ts";
import { fingerprint, tableFile } from "../../src/package/usual-questions/train.ts";
import { portfolios, unseenPortfolios } from "../support/ask-quality.ts";
import {
  answererOf,
  askUsual,
  authors,
  lookAlikes,
  questionsInLanguages,
  type UsualQuestion,
  usualMetrics,
  usualQuestions,
} from "../support/usual-questions.ts";

/** What answers a question about a portfolio: a rule, the FAQ, a quotation or nothing. */
const methodOf = (content: string, text: string) =>
  answererOf(content)({ text, previous: [], limit: 3, scope: "site" }).method;

const contents = Object.values(unseenPortfolios).map(({ content }) => content);
const askAll = (questions: readonly UsualQuestion[]) => contents.flatMap((content) => askUsual(content, questions));

/** Two points below the shares that are answered rightly. */
const languageFloors: Readonly<Record<string, number>> = {
  ...{ de: 0.54, fr: 0.64, es: 0.59, nl: 0.67 },
  ...{ pt: 0.6, ja: 0.77, ar: 0.4 },
};

describe("questions that visitors ask on any portfolio", () => {
  // Two points below the figures of npm run bench:ask.
  test.each([
    ["client", 0.81, 0.08],
    ["journalist", 0.86, 0.07],
  ] as const)("the %s's are answered", (author, right, wrong) => {
    const metrics = usualMetrics(askAll(usualQuestions(author)));
    expect(metrics.right).toBeGreaterThanOrEqual(right);
    expect(metrics.wrong).toBeLessThanOrEqual(wrong);
  });

  test("both authors asked for every fact", () => {
    const facts = Object.keys(usualFacts).toSorted();
    for (const author of authors)
      expect([...new Set(usualQuestions(author).map(({ fact }) => fact))].toSorted()).toStrictEqual(facts);
  });

  test.each([
    ...["Wo hat sie geheiratet?", "Wer ist ihr Chef?", "Was verdient sie?", "Où est-elle née ?", "¿Tiene hijos?"],
    ...["Waar is ze geboren?", "Quantos filhos ela tem?", "彼女の給料は", "هل هي متزوجة؟"],
  ])("%j, which no portfolio answers, is not taken for one of them", (ask) => {
    const methods = contents.map((content) => methodOf(content, ask));
    expect(methods.filter((method) => method === "intent")).toStrictEqual([]);
  });

  test("similar questions about something else are rarely taken for them", () => {
    const classify = usualClassifier(usual.table, () => false);
    const taken = lookAlikes().filter((text) => classify(text) !== undefined);
    expect(taken.length / lookAlikes().length).toBeLessThanOrEqual(0.06);
  });

  test.each([...questionsInLanguages()])("those in %s are answered", (language, questions) => {
    expect(usualMetrics(askAll(questions)).right).toBeGreaterThanOrEqual(languageFloors[language] ?? 1);
  });
});

test.each(Object.entries(portfolios))("a rule answers the question of each fact that %s has", (_, { content }) => {
  const questions = Object.entries(usualFacts)
    // With years, the questions have placeholders.
    .filter(([, ask]) => !ask.includes("{"))
    .map(([fact, ask]) => ({ fact, ask }));
  // The owner's own answers come first.
  const failed = askUsual(content, questions).filter(({ isRight, method }) => !isRight && method !== "faq");
  expect(failed.map(({ fact, answer }) => [fact, answer])).toStrictEqual([]);
});

test("the table was learned from the present examples", () => {
  expect(JSON.parse(readFileSync(tableFile, "utf8")).examples).toBe(fingerprint());
});
