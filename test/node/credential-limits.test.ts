import { rmSync } from "node:fs";
import { afterEach, describe, expect, inject, test } from "vitest";
import { ErrorBody } from "../../src/contract/resources/error.ts";
import { credentialsClient, inBatches } from "../support/auth/credentials.ts";
import { withCharacterChanged } from "../support/auth/jwt-encodings.ts";
import { demoCredentialLimitContract } from "../support/auth/limit-contract.ts";
import { agentTrustOf } from "../support/auth/providers.ts";
import { type Host, startHost, temporaryFolder, testSite } from "../support/hosts/programs.ts";
import { isReplay } from "../support/http/api-requests.ts";
import { callAt, expectBody, type HttpResponse } from "../support/http/http-client.ts";
import { inquiry } from "../support/http/inquiries.ts";

const trustSetting = (): string => {
  const signers = inject("signers");
  if (!signers) throw new Error("the node project provides signers");
  return agentTrustOf(signers);
};

const hosts: Host[] = [];
afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.stop()));
});

/** A host with default limits behind a trusted proxy, so that tests can use several addresses. */
const start = async (environment: Readonly<Record<string, string>> = {}) => {
  const host = await startHost(inject("dist"), { LOG: "off", ...environment });
  hosts.push(host);
  const { url } = host;
  const at = credentialsClient(url, async () => testSite);
  const read = (headers: Readonly<Record<string, string>> = {}, path = "/api/profile") =>
    callAt(url, path, { headers });
  const as = (credential: string, path = "/api/profile") => read({ "x-api-key": credential }, path);
  return { ...at, url, read, as };
};

const remaining = ({ headers }: HttpResponse): number => Number(headers["ratelimit-remaining"]);
const countStatus = (responses: readonly HttpResponse[], status: number): number =>
  responses.filter((response) => response.status === status).length;
const repeat = <T>(many: number, ask: () => Promise<T>): Promise<T[]> =>
  inBatches(Array.from({ length: many }), ask, 50);

/** Expects rate limit headers that are valid and consistent. */
const expectLimit = ({ headers }: HttpResponse, name: string, quota: number): void => {
  const [left, reset] = [headers["ratelimit-remaining"], headers["ratelimit-reset"]];
  expect(headers["ratelimit-limit"]).toBe(String(quota));
  expect(headers["ratelimit-policy"]).toBe(`"${name}";q=${quota};w=60`);
  expect(headers.ratelimit).toBe(`"${name}";r=${left};t=${reset}`);
  expect(reset).toMatch(/^(?:[1-9]|[1-5]\d|60)$/);
};

describe("a credential", () => {
  test("has its own 600 requests a minute, and its address keeps its 60", async () => {
    const { demoToken, as, read } = await start();
    const token = await demoToken();
    const first = await as(token);
    expect(remaining(first)).toBe(599);
    expectLimit(first, "credential", 600);

    const responses = await repeat(620, () => as(token));
    expect([countStatus(responses, 200), countStatus(responses, 429)]).toStrictEqual([599, 21]);
    const left = responses.filter(({ status }) => status === 200).map(remaining);
    expect(left.toSorted((a, b) => b - a)).toStrictEqual(Array.from({ length: 599 }, (_, index) => 598 - index));
    for (const response of responses.filter(({ status }) => status === 429)) {
      expect(expectBody(ErrorBody, response.json()).error.code).toBe("rate_limited");
      expectLimit(response, "credential", 600);
      expect(response.headers["retry-after"]).toBe(response.headers["ratelimit-reset"]);
    }
    const plain = await read();
    expect([plain.status, remaining(plain)]).toStrictEqual([200, 58]);
    expectLimit(plain, "demo", 60);
  });

  test("is counted in either header, on every path, and for 422 and 404 responses", async () => {
    const { demoKey, as, read } = await start();
    const key = await demoKey();
    const responses = [
      await as(key),
      await read({ Authorization: `Bearer ${key}` }),
      await as(key, "/api"),
      await as(key, "/api/v1/projects?limit=0"),
      await as(key, "/api/nothing-here"),
      await as(key, "/nothing-here"),
    ];
    expect(responses.map(remaining)).toStrictEqual([599, 598, 597, 596, 595, 594]);
  });

  test("that needs proof is counted separately from others at the same address", async () => {
    const { agentToken, serviceToken, as, read } = await start({ AGENT_TRUST: trustSetting() });
    const all = [await agentToken(), await agentToken(), await serviceToken()];
    for (const expected of [599, 598])
      expect((await Promise.all(all.map((each) => as(each)))).map(remaining)).toStrictEqual(all.map(() => expected));
    expect(remaining(await read())).toBe(56);
  });

  test("that anyone can get is also counted with the others at the same address", async () => {
    const { demoToken, demoKey, as, read } = await start();
    const all = [await demoToken(), await demoToken(), await demoKey(), await demoKey()];
    const left: number[] = [];
    for (const each of [...all, ...all]) left.push(remaining(await as(each)));
    expect(left).toStrictEqual([599, 598, 597, 596, 595, 594, 593, 592]);
    expect(remaining(await read())).toBe(55);
  });

  test("works after its address has reached its limit", async () => {
    const { demoToken, as, read } = await start();
    const token = await demoToken();
    await repeat(60, () => read());
    expect((await read()).status).toBe(429);
    expect([(await as(token)).status, (await as(token, "/api")).status]).toStrictEqual([200, 200]);
  });

  test("is counted across addresses, and X-Forwarded-For cannot forge an address", async () => {
    const { demoToken, as, read, url } = await start({ TRUST_PROXY: "1" });
    const token = await demoToken();
    const from = (address: string) =>
      callAt(url, "/api/profile", { headers: { "x-api-key": token, "X-Forwarded-For": address } });
    expect(remaining(await as(token))).toBe(599);
    expect(remaining(await from("192.0.2.1"))).toBe(598);
    expect(remaining(await from("2001:db8::1"))).toBe(597);
    expect(remaining(await read({ "X-Forwarded-For": "198.51.100.9, 192.0.2.1" }))).toBe(59);
    expect(remaining(await read({ "X-Forwarded-For": "198.51.100.8, 192.0.2.1" }))).toBe(58);
  });

  test.each([5, 1000])("has ten times the limit of an address, which is %i", async (limit) => {
    const { demoToken, as, read } = await start({ RATE_LIMIT_PER_MINUTE: String(limit) });
    const token = await demoToken();
    expectLimit(await as(token), "credential", 10 * limit);
    expectLimit(await read(), "demo", limit);
  });
});

