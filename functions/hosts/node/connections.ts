import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** How long a connection that the server has closed may stay open for the client to close it, in milliseconds. */
const LINGER_MS = 1_000;

/**
 * How many responses of a connection may be pending. Clients that pipeline more get these, the last with Connection: close,
 * and send the rest again (RFC 9112 §9.3.2). Without a maximum, a few packets of tiny requests fill the memory.
 */
const MAX_PENDING_RESPONSES = 32;

/** Ends a connection, and cuts it off if the client does not close it too. */
const close = (socket: Duplex, text = ""): void => {
  socket.end(text);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
};

/** The open connections of a server. */
export interface Connections {
  /** Adds a request before it runs. Returns false if the connection closes before its response, so that it must not run. */
  readonly add: (request: IncomingMessage, response: ServerResponse) => boolean;
  /**
   * Sends the response to a request that cannot be parsed, and closes the connection. Requests before it are answered first
   * (RFC 9112 §9.3.2). Does nothing if the connection was refused before or can send nothing.
   */
  readonly refuse: (socket: Duplex, createText: () => string) => void;
  /**
   * Stops the server without cutting off responses: accepts no new connections, closes idle ones at once and others after
   * their response, and then calls `onStopped`. Requests whose body is still incomplete after `bodyMs` milliseconds are cut
   * off. Node's own `close` can cut off a response whose last bytes are not sent yet, and waits for connections that never
   * send a request.
   */
  readonly stop: (bodyMs: number, onStopped: () => void) => void;
}

export const trackConnections = (server: Server): Connections => {
  /** The pending responses of each open connection, in order. */
  const pending = new Map<Duplex, ServerResponse[]>();
  /** Connections that are refused as soon as earlier requests are answered, and the text to send. */
  const refused = new Map<Duplex, string>();
  let stopping = false;

  /** Refuses a connection unless a request before the error is still to be answered. */
  const refuseIfAnswered = (socket: Duplex, text: string): void => {
    const responses = pending.get(socket) ?? [];
    // The error is in the body of an incomplete request, so the text is its response.
    if (responses.every((response) => !response.req.complete && !response.headersSent)) close(socket, text);
  };

  /** A listener of responses. One function for all of them, because most connections send many requests. */
  function onResponseClose(this: ServerResponse): void {
    const { socket } = this.req;
    const responses = pending.get(socket);
    if (!responses) return;
    responses.splice(responses.indexOf(this), 1);
    const text = refused.get(socket);
    if (text !== undefined) refuseIfAnswered(socket, text);
    else if (stopping && responses.length === 0) close(socket);
  }

  server.on("connection", (socket) => {
    pending.set(socket, []);
    socket.on("close", () => {
      pending.delete(socket);
      refused.delete(socket);
    });
  });
  server.closeIdleConnections = () => {
    for (const [socket, responses] of pending) if (responses.length === 0) socket.destroy();
  };

  return {
    add: (request, response) => {
      const { socket } = request;
      const responses = pending.get(socket);
      if (!responses || !socket.writable || responses.at(-1)?.shouldKeepAlive === false) return false;
      // Sends Connection: close.
      if (stopping || responses.length + 1 === MAX_PENDING_RESPONSES) response.shouldKeepAlive = false;
      responses.push(response);
      response.on("close", onResponseClose);
      return true;
    },
    refuse: (socket, createText) => {
      if (!socket.writable) return void socket.destroy();
      if (refused.has(socket)) return;
      const text = createText();
      refused.set(socket, text);
      refuseIfAnswered(socket, text);
    },
    stop: (bodyMs, onStopped) => {
      stopping = true;
      for (const responses of pending.values()) {
        const last = responses.at(-1);
        if (last) last.shouldKeepAlive = false;
      }
      setTimeout(() => {
        for (const [socket, responses] of pending)
          if (responses.some((response) => !response.req.complete)) socket.destroy();
      }, bodyMs).unref();
      server.close(onStopped);
    },
  };
};
