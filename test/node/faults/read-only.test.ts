import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import {
  afterThisTest,
  dataFolder,
  expectRecovery,
  expectUnavailable,
  freshKey,
  startOn,
  works,
} from "../../support/fault.ts";
import { inquire } from "../../support/inquiries.ts";
import { startHost, temporaryFolder } from "../../support/programs.ts";

/** Root may write everywhere; without its capabilities it is a user like any other. */
const powerless = process.getuid?.() === 0 ? ["setpriv", "--inh-caps=-all", "--bounding-set=-all"] : [];
const hasPermissions = powerless.length === 0 || works("a user who is not root", [...powerless, "true"]);
const canMount = works("mounting", ["unshare", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]);

const used = { folder: join(temporaryFolder(), "data"), key: freshKey(), job: "" };
beforeAll(async () => {
  const host = await startHost(inject("dist"), { DATA_DIR: used.folder }, powerless);
  used.job = (await inquire(host.url, used.key)).job ?? "";
  expect(await host.stop()).toBe(0);
});
afterAll(() => rmSync(dirname(used.folder), { recursive: true, force: true }));

/** A folder with the state of a host that has answered a key and stopped. */
const usedFolder = (): string => {
  const folder = dataFolder();
  cpSync(used.folder, folder, { recursive: true });
  return folder;
};

const reason = /readonly|read-only|unable to open|permission|EACCES|EROFS/i;

describe.runIf(hasPermissions)("without permission to write", () => {
  const cases: readonly [what: string, names: readonly string[], mode: number][] = [
    ["the file", ["state.db"], 0o400],
    ["the folder", [""], 0o500],
    ["or to read the file", ["state.db"], 0o000],
  ];
  test.each(cases)("%s: reads go on, and what needs the state when it may be written", async (_, names, mode) => {
    const folder = usedFolder();
    const modes = names.map((name) => [join(folder, name), statSync(join(folder, name)).mode & 0o777] as const);
    const allow = (): void => {
      for (const [path, before] of modes) if (existsSync(path)) chmodSync(path, before);
    };
    afterThisTest(allow);
    for (const [path] of modes) chmodSync(path, mode);
    const host = await startOn(folder, {}, powerless);
    await expectUnavailable(host, reason);
    for (const [path] of modes) expect((statSync(path).mode & 0o777).toString(8)).toBe(mode.toString(8));
    allow();
    await expectRecovery(host);
    expect(await inquire(host.url, used.key)).toMatchObject({ isReplay: true, job: used.job });
    expect(readdirSync(folder).filter((name) => name.includes("damaged"))).toStrictEqual([]);
  });
});

test.runIf(canMount)("a disk that is mounted read-only: reads go on, and so does the rest when it is not", async () => {
  const folder = usedFolder();
  execFileSync("mount", ["--bind", folder, folder]);
  afterThisTest(() => execFileSync("umount", ["--lazy", folder]));
  execFileSync("mount", ["-o", "remount,bind,ro", folder]);
  const host = await startOn(folder);
  await expectUnavailable(host, reason);
  expect(host.output.stderr).toMatch(/state\.db cannot be used: .*Reads go on/);
  execFileSync("mount", ["-o", "remount,bind,rw", folder]);
  await expectRecovery(host);
  expect(await inquire(host.url, used.key)).toMatchObject({ isReplay: true, job: used.job });
});

test("a data folder that is deleted while the host runs is made again", async () => {
  const folder = dataFolder();
  const host = await startOn(folder);
  const { job } = await inquire(host.url, "before");
  rmSync(folder, { recursive: true });
  await expectRecovery(host);
  expect(host.output.stderr).toMatch(/state\.db was moved or deleted while it was in use/);
  expect((statSync(folder).mode & 0o777).toString(8)).toBe("700");
  expect((statSync(join(folder, "state.db")).mode & 0o777).toString(8)).toBe("600");
  // The answer was lost with the folder, so the request runs again; jobs live in their ids.
  expect((await inquire(host.url, "before")).job).not.toBe(job);
  expect((await fetch(`${host.url}/api/jobs/${job}`)).status).toBe(200);
});
