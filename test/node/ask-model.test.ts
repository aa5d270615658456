import { describe, expect, inject, test } from "vitest";
import { askModelContract } from "../support/ask-model-contract.ts";
import { startHost } from "../support/programs.ts";
import { refusal } from "../support/refusal.ts";
import { generousLimit } from "../support/sample.ts";

describe("a language model, on Node,", () => {
  askModelContract(async (settings) => {
    const { url, output, stop } = await startHost(inject("dist"), {
      RATE_LIMIT_PER_MINUTE: generousLimit,
      ...settings,
    });
    return { url, log: () => output.stdout + output.stderr, stop };
  });
});

test.each<[what: string, settings: Record<string, string>, said: RegExp]>([
  [
    "half an address",
    { ASK_MODEL_URL: "models.example.com", ASK_MODEL: "x" },
    /^ASK_MODEL_URL cannot be used; expected/,
  ],
  ["no name", { ASK_MODEL_URL: "https://models.example.com" }, /^ASK_MODEL_URL is set and ASK_MODEL is not; expected/],
  ["no address", { ASK_MODEL: "x" }, /^ASK_MODEL is set and ASK_MODEL_URL is not; expected/],
  [
    "too much time",
    { ASK_MODEL_TIMEOUT_MS: "8001" },
    /^ASK_MODEL_TIMEOUT_MS is "8001"; expected a whole number from 1 to 8000/,
  ],
])("the host does not start with a language model that has %s", async (_, settings, said) => {
  const { code, stdout, stderr } = await refusal(inject("dist"), { ...settings, ASK_MODEL_KEY: "sk-tellnobody42" });
  expect([code, stdout]).toStrictEqual([1, ""]);
  expect(stderr).toMatch(said);
  expect(stderr).not.toContain("tellnobody42");
});
