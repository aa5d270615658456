import { noCache } from "../src/contract/headers.ts";
import { commonHeaders } from "./answer-headers.ts";
import type { AppContext } from "./environment.ts";
import type { StreamReply } from "./reply.ts";

/** The bytes of pieces of text, each made when it is asked for. `stop` is called when nobody wants the rest. */
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

/** Sends events as they come about, through proxies that would collect them first. It is made for one request alone. */
export const streamed = (context: AppContext, { events }: StreamReply): Response => {
  const gone = new AbortController();
  const signal = AbortSignal.any([gone.signal, context.req.raw.signal]);
  const pieces = events(signal)[Symbol.asyncIterator]();
  const headers = {
    ...commonHeaders(context),
    ...noCache,
    "Content-Type": "text/event-stream; charset=utf-8",
    Vary: "Accept, Accept-Encoding",
    "X-Accel-Buffering": "no",
  };
  return new Response(
    bytesOf(pieces, () => gone.abort()),
    { headers },
  );
};
