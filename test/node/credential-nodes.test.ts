import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, inject, test } from "vitest";
import { idJag, issuer, now, securityEvent } from "../support/assertions.ts";
import { callAt } from "../support/call.ts";
import { claimsOf, credentialsAt, forms, inBatches } from "../support/credentials.ts";
import { afterThisTest, dataFolder, impatient, linesOf, startOn } from "../support/fault.ts";
import { leaksIn } from "../support/leaks.ts";
import { type Host, testSite } from "../support/programs.ts";
import { trusting } from "../support/providers.ts";
import { freshSecret } from "../support/secrets.ts";
import { guarded } from "../support/service.ts";

const signers = inject("signers");
const trust = { AGENT_TRUST: signers ? trusting(signers) : "" };
const credentialsOf = ({ url }: Host) => credentialsAt(url, async () => testSite);

/** A host on a folder, and what is done with its credentials. */
const nodeOn = async (folder: string, environment: Readonly<Record<string, string>> = {}) => {
  const host = await startOn(folder, { ...trust, ...environment });
  return { host, ...credentialsOf(host) };
};
type Node = Awaited<ReturnType<typeof nodeOn>>;

/** One of each kind that a host issues. */
const oneOfEach = async (node: Node): Promise<string[]> =>
  Promise.all([node.demoToken(), node.demoKey(), ...(signers ? [node.agentToken(), node.serviceToken()] : [])]);

const each = <T>(items: readonly unknown[], value: T): T[] => items.map(() => value);

describe("R2 two processes on one data folder", () => {
  test("take each other's credentials, and refuse what one of them was told to revoke at once", async () => {
    const folder = dataFolder();
    const [one, other] = await Promise.all([nodeOn(folder), nodeOn(folder)]);
    const issued = [...(await oneOfEach(one)), ...(await oneOfEach(other))];
    for (const node of [one, other]) expect(await inBatches(issued, node.takes)).toStrictEqual(each(issued, true));
    for (const [at, credential] of issued.entries()) {
      const [here, there] = at % 2 === 0 ? [one, other] : [other, one];
      expect((await here.revoke(credential)).status).toBe(200);
      expect([await there.takes(credential), await here.takes(credential)]).toStrictEqual([false, false]);
    }
  });

  test("list each other's events", async () => {
    const folder = dataFolder();
    const [one, other] = await Promise.all([nodeOn(folder), nodeOn(folder)]);
    const key = await one.demoKey();
    await other.revoke(key);
    const lists = await Promise.all(
      [one, other].map(async ({ host }) => (await callAt(host.url, "/api/agent/events")).text),
    );
    expect(lists[0]).toBe(lists[1]);
    const types = JSON.parse(lists[0] ?? "").events.map(({ type }: { type: string }) => type);
    expect(types).toStrictEqual(["credential.revoked", "key.issued"]);
  });

  test.skipIf(!signers)("refuse the subject of a security event that one of them was sent", async () => {
    const folder = dataFolder();
    const [one, other] = await Promise.all([nodeOn(folder), nodeOn(folder)]);
    const sub = "ada";
    const tokens = [await one.agentToken(sub), await other.agentToken(sub)];
    const stranger = await one.agentToken("grace");
    expect(await inBatches(tokens, other.takes)).toStrictEqual([true, true]);
    expect((await one.tell(await securityEvent(testSite, sub))).status).toBe(202);
    for (const node of [other, one]) {
      expect(await inBatches(tokens, node.takes)).toStrictEqual([false, false]);
      expect(await node.takes(stranger)).toBe(true);
    }
  });

  test("end what both are told to revoke at the same moment", async () => {
    const folder = dataFolder();
    const nodes = await Promise.all([nodeOn(folder), nodeOn(folder)]);
    const keys = await Promise.all(Array.from({ length: 10 }, () => nodes[0].demoKey()));
    const answers = await Promise.all(keys.flatMap((key) => nodes.map((node) => node.revoke(key))));
    expect(answers.map(({ status }) => status)).toStrictEqual(each(answers, 200));
    for (const node of nodes) expect(await inBatches(keys, node.takes)).toStrictEqual(each(keys, false));
  });
});

