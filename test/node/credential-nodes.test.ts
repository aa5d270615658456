import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, inject, test } from "vitest";
import { idJag, issuer, securityEvent } from "../support/auth/assertions.ts";
import { credentialHeaders, credentialsClient, inBatches } from "../support/auth/credentials.ts";
import { agentTrustOf } from "../support/auth/providers.ts";
import {
  afterThisTest,
  defaultStoreTimeout,
  logEntries,
  newDataFolder,
  startHostOn,
} from "../support/hosts/faulty-host.ts";
import { leaksIn } from "../support/hosts/log-leaks.ts";
import { type Host, testSite } from "../support/hosts/programs.ts";
import { freshSecret } from "../support/hosts/secrets.ts";
import { callAt } from "../support/http/http-client.ts";
import { protectedPaths } from "../support/http/protected-paths.ts";

const signers = inject("signers");
const trust = { AGENT_TRUST: signers ? agentTrustOf(signers) : "" };
const credentialsOf = ({ url }: Host) => credentialsClient(url, async () => testSite);

/** A host on a data folder, with a client for its credentials. */
const startNodeOn = async (folder: string, environment: Readonly<Record<string, string>> = {}) => {
  const host = await startHostOn(folder, { ...trust, ...environment });
  return { host, ...credentialsOf(host) };
};
type TestNode = Awaited<ReturnType<typeof startNodeOn>>;

/** One credential of each kind. */
const issueOneOfEach = async (node: TestNode): Promise<string[]> =>
  Promise.all([node.demoToken(), node.demoKey(), ...(signers ? [node.agentToken(), node.serviceToken()] : [])]);

const repeatFor = <T>(items: readonly unknown[], value: T): T[] => items.map(() => value);

describe("two processes on one data folder", () => {
  test("accept each other's credentials and refuse revoked ones immediately", async () => {
    const folder = newDataFolder();
    const [one, other] = await Promise.all([startNodeOn(folder), startNodeOn(folder)]);
    const issued = [...(await issueOneOfEach(one)), ...(await issueOneOfEach(other))];
    for (const node of [one, other])
      expect(await inBatches(issued, node.isAccepted)).toStrictEqual(repeatFor(issued, true));
    for (const [index, credential] of issued.entries()) {
      const [here, there] = index % 2 === 0 ? [one, other] : [other, one];
      expect((await here.revoke(credential)).status).toBe(200);
      expect([await there.isAccepted(credential), await here.isAccepted(credential)]).toStrictEqual([false, false]);
    }
  });

  test("list each other's events", async () => {
    const folder = newDataFolder();
    const [one, other] = await Promise.all([startNodeOn(folder), startNodeOn(folder)]);
    const key = await one.demoKey();
    await other.revoke(key);
    const lists = await Promise.all(
      [one, other].map(async ({ host }) => (await callAt(host.url, "/api/agent/events")).text),
    );
    expect(lists[0]).toBe(lists[1]);
    const types = JSON.parse(lists[0] ?? "").events.map(({ type }: { type: string }) => type);
    expect(types).toStrictEqual(["credential.revoked", "key.issued"]);
  });

  test.skipIf(!signers)("refuse a subject's tokens after either received a security event", async () => {
    const folder = newDataFolder();
    const [one, other] = await Promise.all([startNodeOn(folder), startNodeOn(folder)]);
    const sub = "ada";
    const tokens = [await one.agentToken(sub), await other.agentToken(sub)];
    const stranger = await one.agentToken("grace");
    expect(await inBatches(tokens, other.isAccepted)).toStrictEqual([true, true]);
    expect((await one.sendSecurityEvent(await securityEvent(testSite, sub))).status).toBe(202);
    for (const node of [other, one]) {
      expect(await inBatches(tokens, node.isAccepted)).toStrictEqual([false, false]);
      expect(await node.isAccepted(stranger)).toBe(true);
    }
  });

  test("handle concurrent revocations of the same credential", async () => {
    const folder = newDataFolder();
    const nodes = await Promise.all([startNodeOn(folder), startNodeOn(folder)]);
    const keys = await Promise.all(Array.from({ length: 10 }, () => nodes[0].demoKey()));
    const responses = await Promise.all(keys.flatMap((key) => nodes.map((node) => node.revoke(key))));
    expect(responses.map(({ status }) => status)).toStrictEqual(repeatFor(responses, 200));
    for (const node of nodes) expect(await inBatches(keys, node.isAccepted)).toStrictEqual(repeatFor(keys, false));
  });
});

