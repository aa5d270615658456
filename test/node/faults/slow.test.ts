import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  afterThisTest,
  dataFolder,
  expectOvertaking,
  expectRecovery,
  expectUnavailable,
  freshKey,
  impatient,
  startOn,
  works,
} from "../../support/fault.ts";
import { inquire } from "../../support/inquiries.ts";
import type { Host } from "../../support/programs.ts";

const canTrace = works("to trace system calls", ["strace", "-o", "/dev/null", "true"]);

/** The thread of a host that has the state open. */
const threadOf = ({ process: { pid } }: Host): string => {
  const tasks = `/proc/${pid}/task`;
  const found = readdirSync(tasks).find((id) => readFileSync(`${tasks}/${id}/comm`, "utf8") === "WorkerThread\n");
  if (!found) throw new Error("the host has no thread for its state");
  return found;
};

/** Does something to the system calls by which the state is written, until it is let go. */
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

test.runIf(canTrace)("a disk that is too slow holds up neither reads nor requests without a key", async () => {
  const host = await startOn(dataFolder(), impatient);
  const kept = freshKey();
  const { job } = await inquire(host.url, kept);
  const release = await disturb(host, "delay_enter=400ms");
  await expectOvertaking(host);
  await expectUnavailable(host, /within|behind/);
  await release();
  await expectRecovery(host);
  expect(await inquire(host.url, kept)).toMatchObject({ isReplay: true, job });
});

test.runIf(canTrace).each(["EIO", "ENOSPC"])(
  "a disk that fails with %s is used again when it works",
  async (failure) => {
    const host = await startOn(dataFolder(), impatient);
    const kept = freshKey();
    const { job } = await inquire(host.url, kept);
    const release = await disturb(host, `error=${failure}`);
    await expectUnavailable(host, /disk/);
    await release();
    await expectRecovery(host);
    expect(await inquire(host.url, kept)).toMatchObject({ isReplay: true, job });
  },
);
