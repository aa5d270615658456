import { describe, expect, test } from "vitest";
import { completionChunk, modelServerForTest, replyingWith } from "../../test/support/ask/model-server.ts";
import type { LanguageModel } from "../ports/ports.ts";
import { type ModelSettings, ModelSettingsError, modelAtUrl } from "./ask-model.ts";
import { configuredModel as onWorkers } from "./cloudflare/ask-model.ts";
import { WorkerSettingsError } from "./cloudflare/settings.ts";
import { describeModel, configuredModel as onNode } from "./node/ask-model.ts";
import { StartError } from "./node/start-error.ts";

const key = "sk-tellnobody42";
const url = "https://models.example.com/v1";

const textFrom = async (model: LanguageModel | undefined, signal = new AbortController().signal): Promise<string> => {
  let text = "";
  for await (const piece of model?.([{ role: "user", content: "Who?" }], signal) ?? []) text += piece;
  return text;
};

test("no model is used by default", () => {
  expect(modelAtUrl({})).toBeUndefined();
  expect(onNode({})).toBeUndefined();
  expect(onWorkers({}, undefined)).toBeUndefined();
  expect(onWorkers({ ASK_MODEL_URL: "", ASK_MODEL: "", ASK_MODEL_KEY: "" }, { run: async () => "" })).toBeUndefined();
  expect(describeModel({})).toStrictEqual([]);
});

test("a model at a URL is called there, on every host", async () => {
  const { url, prompts } = await modelServerForTest(replyingWith("Ada [1]."));
  const settings = { ASK_MODEL_URL: url, ASK_MODEL: "tiny", ASK_MODEL_KEY: key };
  for (const model of [onNode(settings), onWorkers(settings, { run: async () => "" })])
    expect(await textFrom(model)).toBe("Ada [1].");
  expect(prompts.map(({ headers }) => headers.authorization)).toStrictEqual([`Bearer ${key}`, `Bearer ${key}`]);
  expect(describeModel(settings)).toStrictEqual([`Answers questions with tiny at ${new URL(url).origin}.`]);
});

describe("model settings are refused if a model", () => {
  test.each<readonly [what: string, settings: ModelSettings, said: RegExp]>([
    ["has a key and no URL", { ASK_MODEL_KEY: key }, /^ASK_MODEL_KEY is set but ASK_MODEL_URL is not/],
    ["has no name", { ASK_MODEL_URL: url }, /^ASK_MODEL_URL is set but ASK_MODEL is not/],
    ["has an invalid URL", { ASK_MODEL_URL: "models.example.com", ASK_MODEL: "x" }, /^ASK_MODEL_URL is not valid/],
    ["is a file URL", { ASK_MODEL_URL: "file:///etc/passwd", ASK_MODEL: "x" }, /^ASK_MODEL_URL is not valid/],
    [
      "has a key in its URL",
      { ASK_MODEL_URL: `https://me:${key}@models.example.com`, ASK_MODEL: "x" },
      /^ASK_MODEL_URL is not valid/,
    ],
    [
      "has a key in the query of its URL",
      { ASK_MODEL_URL: `${url}?key=${key}`, ASK_MODEL: "x" },
      /^ASK_MODEL_URL is not valid/,
    ],
    [
      "has a key that is two lines",
      { ASK_MODEL_URL: url, ASK_MODEL: "x", ASK_MODEL_KEY: `${key}\nX-A: b` },
      /^ASK_MODEL_KEY is not valid in a header/,
    ],
  ])("%s, with an error that does not contain the key", (_, settings, said) => {
    expect(() => modelAtUrl(settings)).toThrow(ModelSettingsError);
    expect(() => onNode(settings)).toThrow(StartError);
    expect(() => onWorkers(settings, undefined)).toThrow(WorkerSettingsError);
    for (const make of [() => modelAtUrl(settings), () => onNode(settings), () => onWorkers(settings, undefined)]) {
      expect(make).toThrow(said);
      expect(make).not.toThrow("tellnobody42");
    }
  });

  test("has only a name, without a binding", () => {
    expect(() => onNode({ ASK_MODEL: "x" })).toThrow(/^ASK_MODEL is set but ASK_MODEL_URL is not/);
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

  test("is called by its name for a stream", async () => {
    const runs: unknown[] = [];
    const ai = {
      run: async (name: string, input: object) => {
        runs.push([name, input]);
        return streamOf('data: {"response":"Ada"}\n\n', completionChunk(" [1]."), "data: [DONE]\n\n");
      },
    };
    expect(await textFrom(onWorkers({ ASK_MODEL: "@cf/meta/tiny" }, ai))).toBe("Ada [1].");
    const messages = [{ role: "user", content: "Who?" }];
    expect(runs).toStrictEqual([["@cf/meta/tiny", expect.objectContaining({ messages, stream: true })]]);
  });

  test.each([
    ["returns no stream", async () => ({ response: "Ada" }), "the model did not send an event stream"],
    ["fails", async () => Promise.reject(new Error("no capacity")), "no capacity"],
  ])("gives its reason if it %s", async (_, run, reason) => {
    await expect(textFrom(onWorkers({ ASK_MODEL: "x" }, { run }))).rejects.toThrow(reason);
  });

  test("stops with the signal", async () => {
    const gone = new AbortController();
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        controller.enqueue(new TextEncoder().encode(completionChunk("A")));
        gone.abort();
        return new Promise(() => {});
      },
      cancel: () => {
        cancelled = true;
      },
    });
    const stopped = textFrom(onWorkers({ ASK_MODEL: "x" }, { run: async () => endless }), gone.signal);
    await expect(stopped).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
    expect(cancelled).toBe(true);
  });
});
