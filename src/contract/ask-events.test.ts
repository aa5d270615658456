import fc from "fast-check";
import { expect, test } from "vitest";
import { foldEvents, parseEvents } from "../../test/support/ask/ask-stream.ts";
import { closingEvents, printStream } from "./ask-events.ts";
import type { AskResponse, AskResult } from "./resources/agents/ask.ts";

const text = fc.string({
  unit: fc.oneof(fc.constantFrom(". ", "! ", "?", "\n", "\r", "\u2028", " "), fc.string({ maxLength: 3 })),
});

const result: fc.Arbitrary<AskResult> = fc.record({
  "@type": fc.constant("Person"),
  name: text,
  url: fc.webUrl(),
  site: fc.webUrl(),
  score: fc.nat(100),
  description: text,
  grounding: fc.record({ source_urls: fc.array(fc.webUrl(), { maxLength: 2 }) }),
});

const response: fc.Arbitrary<AskResponse> = fc
  .tuple(text, text, fc.array(result, { maxLength: 4 }), fc.boolean())
  .map(([query, answer, results, isAnswer]) => ({
    _meta: {
      response_type: isAnswer ? ("answer" as const) : ("failure" as const),
      response_format: "conversational_search" as const,
      version: "0.55" as const,
      site: "https://ada.example.com",
      method: isAnswer ? ("extractive" as const) : ("none" as const),
    },
    query,
    answer,
    results,
    ...(!isAnswer && { error: { code: "NO_RESULTS" as const, message: "No answer." } }),
  }));

test("a stream folds into the original response, with members in the same order", () => {
  fc.assert(
    fc.property(response, (whole) => {
      expect(JSON.stringify(foldEvents(parseEvents(printStream(whole))))).toBe(JSON.stringify(whole));
    }),
  );
});

test("an answer is sent one sentence at a time", () => {
  const whole = { _meta: {}, query: "", answer: "One of them. Two? Yes! 3.5 of e.g. four", results: [] };
  const pieces = closingEvents(whole).flatMap(({ event, data }) => (event === "answer" ? [data.text] : []));
  expect(pieces).toStrictEqual(["One of them. ", "Two? ", "Yes! ", "3.5 of e.g. ", "four"]);
});
