import { describe, expect, test } from "vitest";
import { createQuestionAnswerer } from "../../functions/ask/answerer.ts";
import type { LanguageModel } from "../../functions/ports/ports.ts";
import type { AskRequest } from "../../src/ask/answer.ts";
import { portsWith } from "../support/app/ports.ts";
import { knowledgeAssets } from "../support/ask/knowledge-assets.ts";
import { answerQuestion, questionsAnsweredBy, sampleKnowledge } from "../support/ask/sample-knowledge.ts";
import { type ModelInput, quotingModel, type ScriptedModel } from "../support/ask/scripted-model.ts";

const assets = knowledgeAssets(sampleKnowledge);

const plainAsk = createQuestionAnswerer(portsWith({ assets }));

/** Asks with a scripted model, which records its input. */
const asking = (scripted: ScriptedModel) => {
  const inputs: ModelInput[] = [];
  const model: LanguageModel = async function* (messages) {
    const input: ModelInput = JSON.parse(messages[1]?.content ?? "");
    inputs.push(input);
    yield scripted(input);
  };
  const settings = { ...portsWith().settings, modelQuestions: { perMinute: 10_000, perDay: 10_000 } };
  return { ask: createQuestionAnswerer(portsWith({ assets, model, settings })), inputs };
};
const question = (text: string): AskRequest => ({ text, limit: 5, scope: "site" });

/** A model that writes a query and reads with another model. */
const searching =
  (query: string, read: ScriptedModel): ScriptedModel =>
  (input) =>
    input.passages ? read(input) : query;

/** Quotes the passage with a text. */
const quoting =
  (text: string): ScriptedModel =>
  ({ passages = [] }) => {
    const found = passages.find((passage) => passage.text.includes(text));
    return found ? `${text} [${found.n}]` : "NONE";
  };

describe("with a language model", () => {
  const quoted = questionsAnsweredBy("extractive", 8);

  test("a quotation is kept after what the model says", async () => {
    expect(quoted.length).toBeGreaterThan(4);
    let worded = 0;
    for (const asked of quoted) {
      const [plain, { answer, results, _meta }] = [await plainAsk(asked), await asking(quotingModel).ask(asked)];
      expect(answer.endsWith(plain.answer)).toBe(true);
      if (_meta.method !== "llm") continue;
      worded += 1;
      expect(Number(answer.match(/\[(\d+)\]/)?.[1])).toBeLessThanOrEqual(results.length);
    }
    expect(worded).toBeGreaterThan(quoted.length / 2);
  });

  test("a question in another language is answered from typed data", async () => {
    const asked = question("Wo liegt ihr Lebensmittelpunkt?");
    expect((await plainAsk(asked))._meta.method).toBe("none");
    const model = searching(
      "Where is Zoë Exemplar based?",
      quoting("Zoë Exemplar is based in Rotterdam, the Netherlands (UTC+1)."),
    );
    const { answer, results, _meta } = await asking(model).ask(asked);
    expect([answer, _meta.method, _meta.response_type]).toStrictEqual([
      "Zoë Exemplar is based in Rotterdam, the Netherlands (UTC+1). [1]",
      "llm",
      "answer",
    ]);
    expect(results[0]?.url).toMatch(/^https?:\/\/[^/]+\/$/);
  });

  test("a question in other words is answered from the page that has the answer", async () => {
    const asked = question("Something for people who lose the internet on the quay?");
    const query = "ferry timetable that works on the pier without a connection";
    const { answer, results, error } = await asking(
      searching(query, (input) => quotingModel({ ...input, question: query })),
    ).ask(asked);
    expect(answer).toMatch(/timetable that works where it is needed.*\[1\]/);
    expect([results[0]?.url.endsWith("/projects/ferry-timetables"), results[0]?.nearest, error]).toStrictEqual([
      true,
      undefined,
      undefined,
    ]);
  });

  test("a model that finds no answer withdraws a quotation that covers little of the question", async () => {
    const answers = questionsAnsweredBy("extractive", 60).map((asked) => ({ asked, plain: answerQuestion(asked) }));
    const [withdrawn, kept] = [
      answers.filter(({ plain: { coverage = 0 } }) => coverage < 0.9),
      answers.filter(({ plain: { coverage = 0 } }) => coverage >= 0.9),
    ];
    expect([withdrawn.length, kept.length].every((count) => count > 3)).toBe(true);
    const { ask } = asking(() => "NONE");
    for (const { asked } of kept) expect(await ask(asked)).toStrictEqual(await plainAsk(asked));
    for (const { asked } of withdrawn) {
      const { results, error, answer } = await ask(asked);
      expect(error?.code).toBe("NO_RESULTS");
      expect(results.every(({ nearest }) => nearest)).toBe(true);
      expect(answer).toMatch(/^This site has no direct answer to that question\./);
    }
  });

  test("an unusable answer changes nothing", async () => {
    const failing: LanguageModel = () => {
      throw new Error("no");
    };
    const ask = createQuestionAnswerer(portsWith({ assets, model: failing }));
    for (const asked of quoted) {
      expect(await ask(asked)).toStrictEqual(await plainAsk(asked));
      for (const text of ["", "So it is.", "So it is [1][99].", "It has 97531 users [1]."])
        expect(await asking(searching("work", () => text)).ask(asked)).toStrictEqual(await plainAsk(asked));
    }
  });

  test("typed data, FAQ answers and questions out of scope need no model", async () => {
    const { ask, inputs } = asking(() => "Zoë Exemplar [1].");
    const others = [
      ...questionsAnsweredBy("intent", 20),
      ...questionsAnsweredBy("faq", 5),
      ...questionsAnsweredBy("none", 60).filter((asked) => answerQuestion(asked).isOutOfScope),
      question(" "),
    ];
    expect(others.length).toBeGreaterThan(30);
    for (const asked of others) expect(await ask(asked)).toStrictEqual(await plainAsk(asked));
    expect(inputs).toStrictEqual([]);
  });

  test("it receives the earlier questions and the names of the portfolio, within a budget", async () => {
    const { ask, inputs } = asking(quotingModel);
    await ask({ ...question("Something for people who lose the internet on the quay?"), previous: ["Who is that?"] });
    expect(inputs.map(({ earlier_questions }) => earlier_questions)).toStrictEqual([
      ["Who is that?"],
      ["Who is that?"],
    ]);
    const { names = [] } = inputs[0] ?? {};
    expect(names).toEqual(expect.arrayContaining(["Zoë Exemplar", "Ferry Timetables", "client"]));
    expect(names.join("").length).toBeLessThanOrEqual(4_000);
  });

  test("the documentation server reads only the documentation", async () => {
    const { ask, inputs } = asking(quotingModel);
    await ask({ ...question("Wie oft darf ich anfragen? ferry timetables"), scope: "documents" });
    const passages = inputs.flatMap(({ passages = [] }) => passages);
    expect(passages.map(({ name }) => name)).not.toContain("Ferry Timetables");
  });
});

test("trims a question and replaces lone surrogates", async () => {
  const { query, ...rest } = await plainAsk({ text: "\n What is the rate limit?\ud800 ", limit: 5, scope: "site" });
  expect(query).toBe("What is the rate limit?\ufffd");
  const { query: _, ...alike } = await plainAsk({ text: "What is the rate limit?", limit: 5, scope: "site" });
  expect(rest).toStrictEqual(alike);
});
