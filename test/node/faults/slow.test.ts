import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  afterThisTest,
  defaultStoreTimeout,
  expectReadsNotBlocked,
  expectRecovery,
  expectUnavailable,
  freshKey,
  newDataFolder,
  startHostOn,
} from "../../support/hosts/faulty-host.ts";
import type { Host } from "../../support/hosts/programs.ts";
import { postInquiry } from "../../support/http/inquiries.ts";
import { hasTool } from "../../support/setup/tier.ts";

const canTrace = hasTool("strace");

/** The id of the host's database thread. */
const threadOf = ({ process: { pid } }: Host): string => {
  const tasks = `/proc/${pid}/task`;
  const found = readdirSync(tasks).find((id) => readFileSync(`${tasks}/${id}/comm`, "utf8") === "WorkerThread\n");
  if (!found) throw new Error("the database thread was not found");
  return found;
};

/** Injects a fault into the host's write system calls until released. */
const disturb = async (host: Host, how: string): Promise<() => Promise<void>> => {
  const child = spawn("strace", ["-p", threadOf(host), "-o", "/dev/null", "-e", `inject=pwrite64:${how}`]);
  const closed = once(child, "close");
  afterThisTest(() => child.kill());
  await once(child.stderr, "data");
  return async () => {
    child.kill("SIGINT");
    await closed;
  };
};

test.runIf(canTrace)("a slow disk delays neither reads nor requests without an Idempotency-Key", async () => {
  const host = await startHostOn(newDataFolder(), defaultStoreTimeout);
  const kept = freshKey();
  const { job } = await postInquiry(host.url, kept);
  const release = await disturb(host, "delay_enter=400ms");
  await expectReadsNotBlocked(host);
  await expectUnavailable(host, /within|behind/);
  await release();
  await expectRecovery(host);
  expect(await postInquiry(host.url, kept)).toMatchObject({ isReplay: true, job });
});

test.runIf(canTrace).each(["EIO", "ENOSPC"])(
  "a disk that fails with %s is used again after it recovers",
  async (failure) => {
    const host = await startHostOn(newDataFolder(), defaultStoreTimeout);
    const kept = freshKey();
    const { job } = await postInquiry(host.url, kept);
    const release = await disturb(host, `error=${failure}`);
    await expectUnavailable(host, /disk/);
    await release();
    await expectRecovery(host);
    expect(await postInquiry(host.url, kept)).toMatchObject({ isReplay: true, job });
  },
);
