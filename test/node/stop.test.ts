import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, inject, test } from "vitest";
import { etagOf } from "../../functions/hosts/node/etag.ts";
import { Manifest } from "../../src/contract/site/manifest.ts";
import { stopAnnounced } from "../support/hosts/faulty-host.ts";
import { startHost, temporaryFolder } from "../support/hosts/programs.ts";
import { connectTo, rawStatus, readUntilClosed } from "../support/http/socket.ts";
import { sampled, slowTest } from "../support/setup/tier.ts";

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Larger than the socket buffers of a client that does not read. */
const large = randomBytes(32 * 1024 * 1024);

/** The built site with one file that is too large for the socket buffers. */
const distWithLargeFile = (): string => {
  const dist = join(folder, "dist");
  cpSync(inject("dist"), dist, { recursive: true });
  writeFileSync(join(dist, "large.bin"), large);
  const path = join(dist, "_manifest.json");
  const manifest = Manifest.parse(JSON.parse(readFileSync(path, "utf8")));
  const files = { ...manifest.files, "/large.bin": { etag: etagOf(large), size: large.length } };
  writeFileSync(path, JSON.stringify({ ...manifest, files }));
  return dist;
};

const request = (path: string, connection: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\n\r\n`;

describe.each(sampled(["SIGTERM", "SIGINT"] as const, 1))("%s", (signal) => {
  test.each(["close", "keep-alive"])(
    "finishes requests in flight and accepts no new ones (Connection: %s)",
    async (connection) => {
      const host = await startHost(distWithLargeFile());
      const socket = connectTo(host.url);
      const chunks: Buffer[] = [];
      socket.write(request("/large.bin", connection));
      const [first] = (await once(socket, "data")) as [Buffer];
      chunks.push(first);
      socket.pause();
      const ended = host.stop(signal);
      await stopAnnounced(host);
      await expect(fetch(`${host.url}/api/health`)).rejects.toThrow();
      socket.on("data", (chunk: Buffer) => chunks.push(chunk));
      socket.on("error", () => {});
      const closed = once(socket, "close");
      socket.resume();
      await closed;
      const received = Buffer.concat(chunks);
      const body = received.subarray(received.indexOf("\r\n\r\n") + 4);
      expect(body.length).toBe(large.length);
      expect(body.equals(large)).toBe(true);
      expect(await ended).toBe(0);
    },
  );

  test("does not wait for idle connections", async () => {
    const host = await startHost(inject("dist"));
    const [silent, kept] = [connectTo(host.url), connectTo(host.url)];
    const closed = [readUntilClosed(silent), readUntilClosed(kept)];
    kept.write(request("/api/profile", "keep-alive"));
    await once(kept, "data");
    expect(await host.stop(signal)).toBe(0);
    await Promise.all(closed);
  });
});

slowTest("a client that sends its headers slowly is disconnected while others are served", async () => {
  const host = await startHost(inject("dist"));
  const slow = connectTo(host.url);
  const cutOff = readUntilClosed(slow);
  slow.write("GET /api/profile HTTP/1.1\r\nHost: localhost\r\n");
  const drip = setInterval(() => slow.writable && slow.write("X-Slow: 1\r\n"), 500);
  expect((await fetch(`${host.url}/api/profile`)).status).toBe(200);
  const received = await cutOff;
  clearInterval(drip);
  expect([0, 408]).toContain(rawStatus(received));
  expect(await host.stop()).toBe(0);
});

test("a client with oversized headers is refused and others are still served", async () => {
  const host = await startHost(inject("dist"));
  const socket = connectTo(host.url);
  const received = readUntilClosed(socket);
  socket.write(`GET /api/profile HTTP/1.1\r\nHost: localhost\r\nX-Large: ${"x".repeat(64 * 1024)}\r\n\r\n`);
  expect(rawStatus(await received)).toBe(431);
  expect((await fetch(`${host.url}/api/profile`)).status).toBe(200);
  expect(await host.stop()).toBe(0);
});
