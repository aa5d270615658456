import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { freePort } from "./static-host.ts";

/** Starts Postgres compiled to WebAssembly, with an empty database in memory. It runs one statement at a time. */
export const startPglite = async (): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  const db = await PGlite.create();
  const port = await freePort();
  const server = new PGLiteSocketServer({ db, port, maxConnections: 50 });
  await server.start();
  const stop = async (): Promise<void> => {
    await server.stop();
    await db.close();
  };
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
};
