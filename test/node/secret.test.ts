import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, inject, test } from "vitest";
import * as z from "zod";
import { hostSecrets } from "../../functions/hosts/node/secret.ts";
import { nodeSettings } from "../../functions/hosts/node/settings.ts";
import { atOnce } from "../support/at-once.ts";
import { afterThisTest, dataFolder, freshKey, startOn } from "../support/fault.ts";
import { inquire } from "../support/inquiries.ts";
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

const secretOf = (folder: string): string => readFileSync(join(folder, "secret"), "utf8").trim();

describe("without SECRET_KEY", () => {
  test("a secret is made once, said without being shown, and used again after a restart", async () => {
    const folder = dataFolder();
    const first = await startOn(folder);
    const secret = secretOf(folder);
    expect(Buffer.from(secret, "base64url")).toHaveLength(32);
    expect([modeOf(folder), modeOf(join(folder, "secret"))]).toStrictEqual(["700", "600"]);
    expect(first.output.stdout).toMatch(/^Made a secret for this host and keep it in \S+secret\. /);
    expect(first.output.stdout).toContain(join(folder, "secret"));
    const job = await jobOf(first);
    await inquire(first.url, freshKey());
    expect(await first.stop()).toBe(0);

    const second = await startOn(folder);
    expect(secretOf(folder)).toBe(secret);
    expect(await knows(second, job)).toBe(true);
    await inquire(second.url, freshKey());
    for (const { output } of [first, second]) expectNowhere(secret, output.stdout + output.stderr, "what was printed");
    expect(second.output.stdout).not.toContain("Made a secret");
    const files = readdirSync(folder).filter((name) => name !== "secret");
    expect(files.filter((name) => !/^state\.db(?:-wal|-shm)?$/.test(name))).toStrictEqual([]);
    for (const name of files) expectNowhere(secret, readFileSync(join(folder, name)), name);
    for (const name of files) expect(modeOf(join(folder, name)), name).toBe("600");
  });

  test("hosts that start at once on an empty folder make one together", async () => {
    const folder = dataFolder();
    const hosts = await Promise.all([startOn(folder), startOn(folder)]);
    expect(hosts.filter(({ output }) => output.stdout.includes("Made a secret"))).toHaveLength(1);
    for (const host of hosts) {
      const job = await jobOf(host);
      for (const other of hosts) expect(await knows(other, job)).toBe(true);
    }
  });

  test("processes that make one at the same moment agree", async () => {
    const parent = dataFolder();
    const folders = Array.from({ length: 60 }, (_, at) => join(parent, String(at)));
    const code = `
      const { hostSecrets } = await import(${JSON.stringify(pathToFileURL("functions/hosts/node/secret.ts"))});
      await together();
      return input.map((folder) => {
        const { secrets, madeIn } = hostSecrets({ DATA_DIR: folder }, Date.now());
        return [Buffer.from(secrets[0]).toString("base64url"), madeIn !== undefined];
      });
    `;
    const said = z.array(z.array(z.tuple([z.string(), z.boolean()]))).parse(await atOnce(4, code, folders));
    for (const [at, folder] of folders.entries()) {
      const each = said.map((process) => process[at]);
      expect(new Set(each.map((one) => one?.[0]))).toStrictEqual(new Set([secretOf(folder)]));
      expect(each.filter((one) => one?.[1])).toHaveLength(1);
      expect(readdirSync(folder)).toStrictEqual(["secret"]);
    }
  });

  test("a secret that others may read is taken away from them", async () => {
    const folder = dataFolder();
    mkdirSync(folder);
    writeFileSync(join(folder, "secret"), freshSecret(), { mode: 0o644 });
    await startOn(folder);
    expect(modeOf(join(folder, "secret"))).toBe("600");
  });
});

describe("with SECRET_KEY", () => {
  test("hosts with the same one know each other's jobs, hosts with another do not, and it is kept nowhere", async () => {
    const SECRET_KEY = freshSecret();
    const [folder, other, stranger] = [dataFolder(), dataFolder(), dataFolder()];
    const hosts = [await startOn(folder, { SECRET_KEY }), await startOn(other, { SECRET_KEY: ` ${SECRET_KEY}=\n` })];
    hosts.push(await startOn(stranger, { SECRET_KEY: freshSecret() }));
    const known: boolean[] = [];
    for (const host of hosts) known.push(await knows(host, await jobOf(hosts[0] ?? host)));
    expect(known).toStrictEqual([true, true, false]);
    for (const { url } of hosts) await inquire(url, freshKey());
    for (const each of [folder, other, stranger]) {
      const names = readdirSync(each);
      expect(names).not.toContain("secret");
      for (const name of names) expectNowhere(SECRET_KEY, readFileSync(join(each, name)), name);
    }
    for (const { output } of hosts) {
      expectNowhere(SECRET_KEY, output.stdout + output.stderr, "what was printed");
      expect(output.stdout).not.toContain("Made a secret");
    }
  });
});

