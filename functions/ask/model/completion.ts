import { createParser } from "eventsource-parser";
import * as z from "zod";
import { ModelFailure } from "./failure.ts";

/** How a model is asked: for the most probable words, and for few. */
export const completionOptions = { stream: true, temperature: 0, max_tokens: 400 } as const;

/** The data of a completion event, of the OpenAI API or of Workers AI (`response`). */
const Delta = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).optional(),
        finish_reason: z.string().nullish(),
      }),
    )
    .optional(),
  response: z.string().nullish(),
  error: z.unknown().optional(),
});

/** Reads the text of an event, and whether it is the last one. */
const readEvent = (data: string): { readonly piece: string; readonly isLast: boolean } => {
  if (data === "[DONE]") return { piece: "", isLast: true };
  const delta = Delta.safeParse(parseJson(data));
  if (!delta.success || delta.data.error !== undefined) throw new ModelFailure("the model did not send a completion");
  const { choices: [choice] = [], response } = delta.data;
  if (choice?.delta?.refusal) throw new ModelFailure("the model refused");
  const reason = choice?.finish_reason ?? undefined;
  if (reason !== undefined && reason !== "stop")
    throw new ModelFailure("the model stopped before the end of its answer");
  return { piece: choice?.delta?.content ?? response ?? "", isLast: reason !== undefined };
};

const parseJson = (data: string): unknown => {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
};

/** The maximum size of a completion, including the event data around its text. */
const MAX_COMPLETION_BYTES = 256 * 1024;

/**
 * Yields the pieces of text of a streamed completion.
 * @throws ModelFailure if the stream is not a completion, is refused, is too long, or is cut off.
 */
export async function* readCompletion(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => void events.push(data) });
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > MAX_COMPLETION_BYTES) throw new ModelFailure("the answer is too long");
    parser.feed(decoder.decode(chunk, { stream: true }));
    for (const data of events.splice(0)) {
      const { piece, isLast } = readEvent(data);
      if (piece !== "") yield piece;
      if (isLast) return;
    }
  }
  throw new ModelFailure("the answer was cut off");
}