describe("R2 a restart", () => {
  test("after kill -9 brings nothing back that was revoked, and loses nothing that was not", async () => {
    const folder = dataFolder();
    const first = await nodeOn(folder);
    const [kept, revoked] = [await oneOfEach(first), await oneOfEach(first)];
    const answers = await Promise.all(revoked.map((credential) => first.revoke(credential)));
    first.host.process.kill("SIGKILL");
    expect(answers.map(({ status }) => status)).toStrictEqual(each(revoked, 200));

    const second = await nodeOn(folder);
    expect(await inBatches(revoked, second.takes)).toStrictEqual(each(revoked, false));
    expect(await inBatches(kept, second.takes)).toStrictEqual(each(kept, true));
  });

  test("after kill -9 in a stream of revocations refuses every one that was answered", async () => {
    const folder = dataFolder();
    const first = await nodeOn(folder);
    const keys = await inBatches(Array.from({ length: 200 }), () => first.demoKey());
    const answered: string[] = [];
    const cutOff: string[] = [];
    const stream = async (): Promise<void> => {
      for (let key = keys.pop(); key !== undefined; key = keys.pop()) {
        const revoking = key;
        await first.revoke(revoking).then(
          ({ status }) => void (status === 200 ? answered : cutOff).push(revoking),
          () => void cutOff.push(revoking),
        );
        if (answered.length >= 80) first.host.process.kill("SIGKILL");
      }
    };
    await Promise.all(Array.from({ length: 8 }, stream));
    expect(answered.length).toBeGreaterThanOrEqual(80);
    expect(cutOff.length).toBeGreaterThan(0);

    const second = await nodeOn(folder);
    expect(await inBatches(answered, second.takes)).toStrictEqual(each(answered, false));
    // What was cut off was revoked or was not, and can be asked for again.
    for (const key of cutOff.slice(0, 10)) expect((await second.revoke(key)).status).toBe(200);
    expect(await inBatches(cutOff.slice(0, 10), second.takes)).toStrictEqual(each(cutOff.slice(0, 10), false));
  });

  test("on a new folder with the same secret refuses what was issued before, for it may have been revoked", async () => {
    const SECRET_KEY = freshSecret();
    const first = await nodeOn(dataFolder(), { SECRET_KEY });
    const [before, revoked] = [await oneOfEach(first), await first.demoToken()];
    expect((await first.revoke(revoked)).status).toBe(200);
    await first.host.stop();

    // What is issued in the second in which a state begins is taken to be issued after.
    const { iat = 0 } = claimsOf(revoked);
    await expect.poll(now, { interval: 50, timeout: 5_000 }).toBeGreaterThan(iat);
    const second = await nodeOn(dataFolder(), { SECRET_KEY });
    const all = [...before, revoked];
    expect(await inBatches(all, second.takes)).toStrictEqual(each(all, false));
    const after = await oneOfEach(second);
    expect(await inBatches(after, second.takes)).toStrictEqual(each(after, true));
    // A read is what it was.
    expect((await second.present(revoked, "/api/profile")).status).toBe(200);
  });

  test("with another secret refuses what was issued before", async () => {
    const folder = dataFolder();
    const first = await nodeOn(folder, { SECRET_KEY: freshSecret() });
    const before = await oneOfEach(first);
    await first.host.stop();
    const second = await nodeOn(folder, { SECRET_KEY: freshSecret() });
    expect(await inBatches(before, second.takes)).toStrictEqual(each(before, false));
  });

  test("K5 with the former secret as a fallback takes what was issued before, and knows what was revoked", async () => {
    const folder = dataFolder();
    const [former, newest] = [freshSecret(), freshSecret()];
    const first = await nodeOn(folder, { SECRET_KEY: former });
    const [kept, revoked] = [await oneOfEach(first), await oneOfEach(first)];
    for (const credential of revoked) await first.revoke(credential);
    const keySet = async ({ host }: Node) => JSON.parse((await callAt(host.url, "/.well-known/jwks.json")).text).keys;
    const [old] = await keySet(first);
    await first.host.stop();

    const second = await nodeOn(folder, { SECRET_KEY: newest, SECRET_KEY_FALLBACKS: former });
    expect(await inBatches(kept, second.takes)).toStrictEqual(each(kept, true));
    expect(await inBatches(revoked, second.takes)).toStrictEqual(each(revoked, false));
    const keys = await keySet(second);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toStrictEqual(old);
    const [head = ""] = (await second.demoToken()).split(".");
    expect(JSON.parse(atob(head)).kid).toBe(keys[0].kid);
    expect((await second.revoke(kept[0])).status).toBe(200);
    expect(await second.takes(kept[0] ?? "")).toBe(false);
  });
});

