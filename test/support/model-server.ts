import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach } from "vitest";

/** What a model was asked, as it came over the wire. */
export interface Prompted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly model: string;
    readonly stream: boolean;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
  /** Fulfilled when the connection is closed, by whomever. */
  readonly closed: Promise<unknown>;
}

export interface ModelServer {
  /** The base of its API. */
  readonly url: string;
  readonly prompts: readonly Prompted[];
  readonly stop: () => Promise<void>;
}

/** Starts a server on this machine that speaks the chat completions of the OpenAI API. */
export const startModel = async (
  answer: (response: ServerResponse, prompted: Prompted) => void,
): Promise<ModelServer> => {
  const prompts: Prompted[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    const prompted = { path: request.url ?? "", headers: request.headers, body, closed: once(response, "close") };
    prompts.push(prompted);
    answer(response, prompted);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, prompts, stop };
};

const started: ModelServer[] = [];
afterEach(async () => {
  for (const { stop } of started.splice(0)) await stop();
});

/** The same for one test. */
export const modelServer = async (...asked: Parameters<typeof startModel>): Promise<ModelServer> => {
  const server = await startModel(...asked);
  started.push(server);
  return server;
};

/** An event of a completion, with a piece of its text. */
export const delta = (content: string, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({ id: "c-1", object: "chat.completion.chunk", choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`;

/** Begins a streamed completion. */
export const streaming = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { "Content-Type": "text/event-stream; charset=utf-8" });

/** Says a text in pieces, as models do. */
export const saying =
  (text: string) =>
  (response: ServerResponse): void => {
    streaming(response).write(": a comment\n\n");
    for (const piece of text.match(/.{1,7}/gsu) ?? []) response.write(delta(piece));
    response.end(`${delta("", "stop")}data: [DONE]\n\n`);
  };