describe("with SECRET_KEY_FALLBACKS", () => {
  test("a host knows the jobs of each of them and makes its own with its secret, and shows none", async () => {
    const [newest, former, oldest] = [freshSecret(), freshSecret(), freshSecret()];
    const [before, long] = [
      await startOn(dataFolder(), { SECRET_KEY: former }),
      await startOn(dataFolder(), { SECRET_KEY: oldest }),
    ];
    const SECRET_KEY_FALLBACKS = ` ${newest} ${former}=,\n${oldest} `;
    const now = await startOn(dataFolder(), { SECRET_KEY: newest, SECRET_KEY_FALLBACKS });
    for (const host of [before, long, now]) expect(await knows(now, await jobOf(host))).toBe(true);
    const job = await jobOf(now);
    expect([await knows(before, job), await knows(long, job)]).toStrictEqual([false, false]);
    const { stdout, stderr } = now.output;
    for (const secret of [newest, former, oldest]) expectNowhere(secret, stdout + stderr, "what was printed");
  });

  test("the secret in the data folder stays the first", async () => {
    const [folder, former] = [dataFolder(), freshSecret()];
    const [host, before] = [
      await startOn(folder, { SECRET_KEY_FALLBACKS: former }),
      await startOn(dataFolder(), { SECRET_KEY: former }),
    ];
    expect(host.output.stdout).toContain("Made a secret");
    expect(await knows(host, await jobOf(before))).toBe(true);
    expect(await knows(before, await jobOf(host))).toBe(false);
    expect(readFileSync(join(folder, "secret"), "utf8")).toMatch(/^[\w-]{43}\n$/);
  });

  test.each([
    ["is too short", "c2hvcnQ", "holds 5 bytes"],
    ["is not base64url", "not/base64!url", "is not base64url"],
    ["is not random", "A".repeat(43), "is not random"],
  ])("one that %s stops the start by its place, before a secret is made", async (_, wrong, reason) => {
    const [folder, right] = [dataFolder(), freshSecret()];
    const refused = await refusal(inject("dist"), { DATA_DIR: folder, SECRET_KEY_FALLBACKS: `${right}, ${wrong}` });
    expectRefused(refused, wrong, `Entry 2 of SECRET_KEY_FALLBACKS ${reason}`, "leave it out");
    expectNowhere(right, refused.stderr, "what was printed");
    expect(existsSync(folder)).toBe(false);
  });
});

const howTo = "crypto.randomBytes(32)";
const wrong: readonly [what: string, secret: string, ...words: string[]][] = [
  ["empty", "", "0 bytes", "expected at least 32", howTo],
  ["blank", "   ", "0 bytes", "expected at least 32", howTo],
  ["too short", randomBytes(31).toString("base64url"), "31 bytes", "expected at least 32", howTo],
  ["a password", "correct horse battery staple, and some more", "not base64url", howTo],
  ["not whole", randomBytes(33).toString("base64url").slice(0, 41), "not base64url", howTo],
  ["one letter again and again", "A".repeat(43), "not random", howTo],
  ["a short word again and again", Buffer.from("secret".repeat(8)).toString("base64url"), "not random", howTo],
  ["no text", `\u00ff${randomBytes(64).toString("latin1")}`, "not base64url", howTo],
];
describe.each(wrong)("a secret that is %s cannot be used", (_, secret, ...words) => {
  test("in SECRET_KEY", () => {
    const folder = dataFolder();
    expectReason(
      reasonOf(() => hostSecrets({ DATA_DIR: folder, SECRET_KEY: secret }, Date.now())),
      secret,
      "SECRET_KEY",
      ...words,
    );
    expect(existsSync(folder)).toBe(false);
  });

  test("in the data folder, and is left as it is", () => {
    const folder = dataFolder();
    const file = join(folder, "secret");
    mkdirSync(folder);
    writeFileSync(file, secret, "latin1");
    expectReason(
      reasonOf(() => hostSecrets({ DATA_DIR: folder }, Date.now())),
      secret,
      file,
      ...words,
    );
    expect(readFileSync(file, "latin1")).toBe(secret);
  });
});

describe("a secret that cannot be used stops the start", () => {
  test.each(["", "too-short-to-be-a-secret"])("SECRET_KEY=%j", async (secret) => {
    const refused = await refusal(inject("dist"), { DATA_DIR: dataFolder(), SECRET_KEY: secret });
    expectRefused(refused, secret, "SECRET_KEY", "expected at least 32");
  });

  test("in the data folder", async () => {
    const folder = dataFolder();
    const secret = freshSecret().slice(0, 20);
    mkdirSync(folder);
    writeFileSync(join(folder, "secret"), secret);
    const refused = await refusal(inject("dist"), { DATA_DIR: folder });
    expectRefused(refused, secret, join(folder, "secret"), "expected at least 32");
  });
});

describe("a data folder that cannot be one", () => {
  test("is named where a secret would have to be kept in it", async () => {
    const file = dataFolder();
    writeFileSync(file, "a file");
    const refused = await refusal(inject("dist"), { DATA_DIR: file });
    expectRefused(refused, "", file, "SECRET_KEY", "DATA_DIR");
    const below = join(file, "below");
    expectReason(
      reasonOf(() => hostSecrets({ DATA_DIR: below }, Date.now())),
      "",
      below,
      "DATA_DIR",
    );
  });

  test("is named where the secret is given, and reads go on", async () => {
    const file = dataFolder();
    writeFileSync(file, "a file");
    afterThisTest(() => rmSync(file));
    const host = await startOn(file, { SECRET_KEY: freshSecret() });
    expect((await fetch(`${host.url}/api/profile`)).status).toBe(200);
    expect((await inquire(host.url, freshKey())).status).toBe(503);
    expect(host.output.stderr).toContain(`The state in ${join(file, "state.db")} cannot be used: `);
  });
});

test.each(["0", "-1", "1.5", "many", "1e3", "0x10", "1000001", " "])("DATA_MAX_MIB=%j is named", (value) => {
  const reason = reasonOf(() => nodeSettings({ DATA_MAX_MIB: value }));
  expectReason(reason, "", "DATA_MAX_MIB", JSON.stringify(value), "expected a whole number from 1 to 1000000");
});
