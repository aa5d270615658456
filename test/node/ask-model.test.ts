import { get, request, type ServerResponse } from "node:http";
import { describe, expect, inject, test, vi } from "vitest";
import { askModelContract } from "../support/ask-model-contract.ts";
import { callAt } from "../support/call.ts";
import { askedFor } from "../support/known.ts";
import { delta, modelServer, streaming } from "../support/model-server.ts";
import { startHost } from "../support/programs.ts";
import { refusal } from "../support/refusal.ts";
import { generousLimit } from "../support/sample.ts";

describe("a language model, on Node,", () => {
  askModelContract(async (settings) => {
    const environment = { RATE_LIMIT_PER_MINUTE: generousLimit, ...settings };
    const { url, output, stop } = await startHost(inject("dist"), environment);
    return { url, log: () => output.stdout + output.stderr, stop };
  });
});

test.each([
  ["JSON", "application/json"],
  ["events", "text/event-stream"],
])("a client of %s that goes away ends what was begun for it, and the log takes no notice", async (_, Accept) => {
  let begun = (_: unknown): void => {};
  const asking = new Promise((resolve) => {
    begun = resolve;
  });
  const model = await modelServer((response) => begun(streaming(response).write(delta("So"))));
  const host = await startHost(inject("dist"), { ASK_MODEL_URL: model.url, ASK_MODEL: "tiny" });
  const [asked] = askedFor("extractive", 1);
  const url = `${host.url}/ask?q=${encodeURIComponent(asked?.text ?? "")}`;
  const sent = get(url, { headers: { Accept }, agent: false }, (response) => response.resume());
  sent.on("error", () => {});
  await asking;
  const start = performance.now();
  sent.destroy();
  await model.prompts[0]?.closed;
  // Left to itself it would take 8 seconds.
  expect(performance.now() - start).toBeLessThan(4_000);
  expect(await host.stop()).toBe(0);
  expect(host.output.stderr).toBe("");
  const lines = host.output.stdout.split("\n").filter((line) => line.startsWith("{"));
  expect(lines.map((line) => JSON.parse(line))).toStrictEqual([
    expect.objectContaining({ level: "info", path: "/ask", status: 200 }),
  ]);
});

test("a client that goes away after it sent an Idempotency-Key finds the answer there when it comes back", async () => {
  let begun = (_: ServerResponse): void => {};
  const asking = new Promise<ServerResponse>((resolve) => {
    begun = resolve;
  });
  const model = await modelServer((response) => begun(streaming(response)));
  const host = await startHost(inject("dist"), { ASK_MODEL_URL: model.url, ASK_MODEL: "tiny" });
  const [asked] = askedFor("extractive", 1);
  const headers = { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() };
  const body = JSON.stringify({ q: asked?.text });
  const first = request(`${host.url}/ask`, { method: "POST", headers, agent: false }).on("error", () => {});
  first.end(body);
  const held = await asking;
  first.destroy();
  held.end(`${delta("So it is [1].")}data: [DONE]\n\n`);
  const again = await vi.waitFor(async () => {
    const answer = await callAt(host.url, "/ask", { method: "POST", headers, body });
    expect(answer.status).toBe(200);
    return answer;
  }, 10_000);
  expect(again.headers["idempotent-replay"]).toBe("true");
  expect(again.json()).toMatchObject({ _meta: { method: "llm" }, answer: "So it is [1]." });
  expect(model.prompts).toHaveLength(1);
  await host.stop();
});

test.each<[what: string, settings: Record<string, string>, said: RegExp]>([
  [
    "half an address",
    { ASK_MODEL_URL: "models.example.com", ASK_MODEL: "x" },
    /^ASK_MODEL_URL cannot be used; expected/,
  ],
  ["no name", { ASK_MODEL_URL: "https://models.example.com" }, /^ASK_MODEL_URL is set and ASK_MODEL is not; expected/],
  ["no address", { ASK_MODEL: "x" }, /^ASK_MODEL is set and ASK_MODEL_URL is not; expected/],
  ["too much time", { ASK_MODEL_TIMEOUT_MS: "8001" }, /^ASK_MODEL_TIMEOUT_MS is "8001"; expected a whole number/],
])("the host does not start with a language model that has %s", async (_, settings, said) => {
  const { code, stdout, stderr } = await refusal(inject("dist"), { ...settings, ASK_MODEL_KEY: "sk-tellnobody42" });
  expect([code, stdout]).toStrictEqual([1, ""]);
  expect(stderr).toMatch(said);
  expect(stderr).not.toContain("tellnobody42");
});
