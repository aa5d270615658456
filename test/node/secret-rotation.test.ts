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
import { atOnce } from "../support/at-once.ts";
import { afterThisTest, dataFolder, startOn } from "../support/fault.ts";
import { type Finished, run } from "../support/programs.ts";
import { refusal } from "../support/refusal.ts";
import {
  expectNowhere,
  expectReason,
  expectRefused,
  freshSecret,
  jobOf,
  knows,
  modeOf,
  reasonOf,
} from "../support/secrets.ts";

const fileIn = (folder: string): string => join(folder, "secret");

/** A data folder whose file of the secret has these lines. */
const folderWith = (...lines: readonly string[]): string => {
  const folder = dataFolder();
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(fileIn(folder), lines.map((line) => `${line}\n`).join(""), { mode: 0o600 });
  return folder;
};
const linesIn = (folder: string): string[] => readFileSync(fileIn(folder), "utf8").split("\n").slice(0, -1);

const secretsOf = (folder: string, now = Date.now()): string[] =>
  hostSecrets({ DATA_DIR: folder }, now).secrets.map((bytes) => Buffer.from(bytes).toString("base64url"));

const rotate = (environment: Readonly<Record<string, string>>): Promise<Finished> =>
  run("functions/hosts/node/rotate-secret.ts", [], environment);

/** The file of the secret that a rotation must have left alone, and nothing beside it. */
const expectUntouched = (folder: string, ...lines: readonly string[]): void => {
  expect(linesIn(folder)).toStrictEqual(lines);
  expect(readdirSync(folder)).toStrictEqual(["secret"]);
};

const future = "2126-11-22T10:00:00Z";
const past = "2016-11-22T10:00:00Z";

describe("further lines of the secret's file", () => {
  const [newest, former, oldest] = [freshSecret(), freshSecret(), freshSecret()];

  test("are secrets that are accepted until a time", () => {
    const folder = folderWith(newest, `${former} until 2026-11-22T10:00:00Z`, `${oldest} until 2026-11-21T10:00:00.5Z`);
    const at = (time: string): string[] => secretsOf(folder, Date.parse(time));
    expect(at("2026-11-21T10:00:00Z")).toStrictEqual([newest, former, oldest]);
    expect(at("2026-11-21T10:00:00.499Z")).toStrictEqual([newest, former, oldest]);
    expect(at("2026-11-21T10:00:00.500Z")).toStrictEqual([newest, former]);
    expect(at("2026-11-22T09:59:59.999Z")).toStrictEqual([newest, former]);
    expect(at("2026-11-22T10:00:00Z")).toStrictEqual([newest]);
  });

  test("may be written by hand: with white space, empty lines and in base64", () => {
    const base64 = Buffer.from(former, "base64url").toString("base64");
    const folder = folderWith("", ` ${newest} \r`, "\r", `\t${base64}  until\t${future} \r`, "", "");
    expect(secretsOf(folder)).toStrictEqual([newest, former]);
  });

  test("come before those of the environment", () => {
    const folder = folderWith(newest, `${former} until ${future}`);
    const { secrets } = hostSecrets({ DATA_DIR: folder, SECRET_KEY_FALLBACKS: oldest }, Date.now());
    expect(secrets.map((bytes) => Buffer.from(bytes).toString("base64url"))).toStrictEqual([newest, former, oldest]);
  });

  test("are replaced by SECRET_KEY with the first", () => {
    const folder = folderWith(newest, `${former} until ${future}`);
    const { secrets } = hostSecrets({ DATA_DIR: folder, SECRET_KEY: oldest }, Date.now());
    expect(secrets.map((bytes) => Buffer.from(bytes).toString("base64url"))).toStrictEqual([oldest]);
  });

  test.each([
    ["a secret alone", former, "is no fallback"],
    ["no time", `${former} until`, "is no fallback"],
    ["a day instead of a time", `${former} until 2126-11-22`, "is no fallback"],
    ["a time that there is not", `${former} until 2126-02-30T10:00:00Z`, "is no fallback"],
    ["a time of nowhere", `${former} until 2126-11-22T10:00:00`, "is no fallback"],
    ["no secret", `until ${future}`, "is no fallback"],
    ["more than that", `${former} until ${future} or later`, "is no fallback"],
    ["a short secret", `${randomBytes(31).toString("base64url")} until ${future}`, "holds 31 bytes"],
    ["a secret that is none", `correct!horse until ${future}`, "is not base64url"],
  ])("that hold %s stop the start, and a rotation, with the number of the line", async (_, line, reason) => {
    const folder = folderWith(newest, "", line);
    const shown = line.split(" ")[0] ?? "";
    const words = [`Line 3 of ${fileIn(folder)} ${reason}`];
    expectReason(
      reasonOf(() => secretsOf(folder)),
      shown.length > 8 ? shown : "",
      ...words,
    );
    expectRefused(await rotate({ DATA_DIR: folder }), shown.length > 8 ? shown : "", ...words);
    expectUntouched(folder, newest, "", line);
  });

  test("stop a service too", async () => {
    const folder = folderWith(newest, "x");
    expectRefused(await refusal(inject("dist"), { DATA_DIR: folder }), newest, `Line 2 of ${fileIn(folder)}`);
  });
});

