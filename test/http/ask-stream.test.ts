import { describe, expect, test } from "vitest";
import { answerOf, askForm, askJson, askWith, offTopic, question } from "../support/ask.ts";
import { eventsIn, folded } from "../support/ask-stream.ts";
import { type Answer, call } from "../support/service.ts";

const events = { Accept: "text/event-stream" };
const isStream = ({ status, headers }: Answer): boolean => {
  if (status !== 200) throw new Error(`the answer is ${status}`);
  return headers["content-type"] === "text/event-stream; charset=utf-8";
};

describe("an answer is streamed", () => {
  const q = ["q", question] as const;
  test.each<readonly [what: string, send: () => Promise<Answer>]>([
    ["Accept", () => askWith([q], events)],
    ["Accept of a POST", () => askJson({ q: question }, events)],
    ["Accept before JSON", () => askWith([q], { Accept: "text/event-stream, application/json" })],
    ["Accept with a parameter", () => askWith([q], { Accept: "text/event-stream; charset=utf-8" })],
    ["Accept rather than all else", () => askWith([q], { Accept: "text/event-stream, */*;q=0.1" })],
    ["streaming of a query", () => askWith([q, ["streaming", "true"]])],
    ["prefer.streaming of a query", () => askWith([q, ["prefer.streaming", "1"]])],
    ["streaming of a form", () => askForm([q, ["streaming", "TRUE"]])],
    ["prefer.streaming of a form", () => askForm([q, ["prefer.streaming", "true"]])],
    ["streaming of JSON", () => askJson({ q: question, streaming: true })],
    ["streaming of JSON as text", () => askJson({ q: question, streaming: "True" })],
    ["streaming of JSON as a number", () => askJson({ q: question, streaming: 1 })],
    ["prefer.streaming of JSON", () => askJson({ q: question, "prefer.streaming": true })],
    ["prefer of JSON", () => askJson({ q: question, prefer: { streaming: true, mode: "list" } })],
    [
      "prefer of JSON, whatever Accept is",
      () => askJson({ q: question, prefer: { streaming: "1" } }, { Accept: "application/json" }),
    ],
  ])("for %s", async (_, send) => {
    const answer = await send();
    expect(isStream(answer)).toBe(true);
    expect(answer.headers).toMatchObject({
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "access-control-allow-origin": "*",
      "api-version": "v1",
      "ratelimit-remaining": expect.stringMatching(/^\d+$/),
      "x-request-id": expect.any(String),
      vary: expect.stringMatching(/^Accept\b/),
    });
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.headers["content-encoding"]).toBeUndefined();
  });

  test.each<readonly [what: string, send: () => Promise<Answer>]>([
    ["nothing says so", () => askWith([q])],
    ["Accept says all", () => askWith([q], { Accept: "*/*" })],
    ["Accept says JSON first", () => askWith([q], { Accept: "application/json, text/event-stream" })],
    ["Accept says rather JSON", () => askWith([q], { Accept: "text/event-stream;q=0.5, application/json" })],
    ["Accept says no events", () => askWith([q], { Accept: "text/event-stream;q=0" })],
    ["Accept says something else", () => askWith([q], { Accept: "text/html" })],
    ["streaming of a query is false", () => askWith([q, ["streaming", "false"]], events)],
    ["prefer.streaming of a query is false", () => askWith([q, ["prefer.streaming", "0"]], events)],
    ["streaming of a form is false", () => askForm([q, ["streaming", "False"]], events)],
    ["streaming of JSON is false", () => askJson({ q: question, streaming: false }, events)],
    ["streaming of JSON is false as text", () => askJson({ q: question, streaming: "false" }, events)],
    ["streaming of JSON is 0", () => askJson({ q: question, streaming: 0 }, events)],
    ["prefer.streaming of JSON is false", () => askJson({ q: question, "prefer.streaming": false }, events)],
    ["prefer of JSON is false", () => askJson({ q: question, prefer: { streaming: false } }, events)],
    ["one of two switches is false", () => askJson({ q: question, streaming: true, prefer: { streaming: false } })],
  ])("unless %s", async (_, send) => {
    const answer = await send();
    expect(isStream(answer)).toBe(false);
    expect(answer.text).toBe((await askWith([q])).text);
  });
});

describe("a stream", () => {
  test.each([question, offTopic, "project", ""])("of the answer to %j folds into the JSON, byte by byte", async (q) => {
    const [json, stream] = [await askWith([["q", q]]), await askWith([["q", q]], events)];
    expect(JSON.stringify(folded(eventsIn(stream.text)))).toBe(json.text);
  });

  test("of a POST holds the same", async () => {
    const [json, stream] = [await askJson({ q: question, limit: 2 }), await askJson({ q: question, limit: 2 }, events)];
    expect(JSON.stringify(folded(eventsIn(stream.text)))).toBe(json.text);
  });

  test("begins with what it is about, gives results and then the answer in pieces, and ends with all that it is", async () => {
    const whole = answerOf(await askWith([["q", question]]));
    const all = eventsIn((await askWith([["q", question]], events)).text);
    const { method, ...known } = whole._meta;
    expect(all[0]).toStrictEqual({ event: "start", data: { _meta: known, query: question } });
    expect(all.slice(1, whole.results.length + 1)).toStrictEqual(
      whole.results.map((item, index) => ({ event: "result", data: { index, item } })),
    );
    expect(all.filter(({ event }) => event === "answer").length).toBeGreaterThan(1);
    expect(all.at(-1)).toStrictEqual({ event: "complete", data: { _meta: whole._meta } });
    expect(method).toBeDefined();
  });

  test("of a failure ends with why", async () => {
    const last = eventsIn((await askWith([["q", offTopic]], events)).text).at(-1);
    expect(last).toMatchObject({
      event: "complete",
      data: { _meta: { response_type: "failure" }, error: { code: "NO_RESULTS" } },
    });
  });

  test("is not kept, whatever key is sent with it, and spends none", async () => {
    const key = { "Idempotency-Key": crypto.randomUUID() };
    for (const q of [question, offTopic]) {
      const answer = await askJson({ q }, { ...events, ...key });
      expect(isStream(answer)).toBe(true);
      expect(answer.headers["idempotent-replay"]).toBeUndefined();
    }
    expect((await askJson({ q: question }, { ...events, "Idempotency-Key": "a b" })).status).toBe(200);
    const kept = [await askJson({ q: question }, key), await askJson({ q: question }, key)];
    expect(kept.map(({ headers }) => headers["idempotent-replay"])).toStrictEqual([undefined, "true"]);
  });

  test("has its headers for HEAD, and no body", async () => {
    const head = await call(`/ask?q=${encodeURIComponent(question)}`, { method: "HEAD", headers: events });
    expect([isStream(head), head.bytes.length]).toStrictEqual([true, 0]);
  });

  test("is none for what is refused", async () => {
    const answer = await askWith([["q", "x".repeat(501)]], events);
    expect([answer.status, answer.headers["content-type"]]).toStrictEqual([422, "application/json; charset=utf-8"]);
  });
});
