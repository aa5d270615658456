import { createParser } from "eventsource-parser";
import { expect } from "vitest";
import type { AskEvent } from "../../src/contract/ask-events.ts";
import type { AskResponse } from "../../src/contract/resources/ask.ts";

/** The events of a stream, as any reader of Server-Sent Events has them. */
export const eventsIn = (text: string): AskEvent[] => {
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

/** What the events of a stream hold together: the answer that is not streamed (D10). */
export const folded = (events: readonly AskEvent[]): AskResponse => {
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