describe("npm run secret:rotate", () => {
  test("puts a new secret first and keeps the former as long as anything that it made, and shows neither", async () => {
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
    const lifetime = credential.key + credential.skew;
    expect(lifetime).toBeGreaterThanOrEqual(
      Math.max(credential.token + credential.skew, job.lifetime, idempotency.lifetime),
    );
    expect(Date.parse(until)).toBeGreaterThanOrEqual(began + lifetime * 1_000);
    expect(Date.parse(until)).toBeLessThan(ended + lifetime * 1_000 + 1_000);
    expect([modeOf(fileIn(folder)), readdirSync(folder)]).toStrictEqual(["600", ["secret"]]);
    expect(secretsOf(folder)).toStrictEqual([first, former, older]);

    for (const text of [fileIn(folder), `until ${until}`, "Left out 2 ", "Restart the service"])
      expect(stdout).toContain(text);
    for (const secret of [first, former, older, lapsed]) expectNowhere(secret, stdout, "what was printed");
  });

  test("lets a service that is restarted know the jobs from before, and make its own with the new secret", async () => {
    const folder = dataFolder();
    const before = await startOn(folder);
    const [secret = ""] = linesIn(folder);
    const job = await jobOf(before);
    expect((await rotate({ DATA_DIR: folder })).code).toBe(0);
    const meanwhile = await jobOf(before);
    await before.stop();

    const after = await startOn(folder);
    expect([await knows(after, job), await knows(after, meanwhile)]).toStrictEqual([true, true]);
    const later = await jobOf(after);
    expect(after.output.stdout).not.toContain("Made a secret");
    await after.stop();

    const stranger = await startOn(dataFolder(), { SECRET_KEY: secret });
    expect([await knows(stranger, job), await knows(stranger, later)]).toStrictEqual([true, false]);
  });

  test("loses nothing when two run at once", async () => {
    const parent = dataFolder();
    const former = freshSecret();
    const folders = Array.from({ length: 20 }, (_, at) => join(parent, String(at)));
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
    await atOnce(4, code, folders);
    for (const folder of folders) {
      // A start would make it private.
      expect(modeOf(fileIn(folder))).toBe("600");
      const lines = linesIn(folder);
      expect(lines).toHaveLength(5);
      expect(new Set(secretsOf(folder)).size).toBe(5);
      expect(lines.at(-1)).toMatch(`${former} until `);
      expect(readdirSync(folder)).toStrictEqual(["secret"]);
    }
  });

  test("waits for another, and gives up where one was cut off", async () => {
    const former = freshSecret();
    const folder = folderWith(former);
    const draft = `${fileIn(folder)}.new`;
    writeFileSync(draft, "");
    setTimeout(() => rmSync(draft), 1_500);
    expect((await rotate({ DATA_DIR: folder })).code).toBe(0);
    expect(secretsOf(folder)[1]).toBe(former);

    writeFileSync(draft, "");
    const lines = linesIn(folder);
    expectRefused(await rotate({ DATA_DIR: folder }), former, fileIn(folder), `${draft} is in the way`, "delete it");
    expect(linesIn(folder)).toStrictEqual(lines);
  });

  test("says that the first start makes a secret where there is none", async () => {
    const folder = dataFolder();
    expectRefused(await rotate({ DATA_DIR: folder }), "", fileIn(folder), "the first start makes one", "DATA_DIR");
    mkdirSync(folder);
    expectRefused(await rotate({ DATA_DIR: folder }), "", fileIn(folder), "the first start makes one", "DATA_DIR");
    expect(readdirSync(folder)).toStrictEqual([]);
  });

  test("with SECRET_KEY changes nothing and says what to do by hand", async () => {
    const former = freshSecret();
    const [folder, SECRET_KEY] = [folderWith(former), freshSecret()];
    const { code, stdout, stderr } = await rotate({ DATA_DIR: folder, SECRET_KEY });
    expect({ code, stdout }).toStrictEqual({ code: 1, stdout: "" });
    for (const text of ["nothing was changed", "crypto.randomBytes(32)", "Set SECRET_KEY_FALLBACKS to", "25 hours"])
      expect(stderr).toContain(text);
    for (const secret of [former, SECRET_KEY]) expectNowhere(secret, stderr, "what was printed");
    expectUntouched(folder, former);
  });

  test("names a setting that cannot be used", async () => {
    expectRefused(await rotate({ DATA_DIR: dataFolder(), DATA_MAX_MIB: "many" }), "", 'DATA_MAX_MIB is "many"');
  });

  test.each([
    ["is short", randomBytes(20).toString("base64url"), "holds 20 bytes"],
    ["is empty", "", "holds 0 bytes"],
    ["is no secret", "correct horse battery staple, and some more", "is not base64url"],
  ])("leaves a secret as it is that %s", async (_, secret, reason) => {
    const folder = folderWith(secret);
    expectRefused(await rotate({ DATA_DIR: folder }), secret, `${fileIn(folder)} ${reason}`);
    expectUntouched(folder, secret);
  });

  test("names what can be neither read nor written, with the reason", async () => {
    const folder = dataFolder();
    mkdirSync(fileIn(folder), { recursive: true });
    expectRefused(await rotate({ DATA_DIR: folder }), "", fileIn(folder), "EISDIR");
    const file = join(folder, "file");
    writeFileSync(file, "");
    expectRefused(await rotate({ DATA_DIR: file }), "", fileIn(file), "ENOTDIR");
    expect(readdirSync(folder).toSorted()).toStrictEqual(["file", "secret"]);
  });

  test("keeps a link, and makes private what it points to", async () => {
    const [target, folder] = [folderWith(freshSecret()), dataFolder()];
    chmodSync(fileIn(target), 0o644);
    mkdirSync(folder);
    symlinkSync(fileIn(target), fileIn(folder));
    expect((await rotate({ DATA_DIR: folder })).code).toBe(0);
    expect(lstatSync(fileIn(folder)).isSymbolicLink()).toBe(true);
    expect(linesIn(target)).toHaveLength(2);
    expect(modeOf(fileIn(target))).toBe("600");
  });

  const isRoot = process.getuid?.() === 0;
  test.runIf(isRoot)("leaves the file to the user whose it was", async () => {
    const folder = folderWith(freshSecret());
    chownSync(fileIn(folder), 12_345, 12_346);
    expect((await rotate({ DATA_DIR: folder })).code).toBe(0);
    const { uid, gid } = statSync(fileIn(folder));
    expect([uid, gid, modeOf(fileIn(folder))]).toStrictEqual([12_345, 12_346, "600"]);
  });

  test.skipIf(isRoot)("names a folder that cannot be written", async () => {
    const former = freshSecret();
    const folder = folderWith(former);
    chmodSync(folder, 0o500);
    afterThisTest(() => chmodSync(folder, 0o700));
    expectRefused(await rotate({ DATA_DIR: folder }), former, fileIn(folder), "EACCES", "stays as it is");
    expectUntouched(folder, former);
  });
});
