import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, inject, test } from "vitest";
import * as z from "zod";
import { hostSecrets } from "../../functions/hosts/node/secret.ts";
import { afterThisTest, freshKey, newDataFolder, startHostOn } from "../support/hosts/faulty-host.ts";
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
import { postInquiry } from "../support/http/inquiries.ts";
import { sampled, slowTest } from "../support/setup/tier.ts";

const secretOf = (folder: string): string => readFileSync(join(folder, "secret"), "utf8").trim();

describe("without SECRET_KEY", () => {
  test("a secret is generated once, announced without printing it, and reused after a restart", async () => {
    const folder = newDataFolder();
    const first = await startHostOn(folder);
    const secret = secretOf(folder);
    expect(Buffer.from(secret, "base64url")).toHaveLength(32);
    expect([modeOf(folder), modeOf(join(folder, "secret"))]).toStrictEqual(["700", "600"]);
    expect(first.output.stdout).toMatch(/^Generated a secret and saved it in \S+secret\. Set SECRET_KEY /);
    expect(first.output.stdout).toContain(join(folder, "secret"));
    const job = await createJob(first);
    await postInquiry(first.url, freshKey());
    expect(await first.stop()).toBe(0);

    const second = await startHostOn(folder);
    expect(secretOf(folder)).toBe(secret);
    expect(await jobExists(second, job)).toBe(true);
    await postInquiry(second.url, freshKey());
    for (const { output } of [first, second])
      expectSecretAbsent(secret, output.stdout + output.stderr, "what was printed");
    expect(second.output.stdout).not.toContain("Generated a secret");
    const files = readdirSync(folder).filter((name) => name !== "secret");
    expect(files.filter((name) => !/^state\.db(?:-wal|-shm)?$/.test(name))).toStrictEqual([]);
    for (const name of files) expectSecretAbsent(secret, readFileSync(join(folder, name)), name);
    for (const name of files) expect(modeOf(join(folder, name)), name).toBe("600");
  });

  test("hosts that start concurrently on an empty folder share one secret", async () => {
    const folder = newDataFolder();
    const hosts = await Promise.all([startHostOn(folder), startHostOn(folder)]);
    expect(hosts.filter(({ output }) => output.stdout.includes("Generated a secret"))).toHaveLength(1);
    for (const host of hosts) {
      const job = await createJob(host);
      for (const other of hosts) expect(await jobExists(other, job)).toBe(true);
    }
  });

  slowTest("processes that generate one concurrently agree", async () => {
    const parent = newDataFolder();
    const folders = Array.from({ length: 60 }, (_, index) => join(parent, String(index)));
    const code = `
      const { hostSecrets } = await import(${JSON.stringify(pathToFileURL("functions/hosts/node/secret.ts"))});
      await together();
      return input.map((folder) => {
        const { secrets, generatedFile } = hostSecrets({ DATA_DIR: folder }, Date.now());
        return [Buffer.from(secrets[0]).toString("base64url"), generatedFile !== undefined];
      });
    `;
    const said = z.array(z.array(z.tuple([z.string(), z.boolean()]))).parse(await runInProcesses(4, code, folders));
    for (const [index, folder] of folders.entries()) {
      const each = said.map((process) => process[index]);
      expect(new Set(each.map((one) => one?.[0]))).toStrictEqual(new Set([secretOf(folder)]));
      expect(each.filter((one) => one?.[1])).toHaveLength(1);
      expect(readdirSync(folder)).toStrictEqual(["secret"]);
    }
  });

  test("a secret readable by others is made private", async () => {
    const folder = newDataFolder();
    mkdirSync(folder);
    writeFileSync(join(folder, "secret"), freshSecret(), { mode: 0o644 });
    await startHostOn(folder);
    expect(modeOf(join(folder, "secret"))).toBe("600");
  });
});

describe("with SECRET_KEY", () => {
  test("hosts with the same secret share jobs, others do not, and it is not stored", async () => {
    const SECRET_KEY = freshSecret();
    const [folder, other, stranger] = [newDataFolder(), newDataFolder(), newDataFolder()];
    const hosts = [
      await startHostOn(folder, { SECRET_KEY }),
      await startHostOn(other, { SECRET_KEY: ` ${SECRET_KEY}=\n` }),
    ];
    hosts.push(await startHostOn(stranger, { SECRET_KEY: freshSecret() }));
    const known: boolean[] = [];
    for (const host of hosts) known.push(await jobExists(host, await createJob(hosts[0] ?? host)));
    expect(known).toStrictEqual([true, true, false]);
    for (const { url } of hosts) await postInquiry(url, freshKey());
    for (const each of [folder, other, stranger]) {
      const names = readdirSync(each);
      expect(names).not.toContain("secret");
      for (const name of names) expectSecretAbsent(SECRET_KEY, readFileSync(join(each, name)), name);
    }
    for (const { output } of hosts) {
      expectSecretAbsent(SECRET_KEY, output.stdout + output.stderr, "what was printed");
      expect(output.stdout).not.toContain("Generated a secret");
    }
  });
});

