import { Agent, type ClientRequest, type IncomingHttpHeaders, request as startRequest } from "node:http";

/** One request of the soak. */
export interface SoakRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether to open a connection for this request alone. */
  readonly ownConnection?: boolean;
}

export interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** When a client gives up: before the body is sent, before the response arrives, or in the middle of the response. */
export type AbortPoint = "in body" | "before response" | "in response";

export interface Client {
  /** Sends a request. Rejects if no complete response arrives. */
  readonly send: (request: SoakRequest) => Promise<Received>;
  /** Sends a request and closes its connection early. */
  readonly abort: (request: SoakRequest, point: AbortPoint) => Promise<void>;
  /** Closes every connection. */
  readonly close: () => void;
}

/** How long a response may take, in milliseconds. The host's own time limits are not longer. */
const RESPONSE_TIMEOUT_MS = 30_000;

const headersOf = ({ headers = {}, body }: SoakRequest): Record<string, string> => ({
  ...(body !== undefined && { "Content-Type": "application/json", "Content-Length": String(Buffer.byteLength(body)) }),
  ...headers,
});

/** A client with up to `connections` connections that are kept open. */
export const createClient = (url: string, connections: number): Client => {
  const { hostname: host, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  const start = (sent: SoakRequest, isAlone = sent.ownConnection ?? false): ClientRequest => {
    const { method = "GET", path } = sent;
    const request = startRequest({
      host,
      port,
      path,
      method,
      headers: headersOf(sent),
      agent: isAlone ? false : agent,
    });
    request.setTimeout(RESPONSE_TIMEOUT_MS, () => request.destroy(new Error("no response")));
    return request;
  };

  return {
    send: (sent) =>
      new Promise((resolve, reject) => {
        const request = start(sent);
        let isAnswered = false;
        // The host may answer before it has read a refused body, and then close the connection.
        request.on("error", (error) => isAnswered || reject(error));
        request.on("response", (response) => {
          isAnswered = true;
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
          );
        });
        request.end(sent.body);
      }),
    abort: (sent, point) =>
      new Promise((resolve) => {
        const request = start(sent, true);
        const giveUp = (): void => void request.destroy();
        request.on("error", () => {});
        request.on("close", resolve);
        request.on("response", (response) => {
          response.on("error", () => {});
          response.once("data", giveUp);
          response.on("end", giveUp);
        });
        if (point === "in body") request.write((sent.body ?? "").slice(0, 20), giveUp);
        else request.end(sent.body, point === "before response" ? giveUp : undefined);
      }),
    close: () => agent.destroy(),
  };
};
