import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Lets a server stop without cutting an answer off: the function that comes back takes no new connections, ends those
 * that wait for nothing, ends each other one after its answer, and calls back when all have ended. Node's own way takes
 * an answer for sent before its bytes are, and waits for connections that never asked.
 */
export const gracefulStop = (server: Server): ((stopped: () => void) => void) => {
  /** How many answers each open connection still waits for. */
  const waiting = new Map<Socket, number>();
  let stopping = false;

  server.on("connection", (socket: Socket) => {
    waiting.set(socket, 0);
    socket.on("close", () => waiting.delete(socket));
  });
  function answered(this: ServerResponse): void {
    const { socket } = this.req;
    const left = (waiting.get(socket) ?? 1) - 1;
    if (waiting.has(socket)) waiting.set(socket, left);
    if (stopping && left === 0) socket.end();
  }
  server.on("request", ({ socket }, response) => {
    waiting.set(socket, (waiting.get(socket) ?? 0) + 1);
    response.on("close", answered);
  });
  server.closeIdleConnections = () => {
    for (const [socket, answers] of waiting) if (answers === 0) socket.destroy();
  };
  return (stopped) => {
    stopping = true;
    server.close(stopped);
  };
};
