import { describe, expect, test } from "vitest";
import {
  evaluate,
  knowledgeOf,
  metricsOf,
  portfolios,
  type unseenPortfolios,
} from "../support/ask/quality/ask-quality.ts";
import { evaluateWith, spoiled } from "../support/ask/quality/model-quality.ts";
import { readQuestions } from "../support/ask/quality/questions.ts";
import { lies, lyingModel, perfectModel } from "../support/ask/scripted-model.ts";
import { sampled } from "../support/setup/tier.ts";

/** No language model runs here: a test server plays one, with the API of a model server. */

/** Figures with a model that knows the expected answers. Floors are two points below what it reaches. */
const floors = {
  cook: { "hit@3": 0.94, "answer match": 0.86, "off-topic refused": 0.98, "confidently wrong": 0.1 },
  engineer: { "hit@3": 0.96, "answer match": 0.94, "off-topic refused": 0.98, "confidently wrong": 0.04 },
  writer: { "hit@3": 0.96, "answer match": 0.89, "off-topic refused": 0.98, "confidently wrong": 0.05 },
  nurse: { "hit@3": 0.92, "answer match": 0.84, "off-topic refused": 0.98, "confidently wrong": 0.07 },
  gamecomposer: { "hit@3": 0.89, "answer match": 0.9, "off-topic refused": 0.91, "confidently wrong": 0.05 },
  security: { "hit@3": 0.9, "answer match": 0.89, "off-topic refused": 0.91, "confidently wrong": 0.07 },
  dataengineer: { "hit@3": 0.92, "answer match": 0.87, "off-topic refused": 0.98, "confidently wrong": 0.09 },
  biologist: { "hit@3": 0.93, "answer match": 0.89, "off-topic refused": 0.98, "confidently wrong": 0.07 },
  lighting: { "hit@3": 0.95, "answer match": 0.92, "off-topic refused": 0.98, "confidently wrong": 0.05 },
  designer: { "hit@3": 0.94, "answer match": 0.87, "off-topic refused": 0.98, "confidently wrong": 0.08 },
  robotics: { "hit@3": 0.95, "answer match": 0.87, "off-topic refused": 0.98, "confidently wrong": 0.1 },
} as const satisfies Record<keyof typeof unseenPortfolios, unknown>;

const setsOf = ({ content, questions }: (typeof portfolios)[keyof typeof portfolios]) => {
  const [file, asked] = [knowledgeOf(content), readQuestions(questions)];
  return { file, asked, plain: evaluate(file, asked) };
};

describe.each(sampled(Object.entries(floors), 1))(
  "with a test server as a perfect model, answers about %s",
  (name, floor) => {
    test("are right, grounded, and refuse what is off topic", async () => {
      const { file, asked, plain } = setsOf(portfolios[name as keyof typeof floors]);
      const answers = await evaluateWith(file, asked, perfectModel(file, asked));
      const reached = metricsOf(answers);
      expect(reached["hit@3"]).toBeGreaterThanOrEqual(floor["hit@3"]);
      expect(reached["answer match"]).toBeGreaterThanOrEqual(floor["answer match"]);
      expect(reached["off-topic refused"]).toBeGreaterThanOrEqual(floor["off-topic refused"]);
      expect(reached["confidently wrong"]).toBeLessThanOrEqual(floor["confidently wrong"]);
      expect([reached.groundedness, spoiled(plain, answers)]).toEqual([1, 0]);
    });
  },
);

/** A true sentence of a page in the portfolio cannot be told from an answer, if it has words of the question (D49). */
const undetectable: Readonly<Record<string, number>> = {
  "quotes any sentence": 0.14,
  "cites the wrong passage": 0.14,
};

describe.each(sampled(Object.entries(portfolios), 1))(
  "with a test server as a lying model, answers about %s",
  (_, portfolio) => {
    const { file, asked, plain } = setsOf(portfolio);
    const before = metricsOf(plain);

    test.each(sampled(Object.entries(lies), 3))("are as good as without a model if it %s", async (lie, model) => {
      const answers = await evaluateWith(file, asked, lyingModel(model));
      const reached = metricsOf(answers);
      expect([reached.groundedness, spoiled(plain, answers)]).toEqual([1, 0]);
      const allowed = undetectable[lie] ?? 0;
      expect(reached["off-topic refused"]).toBeGreaterThanOrEqual(before["off-topic refused"] - allowed);
      expect(reached["confidently wrong"]).toBeLessThanOrEqual(before["confidently wrong"] + (allowed > 0 ? 0.04 : 0));
    });
  },
);
