import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import {
  afterThisTest,
  expectRecovery,
  expectUnavailable,
  freshKey,
  newDataFolder,
  startHostOn,
} from "../../support/hosts/faulty-host.ts";
import { startHost, temporaryFolder } from "../../support/hosts/programs.ts";
import { postInquiry } from "../../support/http/inquiries.ts";
import { hasTool } from "../../support/setup/tier.ts";

/** Root can write everywhere; without its capabilities it is an ordinary user. */
const unprivileged = process.getuid?.() === 0 ? ["setpriv", "--inh-caps=-all", "--bounding-set=-all"] : [];
const hasPermissions = unprivileged.length === 0 || hasTool("setpriv");
const canMount = hasTool("mount");

const used = { folder: join(temporaryFolder(), "data"), key: freshKey(), job: "" };
beforeAll(async () => {
  if (!hasPermissions) return;
  const host = await startHost(inject("dist"), { DATA_DIR: used.folder }, unprivileged);
  used.job = (await postInquiry(host.url, used.key)).job ?? "";
  expect(await host.stop()).toBe(0);
});
afterAll(() => rmSync(dirname(used.folder), { recursive: true, force: true }));

/** A data folder of a stopped host that has stored a response. */
const usedFolder = (): string => {
  const folder = newDataFolder();
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
  test.each(cases)("%s: reads still work, and the rest recovers when writing is allowed", async (_, names, mode) => {
    const folder = usedFolder();
    const modes = names.map((name) => [join(folder, name), statSync(join(folder, name)).mode & 0o777] as const);
    const allow = (): void => {
      for (const [path, before] of modes) if (existsSync(path)) chmodSync(path, before);
    };
    afterThisTest(allow);
    for (const [path] of modes) chmodSync(path, mode);
    const host = await startHostOn(folder, {}, unprivileged);
    await expectUnavailable(host, reason);
    for (const [path] of modes) expect((statSync(path).mode & 0o777).toString(8)).toBe(mode.toString(8));
    allow();
    await expectRecovery(host);
    expect(await postInquiry(host.url, used.key)).toMatchObject({ isReplay: true, job: used.job });
    expect(readdirSync(folder).filter((name) => name.includes("damaged"))).toStrictEqual([]);
  });
});

test.runIf(canMount)("a read-only mount: reads still work, and the rest recovers when it is writable", async () => {
  const folder = usedFolder();
  execFileSync("mount", ["--bind", folder, folder]);
  afterThisTest(() => execFileSync("umount", ["--lazy", folder]));
  execFileSync("mount", ["-o", "remount,bind,ro", folder]);
  const host = await startHostOn(folder);
  await expectUnavailable(host, reason);
  expect(host.output.stderr).toMatch(/Cannot use the state in \S+state\.db: .*Reads still work/);
  execFileSync("mount", ["-o", "remount,bind,rw", folder]);
  await expectRecovery(host);
  expect(await postInquiry(host.url, used.key)).toMatchObject({ isReplay: true, job: used.job });
});

test("a data folder that is deleted while the host runs is created again", async () => {
  const folder = newDataFolder();
  const host = await startHostOn(folder);
  const { job } = await postInquiry(host.url, "before");
  rmSync(folder, { recursive: true });
  await expectRecovery(host);
  expect(host.output.stderr).toMatch(/state\.db was moved or deleted while in use/);
  expect((statSync(folder).mode & 0o777).toString(8)).toBe("700");
  expect((statSync(join(folder, "state.db")).mode & 0o777).toString(8)).toBe("600");
  // The response was lost with the folder, so the request runs again; jobs live in their ids (D5).
  expect((await postInquiry(host.url, "before")).job).not.toBe(job);
  expect((await fetch(`${host.url}/api/jobs/${job}`)).status).toBe(200);
});
