import { describe, expect, test } from "vitest";
import type { Answer } from "./send.ts";
import { wordsFor } from "./words.ts";

const json = "application/json; charset=utf-8";

const answer = (status: number, type: string | undefined, body: unknown = "", retryAfter?: string): Answer => ({
  status,
  headers: new Map([
    ...(type === undefined ? [] : [["content-type", type] as const]),
    ...(retryAfter === undefined ? [] : [["retry-after", retryAfter] as const]),
  ]),
  text: typeof body === "string" ? body : JSON.stringify(body),
  milliseconds: 5,
});

const error = { code: "invalid_name", message: "The name cannot be used.", hint: "Send 2 to 200 characters." };
const files = /^This site is served as files alone/;
const failed = "The service failed at this request. Nothing is lost; try again in a minute.";

describe("what went wrong", () => {
  test.each([
    ["that nothing answered", undefined, /^Nothing answered: .* try again\.$/],
    ["what the error says", answer(422, json, { error }), "The name cannot be used. Send 2 to 200 characters."],
    ["what the mirror says", answer(422, json, { version: "v1", error }), /^The name cannot be used\. Send/],
    ["when to come back", answer(429, json, { error }, "7"), "The limit is reached. Wait 7 seconds and try again."],
    ["a second as one", answer(429, json, { error }, "1"), "The limit is reached. Wait a second and try again."],
    ["when a part is back", answer(503, json, { error }, "5"), /does not answer\. Try again in 5 seconds\.$/],
    [
      "the error of a failure",
      answer(500, json, { error: { message: "It broke.", hint: "Wait." } }),
      "It broke. Wait.",
    ],
    [
      "that a call failed",
      answer(200, json, { jsonrpc: "2.0", error: { code: -1, message: "No such tool." } }),
      "No such tool.",
    ],
    [
      "what a tool says",
      answer(200, json, { result: { isError: true, content: [{ text: "limit is 0." }] } }),
      "limit is 0.",
    ],
    ["a refusal without words", answer(404, json, {}), /^The request was refused, and/],
  ] as const)("is %s", (_name, outcome, words) => {
    expect(wordsFor(outcome)).toMatch(words);
  });

  test.each([
    ["without a body", answer(500, undefined)],
    ["as a page", answer(502, "text/html", "<h1>Bad Gateway</h1>")],
    ["as text", answer(504, "text/plain", "upstream timed out")],
    ["as JSON that says nothing", answer(500, json, {})],
  ])("is that the service failed, where it says so %s", (_name, outcome) => {
    expect(wordsFor(outcome)).toBe(failed);
  });

  test.each([
    ["a page in place of an answer", answer(200, "text/html; charset=utf-8", "<!doctype html>")],
    ["no such file", answer(404, "text/html", "<h1>Not here</h1>")],
    ["a method for no file", answer(405, undefined)],
    ["a method that it does not know", answer(501, "text/html", "Unsupported method")],
  ])("is that the site is files alone, where it says %s", (_name, outcome) => {
    expect(wordsFor(outcome)).toMatch(files);
  });
});

test.each([
  answer(200, json, { items: [] }),
  answer(200, json, { result: {}, error: null }),
  answer(202, json, { ok: true }),
  answer(200, "text/event-stream", "event: start\n"),
  answer(204, undefined),
])("nothing is said where nothing went wrong (%#)", (outcome) => {
  expect(wordsFor(outcome)).toBeUndefined();
});
