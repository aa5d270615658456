import { describe, expect, test } from "vitest";
import { delta, modelServer, saying } from "../../test/support/model-server.ts";
import type { Model } from "../ports.ts";
import { askModel, ModelError, type ModelSettings } from "./ask-model.ts";
import { askedModel as onWorkers } from "./cloudflare/ask-model.ts";
import { ConfigurationError } from "./cloudflare/settings.ts";
import { modelNews, askedModel as onNode } from "./node/ask-model.ts";
import { StartError } from "./node/start-error.ts";

const key = "sk-tellnobody42";
const url = "https://models.example.com/v1";

const textFrom = async (model: Model | undefined, signal = new AbortController().signal): Promise<string> => {
  let text = "";
  for await (const piece of model?.([{ role: "user", content: "Who?" }], signal) ?? []) text += piece;
  return text;
};

test("there is no model unless one is named", () => {
  expect(askModel({})).toBeUndefined();
  expect(onNode({})).toBeUndefined();
  expect(onWorkers({}, undefined)).toBeUndefined();
  expect(onWorkers({ ASK_MODEL_URL: "", ASK_MODEL: "", ASK_MODEL_KEY: "" }, { run: async () => "" })).toBeUndefined();
  expect(modelNews({})).toStrictEqual([]);
});

test("a model at an address is asked there, on each host", async () => {
  const { url, prompts } = await modelServer(saying("Ada [1]."));
  const settings = { ASK_MODEL_URL: url, ASK_MODEL: "tiny", ASK_MODEL_KEY: key };
  for (const model of [onNode(settings), onWorkers(settings, { run: async () => "" })])
    expect(await textFrom(model)).toBe("Ada [1].");
  expect(prompts.map(({ headers }) => headers.authorization)).toStrictEqual([`Bearer ${key}`, `Bearer ${key}`]);
  expect(modelNews(settings)).toStrictEqual([`Has tiny at ${new URL(url).origin} word answers to questions.`]);
});

describe("a model is refused that", () => {
  test.each<readonly [what: string, settings: ModelSettings, said: RegExp]>([
    ["has a key and no address", { ASK_MODEL_KEY: key }, /^ASK_MODEL_KEY is set and ASK_MODEL_URL is not/],
    ["has no name", { ASK_MODEL_URL: url }, /^ASK_MODEL_URL is set and ASK_MODEL is not/],
    ["has no usable address", { ASK_MODEL_URL: "models.example.com", ASK_MODEL: "x" }, /^ASK_MODEL_URL cannot be used/],
    ["is a file", { ASK_MODEL_URL: "file:///etc/passwd", ASK_MODEL: "x" }, /^ASK_MODEL_URL cannot be used/],
    [
      "has a key in its address",
      { ASK_MODEL_URL: `https://me:${key}@models.example.com`, ASK_MODEL: "x" },
      /^ASK_MODEL_URL cannot be used/,
    ],
    ["has a key in a query", { ASK_MODEL_URL: `${url}?key=${key}`, ASK_MODEL: "x" }, /^ASK_MODEL_URL cannot be used/],
    [
      "has a key that is two lines",
      { ASK_MODEL_URL: url, ASK_MODEL: "x", ASK_MODEL_KEY: `${key}\nX-A: b` },
      /^ASK_MODEL_KEY cannot be sent/,
    ],
  ])("%s, by a message that shows no key", (_, settings, said) => {
    expect(() => askModel(settings)).toThrow(ModelError);
    expect(() => onNode(settings)).toThrow(StartError);
    expect(() => onWorkers(settings, undefined)).toThrow(ConfigurationError);
    for (const make of [() => askModel(settings), () => onNode(settings), () => onWorkers(settings, undefined)]) {
      expect(make).toThrow(said);
      expect(make).not.toThrow("tellnobody42");
    }
  });

  test("has a name alone, where there is no binding", () => {
    expect(() => onNode({ ASK_MODEL: "x" })).toThrow(/^ASK_MODEL is set and ASK_MODEL_URL is not/);
    expect(() => onWorkers({ ASK_MODEL: "@cf/x" }, undefined)).toThrow(/binding AI/);
  });
});

describe("a model of Workers AI", () => {
  const streamOf = (...pieces: readonly string[]) =>
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });

  test("is asked by its name for a stream", async () => {
    const runs: unknown[] = [];
    const ai = {
      run: async (name: string, input: object) => {
        runs.push([name, input]);
        return streamOf('data: {"response":"Ada"}\n\n', delta(" [1]."), "data: [DONE]\n\n");
      },
    };
    expect(await textFrom(onWorkers({ ASK_MODEL: "@cf/meta/tiny" }, ai))).toBe("Ada [1].");
    const messages = [{ role: "user", content: "Who?" }];
    expect(runs).toStrictEqual([["@cf/meta/tiny", expect.objectContaining({ messages, stream: true })]]);
  });

  test("that gives no stream, or fails, fails", async () => {
    for (const run of [async () => ({ response: "Ada" }), async () => Promise.reject(new Error("no capacity"))])
      await expect(textFrom(onWorkers({ ASK_MODEL: "x" }, { run }))).rejects.toThrow();
  });

  test("stops with the signal", async () => {
    const gone = new AbortController();
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        controller.enqueue(new TextEncoder().encode(delta("A")));
        gone.abort();
        return new Promise(() => {});
      },
      cancel: () => {
        cancelled = true;
      },
    });
    await expect(textFrom(onWorkers({ ASK_MODEL: "x" }, { run: async () => endless }), gone.signal)).rejects.toThrow();
    expect(cancelled).toBe(true);
  });
});
