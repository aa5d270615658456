import { describe, expect, test } from "vitest";
import {
  type Evaluation,
  evaluate,
  evaluateBaseline,
  knowledgeOf,
  metricsOf,
  portfolios,
} from "../support/ask-quality.ts";
import { readQuestions } from "../support/questions.ts";

const run = ({ content, questions }: (typeof portfolios)[keyof typeof portfolios]) => {
  const file = knowledgeOf(content);
  const asked = readQuestions(questions);
  return { ours: evaluate(file, asked), baseline: evaluateBaseline(file, asked) };
};

describe("questions about the sample", () => {
  const { ours } = run(portfolios.sample);
  const reached = metricsOf(ours);

  test.each([
    ["hit@3", 0.95],
    ["answer match", 0.9],
    ["in-domain answered", 0.95],
    ["off-topic refused", 0.95],
    ["groundedness", 1],
  ] as const)("have %s of at least %d", (metric, minimum) => {
    expect(reached[metric]).toBeGreaterThanOrEqual(minimum);
  });

  test("are at least 150, of every kind, and at least 15 % are off topic", () => {
    const kinds = Map.groupBy(ours, ({ question }) => question.kind);
    expect(ours.length).toBeGreaterThanOrEqual(150);
    expect(ours.filter(({ question }) => question.refused).length / ours.length).toBeGreaterThanOrEqual(0.15);
    expect([...kinds.keys()].toSorted()).toStrictEqual([
      ...["contact", "detail", "education", "fact", "faq", "follow-up", "hostile", "how-to"],
      ...["off-topic", "paraphrase", "project", "skills", "typo", "work"],
    ]);
  });

  test("define the expected page and text", () => {
    const isVague = ({ question: { refused, page, says } }: Evaluation): boolean =>
      refused ? page.length + says.length > 0 : page.length === 0 || says.length === 0;
    expect(ours.filter(isVague).map(({ question }) => question.ask)).toStrictEqual([]);
  });
});

describe("questions about a portfolio that was not used for tuning", () => {
  const { ours, baseline } = run(portfolios.composer);
  const [reached, before] = [metricsOf(ours), metricsOf(baseline)];

  test("are at least 60 and have grounded answers", () => {
    expect(ours.length).toBeGreaterThanOrEqual(60);
    expect(reached.groundedness).toBe(1);
  });

  test.each(["hit@1", "hit@3", "answer match", "off-topic refused"] as const)(
    "reach a higher %s than minisearch with its defaults",
    (figure) => {
      expect(reached[figure]).toBeGreaterThan(before[figure]);
    },
  );
});
