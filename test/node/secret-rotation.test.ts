import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, inject, test } from "vitest";
import { hostSecrets } from "../../functions/hosts/node/secret.ts";
import { limits } from "../../src/contract/limits.ts";
import { afterThisTest, newDataFolder, startHostOn } from "../support/hosts/faulty-host.ts";
import { type Finished, run } from "../support/hosts/programs.ts";
import { runInProcesses } from "../support/hosts/run-in-processes.ts";
import {
  createJob,
  expectReason,
  expectSecretAbsent,
  expectStartFailure,
  freshSecret,
  jobExists,
  modeOf,
  startErrorOf,
} from "../support/hosts/secrets.ts";
import { startExpectingFailure } from "../support/hosts/start-expecting-failure.ts";
import { slowTest } from "../support/setup/tier.ts";

const fileIn = (folder: string): string => join(folder, "secret");

/** A data folder whose secret file has these lines. */
const folderWith = (...lines: readonly string[]): string => {
  const folder = newDataFolder();
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(fileIn(folder), lines.map((line) => `${line}\n`).join(""), { mode: 0o600 });
  return folder;
};
const linesIn = (folder: string): string[] => readFileSync(fileIn(folder), "utf8").split("\n").slice(0, -1);

const secretsOf = (folder: string, now = Date.now()): string[] =>
  hostSecrets({ DATA_DIR: folder }, now).secrets.map((bytes) => Buffer.from(bytes).toString("base64url"));

const rotate = (environment: Readonly<Record<string, string>>): Promise<Finished> =>
  run("functions/hosts/node/rotate-secret.ts", [], environment);

/** Expects an unchanged secret file and no other file in the folder. */
const expectUntouched = (folder: string, ...lines: readonly string[]): void => {
  expect(linesIn(folder)).toStrictEqual(lines);
  expect(readdirSync(folder)).toStrictEqual(["secret"]);
};

const future = "2126-11-22T10:00:00Z";
const past = "2016-11-22T10:00:00Z";

describe("fallback lines in .data/secret", () => {
  const [newest, former] = [freshSecret(), freshSecret()];

  test.each([
    ["only a secret", former, "is not a valid fallback"],
    ["no time", `${former} until`, "is not a valid fallback"],
    ["a day instead of a time", `${former} until 2126-11-22`, "is not a valid fallback"],
    ["an impossible date", `${former} until 2126-02-30T10:00:00Z`, "is not a valid fallback"],
    ["a time without a time zone", `${former} until 2126-11-22T10:00:00`, "is not a valid fallback"],
    ["no secret", `until ${future}`, "is not a valid fallback"],
    ["trailing text", `${former} until ${future} or later`, "is not a valid fallback"],
    ["a short secret", `${randomBytes(31).toString("base64url")} until ${future}`, "contains 31 bytes"],
    ["an invalid secret", `correct!horse until ${future}`, "is not base64url"],
  ])("that contain %s stop start and rotation with the line number", async (_, line, reason) => {
    const folder = folderWith(newest, "", line);
    const shown = line.split(" ")[0] ?? "";
    const words = [`Line 3 of ${fileIn(folder)} ${reason}`];
    expectReason(
      startErrorOf(() => secretsOf(folder)),
      shown.length > 8 ? shown : "",
      ...words,
    );
    expectStartFailure(await rotate({ DATA_DIR: folder }), shown.length > 8 ? shown : "", ...words);
    expectUntouched(folder, newest, "", line);
  });

  test("stop the host if they are invalid", async () => {
    const folder = folderWith(newest, "x");
    expectStartFailure(
      await startExpectingFailure(inject("dist"), { DATA_DIR: folder }),
      newest,
      `Line 2 of ${fileIn(folder)}`,
    );
  });
});

