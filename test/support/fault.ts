import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, inject } from "vitest";
import { type Answered, inquire } from "./inquiries.ts";
import { type Host, startHost, temporaryFolder } from "./programs.ts";

const hosts: Host[] = [];
const undoing: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.stop("SIGKILL")));
  for (const undo of undoing.splice(0).toReversed()) await undo();
});

/** Does something after the test, however that ends: what was asked for last is done first. */
export const afterThisTest = (undo: () => unknown): void => void undoing.push(undo);

/** A folder for the state of hosts, which does not exist yet. */
export const dataFolder = (): string => {
  const folder = temporaryFolder();
  afterThisTest(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "data");
};

/** Lets a host wait for its state no longer than it does by default. */
export const impatient = { STORE_TIMEOUT_MS: "" } as const;

/** Starts a host that keeps its state in a folder, counts no requests, and ends with the test. */
export const startOn = async (
  folder: string,
  environment: Readonly<Record<string, string>> = {},
  through: readonly string[] = [],
): Promise<Host> => {
  const settings = { DATA_DIR: folder, RATE_LIMIT_PER_MINUTE: "1000000", ...environment };
  const host = await startHost(inject("dist"), settings, through);
  hosts.push(host);
  return host;
};

/** Whether a program does here what a test needs; where it does not, that is said, for the test is then skipped. */
export const works = (need: string, command: readonly string[]): boolean => {
  const [program = "", ...args] = command;
  const isUsable = spawnSync(program, args, { stdio: "ignore", timeout: 10_000 }).status === 0;
  if (!isUsable) console.error(`SKIPPED: what needs ${need} (\`${command.join(" ")}\` fails here)`);
  return isUsable;
};

let keys = 0;
/** A key that no test has used. */
export const freshKey = (): string => {
  keys += 1;
  return `key-${process.pid}-${keys}`;
};

/** What an idempotent request gets while the state cannot be used; reads, and requests without a key, go on. */
export const expectUnavailable = async (host: Host, reason: RegExp): Promise<void> => {
  const key = freshKey();
  await expectRefusal(host, key, await inquire(host.url, key), reason);
};

/** That an answer is such a refusal, and that the log says why, and nothing that the client wrote. */
export const expectRefusal = async (host: Host, key: string, answer: Answered, reason: RegExp): Promise<void> => {
  const { status, headers, text } = answer;
  expect(status, text).toBe(503);
  expect(JSON.parse(text)).toMatchObject({ error: { code: "unavailable" } });
  expect(headers.get("Retry-After")).toMatch(/^[1-9]\d*$/);
  expect((await fetch(`${host.url}/api/profile`)).status).toBe(200);
  expect((await inquire(host.url)).status).toBe(202);

  const id = headers.get("X-Request-Id");
  const logged = () => linesOf(host).find((line) => line.event === "store_failed" && line.id === id);
  await expect.poll(logged).toBeDefined();
  expect(logged()?.reason).toMatch(reason);
  const printed = host.output.stdout + host.output.stderr;
  for (const secret of [key, "Grace", "grace@example.com", "compiler"]) expect(printed).not.toContain(secret);
};

/**
 * What needs no state overtakes what waits for it. One round of several is enough: if the state held the host up, there
 * would be none, and a machine that has other things to do may spoil some.
 */
export const expectOvertaking = async (host: Host): Promise<void> => {
  const round = async (): Promise<string[]> => {
    const finished: string[] = [];
    const note = async (what: string, answer: Promise<{ readonly status: number }>): Promise<void> =>
      void finished.push(`${what} ${(await answer).status}`);
    const waiting = Array.from({ length: 3 }, () => note("with a key", inquire(host.url, freshKey())));
    // When this is answered, the host has seen the others.
    await note("without a key", inquire(host.url));
    await note("read", fetch(`${host.url}/api/profile`));
    await Promise.all(waiting);
    return finished;
  };
  const overtaken = ["without a key 202", "read 200", "with a key 503", "with a key 503", "with a key 503"];
  await expect.poll(round, { timeout: 10_000 }).toStrictEqual(overtaken);
};

/** Idempotent requests are answered again, without a restart, and their answers are kept. */
export const expectRecovery = async (host: Host): Promise<void> => {
  const key = freshKey();
  await expect.poll(async () => (await inquire(host.url, key)).status, { timeout: 20_000 }).toBe(202);
  expect((await inquire(host.url, key)).isReplay).toBe(true);
};

/** The log of a host. */
export const linesOf = (host: Host): Readonly<Record<string, unknown>>[] =>
  host.output.stdout
    .split("\n")
    .filter((line) => line.startsWith("{") && line.endsWith("}"))
    .map((line) => JSON.parse(line));
