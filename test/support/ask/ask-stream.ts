import { createParser } from "eventsource-parser";
import { expect } from "vitest";
import type { AskEvent } from "../../../src/contract/ask-events.ts";
import type { AskResponse } from "../../../src/contract/resources/agents/ask.ts";

/** Parses the events of a stream. */
export const parseEvents = (text: string): AskEvent[] => {
  const events: AskEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => void events.push({ event, data: JSON.parse(data) } as AskEvent),
    onError: (error) => {
      throw error;
    },
  });
  parser.feed(text);
  return events;
};

/** Folds events into the JSON response (D10). */
export const foldEvents = (events: readonly AskEvent[]): AskResponse => {
  const kinds = events.map(({ event }) => event).join(" ");
  expect(kinds).toMatch(/^start(?: result)*(?: answer)+ complete$/);
  const response: { -readonly [K in keyof AskResponse]: AskResponse[K] } = {
    _meta: {},
    query: "",
    answer: "",
    results: [],
  };
  for (const { event, data } of events) {
    if (event === "start") Object.assign(response, { _meta: data._meta, query: data.query });
    if (event === "result") response.results[data.index] = data.item;
    if (event === "answer") response.answer += data.text;
    if (event === "complete") Object.assign(response, data);
  }
  return response;
};