describe("an invalid credential", () => {
  test.each([
    ["a string", async () => "not-a-token"],
    [
      "a token with one character changed",
      async (mint: () => Promise<string>) => withCharacterChanged(await mint(), 200),
    ],
  ])("counts against its address: %s", async (_, make) => {
    const { demoToken, as, read } = await start();
    const wrong = await make(demoToken);
    const used = 60 - remaining(await read());
    const responses = await repeat(70 - used, () => as(wrong));
    expect([countStatus(responses, 200), countStatus(responses, 429)]).toStrictEqual([60 - used, 10]);
    for (const response of responses) expectLimit(response, "demo", 60);
    expect((await read()).status).toBe(429);
  });

  test("counts against its address after it was revoked", async () => {
    const { demoToken, revoke, as, read } = await start();
    const token = await demoToken();
    expect(remaining(await as(token))).toBe(599);
    expect((await revoke(token)).status).toBe(200);
    expect(remaining(await as(token))).toBe(57);
    expect(remaining(await as(token, "/api"))).toBe(56);
    expect(remaining(await read())).toBe(55);
  });

  test("gets 429 before 401", async () => {
    const { as, demoToken } = await start();
    const token = await demoToken();
    const responses = await repeat(70, () => as("not-a-token", "/api"));
    expect([countStatus(responses, 401), countStatus(responses, 429)]).toStrictEqual([59, 11]);
    for (const { headers } of responses.filter(({ status }) => status === 429)) {
      expect(headers["retry-after"]).toMatch(/^[1-9]\d?$/);
      expect(headers["www-authenticate"]).toBeUndefined();
    }
    expect((await as(token, "/api")).status).toBe(200);
  });

  test("cannot select another address's counter", async () => {
    const { read } = await start();
    const responses = await repeat(70, () =>
      read({
        "X-Forwarded-For": `192.0.2.${Math.floor(Math.random() * 250)}`,
        Authorization: `Bearer ${crypto.randomUUID()}`,
      }),
    );
    expect([countStatus(responses, 200), countStatus(responses, 429)]).toStrictEqual([60, 10]);
  });
});

demoCredentialLimitContract(async (settings) => {
  const host = await startHost(inject("dist"), { LOG: "off", ...settings });
  return { url: host.url, log: () => "", stop: host.stop };
});

describe("requests for credentials", () => {
  test("are limited per day, also across restarts", async () => {
    const folder = temporaryFolder();
    const settings = { RATE_LIMIT_PER_MINUTE: "3", DATA_DIR: folder };
    const statuses: number[] = [];
    let last: HttpResponse | undefined;
    for (let round = 0; round < 2; round += 1) {
      const { url } = await start(settings);
      for (let count = 0; count < 3; count += 1) {
        last = await callAt(url, "/api/agent/identity", { method: "POST" });
        statuses.push(last.status);
      }
      await Promise.all(hosts.splice(0).map((host) => host.stop()));
    }
    rmSync(folder, { recursive: true, force: true });
    expect(statuses).toStrictEqual([200, 200, 200, 200, 200, 429]);
    expect(last?.headers["ratelimit-policy"]).toBe('"issue";q=5;w=86400');
    expect(Number(last?.headers["retry-after"])).toBeGreaterThan(86_000);
  });

  test.each([
    ["/api/agent/identity", 200],
    ["/api/v1/agent/key", 201],
  ])("at %s counts against the address, even with a credential", async (path, status) => {
    const { url, demoKey } = await start();
    const key = await demoKey();
    const responses = await repeat(70, () => callAt(url, path, { method: "POST", headers: { "x-api-key": key } }));
    expect([countStatus(responses, status), countStatus(responses, 429)]).toStrictEqual([59, 11]);
    expect((await callAt(url, path, { method: "POST" })).status).toBe(429);
  });

  test("and revoking one are counted, and a credential can revoke itself after its address reached the limit", async () => {
    const { url, demoToken, read, as, isAccepted } = await start();
    const token = await demoToken();
    await repeat(60, () => read());
    const revocation = { event: "revoke", token };
    const send = (headers: Readonly<Record<string, string>>) =>
      callAt(url, "/api/agent/events", {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify(revocation),
      });
    expect((await send({})).status).toBe(429);
    expect(await isAccepted(token)).toBe(true);
    expect((await send({ "x-api-key": token })).status).toBe(200);
    expect((await as(token)).status).toBe(429);
  });
});

