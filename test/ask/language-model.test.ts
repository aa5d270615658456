import { describe, expect, test } from "vitest";
import { createQuestionAnswerer } from "../../functions/ask/answerer.ts";
import type { Asset, LanguageModel, ModelMessage } from "../../functions/ports/ports.ts";
import { knowledgeFile } from "../../src/ask/knowledge/knowledge.ts";
import { bytesOf } from "../support/dist.ts";
import { portsWith } from "../support/ports.ts";
import { answerQuestion, knowledge, questionsAnsweredBy } from "../support/sample-knowledge.ts";

const asset: Asset = {
  type: "application/json",
  etag: "x",
  body: new Uint8Array(bytesOf(knowledgeFile)),
  encoded: {},
};
const assets = { read: (path: string) => (path === knowledgeFile ? asset : undefined) };

/** A model that returns a text and records its input. */
const saying = (text: string) => {
  const asked: (readonly ModelMessage[])[] = [];
  const model: LanguageModel = async function* (messages) {
    asked.push(messages);
    yield text;
  };
  return { model, asked };
};
const plainAsk = createQuestionAnswerer(portsWith({ assets }));
const askWith = (model: LanguageModel) => createQuestionAnswerer(portsWith({ assets, model }));
const about = (messages: readonly ModelMessage[] | undefined) => JSON.parse(messages?.[1]?.content ?? "");

describe("a language model", () => {
  const quoted = questionsAnsweredBy("extractive", 8);

  test("rewords an extractive answer and cites the results by number", async () => {
    expect(quoted.length).toBeGreaterThan(4);
    for (const asked of quoted) {
      const { model, asked: prompts } = saying("So it is [1].");
      const [plain, worded] = [await plainAsk(asked), await askWith(model)(asked)];
      expect(plain._meta.method).toBe("extractive");
      expect(worded).toStrictEqual({ ...plain, answer: "So it is [1].", _meta: { ...plain._meta, method: "llm" } });
      const { passages, question, earlier_questions } = about(prompts[0]);
      expect([question, earlier_questions, prompts.length]).toStrictEqual([asked.text, [], 1]);
      expect(passages.map(({ n, name }: { n: number; name: string }) => [n, name])).toStrictEqual(
        plain.results.map(({ name }, index) => [index + 1, name]),
      );
      // The model receives the quoted passages.
      const told = passages.map(({ text }: { text: string }) => text).join("\n");
      const blocks = knowledge.chunks.flatMap((chunk) => chunk.blocks);
      for (const { text } of passages) for (const line of text.split("\n").slice(0, -1)) expect(blocks).toContain(line);
      for (const { text, values } of answerQuestion(asked).statements) if (!values) expect(told).toContain(text);
    }
  });

  test("is ignored if it cites a source that does not exist", async () => {
    for (const asked of quoted) {
      const plain = await plainAsk(asked);
      const { answer } = await askWith(saying(`So [1][${plain.results.length + 1}][99].`).model)(asked);
      expect(answer).toBe(plain.answer);
    }
  });

  test("is ignored if its answer is unusable", async () => {
    const failing: LanguageModel = () => {
      throw new Error("no");
    };
    for (const model of [failing, saying("").model, saying("So it is.").model, saying("NONE").model])
      for (const asked of quoted.slice(0, 2)) expect(await askWith(model)(asked)).toStrictEqual(await plainAsk(asked));
  });

  test("is not called for typed data, FAQ answers, unanswerable questions or a blank question", async () => {
    const { model, asked: prompts } = saying("So it is [1].");
    const others = [
      ...questionsAnsweredBy("intent", 20),
      ...questionsAnsweredBy("faq", 5),
      ...questionsAnsweredBy("none", 10),
      { text: " ", limit: 5, scope: "site" as const },
    ];
    expect(others.length).toBeGreaterThan(30);
    for (const asked of others) expect(await askWith(model)(asked)).toStrictEqual(await plainAsk(asked));
    expect(prompts).toStrictEqual([]);
  });

  test("receives the earlier questions", async () => {
    const { model, asked: prompts } = saying("So it is [1].");
    for (const asked of quoted.slice(0, 1)) await askWith(model)({ ...asked, previous: ["Who is that?"] });
    expect(about(prompts[0]).earlier_questions).toStrictEqual(["Who is that?"]);
  });
});

test("trims a question and replaces lone surrogates", async () => {
  const { query, ...rest } = await plainAsk({ text: "\n What is the rate limit?\ud800 ", limit: 5, scope: "site" });
  expect(query).toBe("What is the rate limit?\ufffd");
  const { query: _, ...alike } = await plainAsk({ text: "What is the rate limit?", limit: 5, scope: "site" });
  expect(rest).toStrictEqual(alike);
});
