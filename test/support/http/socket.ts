import { connect, type Socket } from "node:net";
import { connect as secureConnect } from "node:tls";

/** Opens a socket to a service, for requests that no HTTP client would send. */
export const connectTo = (base: string): Socket => {
  const { protocol, hostname, port } = new URL(base);
  const host = hostname.replace(/^\[|\]$/g, "");
  const secure = protocol === "https:";
  const to = { host, port: Number(port || (secure ? 443 : 80)) };
  return secure ? secureConnect({ ...to, servername: host }) : connect(to);
};

/** Reads a socket until the other side closes it. */
export const readUntilClosed = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    // A reset after the response counts as a normal end.
    socket.on("error", () => {});
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
  });

/** Sends bytes unchanged and returns everything received. The request must contain Connection: close. */
export const sendRaw = (base: string, bytes: string): Promise<string> => {
  const socket = connectTo(base);
  const received = readUntilClosed(socket);
  socket.write(Buffer.from(bytes, "latin1"));
  return received;
};

/** The status of a raw response; 0 if there is none. */
export const rawStatus = (received: string): number => Number(/^HTTP\/1\.[01] (\d{3})/.exec(received)?.[1] ?? 0);
