import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { newDataFolder } from "../../../test/support/hosts/faulty-host.ts";
import { expectReason, freshSecret, startErrorOf } from "../../../test/support/hosts/secrets.ts";
import { hostSecrets } from "./secret.ts";

const howTo = "crypto.randomBytes(32)";
const wrong: readonly [what: string, secret: string, ...words: string[]][] = [
  ["empty", "", "0 bytes", "expected at least 32", howTo],
  ["blank", "   ", "0 bytes", "expected at least 32", howTo],
  ["too short", randomBytes(31).toString("base64url"), "31 bytes", "expected at least 32", howTo],
  ["a password", "correct horse battery staple, and some more", "not base64url", howTo],
  ["truncated", randomBytes(33).toString("base64url").slice(0, 41), "not base64url", howTo],
  ["a repeated letter", "A".repeat(43), "not random", howTo],
  ["a repeated word", Buffer.from("secret".repeat(8)).toString("base64url"), "not random", howTo],
  ["binary", `\u00ff${randomBytes(64).toString("latin1")}`, "not base64url", howTo],
];
describe.each(wrong)("a secret that is %s cannot be used", (_, secret, ...words) => {
  test("in SECRET_KEY", () => {
    const folder = newDataFolder();
    expectReason(
      startErrorOf(() => hostSecrets({ DATA_DIR: folder, SECRET_KEY: secret }, Date.now())),
      secret,
      "SECRET_KEY",
      ...words,
    );
    expect(existsSync(folder)).toBe(false);
  });

  test("in the data folder, and is not changed", () => {
    const folder = newDataFolder();
    const file = join(folder, "secret");
    mkdirSync(folder);
    writeFileSync(file, secret, "latin1");
    expectReason(
      startErrorOf(() => hostSecrets({ DATA_DIR: folder }, Date.now())),
      secret,
      file,
      ...words,
    );
    expect(readFileSync(file, "latin1")).toBe(secret);
  });
});

/** A data folder whose secret file has these lines. */
const folderWith = (...lines: readonly string[]): string => {
  const folder = newDataFolder();
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(join(folder, "secret"), lines.map((line) => `${line}\n`).join(""), { mode: 0o600 });
  return folder;
};

const secretsOf = (folder: string, now = Date.now()): string[] =>
  hostSecrets({ DATA_DIR: folder }, now).secrets.map((bytes) => Buffer.from(bytes).toString("base64url"));

const future = "2126-11-22T10:00:00Z";

describe("fallback lines in .data/secret", () => {
  const [newest, former, oldest] = [freshSecret(), freshSecret(), freshSecret()];

  test("are secrets accepted until a date", () => {
    const folder = folderWith(newest, `${former} until 2026-11-22T10:00:00Z`, `${oldest} until 2026-11-21T10:00:00.5Z`);
    const at = (time: string): string[] => secretsOf(folder, Date.parse(time));
    expect(at("2026-11-21T10:00:00Z")).toStrictEqual([newest, former, oldest]);
    expect(at("2026-11-21T10:00:00.499Z")).toStrictEqual([newest, former, oldest]);
    expect(at("2026-11-21T10:00:00.500Z")).toStrictEqual([newest, former]);
    expect(at("2026-11-22T09:59:59.999Z")).toStrictEqual([newest, former]);
    expect(at("2026-11-22T10:00:00Z")).toStrictEqual([newest]);
  });

  test("may contain whitespace, empty lines and base64", () => {
    const base64 = Buffer.from(former, "base64url").toString("base64");
    const folder = folderWith("", ` ${newest} \r`, "\r", `\t${base64}  until\t${future} \r`, "", "");
    expect(secretsOf(folder)).toStrictEqual([newest, former]);
  });

  test("come before SECRET_KEY_FALLBACKS", () => {
    const folder = folderWith(newest, `${former} until ${future}`);
    const { secrets } = hostSecrets({ DATA_DIR: folder, SECRET_KEY_FALLBACKS: oldest }, Date.now());
    expect(secrets.map((bytes) => Buffer.from(bytes).toString("base64url"))).toStrictEqual([newest, former, oldest]);
  });

  test("are ignored, like the first line, if SECRET_KEY is set", () => {
    const folder = folderWith(newest, `${former} until ${future}`);
    const { secrets } = hostSecrets({ DATA_DIR: folder, SECRET_KEY: oldest }, Date.now());
    expect(secrets.map((bytes) => Buffer.from(bytes).toString("base64url"))).toStrictEqual([oldest]);
  });
});
