import { execFile } from "node:child_process";
import { once } from "node:events";
import type { Socket } from "node:net";
import { promisify, stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import {
  afterThisTest,
  logEntries,
  newDataFolder,
  startHostOn,
  stopAnnounced,
} from "../../support/hosts/faulty-host.ts";
import { inquiryJson, postInquiry } from "../../support/http/inquiries.ts";
import { connectTo, rawStatus, readUntilClosed } from "../../support/http/socket.ts";
import { hasTool } from "../../support/setup/tier.ts";

const head = (key: string) =>
  `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nUser-Agent: node\r\nContent-Type: application/json\r\n` +
  `Content-Length: ${inquiryJson.length}\r\nIdempotency-Key: ${key}\r\nConnection: close\r\n\r\n`;

test("SIGTERM lets slowly arriving requests finish, then the host exits", async () => {
  const folder = newDataFolder();
  const host = await startHostOn(folder);
  const sockets = Array.from({ length: 20 }, () => connectTo(host.url));
  const answers = sockets.map(readUntilClosed);
  const send = (text: (at: number) => string) => {
    for (const [index, socket] of sockets.entries()) socket.write(text(index));
  };
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  send((index) => head(`slow-${index}`) + inquiryJson.slice(0, 10));
  // When this request is answered, the host has received everything sent before it.
  expect((await postInquiry(host.url)).status).toBe(202);
  const ended = host.stop();
  await stopAnnounced(host);
  for (let from = 10; from < inquiryJson.length; from += 20) {
    send(() => inquiryJson.slice(from, from + 20));
    await expect(fetch(`${host.url}/api/health`)).rejects.toThrow();
  }
  for (const answer of await Promise.all(answers)) expect(rawStatus(answer)).toBe(202);
  expect(await ended).toBe(0);
  const next = await startHostOn(folder);
  expect(await postInquiry(next.url, "slow-7")).toMatchObject({ status: 202, isReplay: true });
});

/** Sends a chunk to each connection repeatedly. */
const drip = (sockets: readonly Socket[], piece: string): void => {
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(piece);
  }, 100);
  afterThisTest(() => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  });
};

/** The clients of these tests share an address. */
const oneClientMayConnectOften = { MAX_CONNECTIONS_PER_CLIENT: "1000" };

const unfinished: readonly [what: string, start: string, piece: string][] = [
  ["headers", "GET /api/profile HTTP/1.1\r\nHost: localhost\r\n", "X-Slow: 1\r\n"],
  ["bodies", head("never").replace(String(inquiryJson.length), "60000"), " "],
];
test.each(unfinished)(
  "500 clients with slow %s do not delay others and leave no open connections",
  async (_, start, piece) => {
    const host = await startHostOn(newDataFolder(), oneClientMayConnectOften);
    const sockets = Array.from({ length: 500 }, () => connectTo(host.url));
    for (const socket of sockets) socket.on("error", () => {});
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    for (const socket of sockets) socket.write(start);
    drip(sockets, piece);
    for (let round = 0; round < 50; round += 1) {
      expect((await fetch(`${host.url}/api/profile`)).status).toBe(200);
      expect((await postInquiry(host.url, `normal-${round}`)).status).toBe(202);
    }
    expect(sockets.filter(({ destroyed }) => !destroyed)).toHaveLength(500);
    for (const socket of sockets) socket.destroy();
    expect((await postInquiry(host.url, "normal-0")).isReplay).toBe(true);
    expect(await host.stop()).toBe(0);
    expect(host.output.stderr).toBe("");
    expect(logEntries(host).filter(({ level }) => level === "error")).toStrictEqual([]);
  },
);

const canAttack = hasTool("slowhttptest");
const run = promisify(execFile);

test.runIf(canAttack).each([
  ["slow headers", ["-H", "-u", "/api/profile"]],
  ["slow bodies", ["-B", "-u", "/api/contact"]],
  ["slow reading", ["-X", "-u", "/api/profile"]],
])("slowhttptest with %s does not make the service unavailable", async (_, [mode = "", , path = ""]) => {
  const host = await startHostOn(newDataFolder(), oneClientMayConnectOften);
  // It reports whether the service is available at its start, and every 5 seconds while connections are open.
  const args = [mode, "-c", "500", "-r", "250", "-i", "1", "-l", "7", "-p", "3", "-u", host.url + path];
  const attack = run("slowhttptest", args);
  let isOver = false;
  const over = attack.finally(() => {
    isOver = true;
  });
  while (!isOver) expect((await fetch(`${host.url}/api/profile`)).status).toBe(200);
  const reported = stripVTControlCharacters((await over).stdout).matchAll(/service available:\s+(\w+)/g);
  expect(new Set(Array.from(reported, ([, available]) => available))).toEqual(new Set(["YES"]));
  expect(await host.stop()).toBe(0);
});
