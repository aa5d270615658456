import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A request that the model received. */
export interface ModelRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly model: string;
    readonly stream: boolean;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
  /** Resolves when the connection is closed by either side. */
  readonly closed: Promise<unknown>;
}

export interface ModelServer {
  /** The base URL of its API. */
  readonly url: string;
  readonly prompts: readonly ModelRequest[];
  readonly stop: () => Promise<void>;
}

/** Starts a local server for the OpenAI chat completions API. */
export const startModelServer = async (
  answer: (response: ServerResponse, prompted: ModelRequest) => void,
): Promise<ModelServer> => {
  const prompts: ModelRequest[] = [];
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

/** Starts a model server that stops after the test. */
export const modelServerForTest = async (...asked: Parameters<typeof startModelServer>): Promise<ModelServer> => {
  const server = await startModelServer(...asked);
  onTestFinished(server.stop);
  return server;
};

/** An event of a streamed completion with a piece of its text. */
export const completionChunk = (content: string, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({ id: "c-1", object: "chat.completion.chunk", choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`;

/** Starts a streamed completion. */
export const startEventStream = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { "Content-Type": "text/event-stream; charset=utf-8" });

/** Streams a text in pieces, as models do. */
export const replyingWith =
  (text: string) =>
  (response: ServerResponse): void => {
    startEventStream(response).write(": a comment\n\n");
    for (const piece of text.match(/.{1,7}/gsu) ?? []) response.write(completionChunk(piece));
    response.end(`${completionChunk("", "stop")}data: [DONE]\n\n`);
  };
