import type { Server } from "node:http";
import type { Socket } from "node:net";

/** When unread bytes drop a client. */
export interface ReadLimits {
  /** How long any number of bytes may stay unread. */
  readonly idleMs: number;
  /** After that, the lowest average speed. */
  readonly minBytesPerSecond: number;
  /** How often connections are checked. */
  readonly checkMs: number;
}

/** A time without interruption in which the server had bytes to send. */
interface Backlog {
  readonly since: number;
  /** The bytes that had been sent on the connection before. */
  readonly sentBefore: number;
}

/**
 * Drops clients that take longer to read than `idleMs` plus the time for the same bytes at `minBytesPerSecond`. The write
 * timeout of Node starts again with every byte, so it does not stop a client that reads a byte from time to time.
 */
export const dropSlowReaders = (server: Server, { idleMs, minBytesPerSecond, checkMs }: ReadLimits): void => {
  const backlogs = new Map<Socket, Backlog | undefined>();
  server.on("connection", (socket) => {
    backlogs.set(socket, undefined);
    socket.on("close", () => backlogs.delete(socket));
  });
  const checkAll = (): void => {
    const now = performance.now();
    for (const [socket, backlog] of backlogs) {
      const { writableLength, bytesWritten } = socket;
      if (writableLength === 0) backlogs.set(socket, undefined);
      else if (!backlog) backlogs.set(socket, { since: now, sentBefore: bytesWritten - writableLength });
      else if (now - backlog.since > idleMs + ((bytesWritten - backlog.sentBefore) / minBytesPerSecond) * 1000)
        socket.destroy();
    }
  };
  const timer = setInterval(checkAll, checkMs).unref();
  server.on("close", () => clearInterval(timer));
};
