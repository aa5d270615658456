import type { AskMeta, AskResponse, AskResult } from "./resources/ask.ts";

/** What a streamed answer is sent as, in this order: once, for each result, for each piece of the text, and once (D10). */
export type AskEvent =
  | { readonly event: "start"; readonly data: { readonly _meta: Omit<AskMeta, "method">; readonly query: string } }
  | { readonly event: "result"; readonly data: { readonly index: number; readonly item: AskResult } }
  | { readonly event: "answer"; readonly data: { readonly text: string } }
  | { readonly event: "complete"; readonly data: Pick<AskResponse, "_meta" | "error"> };

/** The events of what was found. How it is answered is known when it is. */
export const openingEvents = ({ _meta: { method: _, ..._meta }, query, results }: AskResponse): AskEvent[] => [
  { event: "start", data: { _meta, query } },
  ...results.map((item, index): AskEvent => ({ event: "result", data: { index, item } })),
];

/** The events of the answer to it, a sentence each. */
export const closingEvents = ({ _meta, answer, error }: AskResponse): AskEvent[] => [
  ...answer.split(/(?<=[.!?]\s)(?=\S)/).map((text): AskEvent => ({ event: "answer", data: { text } })),
  { event: "complete", data: { _meta, ...(error && { error }) } },
];

/** An event in the format of Server-Sent Events (WHATWG HTML §9.2). JSON has no line ends in it. */
export const printEvent = ({ event, data }: AskEvent): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** A whole answer as a stream. */
export const printStream = (response: AskResponse): string =>
  [...openingEvents(response), ...closingEvents(response)].map(printEvent).join("");
