import { get, request } from "node:http";
import { describe, expect, inject, test, vi } from "vitest";
import { askModelContract } from "../support/ask/ask-model-contract.ts";
import { completionChunk, modelServerForTest, replyingWith, startEventStream } from "../support/ask/model-server.ts";
import { questionsAnsweredBy } from "../support/ask/sample-knowledge.ts";
import { inputOf, quotingModel } from "../support/ask/scripted-model.ts";
import { startHost } from "../support/hosts/programs.ts";
import { startExpectingFailure } from "../support/hosts/start-expecting-failure.ts";
import { callAt } from "../support/http/http-client.ts";
import { HIGH_RATE_LIMIT } from "../support/setup/sample.ts";

describe("a language model on Node", () => {
  askModelContract(async (settings) => {
    const environment = { RATE_LIMIT_PER_MINUTE: HIGH_RATE_LIMIT, ...settings };
    const { url, output, stop } = await startHost(inject("dist"), environment);
    return { url, log: () => output.stdout + output.stderr, stop };
  });
});

test.each([
  ["JSON", "application/json"],
  ["events", "text/event-stream"],
])("a %s client that disconnects cancels the model call without a log entry", async (_, Accept) => {
  let begun = (_: unknown): void => {};
  const asking = new Promise((resolve) => {
    begun = resolve;
  });
  const model = await modelServerForTest((response) => begun(startEventStream(response).write(completionChunk("So"))));
  const host = await startHost(inject("dist"), { ASK_MODEL_URL: model.url, ASK_MODEL: "tiny" });
  const [asked] = questionsAnsweredBy("extractive", 1);
  const url = `${host.url}/ask?q=${encodeURIComponent(asked?.text ?? "")}`;
  const sent = get(url, { headers: { Accept }, agent: false }, (response) => response.resume());
  sent.on("error", () => {});
  await asking;
  const start = performance.now();
  sent.destroy();
  await model.prompts[0]?.closed;
  // Without cancellation it would take 8 seconds.
  expect(performance.now() - start).toBeLessThan(4_000);
  expect(await host.stop()).toBe(0);
  expect(host.output.stderr).toBe("");
  const lines = host.output.stdout.split("\n").filter((line) => line.startsWith("{"));
  expect(lines.map((line) => JSON.parse(line))).toStrictEqual([
    expect.objectContaining({ level: "info", path: "/ask", status: 200 }),
  ]);
});

test("a client that disconnects after sending an Idempotency-Key gets the answer on retry", async () => {
  let begun = (_: () => void): void => {};
  const asking = new Promise<() => void>((resolve) => {
    begun = resolve;
  });
  const model = await modelServerForTest((response, request) => {
    const text = quotingModel(inputOf(request));
    if (inputOf(request).passages) replyingWith(text)(response);
    else begun(() => startEventStream(response).end(`${completionChunk(text)}data: [DONE]\n\n`));
  });
  const host = await startHost(inject("dist"), { ASK_MODEL_URL: model.url, ASK_MODEL: "tiny" });
  const [asked] = questionsAnsweredBy("extractive", 1);
  const headers = { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() };
  const body = JSON.stringify({ q: asked?.text });
  const first = request(`${host.url}/ask`, { method: "POST", headers, agent: false }).on("error", () => {});
  first.end(body);
  const release = await asking;
  first.destroy();
  release();
  const again = await vi.waitFor(async () => {
    const response = await callAt(host.url, "/ask", { method: "POST", headers, body });
    expect(response.status).toBe(200);
    return response;
  }, 10_000);
  expect(again.headers["idempotent-replay"]).toBe("true");
  expect(again.json()).toMatchObject({ _meta: { method: "llm" } });
  expect(model.prompts).toHaveLength(2);
  await host.stop();
});

test.each<[what: string, settings: Record<string, string>, said: RegExp]>([
  ["an invalid URL", { ASK_MODEL_URL: "models.example.com", ASK_MODEL: "x" }, /^ASK_MODEL_URL is not valid; expected/],
  ["no name", { ASK_MODEL_URL: "https://models.example.com" }, /^ASK_MODEL_URL is set but ASK_MODEL is not; set/],
  ["no URL", { ASK_MODEL: "x" }, /^ASK_MODEL is set but ASK_MODEL_URL is not; set/],
  [
    "a timeout that is too long",
    { ASK_MODEL_TIMEOUT_MS: "8001" },
    /^ASK_MODEL_TIMEOUT_MS is "8001"; expected a whole number/,
  ],
])("the host refuses to start with a language model that has %s", async (_, settings, said) => {
  const { code, stdout, stderr } = await startExpectingFailure(inject("dist"), {
    ...settings,
    ASK_MODEL_KEY: "sk-tellnobody42",
  });
  expect([code, stdout]).toStrictEqual([1, ""]);
  expect(stderr).toMatch(said);
  expect(stderr).not.toContain("tellnobody42");
});