describe("R2 a state that cannot be used", () => {
  /** Takes the state of a folder for this process. */
  const lock = (folder: string, how: string): (() => void) => {
    const state = new DatabaseSync(join(folder, "state.db"), { timeout: 5_000 });
    afterThisTest(() => state.isOpen && state.close());
    state.exec(how);
    return () => state.close();
  };
  const statusesOf = (paths: readonly string[], { present }: Node, credential: string): Promise<number[]> =>
    inBatches(paths, async (path) => (await present(credential, path)).status, 6);

  test("makes what needs a credential unavailable and not refused, and nothing of it is issued or revoked", async () => {
    const folder = dataFolder();
    const first = await nodeOn(folder);
    const issued = [await first.demoToken(), await first.demoKey()];
    const assertion = signers ? await idJag(testSite) : "x";
    await first.host.stop();
    const release = lock(folder, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    const node = await nodeOn(folder, impatient);
    const { host } = node;

    for (const credential of issued) {
      for (const [, sent] of forms) {
        const { status, headers, text } = await callAt(host.url, "/agent/auth", { headers: sent(credential) });
        expect(status, text).toBe(503);
        expect(JSON.parse(text)).toMatchObject({ error: { code: "unavailable" } });
        expect(headers["retry-after"]).toMatch(/^[1-9]\d*$/);
        expect(headers["www-authenticate"]).toBeUndefined();
      }
      expect(await statusesOf(guarded, node, credential)).toStrictEqual(each(guarded, 503));
    }
    expect(await statusesOf(guarded, node, "not-a-key")).toStrictEqual(each(guarded, 401));

    const reads = ["/api/profile", "/api/v1/projects?q=a", "/api/health", "/.well-known/jwks.json", "/api/agent/claim"];
    for (const credential of [...issued, "not-a-key"])
      expect(await statusesOf(reads, node, credential)).toStrictEqual(each(reads, 200));
    for (const path of reads) expect((await callAt(host.url, path)).status).toBe(200);

    const post = (body: unknown) => ({
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    const claim = post({ assertion, identity_type: signers ? "identity_assertion" : "anonymous" });
    const refused = [
      await callAt(host.url, "/api/agent/identity", post({})),
      await callAt(host.url, "/api/v1/agent/key", post({})),
      await callAt(host.url, "/api/agent/claim", claim),
      await node.revoke(issued[0]),
      ...(signers ? [await node.tell(await securityEvent(testSite, "ada"))] : []),
      await callAt(host.url, "/api/agent/events"),
    ];
    expect(refused.map(({ status }) => status)).toStrictEqual(each(refused, 503));
    for (const { headers } of refused) expect(headers["retry-after"]).toMatch(/^[1-9]\d*$/);

    release();
    await expect.poll(async () => (await node.present(issued[0] ?? "")).status, { timeout: 20_000 }).toBe(200);
    await host.stop();
    // What was refused did not happen: neither was anything revoked, nor is the assertion used.
    const after = await nodeOn(folder);
    expect(await inBatches(issued, after.takes)).toStrictEqual([true, true]);
    const claimed = await callAt(after.host.url, "/api/agent/claim", claim);
    expect(claimed.status, claimed.text).toBe(200);
  });

  test("that can only be read still tells what was revoked, and keeps nothing that it cannot", async () => {
    const folder = dataFolder();
    const node = await nodeOn(folder, impatient);
    const [kept, revoked] = [await node.demoToken(), await node.demoToken()];
    expect((await node.revoke(revoked)).status).toBe(200);
    const release = lock(folder, "BEGIN IMMEDIATE");
    const eventually = (ask: () => Promise<{ readonly status: number }>) =>
      expect.poll(async () => (await ask()).status, { timeout: 20_000 });
    await eventually(() => node.present(kept)).toBe(200);
    await eventually(() => node.present(revoked)).toBe(401);
    await eventually(() => callAt(node.host.url, "/api/agent/events")).toBe(200);
    expect((await node.revoke(kept)).status).toBe(503);
    await eventually(() => node.present(kept)).toBe(200);
    release();
    await eventually(() => node.revoke(kept)).toBe(200);
    await eventually(() => node.present(kept)).toBe(401);
  });
});

describe("K3 K4 what a host writes", () => {
  test("holds no credential and no subject: neither its log nor its state", async () => {
    const folder = dataFolder();
    const node = await nodeOn(folder);
    const sub = "countess@ada.example.com";
    const [assertion, event] = signers
      ? [await idJag(testSite, { claims: { sub } }), await securityEvent(testSite, sub)]
      : ["", ""];
    const issued = [...(await oneOfEach(node)), ...(signers ? [await node.agentToken(sub)] : [])];
    const callers = await inBatches(issued, node.callerOf);
    for (const credential of issued) {
      await callAt(node.host.url, `/agent/auth?access_token=${credential}`);
      await callAt(node.host.url, `/api/projects?api_key=${credential}`, { headers: { Cookie: credential } });
      await callAt(node.host.url, `/api/jobs/${credential}`);
      await callAt(node.host.url, `/agent/${credential}`);
      await callAt(node.host.url, "/api/contact", {
        method: "POST",
        headers: {
          "x-api-key": credential,
          "Idempotency-Key": credential.slice(0, 200),
          "Content-Type": "application/json",
        },
        body: "{}",
      });
      await callAt(node.host.url, "/api/agent/key", {
        method: "POST",
        headers: { "Idempotency-Key": credential.slice(-200) },
      });
      await node.revoke(credential);
    }
    await node.tell(event);
    await node.tell(assertion);
    await node.present(assertion);
    await node.host.stop();

    const { stdout, stderr } = node.host.output;
    expect(linesOf(node.host).length).toBeGreaterThan(5 * issued.length);
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), "latin1"));
    expect(files.length).toBeGreaterThan(1);
    const written = [stdout, stderr, ...files].join("\n");
    expect(leaksIn(stdout + stderr)).toStrictEqual([]);
    const secrets = [...issued, assertion, event].flatMap((text) => text.split(".")).filter((part) => part.length > 20);
    for (const secret of secrets)
      for (const part of [secret.slice(0, 24), secret.slice(-24)]) expect(written.includes(part), part).toBe(false);
    // The name of a subject here is a digest, under which it is revoked; that of a service is what the operator calls it.
    const nobodys = callers.map((caller) => caller.sub).filter((name) => name.startsWith("anonymous_"));
    expect(nobodys).toHaveLength(2);
    for (const name of [sub, ...(signers ? [issuer.name] : []), ...nobodys])
      expect(files.join("\n").includes(name), name).toBe(false);
  });
});