describe("with SECRET_KEY_FALLBACKS", () => {
  slowTest("a host verifies jobs of each fallback, signs with its own secret, and prints none", async () => {
    const [newest, former, oldest] = [freshSecret(), freshSecret(), freshSecret()];
    const [before, long] = [
      await startHostOn(newDataFolder(), { SECRET_KEY: former }),
      await startHostOn(newDataFolder(), { SECRET_KEY: oldest }),
    ];
    const SECRET_KEY_FALLBACKS = ` ${newest} ${former}=,\n${oldest} `;
    const now = await startHostOn(newDataFolder(), { SECRET_KEY: newest, SECRET_KEY_FALLBACKS });
    for (const host of [before, long, now]) expect(await jobExists(now, await createJob(host))).toBe(true);
    const job = await createJob(now);
    expect([await jobExists(before, job), await jobExists(long, job)]).toStrictEqual([false, false]);
    const { stdout, stderr } = now.output;
    for (const secret of [newest, former, oldest]) expectSecretAbsent(secret, stdout + stderr, "what was printed");
  });

  slowTest("the secret in the data folder is still used for signing", async () => {
    const [folder, former] = [newDataFolder(), freshSecret()];
    const [host, before] = [
      await startHostOn(folder, { SECRET_KEY_FALLBACKS: former }),
      await startHostOn(newDataFolder(), { SECRET_KEY: former }),
    ];
    expect(host.output.stdout).toContain("Generated a secret");
    expect(await jobExists(host, await createJob(before))).toBe(true);
    expect(await jobExists(before, await createJob(host))).toBe(false);
    expect(readFileSync(join(folder, "secret"), "utf8")).toMatch(/^[\w-]{43}\n$/);
  });

  const unusable = [
    ["is too short", "c2hvcnQ", "contains 5 bytes"],
    ["is not base64url", "not/base64!url", "is not base64url"],
    ["is not random", "A".repeat(43), "is not random"],
  ] as const;
  test.each(sampled(unusable, 1))(
    "a fallback that %s stops the start by position before a secret is generated",
    async (_, wrong, reason) => {
      const [folder, right] = [newDataFolder(), freshSecret()];
      const refused = await startExpectingFailure(inject("dist"), {
        DATA_DIR: folder,
        SECRET_KEY_FALLBACKS: `${right}, ${wrong}`,
      });
      expectStartFailure(refused, wrong, `Entry 2 of SECRET_KEY_FALLBACKS ${reason}`, "leave it out");
      expectSecretAbsent(right, refused.stderr, "what was printed");
      expect(existsSync(folder)).toBe(false);
    },
  );
});

describe("an unusable secret stops the start", () => {
  test.each(sampled(["too-short-to-be-a-secret", ""], 1))("SECRET_KEY=%j", async (secret) => {
    const refused = await startExpectingFailure(inject("dist"), { DATA_DIR: newDataFolder(), SECRET_KEY: secret });
    expectStartFailure(refused, secret, "SECRET_KEY", "expected at least 32");
  });

  slowTest("in the data folder", async () => {
    const folder = newDataFolder();
    const secret = freshSecret().slice(0, 20);
    mkdirSync(folder);
    writeFileSync(join(folder, "secret"), secret);
    const refused = await startExpectingFailure(inject("dist"), { DATA_DIR: folder });
    expectStartFailure(refused, secret, join(folder, "secret"), "expected at least 32");
  });
});

describe("an unusable data folder", () => {
  test("is reported if a secret has to be saved there", async () => {
    const file = newDataFolder();
    writeFileSync(file, "a file");
    const refused = await startExpectingFailure(inject("dist"), { DATA_DIR: file });
    expectStartFailure(refused, "", file, "SECRET_KEY", "DATA_DIR");
    const below = join(file, "below");
    expectReason(
      startErrorOf(() => hostSecrets({ DATA_DIR: below }, Date.now())),
      "",
      below,
      "DATA_DIR",
    );
  });

  slowTest("is reported but does not stop reads if SECRET_KEY is set", async () => {
    const file = newDataFolder();
    writeFileSync(file, "a file");
    afterThisTest(() => rmSync(file));
    const host = await startHostOn(file, { SECRET_KEY: freshSecret() });
    expect((await fetch(`${host.url}/api/profile`)).status).toBe(200);
    expect((await postInquiry(host.url, freshKey())).status).toBe(503);
    expect(host.output.stderr).toContain(`Cannot use the state in ${join(file, "state.db")}: `);
  });
});
