import { noStore } from "../../src/contract/headers.ts";
import type { AppContext } from "../ports/request-state.ts";
import type { StreamReply } from "./reply.ts";
import { commonHeaders } from "./response-headers.ts";

/** Encodes pieces of text on demand. `stop` is called when the client disconnects. */
const bytesOf = (pieces: AsyncIterator<string>, stop: () => void): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: stop,
    },
    { highWaterMark: 0 },
  );
};

/** Sends Server-Sent Events as they arise. X-Accel-Buffering keeps proxies from buffering them. */
export const streamResponse = (context: AppContext, { events }: StreamReply): Response => {
  const disconnected = new AbortController();
  const signal = AbortSignal.any([disconnected.signal, context.req.raw.signal]);
  const pieces = events(signal)[Symbol.asyncIterator]();
  const headers = {
    ...commonHeaders(context),
    ...noStore,
    "Content-Type": "text/event-stream; charset=utf-8",
    Vary: "Accept, Accept-Encoding",
    "X-Accel-Buffering": "no",
  };
  return new Response(
    bytesOf(pieces, () => disconnected.abort()),
    { headers },
  );
};
