import { createParser } from "eventsource-parser";
import * as z from "zod";
import { ModelFailure } from "./model-failure.ts";

/** What an event of a completion holds, as the OpenAI API has it, or as models of Workers AI do (`response`). */
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

/** The piece of text in an event, and whether it is the last one. */
const readEvent = (data: string): { readonly piece: string; readonly isLast: boolean } => {
  if (data === "[DONE]") return { piece: "", isLast: true };
  const known = Delta.safeParse(parsed(data));
  if (!known.success || known.data.error !== undefined) throw new ModelFailure("the model sends no completion");
  const { choices: [choice] = [], response } = known.data;
  if (choice?.delta?.refusal) throw new ModelFailure("the model refuses");
  const reason = choice?.finish_reason ?? undefined;
  if (reason !== undefined && reason !== "stop") throw new ModelFailure("the model does not end its answer");
  return { piece: choice?.delta?.content ?? response ?? "", isLast: reason !== undefined };
};

const parsed = (data: string): unknown => {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
};

/** Bytes that a completion has at most, with everything around its text. */
const most = 256 * 1024;

/**
 * The pieces of text in a streamed completion.
 * @throws ModelFailure where it is none, is refused, is too long, or breaks off.
 */
export async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => void events.push(data) });
  const decoder = new TextDecoder();
  let taken = 0;
  for await (const chunk of stream) {
    taken += chunk.length;
    if (taken > most) throw new ModelFailure("the answer is too long");
    parser.feed(decoder.decode(chunk, { stream: true }));
    for (const data of events.splice(0)) {
      const { piece, isLast } = readEvent(data);
      if (piece !== "") yield piece;
      if (isLast) return;
    }
  }
  throw new ModelFailure("the answer breaks off");
}