describe("npm run secret:rotate", () => {
  test("adds a new first secret, keeps the former as long as its credentials last, and prints neither", async () => {
    const [former, older, lapsed] = [freshSecret(), freshSecret(), freshSecret()];
    const folder = folderWith(former, `${older} until ${future}`, `${lapsed} until ${past}`, `x until ${past}`);
    const began = Date.now();
    const { code, stdout, stderr } = await rotate({ DATA_DIR: folder });
    const ended = Date.now();
    expect({ code, stderr }).toStrictEqual({ code: 0, stderr: "" });

    const [first = "", second = "", ...others] = linesIn(folder);
    expect(first).toMatch(/^[\w-]{43}$/);
    expect([former, older, lapsed]).not.toContain(first);
    expect(others).toStrictEqual([`${older} until ${future}`]);
    const [, until = ""] = second.split(" until ");
    expect(second).toBe(`${former} until ${until}`);
    const { credential, job, idempotency } = limits;
    const lifetime = credential.keyLifetimeSeconds + credential.clockSkewSeconds;
    expect(lifetime).toBeGreaterThanOrEqual(
      Math.max(
        credential.tokenLifetimeSeconds + credential.clockSkewSeconds,
        job.lifetimeSeconds,
        idempotency.lifetimeSeconds,
      ),
    );
    expect(Date.parse(until)).toBeGreaterThanOrEqual(began + lifetime * 1_000);
    expect(Date.parse(until)).toBeLessThan(ended + lifetime * 1_000 + 1_000);
    expect([modeOf(fileIn(folder)), readdirSync(folder)]).toStrictEqual(["600", ["secret"]]);
    expect(secretsOf(folder)).toStrictEqual([first, former, older]);

    for (const text of [fileIn(folder), `until ${until}`, "Removed 2 expired secrets", "Restart the service"])
      expect(stdout).toContain(text);
    for (const secret of [first, former, older, lapsed]) expectSecretAbsent(secret, stdout, "what was printed");
  });

  slowTest("lets a restarted host verify earlier jobs and sign with the new secret", async () => {
    const folder = newDataFolder();
    const before = await startHostOn(folder);
    const [secret = ""] = linesIn(folder);
    const job = await createJob(before);
    expect((await rotate({ DATA_DIR: folder })).code).toBe(0);
    const meanwhile = await createJob(before);
    await before.stop();

    const after = await startHostOn(folder);
    expect([await jobExists(after, job), await jobExists(after, meanwhile)]).toStrictEqual([true, true]);
    const later = await createJob(after);
    expect(after.output.stdout).not.toContain("Generated a secret");
    await after.stop();

    const stranger = await startHostOn(newDataFolder(), { SECRET_KEY: secret });
    expect([await jobExists(stranger, job), await jobExists(stranger, later)]).toStrictEqual([true, false]);
  });

  slowTest("loses no secret if four processes rotate concurrently", async () => {
    const parent = newDataFolder();
    const former = freshSecret();
    const folders = Array.from({ length: 20 }, (_, index) => join(parent, String(index)));
    for (const folder of folders) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileIn(folder), `${former}\n`, { mode: 0o600 });
    }
    const code = `
      const { rotateSecret } = await import(${JSON.stringify(pathToFileURL("functions/hosts/node/secret-rotation.ts"))});
      await together();
      for (const folder of input) await rotateSecret(folder);
      return null;
    `;
    await runInProcesses(4, code, folders);
    for (const folder of folders) {
      // A start would restrict its permissions.
      expect(modeOf(fileIn(folder))).toBe("600");
      const lines = linesIn(folder);
      expect(lines).toHaveLength(5);
      expect(new Set(secretsOf(folder)).size).toBe(5);
      expect(lines.at(-1)).toMatch(`${former} until `);
      expect(readdirSync(folder)).toStrictEqual(["secret"]);
    }
  });

  slowTest("waits for another rotation and fails if one was interrupted", async () => {
    const former = freshSecret();
    const folder = folderWith(former);
    const draft = `${fileIn(folder)}.new`;
    writeFileSync(draft, "");
    setTimeout(() => rmSync(draft), 1_500);
    expect((await rotate({ DATA_DIR: folder })).code).toBe(0);
    expect(secretsOf(folder)[1]).toBe(former);

    writeFileSync(draft, "");
    const lines = linesIn(folder);
    expectStartFailure(
      await rotate({ DATA_DIR: folder }),
      former,
      fileIn(folder),
      `${draft} already exists`,
      "delete it",
    );
    expect(linesIn(folder)).toStrictEqual(lines);
  });

  test("explains that the first start generates a secret if there is none", async () => {
    const folder = newDataFolder();
    expectStartFailure(
      await rotate({ DATA_DIR: folder }),
      "",
      fileIn(folder),
      "The first start of the service creates it",
      "DATA_DIR",
    );
    mkdirSync(folder);
    expectStartFailure(
      await rotate({ DATA_DIR: folder }),
      "",
      fileIn(folder),
      "The first start of the service creates it",
      "DATA_DIR",
    );
    expect(readdirSync(folder)).toStrictEqual([]);
  });

  test("changes nothing with SECRET_KEY and prints the manual steps", async () => {
    const former = freshSecret();
    const [folder, SECRET_KEY] = [folderWith(former), freshSecret()];
    const { code, stdout, stderr } = await rotate({ DATA_DIR: folder, SECRET_KEY });
    expect({ code, stdout }).toStrictEqual({ code: 1, stdout: "" });
    for (const text of [
      "there is no secret file to change",
      "crypto.randomBytes(32)",
      "set SECRET_KEY_FALLBACKS to",
      "25 hours",
    ])
      expect(stderr).toContain(text);
    for (const secret of [former, SECRET_KEY]) expectSecretAbsent(secret, stderr, "what was printed");
    expectUntouched(folder, former);
  });

  test("names an invalid setting", async () => {
    expectStartFailure(await rotate({ DATA_DIR: newDataFolder(), DATA_MAX_MIB: "many" }), "", 'DATA_MAX_MIB is "many"');
  });

  test.each([
    ["is short", randomBytes(20).toString("base64url"), "contains 20 bytes"],
    ["is empty", "", "contains 0 bytes"],
    ["is not a secret", "correct horse battery staple, and some more", "is not base64url"],
  ])("does not change a secret that %s", async (_, secret, reason) => {
    const folder = folderWith(secret);
    expectStartFailure(await rotate({ DATA_DIR: folder }), secret, `${fileIn(folder)} ${reason}`);
    expectUntouched(folder, secret);
  });

  test("names a file that cannot be read or written, with the reason", async () => {
    const folder = newDataFolder();
    mkdirSync(fileIn(folder), { recursive: true });
    expectStartFailure(await rotate({ DATA_DIR: folder }), "", fileIn(folder), "EISDIR");
    const file = join(folder, "file");
    writeFileSync(file, "");
    expectStartFailure(await rotate({ DATA_DIR: file }), "", fileIn(file), "ENOTDIR");
    expect(readdirSync(folder).toSorted()).toStrictEqual(["file", "secret"]);
  });

  test("keeps a symbolic link and restricts its target's permissions", async () => {
    const [target, folder] = [folderWith(freshSecret()), newDataFolder()];
    chmodSync(fileIn(target), 0o644);
    mkdirSync(folder);
    symlinkSync(fileIn(target), fileIn(folder));
    expect((await rotate({ DATA_DIR: folder })).code).toBe(0);
    expect(lstatSync(fileIn(folder)).isSymbolicLink()).toBe(true);
    expect(linesIn(target)).toHaveLength(2);
    expect(modeOf(fileIn(target))).toBe("600");
  });

  const isRoot = process.getuid?.() === 0;
  test.runIf(isRoot)("keeps the file's owner", async () => {
    const folder = folderWith(freshSecret());
    chownSync(fileIn(folder), 12_345, 12_346);
    expect((await rotate({ DATA_DIR: folder })).code).toBe(0);
    const { uid, gid } = statSync(fileIn(folder));
    expect([uid, gid, modeOf(fileIn(folder))]).toStrictEqual([12_345, 12_346, "600"]);
  });

  test.skipIf(isRoot)("names a folder that is not writable", async () => {
    const former = freshSecret();
    const folder = folderWith(former);
    chmodSync(folder, 0o500);
    afterThisTest(() => chmodSync(folder, 0o700));
    expectStartFailure(await rotate({ DATA_DIR: folder }), former, fileIn(folder), "EACCES", "is unchanged");
    expectUntouched(folder, former);
  });
});
