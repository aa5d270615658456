import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A local key set server for one test. */
export interface KeySetServer {
  readonly port: number;
  readonly url: string;
  /** The number of connections made and still open. */
  readonly connections: () => { readonly made: number; readonly open: number };
}

/** Listens on a free port until the test ends. */
export const listenForTest = async (server: Server): Promise<KeySetServer> => {
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  let made = 0;
  let open = 0;
  server.on("connection", (socket) => {
    made += 1;
    open += 1;
    socket.on("close", () => {
      open -= 1;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}/jwks.json`, connections: () => ({ made, open }) };
};

export const serveForTest = (answer: RequestListener): Promise<KeySetServer> => listenForTest(createServer(answer));
