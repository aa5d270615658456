import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import type { OneWriteResponse } from "./one-write-response.ts";

/**
 * What a running request counts until the size of its response is known. A client can have 256 of them, which is more than
 * people behind one address need.
 */
const RESERVED_BYTES = 128 * 1024;

/** Whether a request has a body, which can arrive slowly. Until it is complete, nothing is created. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  (headers["content-length"] ?? headers["transfer-encoding"]) !== undefined;

/** The pending responses of a connection. A client can send several requests before it reads. */
interface Connection {
  bytes: number;
  responses: number;
}

/** A client with pending responses. */
interface Client {
  readonly name: string;
  bytes: number;
  readonly connections: Map<Socket, Connection>;
  /** Starts the requests that wait, in order. */
  readonly waiting: (() => void)[];
}

/**
 * Limits the bytes of the responses of each client that are being created or that the client has not read: further requests
 * of the client wait until there are fewer than `max`. Returns the function that runs a request. Responses that the system
 * accepts at once, which are nearly all, are not counted.
 */
export const limitPendingBytes = (
  server: Server,
  max: number,
  clientOf: (request: IncomingMessage) => string,
): ((request: IncomingMessage, response: OneWriteResponse, run: () => void) => void) => {
  const clients = new Map<string, Client>();
  const owners = new Map<Socket, Client>();

  /** Continues after bytes were sent or a connection was closed. */
  const proceed = (client: Client): void => {
    while (client.bytes < max) {
      const next = client.waiting.shift();
      if (!next) break;
      next();
    }
    if (client.bytes > 0) return;
    if (client.connections.size === 0) clients.delete(client.name);
  };
  const add = (client: Client, socket: Socket, bytes: number, responses = 0): void => {
    const connection = client.connections.get(socket);
    // It is closed.
    if (!connection) return;
    client.bytes += bytes;
    connection.bytes += bytes;
    connection.responses += responses;
    if (connection.responses === 0) {
      // A proxy sends the next request of a connection for any client.
      client.connections.delete(socket);
      owners.delete(socket);
    }
    if (bytes < 0 || responses < 0) proceed(client);
  };
  const start = (request: IncomingMessage, response: OneWriteResponse, run: () => void): void => {
    const { socket } = request;
    if (socket.destroyed) return;
    run();
    if (response.writableFinished) return;
    const name = clientOf(request);
    const client = owners.get(socket) ?? clients.get(name) ?? { name, bytes: 0, connections: new Map(), waiting: [] };
    clients.set(client.name, client);
    owners.set(socket, client);
    if (!client.connections.has(socket)) client.connections.set(socket, { bytes: 0, responses: 0 });
    let bytes = 0;
    const count = (size: number): void => {
      const difference = size - bytes;
      bytes = size;
      add(client, socket, difference);
    };
    const reserve = (): void => {
      if (!response.closed && response.unsentBytes === undefined) count(RESERVED_BYTES);
    };
    add(client, socket, 0, 1);
    response.onUnsent = count;
    if (response.unsentBytes !== undefined) count(response.unsentBytes);
    else if (hasBody(request)) request.once("end", reserve);
    else reserve();
    response.once("close", () => add(client, socket, -bytes, -1));
  };

  server.on("connection", (socket: Socket) =>
    socket.on("close", () => {
      const client = owners.get(socket);
      if (!client) return;
      owners.delete(socket);
      client.bytes -= client.connections.get(socket)?.bytes ?? 0;
      client.connections.delete(socket);
      proceed(client);
    }),
  );
  return (request, response, run) => {
    const client = clients.size > 0 && (owners.get(request.socket) ?? clients.get(clientOf(request)));
    if (client && (client.bytes >= max || client.waiting.length > 0))
      client.waiting.push(() => start(request, response, run));
    else start(request, response, run);
  };
};
