import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  afterThisTest,
  dataFolder,
  expectOvertaking,
  expectRecovery,
  expectUnavailable,
  freshKey,
  impatient,
  startOn,
} from "../../support/fault.ts";
import { inquire } from "../../support/inquiries.ts";

/** Another process that takes the file for itself until it is let go. */
const lock = async (folder: string, how: string): Promise<() => Promise<void>> => {
  const code = `
    const { DatabaseSync } = require("node:sqlite");
    const state = new DatabaseSync(process.argv[1], { timeout: 5000 });
    state.exec(process.argv[2]);
    console.log("locked");
    process.stdin.resume().on("end", () => process.exit());
  `;
  const child = spawn(process.execPath, ["-e", code, join(folder, "state.db"), how]);
  afterThisTest(() => child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return async () => {
    child.stdin.end();
    await once(child, "close");
  };
};

describe.each(["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"])("while another process holds the state with %s", (how) => {
  test("reads overtake what needs the state, which is refused and comes back by itself", async () => {
    const folder = dataFolder();
    const host = await startOn(folder, impatient);
    const kept = freshKey();
    const { job } = await inquire(host.url, kept);
    const release = await lock(folder, how);

    await expectOvertaking(host);
    await expectUnavailable(host, /locked|behind|within/);
    await release();
    await expectRecovery(host);
    expect(await inquire(host.url, kept)).toMatchObject({ isReplay: true, job });
  });
});

test("a host that starts while the state is locked serves reads, says why, and uses the state when it is free", async () => {
  const folder = dataFolder();
  await (await startOn(folder, impatient)).stop();
  const release = await lock(folder, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  const host = await startOn(folder, impatient);
  await expectUnavailable(host, /locked|behind|within/);
  await expect.poll(() => host.output.stderr).toMatch(/state\.db cannot be used: .*locked.*Reads go on/);
  await release();
  await expectRecovery(host);
});