describe("a restart", () => {
  test("after kill -9 keeps revocations and valid credentials", async () => {
    const folder = newDataFolder();
    const first = await startNodeOn(folder);
    const [kept, revoked] = [await issueOneOfEach(first), await issueOneOfEach(first)];
    const responses = await Promise.all(revoked.map((credential) => first.revoke(credential)));
    first.host.process.kill("SIGKILL");
    expect(responses.map(({ status }) => status)).toStrictEqual(repeatFor(revoked, 200));

    const second = await startNodeOn(folder);
    expect(await inBatches(revoked, second.isAccepted)).toStrictEqual(repeatFor(revoked, false));
    expect(await inBatches(kept, second.isAccepted)).toStrictEqual(repeatFor(kept, true));
  });

  test("after kill -9 during a stream of revocations refuses every acknowledged one", async () => {
    const folder = newDataFolder();
    const first = await startNodeOn(folder);
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

    const second = await startNodeOn(folder);
    expect(await inBatches(answered, second.isAccepted)).toStrictEqual(repeatFor(answered, false));
    // An interrupted revocation may have happened or not, and can be repeated.
    for (const key of cutOff.slice(0, 10)) expect((await second.revoke(key)).status).toBe(200);
    expect(await inBatches(cutOff.slice(0, 10), second.isAccepted)).toStrictEqual(
      repeatFor(cutOff.slice(0, 10), false),
    );
  });

  test("on a new folder with the same secret refuses credentials issued before", async () => {
    const SECRET_KEY = freshSecret();
    const first = await startNodeOn(newDataFolder(), { SECRET_KEY });
    const [before, revoked] = [await issueOneOfEach(first), await first.demoToken()];
    expect((await first.revoke(revoked)).status).toBe(200);
    await first.host.stop();

    const second = await startNodeOn(newDataFolder(), { SECRET_KEY });
    const all = [...before, revoked];
    expect(await inBatches(all, second.isAccepted)).toStrictEqual(repeatFor(all, false));
    const after = await issueOneOfEach(second);
    expect(await inBatches(after, second.isAccepted)).toStrictEqual(repeatFor(after, true));
    // Public reads still work.
    expect((await second.callWith(revoked, "/api/profile")).status).toBe(200);
  });

  test("with another secret refuses credentials issued before", async () => {
    const folder = newDataFolder();
    const first = await startNodeOn(folder, { SECRET_KEY: freshSecret() });
    const before = await issueOneOfEach(first);
    await first.host.stop();
    const second = await startNodeOn(folder, { SECRET_KEY: freshSecret() });
    expect(await inBatches(before, second.isAccepted)).toStrictEqual(repeatFor(before, false));
  });

  test("with the former secret as a fallback accepts older credentials and keeps revocations", async () => {
    const folder = newDataFolder();
    const [former, newest] = [freshSecret(), freshSecret()];
    const first = await startNodeOn(folder, { SECRET_KEY: former });
    const [kept, revoked] = [await issueOneOfEach(first), await issueOneOfEach(first)];
    for (const credential of revoked) await first.revoke(credential);
    const keySet = async ({ host }: TestNode) =>
      JSON.parse((await callAt(host.url, "/.well-known/jwks.json")).text).keys;
    const [old] = await keySet(first);
    await first.host.stop();

    const second = await startNodeOn(folder, { SECRET_KEY: newest, SECRET_KEY_FALLBACKS: former });
    expect(await inBatches(kept, second.isAccepted)).toStrictEqual(repeatFor(kept, true));
    expect(await inBatches(revoked, second.isAccepted)).toStrictEqual(repeatFor(revoked, false));
    const keys = await keySet(second);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toStrictEqual(old);
    const [head = ""] = (await second.demoToken()).split(".");
    expect(JSON.parse(atob(head)).kid).toBe(keys[0].kid);
    expect((await second.revoke(kept[0])).status).toBe(200);
    expect(await second.isAccepted(kept[0] ?? "")).toBe(false);
  });
});

