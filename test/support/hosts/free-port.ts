import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Systems give ports from 32768 (Linux) or 49152 (macOS, Windows) to programs that ask for any port and to outgoing
 * connections. Below these, a port stays free until a program that was told its number opens it, even after a restart.
 */
const FIRST_PORT = 20_000;
const PORT_COUNT = 12_000;
const MAX_ATTEMPTS = 100;

/** Processes begin at different ports, and none returns a port twice. */
let offset = randomInt(PORT_COUNT);

/**
 * A port of the loopback address that no program listens on, for programs that must know their port before they start.
 * @throws Error if 100 ports in a row cannot be opened.
 */
export const freePort = async (attempts = MAX_ATTEMPTS): Promise<number> => {
  const port = FIRST_PORT + (offset++ % PORT_COUNT);
  const server = createServer();
  try {
    await once(server.listen(port, "127.0.0.1"), "listening");
  } catch (error) {
    if (attempts === 1) throw error;
    return freePort(attempts - 1);
  }
  server.close();
  await once(server, "close");
  return port;
};
