import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { PGlite } from "@electric-sql/pglite";
import pLimit from "p-limit";

const SSL_REQUEST = 80_877_103;
const NO_TLS = "N";

/** Splits what a client sends into messages. The first ones, of the connection's start, have no type byte. */
async function* messagesOf(socket: Socket): AsyncGenerator<Buffer> {
  let received = Buffer.alloc(0);
  let hasStarted = false;
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const typeBytes = hasStarted ? 1 : 0;
      if (received.length < typeBytes + 4) break;
      const length = typeBytes + received.readInt32BE(typeBytes);
      if (received.length < length) break;
      const message = received.subarray(0, length);
      received = received.subarray(length);
      if (!hasStarted && message.readInt32BE(4) === SSL_REQUEST) socket.write(NO_TLS);
      else {
        hasStarted = true;
        yield message;
      }
    }
  }
}

/** Whether a response ends with ReadyForQuery outside of a transaction, so that another connection may go on. */
const isIdle = (response: Uint8Array): boolean =>
  Buffer.from(response).subarray(-6).equals(Buffer.from("Z\0\0\0\x05I"));

/**
 * Starts Postgres compiled to WebAssembly, with an empty database in memory. All connections share its only session, so a
 * connection has it for itself until its statement or transaction has ended.
 */
export const startPglite = async (): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  const db = await PGlite.create();
  const inTurn = pLimit(1);
  const serve = async (socket: Socket): Promise<void> => {
    let release: (() => void) | undefined;
    const acquire = (): Promise<void> =>
      new Promise((acquired) => {
        void inTurn(() => {
          const { promise, resolve } = Promise.withResolvers<void>();
          release = resolve;
          acquired();
          return promise;
        });
      });
    try {
      for await (const message of messagesOf(socket)) {
        if (!release) await acquire();
        const response = await db.execProtocolRaw(new Uint8Array(message));
        socket.write(response);
        if (!isIdle(response)) continue;
        release?.();
        release = undefined;
      }
    } catch {
      // The client is gone.
    } finally {
      if (release && db.isInTransaction()) await db.exec("ROLLBACK");
      release?.();
    }
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    void serve(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await inTurn(() => db.close());
  };
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
};
