import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { afterEach, expect, test } from "vitest";
import { freePort } from "./free-port.ts";

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

const listen = async (port: number): Promise<void> => {
  const server = createServer().listen(port, "127.0.0.1");
  open.push(server);
  await once(server, "listening");
};

test("a free port can be opened, and is not one that a system gives to other programs", async () => {
  const port = await freePort();
  await listen(port);
  expect(port).toBeGreaterThanOrEqual(20_000);
  expect(port).toBeLessThan(32_768);
});

test("no two calls return the same free port, even at the same time", async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()));
  expect(new Set(ports).size).toBe(20);
});

test("a port that a program listens on is not free", async () => {
  const port = await freePort();
  await listen(port + 1);
  expect(await freePort()).not.toBe(port + 1);
});