describe("an Idempotency-Key", () => {
  /** Sends the same request with the same Idempotency-Key. */
  const sending =
    (url: string, key: string, path = "/api/contact", body: unknown = inquiry) =>
    async (headers: Readonly<Record<string, string>>) => {
      const response = await callAt(url, path, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": key, ...headers },
        body: JSON.stringify(body),
      });
      expect([201, 202], response.text).toContain(response.status);
      return { text: response.text, isReplay: isReplay(response) };
    };

  test.each([
    ["an inquiry", "/api/contact", inquiry],
    ["a demo key", "/api/agent/key", {}],
  ])("belongs to the credential, whatever the address: %s", async (_, path, body) => {
    const { url, demoToken, demoKey } = await start({ TRUST_PROXY: "1" });
    const [mine, yours, third] = [await demoToken(), await demoToken(), await demoKey()];
    const send = sending(url, "the-same", path, body);
    const [here, there] = ["192.0.2.1", "198.51.100.7"].map((address) => ({ "X-Forwarded-For": address }));

    const first = await send({ ...here, "x-api-key": mine });
    expect(first.isReplay).toBe(false);
    expect(await send({ ...there, Authorization: `Bearer ${mine}` })).toStrictEqual({ ...first, isReplay: true });

    // Other callers at the same address have their own keys.
    const others = [
      await send({ ...here, "x-api-key": yours }),
      await send({ ...here, "x-api-key": third }),
      await send({ ...here }),
      await send({ ...there }),
    ];
    expect(others.map(({ isReplay }) => isReplay)).toStrictEqual([false, false, false, false]);
    expect(new Set([first, ...others].map(({ text }) => text)).size).toBe(5);
    expect(await send({ ...there, "x-api-key": yours })).toStrictEqual({ ...others[0], isReplay: true });
    expect(await send({ ...here, "x-api-key": "not-a-key" })).toStrictEqual({ ...others[2], isReplay: true });
  });

  test("without a credential belongs to the address and the User-Agent", async () => {
    const { url } = await start({ TRUST_PROXY: "1" });
    const send = sending(url, crypto.randomUUID(), "/api/agent/key", {});
    const [here, there] = ["192.0.2.1", "198.51.100.7"].map((address) => ({ "X-Forwarded-For": address }));
    const first = await send({ ...here, "User-Agent": "one/1.0" });
    expect(await send({ ...here, "User-Agent": "one/1.0" })).toStrictEqual({ ...first, isReplay: true });
    const others = [
      await send({ ...here, "User-Agent": "other/1.0" }),
      await send({ ...there, "User-Agent": "one/1.0" }),
      await send({ ...here }),
    ];
    expect(others.map(({ isReplay }) => isReplay)).toStrictEqual([false, false, false]);
    expect(new Set([first, ...others].map(({ text }) => text)).size).toBe(4);

    const fromIpv6 = (address: string) => send({ "X-Forwarded-For": address, "User-Agent": "one/1.0" });
    const sixth = await fromIpv6("2001:db8::1");
    expect((await fromIpv6("2001:db8::2")).isReplay).toBe(false);
    expect(await fromIpv6("2001:DB8:0:0::1")).toStrictEqual({ ...sixth, isReplay: true });
  });

  test("of a revoked credential cannot be replayed", async () => {
    const { url, demoToken, revoke } = await start();
    const token = await demoToken();
    const send = sending(url, "the-same");
    const first = await send({ "x-api-key": token });
    await revoke(token);
    const after = await send({ "x-api-key": token });
    expect([after.isReplay, after.text === first.text]).toStrictEqual([false, false]);
  });

  test("is refused for another body of the same credential only", async () => {
    const { url, demoToken } = await start();
    const [mine, yours] = [await demoToken(), await demoToken()];
    await sending(url, "the-same")({ "x-api-key": mine });
    const other = sending(url, "the-same", "/api/contact", { ...inquiry, name: "Ada" });
    expect((await other({ "x-api-key": yours })).isReplay).toBe(false);
    await expect(other({ "x-api-key": mine })).rejects.toThrow("idempotency_key_reused");
  });
});
