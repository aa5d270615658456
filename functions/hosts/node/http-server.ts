import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { basePathOf } from "../../../src/contract/base.ts";
import { clientNetwork } from "../../http/client-network.ts";
import type { Ports } from "../../ports/ports.ts";
import { limitConnections } from "./connection-limit.ts";
import { trackConnections } from "./connections.ts";
import { forwardedAddress } from "./forwarded-address.ts";
import {
  invalidHost,
  invalidTarget,
  type MalformedRequest,
  malformedRequestResponder,
  parserError,
  responseText,
  unknownExpectation,
} from "./malformed-requests.ts";
import { OneWriteResponse } from "./one-write-response.ts";
import { limitPendingBytes } from "./pending-bytes.ts";
import { hasValidHost } from "./requested-host.ts";
import { dropSlowReaders } from "./slow-readers.ts";

/** Limits for clients that are slow or open many connections. */
export interface ServerLimits {
  /** Until the headers and the whole request have arrived. */
  readonly headersMs: number;
  readonly requestMs: number;
  /** Until the next request on a connection. */
  readonly keepAliveMs: number;
  /** How long neither side may send anything during a request; a client that does not read a response is dropped. */
  readonly idleMs: number;
  /** The lowest speed at which a client may read what takes longer than `idleMs`. */
  readonly minBytesPerSecond: number;
  /** How often `headersMs`, `requestMs` and `minBytesPerSecond` are checked. */
  readonly checkMs: number;
  /** How long a stop waits for the rest of a request body. */
  readonly stopBodyMs: number;
  /** Open connections per client address; undefined for no limit. */
  readonly connectionsPerClient: number | undefined;
  /** Bytes of responses that are being created for a client, or that it has not read. */
  readonly pendingBytesPerClient: number;
  /** How many proxies in front of the server append the address of their caller to X-Forwarded-For. */
  readonly trustedProxies: number;
}

/** Returns the client of a request, with the same meaning as in rate limits. */
const clientOf =
  (trustedProxies: number) =>
  ({ socket, headers }: IncomingMessage): string =>
    clientNetwork(
      forwardedAddress(socket.remoteAddress ?? "", String(headers["x-forwarded-for"] ?? ""), trustedProxies),
    );

/** The HTTP server of the Node host. `stop` finishes running requests and then calls back. */
export const createHttpServer = (
  fetch: Parameters<typeof getRequestListener>[0],
  ports: Pick<Ports, "settings" | "newId" | "log">,
  limits: ServerLimits,
): { readonly server: Server; readonly stop: (onStopped: () => void) => void } => {
  const server = createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkMs,
    // Checked below, because Node's own response has no body.
    requireHostHeader: false,
    ServerResponse: OneWriteResponse,
  });
  server.timeout = limits.idleMs;
  dropSlowReaders(server, limits);
  if (limits.connectionsPerClient !== undefined) limitConnections(server, limits.connectionsPerClient);
  const run = limitPendingBytes(server, limits.pendingBytesPerClient, clientOf(limits.trustedProxies));
  const connections = trackConnections(server);
  const respond = malformedRequestResponder(ports);

  const refuse = (response: ServerResponse, malformed: MalformedRequest): void => {
    const { status, headers, body } = respond(malformed);
    response.writeHead(status, { ...headers, Connection: "close" }).end(body);
  };
  const respondToInvalidTarget = (): Response => {
    const { status, headers, body } = respond(invalidTarget);
    return new Response(body, { status, headers: { ...headers, Connection: "close" } });
  };
  const listener = getRequestListener(fetch, { errorHandler: respondToInvalidTarget });

  server.on("request", (request, response) => {
    if (!connections.add(request, response)) return;
    if (!hasValidHost(request)) return refuse(response, invalidHost);
    // OPTIONS for the server in general (RFC 9110 §9.3.7) gets the same response as for an unknown path.
    if (request.method === "OPTIONS" && request.url === "*") request.url = `${basePathOf(ports.settings.site)}/*`;
    // The Host header must not affect URLs (D1). For its original value see requested-host.ts.
    request.headers.host = "localhost";
    run(request, response, () => void listener(request, response));
  });
  server.on("checkExpectation", (request, response) => {
    if (connections.add(request, response)) refuse(response, unknownExpectation);
  });
  server.on("clientError", (error, socket) =>
    connections.refuse(socket, () => responseText(respond(parserError(error, limits)))),
  );
  return { server, stop: (onStopped) => connections.stop(limits.stopBodyMs, onStopped) };
};
