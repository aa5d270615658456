import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, onTestFinished, vi } from "vitest";
import { type InquiryResponse, postInquiry } from "../http/inquiries.ts";
import { type Host, startHost, temporaryFolder } from "./programs.ts";

/** Runs a cleanup after the test, last registered first. */
export const afterThisTest = (undo: () => unknown): void => onTestFinished(async () => void (await undo()));

/** The path of a data folder that does not exist yet. */
export const newDataFolder = (): string => {
  const folder = temporaryFolder();
  afterThisTest(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "data");
};

/** The default store timeout, which tests otherwise raise. */
export const defaultStoreTimeout = { STORE_TIMEOUT_MS: "" } as const;

/** Starts a host on a data folder, without a rate limit, that stops after the test. */
export const startHostOn = async (
  folder: string,
  environment: Readonly<Record<string, string>> = {},
  through: readonly string[] = [],
): Promise<Host> => {
  const settings = { DATA_DIR: folder, RATE_LIMIT_PER_MINUTE: "1000000", ...environment };
  const host = await startHost(inject("dist"), settings, through);
  afterThisTest(() => host.stop("SIGKILL"));
  return host;
};

/** Waits until a host that was sent a signal has announced that it stops. Log lines of earlier requests can come first. */
export const stopAnnounced = ({ output }: Pick<Host, "output">): Promise<void> =>
  vi.waitFor(() => expect(output.stdout).toMatch(/^SIG\w+: finishing open requests$/m), 10_000);

let keys = 0;
/** A key that no test has used. */
export const freshKey = (): string => {
  keys += 1;
  return `key-${process.pid}-${keys}`;
};

/** Expects 503 for an idempotent request while the store is unavailable; reads and requests without a key still work. */
export const expectUnavailable = async (host: Host, reason: RegExp): Promise<void> => {
  const key = freshKey();
  await expectRefusal(host, key, await postInquiry(host.url, key), reason);
};

/** Expects such a refusal, with the reason but no client input in the log. */
export const expectRefusal = async (
  host: Host,
  key: string,
  response: InquiryResponse,
  reason: RegExp,
): Promise<void> => {
  const { status, headers, text } = response;
  expect(status, text).toBe(503);
  expect(JSON.parse(text)).toMatchObject({ error: { code: "unavailable" } });
  expect(headers.get("Retry-After")).toMatch(/^[1-9]\d*$/);
  expect((await fetch(`${host.url}/api/profile`)).status).toBe(200);
  expect((await postInquiry(host.url)).status).toBe(202);

  const id = headers.get("X-Request-Id");
  const logged = () => logEntries(host).find((line) => line.event === "store_failed" && line.id === id);
  await expect.poll(logged).toBeDefined();
  expect(logged()?.reason).toMatch(reason);
  const printed = host.output.stdout + host.output.stderr;
  for (const secret of [key, "Grace", "grace@example.com", "compiler"]) expect(printed).not.toContain(secret);
};

/**
 * Expects that requests without store access are not blocked by those that wait for it. One such round of several is
 * enough: if the store blocked the host there would be none, and a busy machine may disturb some.
 */
export const expectReadsNotBlocked = async (host: Host): Promise<void> => {
  const round = async (): Promise<string[]> => {
    const finished: string[] = [];
    const note = async (what: string, answer: Promise<{ readonly status: number }>): Promise<void> =>
      void finished.push(`${what} ${(await answer).status}`);
    const waiting = Array.from({ length: 3 }, () => note("with a key", postInquiry(host.url, freshKey())));
    // When this is answered, the host has received the others.
    await note("without a key", postInquiry(host.url));
    await note("read", fetch(`${host.url}/api/profile`));
    await Promise.all(waiting);
    return finished;
  };
  const overtaken = ["without a key 202", "read 200", "with a key 503", "with a key 503", "with a key 503"];
  await expect.poll(round, { timeout: 10_000 }).toStrictEqual(overtaken);
};

/** Expects that idempotent requests work again without a restart and replay. */
export const expectRecovery = async (host: Host): Promise<void> => {
  const key = freshKey();
  await expect.poll(async () => (await postInquiry(host.url, key)).status, { timeout: 20_000 }).toBe(202);
  expect((await postInquiry(host.url, key)).isReplay).toBe(true);
};

/** The log entries of a host. */
export const logEntries = (host: Host): Readonly<Record<string, unknown>>[] =>
  host.output.stdout
    .split("\n")
    .filter((line) => line.startsWith("{") && line.endsWith("}"))
    .map((line) => JSON.parse(line));