describe("an unusable database", () => {
  /** Locks the database of a folder for this process. */
  const lock = (folder: string, how: string): (() => void) => {
    const state = new DatabaseSync(join(folder, "state.db"), { timeout: 5_000 });
    afterThisTest(() => state.isOpen && state.close());
    state.exec(how);
    return () => state.close();
  };
  const statusesOf = (paths: readonly string[], { callWith }: TestNode, credential: string): Promise<number[]> =>
    inBatches(paths, async (path) => (await callWith(credential, path)).status, 6);

  test("makes protected paths return 503 instead of 401 and stops issuing and revoking", async () => {
    const folder = newDataFolder();
    const first = await startNodeOn(folder);
    const issued = [await first.demoToken(), await first.demoKey()];
    const assertion = signers ? await idJag(testSite) : "x";
    await first.host.stop();
    const release = lock(folder, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    const node = await startNodeOn(folder, defaultStoreTimeout);
    const { host } = node;

    for (const credential of issued) {
      for (const [, sent] of credentialHeaders) {
        const { status, headers, text } = await callAt(host.url, "/agent/auth", { headers: sent(credential) });
        expect(status, text).toBe(503);
        expect(JSON.parse(text)).toMatchObject({ error: { code: "unavailable" } });
        expect(headers["retry-after"]).toMatch(/^[1-9]\d*$/);
        expect(headers["www-authenticate"]).toBeUndefined();
      }
      expect(await statusesOf(protectedPaths, node, credential)).toStrictEqual(repeatFor(protectedPaths, 503));
    }
    expect(await statusesOf(protectedPaths, node, "not-a-key")).toStrictEqual(repeatFor(protectedPaths, 401));

    const reads = ["/api/profile", "/api/v1/projects?q=a", "/api/health", "/.well-known/jwks.json", "/api/agent/claim"];
    for (const credential of [...issued, "not-a-key"])
      expect(await statusesOf(reads, node, credential)).toStrictEqual(repeatFor(reads, 200));
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
      ...(signers ? [await node.sendSecurityEvent(await securityEvent(testSite, "ada"))] : []),
      await callAt(host.url, "/api/agent/events"),
    ];
    expect(refused.map(({ status }) => status)).toStrictEqual(repeatFor(refused, 503));
    for (const { headers } of refused) expect(headers["retry-after"]).toMatch(/^[1-9]\d*$/);

    release();
    await expect.poll(async () => (await node.callWith(issued[0] ?? "")).status, { timeout: 20_000 }).toBe(200);
    await host.stop();
    // Refused requests had no effect: nothing was revoked and the assertion is unused.
    const after = await startNodeOn(folder);
    expect(await inBatches(issued, after.isAccepted)).toStrictEqual([true, true]);
    const claimed = await callAt(after.host.url, "/api/agent/claim", claim);
    expect(claimed.status, claimed.text).toBe(200);
  });

  test("that is read-only still enforces revocations and accepts no new ones", async () => {
    const folder = newDataFolder();
    const node = await startNodeOn(folder, defaultStoreTimeout);
    const [kept, revoked] = [await node.demoToken(), await node.demoToken()];
    expect((await node.revoke(revoked)).status).toBe(200);
    const release = lock(folder, "BEGIN IMMEDIATE");
    const eventually = (ask: () => Promise<{ readonly status: number }>) =>
      expect.poll(async () => (await ask()).status, { timeout: 20_000 });
    await eventually(() => node.callWith(kept)).toBe(200);
    await eventually(() => node.callWith(revoked)).toBe(401);
    await eventually(() => callAt(node.host.url, "/api/agent/events")).toBe(200);
    expect((await node.revoke(kept)).status).toBe(503);
    await eventually(() => node.callWith(kept)).toBe(200);
    release();
    await eventually(() => node.revoke(kept)).toBe(200);
    await eventually(() => node.callWith(kept)).toBe(401);
  });
});

describe("the data that a host writes", () => {
  test("contains no credential or subject, neither in its log nor in its database", async () => {
    const folder = newDataFolder();
    const node = await startNodeOn(folder);
    const sub = "countess@ada.example.com";
    const [assertion, event] = signers
      ? [await idJag(testSite, { claims: { sub } }), await securityEvent(testSite, sub)]
      : ["", ""];
    const issued = [...(await issueOneOfEach(node)), ...(signers ? [await node.agentToken(sub)] : [])];
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
    await node.sendSecurityEvent(event);
    await node.sendSecurityEvent(assertion);
    await node.callWith(assertion);
    await node.host.stop();

    const { stdout, stderr } = node.host.output;
    expect(logEntries(node.host).length).toBeGreaterThan(5 * issued.length);
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), "latin1"));
    expect(files.length).toBeGreaterThan(1);
    const written = [stdout, stderr, ...files].join("\n");
    expect(leaksIn(stdout + stderr)).toStrictEqual([]);
    const secrets = [...issued, assertion, event].flatMap((text) => text.split(".")).filter((part) => part.length > 20);
    for (const secret of secrets)
      for (const part of [secret.slice(0, 24), secret.slice(-24)]) expect(written.includes(part), part).toBe(false);
    // Subjects are stored as digests; a service's subject is its configured client id.
    const anonymousSubjects = callers.map((caller) => caller.sub).filter((name) => name.startsWith("anonymous_"));
    expect(anonymousSubjects).toHaveLength(2);
    for (const name of [sub, ...(signers ? [issuer.name] : []), ...anonymousSubjects])
      expect(files.join("\n").includes(name), name).toBe(false);
  });
});
