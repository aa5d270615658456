import { describe, expect, test } from "vitest";
import { knowledgeFile } from "../../src/portfolio/ask/knowledge.ts";
import { bytesOf } from "../../test/support/dist.ts";
import { askedFor, knowledge, replyTo } from "../../test/support/known.ts";
import { portsWith } from "../../test/support/ports.ts";
import type { Asset, Message, Model } from "../ports.ts";
import { asking } from "./asking.ts";

const asset: Asset = {
  type: "application/json",
  etag: "x",
  body: new Uint8Array(bytesOf(knowledgeFile)),
  encoded: {},
};
const assets = { read: (path: string) => (path === knowledgeFile ? asset : undefined) };

/** A model that says a text, and what it was asked. */
const saying = (text: string) => {
  const asked: (readonly Message[])[] = [];
  const model: Model = async function* (messages) {
    asked.push(messages);
    yield text;
  };
  return { model, asked };
};
const plainAsk = asking(portsWith({ assets }));
const askWith = (model: Model) => asking(portsWith({ assets, model }));
const about = (messages: readonly Message[] | undefined) => JSON.parse(messages?.[1]?.content ?? "");

describe("a language model", () => {
  const quoted = askedFor("extractive", 8);

  test("words what would be quoted, from the results and with their numbers", async () => {
    expect(quoted.length).toBeGreaterThan(4);
    for (const asked of quoted) {
      const { model, asked: prompts } = saying("So it is [1].");
      const [plain, worded] = [await plainAsk(asked), await askWith(model)(asked)];
      expect(plain._meta.method).toBe("extractive");
      expect(worded).toStrictEqual({ ...plain, answer: "So it is [1].", _meta: { ...plain._meta, method: "llm" } });
      const { passages, question, earlier_questions } = about(prompts[0]);
      expect([question, earlier_questions, prompts.length]).toStrictEqual([asked.text, [], 1]);
      expect(passages.map(({ n, name }: { n: number; name: string }) => [n, name])).toStrictEqual(
        plain.results.map(({ name }, at) => [at + 1, name]),
      );
      // What is quoted is there to be worded.
      const told = passages.map(({ text }: { text: string }) => text).join("\n");
      const blocks = knowledge.chunks.flatMap((chunk) => chunk.blocks);
      for (const { text } of passages) for (const line of text.split("\n").slice(0, -1)) expect(blocks).toContain(line);
      for (const { text, values } of replyTo(asked).statements) if (!values) expect(told).toContain(text);
    }
  });

  test("cites what there is: who cites what there is not is not believed", async () => {
    for (const asked of quoted) {
      const plain = await plainAsk(asked);
      const { answer } = await askWith(saying(`So [1][${plain.results.length + 1}][99].`).model)(asked);
      expect(answer).toBe(plain.answer);
    }
  });

  test("that says nothing of use leaves the quoted answer as it is", async () => {
    const failing: Model = () => {
      throw new Error("no");
    };
    for (const model of [failing, saying("").model, saying("So it is.").model, saying("NONE").model])
      for (const asked of quoted.slice(0, 2)) expect(await askWith(model)(asked)).toStrictEqual(await plainAsk(asked));
  });

  test("is not asked what typed data or the owner's own answers say, nor what nothing says, nor nothing", async () => {
    const { model, asked: prompts } = saying("So it is [1].");
    const others = [
      ...askedFor("intent", 20),
      ...askedFor("faq", 5),
      ...askedFor("none", 10),
      { text: " ", limit: 5, scope: "site" as const },
    ];
    expect(others.length).toBeGreaterThan(30);
    for (const asked of others) expect(await askWith(model)(asked)).toStrictEqual(await plainAsk(asked));
    expect(prompts).toStrictEqual([]);
  });

  test("is told the earlier questions", async () => {
    const { model, asked: prompts } = saying("So it is [1].");
    for (const asked of quoted.slice(0, 1)) await askWith(model)({ ...asked, previous: ["Who is that?"] });
    expect(about(prompts[0]).earlier_questions).toStrictEqual(["Who is that?"]);
  });
});

test("a question is asked without the space around it, and in whole characters", async () => {
  const { query, ...rest } = await plainAsk({ text: "\n What is the rate limit?\ud800 ", limit: 5, scope: "site" });
  expect(query).toBe("What is the rate limit?\ufffd");
  const { query: _, ...alike } = await plainAsk({ text: "What is the rate limit?", limit: 5, scope: "site" });
  expect(rest).toStrictEqual(alike);
});
