import { describe, expect, test } from "vitest";
import { answerableQuestion, askByQuery, askForm, askJson, offTopicQuestion, parseAnswer } from "../support/ask/ask.ts";
import { foldEvents, parseEvents } from "../support/ask/ask-stream.ts";
import { call, type HttpResponse } from "../support/http/service.ts";

const events = { Accept: "text/event-stream" };
const isStream = ({ status, headers }: HttpResponse): boolean => {
  if (status !== 200) throw new Error(`the status is ${status}`);
  return headers["content-type"] === "text/event-stream; charset=utf-8";
};

describe("/ask chooses between a stream and JSON", () => {
  const q = ["q", answerableQuestion] as const;
  test.each<readonly [what: string, send: () => Promise<HttpResponse>]>([
    ["Accept", () => askByQuery([q], events)],
    ["Accept in a POST", () => askJson({ q: answerableQuestion }, events)],
    ["Accept before JSON", () => askByQuery([q], { Accept: "text/event-stream, application/json" })],
    ["Accept with a parameter", () => askByQuery([q], { Accept: "text/event-stream; charset=utf-8" })],
    ["Accept with a lower */*", () => askByQuery([q], { Accept: "text/event-stream, */*;q=0.1" })],
    ["streaming in a query", () => askByQuery([q, ["streaming", "true"]])],
    ["prefer.streaming in a query", () => askByQuery([q, ["prefer.streaming", "1"]])],
    ["streaming in a form", () => askForm([q, ["streaming", "TRUE"]])],
    ["prefer.streaming in a form", () => askForm([q, ["prefer.streaming", "true"]])],
    ["streaming in JSON", () => askJson({ q: answerableQuestion, streaming: true })],
    ["streaming as a string in JSON", () => askJson({ q: answerableQuestion, streaming: "True" })],
    ["streaming as a number in JSON", () => askJson({ q: answerableQuestion, streaming: 1 })],
    ["prefer.streaming in JSON", () => askJson({ q: answerableQuestion, "prefer.streaming": true })],
    [
      "prefer.streaming nested in JSON",
      () => askJson({ q: answerableQuestion, prefer: { streaming: true, mode: "list" } }),
    ],
    [
      "prefer.streaming in JSON despite Accept",
      () => askJson({ q: answerableQuestion, prefer: { streaming: "1" } }, { Accept: "application/json" }),
    ],
  ])("streams for %s", async (_, send) => {
    const response = await send();
    expect(isStream(response)).toBe(true);
    expect(response.headers).toMatchObject({
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "access-control-allow-origin": "*",
      "api-version": "v1",
      "ratelimit-remaining": expect.stringMatching(/^\d+$/),
      "x-request-id": expect.any(String),
      vary: expect.stringMatching(/^Accept\b/),
    });
    expect(response.headers.etag).toBeUndefined();
    expect(response.headers["content-encoding"]).toBeUndefined();
  });

  test.each<readonly [what: string, send: () => Promise<HttpResponse>]>([
    ["nothing requests a stream", () => askByQuery([q])],
    ["Accept is */*", () => askByQuery([q], { Accept: "*/*" })],
    ["Accept lists JSON first", () => askByQuery([q], { Accept: "application/json, text/event-stream" })],
    ["Accept prefers JSON", () => askByQuery([q], { Accept: "text/event-stream;q=0.5, application/json" })],
    ["Accept excludes event streams", () => askByQuery([q], { Accept: "text/event-stream;q=0" })],
    ["Accept is another type", () => askByQuery([q], { Accept: "text/html" })],
    ["streaming in a query is false", () => askByQuery([q, ["streaming", "false"]], events)],
    ["prefer.streaming in a query is false", () => askByQuery([q, ["prefer.streaming", "0"]], events)],
    ["streaming in a form is false", () => askForm([q, ["streaming", "False"]], events)],
    ["streaming in JSON is false", () => askJson({ q: answerableQuestion, streaming: false }, events)],
    ["streaming in JSON is the string false", () => askJson({ q: answerableQuestion, streaming: "false" }, events)],
    ["streaming in JSON is 0", () => askJson({ q: answerableQuestion, streaming: 0 }, events)],
    ["prefer.streaming in JSON is false", () => askJson({ q: answerableQuestion, "prefer.streaming": false }, events)],
    [
      "nested prefer.streaming in JSON is false",
      () => askJson({ q: answerableQuestion, prefer: { streaming: false } }, events),
    ],
    [
      "one of two switches is false",
      () => askJson({ q: answerableQuestion, streaming: true, prefer: { streaming: false } }),
    ],
  ])("returns JSON if %s", async (_, send) => {
    const response = await send();
    expect(isStream(response)).toBe(false);
    expect(response.text).toBe((await askByQuery([q])).text);
  });
});

