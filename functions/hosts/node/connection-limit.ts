import type { Server } from "node:http";
import { clientNetwork } from "../../http/client-network.ts";

/** Closes new connections from a client address (or IPv6 /64) that already has `max` open ones. */
export const limitConnections = (server: Server, max: number): void => {
  const openConnections = new Map<string, number>();
  server.on("connection", (socket) => {
    const client = clientNetwork(socket.remoteAddress ?? "");
    const count = openConnections.get(client) ?? 0;
    if (count >= max) return void socket.destroy();
    openConnections.set(client, count + 1);
    socket.on("close", () => {
      const remaining = (openConnections.get(client) ?? 1) - 1;
      if (remaining === 0) openConnections.delete(client);
      else openConnections.set(client, remaining);
    });
  });
};
