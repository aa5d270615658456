import { connect, type Socket } from "node:net";
import { connect as secureConnect } from "node:tls";

/** A connection to a service, for requests that no HTTP client would send. */
export const dial = (base: string): Socket => {
  const { protocol, hostname, port } = new URL(base);
  const host = hostname.replace(/^\[|\]$/g, "");
  const secure = protocol === "https:";
  const to = { host, port: Number(port || (secure ? 443 : 80)) };
  return secure ? secureConnect({ ...to, servername: host }) : connect(to);
};

/** What a connection receives until the other side closes it. */
export const untilClosed = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    // A reset after the answer is an end like any other here: what counts is what arrived.
    socket.on("error", () => {});
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
  });

/** Sends bytes as they are and returns all that comes back. The request must ask for the connection to be closed. */
export const exchange = (base: string, bytes: string): Promise<string> => {
  const socket = dial(base);
  const received = untilClosed(socket);
  socket.write(Buffer.from(bytes, "latin1"));
  return received;
};

/** The status of an answer as it came over a socket; 0 when the connection was closed without one. */
export const statusOf = (received: string): number => Number(/^HTTP\/1\.[01] (\d{3})/.exec(received)?.[1] ?? 0);
