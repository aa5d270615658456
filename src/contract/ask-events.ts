import type { AskMeta, AskResponse, AskResult } from "./resources/agents/ask.ts";

/** The events of a streamed answer, in order: one start, one per result, one per piece of the text, one complete (D10). */
export type AskEvent =
  | {
      readonly event: "start";
      readonly data: { readonly _meta: Omit<AskMeta, "method" | "lang">; readonly query: string };
    }
  | { readonly event: "result"; readonly data: { readonly index: number; readonly item: AskResult } }
  | { readonly event: "answer"; readonly data: { readonly text: string } }
  | { readonly event: "complete"; readonly data: Pick<AskResponse, "_meta" | "error"> };

/** The events before the answer. `method` and `lang` are in the last event. */
const openingEvents = ({ _meta: { method: _, lang: __, ..._meta }, query, results }: AskResponse): AskEvent[] => [
  { event: "start", data: { _meta, query } },
  ...results.map((item, index): AskEvent => ({ event: "result", data: { index, item } })),
];

/** The events of the answer, one per sentence. */
export const closingEvents = ({ _meta, answer, error }: AskResponse): AskEvent[] => [
  ...answer.split(/(?<=[.!?]\s)(?=\S)/).map((text): AskEvent => ({ event: "answer", data: { text } })),
  { event: "complete", data: { _meta, ...(error && { error }) } },
];

/** An event in the Server-Sent Events format (WHATWG HTML §9.2). `JSON.stringify` never writes a line break. */
const printEvent = ({ event, data }: AskEvent): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** A complete answer as a stream. */
export const printStream = (response: AskResponse): string =>
  [...openingEvents(response), ...closingEvents(response)].map(printEvent).join("");