describe("the event stream of /ask", () => {
  test.each([answerableQuestion, offTopicQuestion, "project", ""])(
    "folds into the JSON response byte for byte for %j",
    async (q) => {
      const [json, stream] = [await askByQuery([["q", q]]), await askByQuery([["q", q]], events)];
      expect(JSON.stringify(foldEvents(parseEvents(stream.text)))).toBe(json.text);
    },
  );

  test("folds into the JSON response for POST", async () => {
    const [json, stream] = [
      await askJson({ q: answerableQuestion, limit: 2 }),
      await askJson({ q: answerableQuestion, limit: 2 }, events),
    ];
    expect(JSON.stringify(foldEvents(parseEvents(stream.text)))).toBe(json.text);
  });

  test("sends start, each result, the answer in pieces, then complete", async () => {
    const whole = parseAnswer(await askByQuery([["q", answerableQuestion]]));
    const all = parseEvents((await askByQuery([["q", answerableQuestion]], events)).text);
    const { method, ...known } = whole._meta;
    expect(all[0]).toStrictEqual({ event: "start", data: { _meta: known, query: answerableQuestion } });
    expect(all.slice(1, whole.results.length + 1)).toStrictEqual(
      whole.results.map((item, index) => ({ event: "result", data: { index, item } })),
    );
    expect(all.filter(({ event }) => event === "answer").length).toBeGreaterThan(1);
    expect(all.at(-1)).toStrictEqual({ event: "complete", data: { _meta: whole._meta } });
    expect(method).toBeDefined();
  });

  test("ends with the error code if nothing was found", async () => {
    const last = parseEvents((await askByQuery([["q", offTopicQuestion]], events)).text).at(-1);
    expect(last).toMatchObject({
      event: "complete",
      data: { _meta: { response_type: "failure" }, error: { code: "NO_RESULTS" } },
    });
  });

  test("ignores the Idempotency-Key and does not use it up", async () => {
    const key = { "Idempotency-Key": crypto.randomUUID() };
    for (const q of [answerableQuestion, offTopicQuestion]) {
      const response = await askJson({ q }, { ...events, ...key });
      expect(isStream(response)).toBe(true);
      expect(response.headers["idempotent-replay"]).toBeUndefined();
    }
    expect((await askJson({ q: answerableQuestion }, { ...events, "Idempotency-Key": "a b" })).status).toBe(200);
    const kept = [await askJson({ q: answerableQuestion }, key), await askJson({ q: answerableQuestion }, key)];
    expect(kept.map(({ headers }) => headers["idempotent-replay"])).toStrictEqual([undefined, "true"]);
  });

  test("sends only headers for HEAD", async () => {
    const head = await call(`/ask?q=${encodeURIComponent(answerableQuestion)}`, { method: "HEAD", headers: events });
    expect([isStream(head), head.bytes.length]).toStrictEqual([true, 0]);
  });

  test("is not opened for an invalid request, which gets a JSON error", async () => {
    const response = await askByQuery([["q", "x".repeat(501)]], events);
    expect([response.status, response.headers["content-type"]]).toStrictEqual([422, "application/json; charset=utf-8"]);
  });
});
