import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Returns a function that stops the server without cutting off responses. It accepts no new connections, closes idle ones
 * at once and others after their response, and then calls `onStopped`. Node's own `close` can cut off a response whose last
 * bytes are not sent yet, and waits for connections that never send a request.
 */
export const gracefulStop = (server: Server): ((onStopped: () => void) => void) => {
  /** Pending responses per open connection. */
  const pending = new Map<Socket, number>();
  let stopping = false;

  server.on("connection", (socket: Socket) => {
    pending.set(socket, 0);
    socket.on("close", () => pending.delete(socket));
  });
  function onResponseClose(this: ServerResponse): void {
    const { socket } = this.req;
    const remaining = (pending.get(socket) ?? 1) - 1;
    if (pending.has(socket)) pending.set(socket, remaining);
    if (stopping && remaining === 0) socket.end();
  }
  server.on("request", ({ socket }, response) => {
    pending.set(socket, (pending.get(socket) ?? 0) + 1);
    response.on("close", onResponseClose);
  });
  server.closeIdleConnections = () => {
    for (const [socket, responses] of pending) if (responses === 0) socket.destroy();
  };
  return (onStopped) => {
    stopping = true;
    server.close(onStopped);
  };
};
