import { describe, expect, test } from "vitest";
import { failureText } from "./failure-text.ts";
import type { FetchedResponse } from "./send.ts";

const json = "application/json; charset=utf-8";

const answer = (
  status: number,
  type: string | undefined,
  body: unknown = "",
  retryAfter?: string,
): FetchedResponse => ({
  status,
  headers: new Map([
    ...(type === undefined ? [] : [["content-type", type] as const]),
    ...(retryAfter === undefined ? [] : [["retry-after", retryAfter] as const]),
  ]),
  text: typeof body === "string" ? body : JSON.stringify(body),
  milliseconds: 5,
});

const error = { code: "invalid_name", message: "The name is invalid.", hint: "Send 2 to 200 characters." };
const files = /^This site is hosted as static files only/;
const failed = "The service failed to handle this request. Try again in a minute.";

describe("the explanation of a failure", () => {
  test.each([
    ["no response", undefined, /^No response: .* Try again\.$/],
    ["an API error", answer(422, json, { error }), "The name is invalid. Send 2 to 200 characters."],
    ["an error of the v1 mirror", answer(422, json, { version: "v1", error }), /^The name is invalid\. Send/],
    ["a rate limit", answer(429, json, { error }, "7"), "Rate limit reached. Wait 7 seconds and try again."],
    [
      "a rate limit of one second",
      answer(429, json, { error }, "1"),
      "Rate limit reached. Wait 1 second and try again.",
    ],
    ["an unavailable backend", answer(503, json, { error }, "5"), /is unavailable\. Try again in 5 seconds\.$/],
    ["an internal error", answer(500, json, { error: { message: "It broke.", hint: "Wait." } }), "It broke. Wait."],
    [
      "a JSON-RPC error",
      answer(200, json, { jsonrpc: "2.0", error: { code: -1, message: "No such tool." } }),
      "No such tool.",
    ],
    [
      "a tool error",
      answer(200, json, { result: { isError: true, content: [{ text: "limit is 0." }] } }),
      "limit is 0.",
    ],
    ["a 404 without an error body", answer(404, json, {}), /^The request was rejected, and/],
  ] as const)("is given for %s", (_name, outcome, words) => {
    expect(failureText(outcome)).toMatch(words);
  });

  test.each([
    ["without a body", answer(500, undefined)],
    ["as a page", answer(502, "text/html", "<h1>Bad Gateway</h1>")],
    ["as text", answer(504, "text/plain", "upstream timed out")],
    ["as JSON without an error", answer(500, json, {})],
  ])("says that the service failed, for a 5xx %s", (_name, outcome) => {
    expect(failureText(outcome)).toBe(failed);
  });

  test.each([
    ["a page with status 200", answer(200, "text/html; charset=utf-8", "<!doctype html>")],
    ["a 404 page", answer(404, "text/html", "<h1>Not here</h1>")],
    ["a 405 without a body", answer(405, undefined)],
    ["a 501 page", answer(501, "text/html", "Unsupported method")],
  ])("says that the site is static, for %s", (_name, outcome) => {
    expect(failureText(outcome)).toMatch(files);
  });
});

test.each([
  answer(200, json, { items: [] }),
  answer(200, json, { result: {}, error: null }),
  answer(202, json, { ok: true }),
  answer(200, "text/event-stream", "event: start\n"),
  answer(204, undefined),
])("there is no explanation for a successful response (%#)", (outcome) => {
  expect(failureText(outcome)).toBeUndefined();
});
