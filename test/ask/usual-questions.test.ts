import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { usualFacts } from "../../src/ask/usual/usual-facts.ts";
import { fingerprint, tableFile } from "../../src/package/usual-questions/train.ts";
import { portfolios, unseenPortfolios } from "../support/ask/quality/ask-quality.ts";
import { subjectMetrics } from "../support/ask/quality/faq-subjects.ts";
import {
  answererOf,
  askUsual,
  authors,
  lookAlikes,
  questionsInLanguages,
  subjectLookAlikes,
  type UsualQuestion,
  usualMetrics,
  usualQuestions,
  withOwnerCalled,
} from "../support/ask/quality/usual-questions.ts";
import { sampled, slowTest } from "../support/setup/tier.ts";

/** What answers a question about a portfolio: a rule, the FAQ, a quotation or nothing. */
const methodOf = (content: string, text: string) =>
  answererOf(content)({ text, previous: [], limit: 3, scope: "site" }).method;

const contents = Object.values(unseenPortfolios).map(({ content }) => content);
const askAll = (questions: readonly UsualQuestion[]) => contents.flatMap((content) => askUsual(content, questions));

/** Two points below the shares that are answered rightly. */
const languageFloors: Readonly<Record<string, number>> = {
  ...{ de: 0.67, fr: 0.71, es: 0.8, nl: 0.76 },
  ...{ pt: 0.69, ja: 0.87, ar: 0.58 },
};

describe("questions that visitors ask on any portfolio", () => {
  // Two points below the figures of npm run bench:ask.
  const floors = [
    ["client", 0.83, 0.05],
    ["journalist", 0.89, 0.04],
  ] as const;
  slowTest.each(floors)("the %s's are answered", (author, right, wrong) => {
    const metrics = usualMetrics(askAll(usualQuestions(author)));
    expect(metrics.right).toBeGreaterThanOrEqual(right);
    expect(metrics.wrong).toBeLessThanOrEqual(wrong);
  });

  slowTest("they are answered too if they name the owner, or a role of the owner", () => {
    const questions = authors.flatMap(usualQuestions);
    const metrics = usualMetrics(contents.flatMap((content) => askUsual(content, withOwnerCalled(content, questions))));
    expect(metrics.right).toBeGreaterThanOrEqual(0.82);
    expect(metrics.wrong).toBeLessThanOrEqual(0.07);
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

  test.each([
    ["facts", lookAlikes()],
    ["subjects of FAQs", subjectLookAlikes()],
  ])("questions with the words of those for %s that ask for something else are rarely answered", (_, questions) => {
    const methods = sampled(contents, 2).flatMap((content) => questions.map((text) => methodOf(content, text)));
    const answered = methods.filter((method) => method === "intent" || method === "faq");
    expect(answered.length / methods.length).toBeLessThanOrEqual(0.08);
  });

  test.each(sampled([...questionsInLanguages()], 2))("those in %s are answered", (language, questions) => {
    expect(usualMetrics(askAll(questions)).right).toBeGreaterThanOrEqual(languageFloors[language] ?? 1);
  });
});

describe("questions about what FAQs of many portfolios are about", () => {
  const metrics = subjectMetrics(
    Object.entries(unseenPortfolios).flatMap(([name, { isBlind }]) =>
      isBlind ? [name as keyof typeof unseenPortfolios] : [],
    ),
  );

  // Two points below the figures of npm run bench:ask.
  test("are answered by the entry about it", () => {
    expect(metrics.right).toBeGreaterThanOrEqual(0.46);
    expect(metrics.wrong).toBeLessThanOrEqual(0.12);
  });

  test("are rarely answered by another entry", () => {
    expect(metrics["another entry"]).toBeLessThanOrEqual(0.07);
    expect(metrics.refused).toBeGreaterThanOrEqual(0.81);
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
  const message = "Run `npx node src/package/usual-questions/train.ts`";
  expect(JSON.parse(readFileSync(tableFile, "utf8")).examples, message).toBe(fingerprint());
});
