import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** One address in front of several ports: each connection goes to the next one that accepts it. */
export const startBalancer = async (
  ports: readonly number[],
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  let turn = 0;
  const sockets = new Set<Socket>();
  const forward = (client: Socket, attempts: number): void => {
    turn += 1;
    const upstream = connect(ports[turn % ports.length] ?? 0, "127.0.0.1");
    let isConnected = false;
    upstream.on("connect", () => {
      isConnected = true;
      client.pipe(upstream).pipe(client);
    });
    upstream.on("error", () => {
      if (isConnected || attempts === 0) client.destroy();
      else forward(client, attempts - 1);
    });
    upstream.on("close", () => isConnected && client.destroy());
    client.on("close", () => upstream.destroy());
  };
  const server = createServer((client) => {
    sockets.add(client);
    client.on("error", () => {});
    client.on("close", () => sockets.delete(client));
    forward(client, ports.length);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
};
