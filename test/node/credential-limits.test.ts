import { afterEach, describe, expect, inject, test } from "vitest";
import { ErrorBody } from "../../src/contract/resources/error.ts";
import { type Answer, callAt, expectBody } from "../support/call.ts";
import { credentialsAt, inBatches } from "../support/credentials.ts";
import { changedAt } from "../support/jwt-forms.ts";
import { type Host, startHost, testSite } from "../support/programs.ts";

const hosts: Host[] = [];
afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.stop()));
});

/** A host with the limits that hosts have by default, behind a proxy, so that tests can come from several addresses. */
const start = async (environment: Readonly<Record<string, string>> = {}) => {
  const host = await startHost(inject("dist"), { LOG: "off", ...environment });
  hosts.push(host);
  const { url } = host;
  const at = credentialsAt(url, async () => testSite);
  const read = (headers: Readonly<Record<string, string>> = {}, path = "/api/profile") =>
    callAt(url, path, { headers });
  const as = (credential: string, path = "/api/profile") => read({ "x-api-key": credential }, path);
  return { ...at, url, read, as };
};

const remaining = ({ headers }: Answer): number => Number(headers["ratelimit-remaining"]);
const count = (answers: readonly Answer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;
const times = <T>(many: number, ask: () => Promise<T>): Promise<T[]> =>
  inBatches(Array.from({ length: many }), ask, 50);

/** The headers of a limit are what their definitions say, and agree with each other. */
const expectLimit = ({ headers }: Answer, name: string, quota: number): void => {
  const [left, reset] = [headers["ratelimit-remaining"], headers["ratelimit-reset"]];
  expect(headers["ratelimit-limit"]).toBe(String(quota));
  expect(headers["ratelimit-policy"]).toBe(`"${name}";q=${quota};w=60`);
  expect(headers.ratelimit).toBe(`"${name}";r=${left};t=${reset}`);
  expect(reset).toMatch(/^(?:[1-9]|[1-5]\d|60)$/);
};

describe("H1 a credential", () => {
  test("has 600 requests a minute of its own, and its address keeps its 60", async () => {
    const { demoToken, as, read } = await start();
    const token = await demoToken();
    const first = await as(token);
    expect(remaining(first)).toBe(599);
    expectLimit(first, "credential", 600);

    const answers = await times(620, () => as(token));
    expect([count(answers, 200), count(answers, 429)]).toStrictEqual([599, 21]);
    const left = answers.filter(({ status }) => status === 200).map(remaining);
    expect(left.toSorted((a, b) => b - a)).toStrictEqual(Array.from({ length: 599 }, (_, at) => 598 - at));
    for (const answer of answers.filter(({ status }) => status === 429)) {
      expect(expectBody(ErrorBody, answer.json()).error.code).toBe("rate_limited");
      expectLimit(answer, "credential", 600);
      expect(answer.headers["retry-after"]).toBe(answer.headers["ratelimit-reset"]);
    }
    const plain = await read();
    expect([plain.status, remaining(plain)]).toStrictEqual([200, 58]);
    expectLimit(plain, "demo", 60);
  });

  test("is counted in either header, on every path, and as often as it is answered 422 or 404", async () => {
    const { demoKey, as, read } = await start();
    const key = await demoKey();
    const answers = [
      await as(key),
      await read({ Authorization: `Bearer ${key}` }),
      await as(key, "/api"),
      await as(key, "/api/v1/projects?limit=0"),
      await as(key, "/api/nothing-here"),
      await as(key, "/nothing-here"),
    ];
    expect(answers.map(remaining)).toStrictEqual([599, 598, 597, 596, 595, 594]);
  });

  test("is counted apart from every other of its address", async () => {
    const { demoToken, demoKey, as, read } = await start();
    const all = [await demoToken(), await demoToken(), await demoKey(), await demoKey()];
    for (const expected of [599, 598])
      expect((await Promise.all(all.map((each) => as(each)))).map(remaining)).toStrictEqual(all.map(() => expected));
    expect(remaining(await read())).toBe(55);
  });

  test("is still of use where its address has used up its limit", async () => {
    const { demoToken, as, read } = await start();
    const token = await demoToken();
    await times(60, () => read());
    expect((await read()).status).toBe(429);
    expect([(await as(token)).status, (await as(token, "/api")).status]).toStrictEqual([200, 200]);
  });

  test("is counted alike from any address, and an address cannot be made up", async () => {
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

  test("is never worth less than none", async () => {
    const { demoToken, as, read } = await start({ RATE_LIMIT_PER_MINUTE: "1000" });
    const token = await demoToken();
    expectLimit(await as(token), "credential", 1_000);
    expectLimit(await read(), "demo", 1_000);
  });
});

describe("H1 a credential that is not valid", () => {
  test.each([
    ["a text", async () => "not-a-token"],
    ["a token with one character changed", async (mint: () => Promise<string>) => changedAt(await mint(), 200)],
  ])("counts for its address: %s", async (_, make) => {
    const { demoToken, as, read } = await start();
    const wrong = await make(demoToken);
    const used = 60 - remaining(await read());
    const answers = await times(70 - used, () => as(wrong));
    expect([count(answers, 200), count(answers, 429)]).toStrictEqual([60 - used, 10]);
    for (const answer of answers) expectLimit(answer, "demo", 60);
    expect((await read()).status).toBe(429);
  });

  test("counts for its address when it was revoked", async () => {
    const { demoToken, revoke, as, read } = await start();
    const token = await demoToken();
    expect(remaining(await as(token))).toBe(599);
    expect((await revoke(token)).status).toBe(200);
    expect(remaining(await as(token))).toBe(57);
    expect(remaining(await as(token, "/api"))).toBe(56);
    expect(remaining(await read())).toBe(55);
  });

  test("is refused for its limit before it is refused for itself", async () => {
    const { as, demoToken } = await start();
    const token = await demoToken();
    const answers = await times(70, () => as("not-a-token", "/api"));
    expect([count(answers, 401), count(answers, 429)]).toStrictEqual([59, 11]);
    for (const { headers } of answers.filter(({ status }) => status === 429)) {
      expect(headers["retry-after"]).toMatch(/^[1-9]\d?$/);
      expect(headers["www-authenticate"]).toBeUndefined();
    }
    expect((await as(token, "/api")).status).toBe(200);
  });

  test("does not become another address by what it says", async () => {
    const { read } = await start();
    const answers = await times(70, () =>
      read({
        "X-Forwarded-For": `192.0.2.${Math.floor(Math.random() * 250)}`,
        Authorization: `Bearer ${crypto.randomUUID()}`,
      }),
    );
    expect([count(answers, 200), count(answers, 429)]).toStrictEqual([60, 10]);
  });
});

describe("H1 asking for credentials", () => {
  test.each([
    ["/api/agent/identity", 200],
    ["/api/v1/agent/key", 201],
  ])("at %s counts for the address, also for whoever has one", async (path, status) => {
    const { url, demoKey } = await start();
    const key = await demoKey();
    const answers = await times(70, () => callAt(url, path, { method: "POST", headers: { "x-api-key": key } }));
    expect([count(answers, status), count(answers, 429)]).toStrictEqual([59, 11]);
    expect((await callAt(url, path, { method: "POST" })).status).toBe(429);
  });

  test("and revoking one are counted, and one can be revoked by itself where the address has nothing left", async () => {
    const { url, demoToken, read, as, takes } = await start();
    const token = await demoToken();
    await times(60, () => read());
    const revocation = { event: "revoke", token };
    const send = (headers: Readonly<Record<string, string>>) =>
      callAt(url, "/api/agent/events", {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify(revocation),
      });
    expect((await send({})).status).toBe(429);
    expect(await takes(token)).toBe(true);
    expect((await send({ "x-api-key": token })).status).toBe(200);
    expect((await as(token)).status).toBe(429);
  });
});

describe("H2 an Idempotency-Key", () => {
  const inquiry = { name: "Grace Hopper", email: "grace@example.com", message: "Would you like to write a compiler?" };
  /** Sends the same inquiry, or asks for a demo key, with the same Idempotency-Key. */
  const sending =
    (url: string, key: string, path = "/api/contact", body: unknown = inquiry) =>
    async (headers: Readonly<Record<string, string>>) => {
      const answer = await callAt(url, path, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": key, ...headers },
        body: JSON.stringify(body),
      });
      expect([201, 202], answer.text).toContain(answer.status);
      return { text: answer.text, isReplay: answer.headers["idempotent-replay"] === "true" };
    };

  test.each([
    ["an inquiry", "/api/contact", inquiry],
    ["a demo key", "/api/agent/key", {}],
  ])("belongs to a credential, from whichever address it comes: %s", async (_, path, body) => {
    const { url, demoToken, demoKey } = await start({ TRUST_PROXY: "1" });
    const [mine, yours, third] = [await demoToken(), await demoToken(), await demoKey()];
    const send = sending(url, "the-same", path, body);
    const [here, there] = ["192.0.2.1", "198.51.100.7"].map((address) => ({ "X-Forwarded-For": address }));

    const first = await send({ ...here, "x-api-key": mine });
    expect(first.isReplay).toBe(false);
    expect(await send({ ...there, Authorization: `Bearer ${mine}` })).toStrictEqual({ ...first, isReplay: true });

    // From the same address, others have their own.
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

  test("of a credential that was revoked is nobody's", async () => {
    const { url, demoToken, revoke } = await start();
    const token = await demoToken();
    const send = sending(url, "the-same");
    const first = await send({ "x-api-key": token });
    await revoke(token);
    const after = await send({ "x-api-key": token });
    expect([after.isReplay, after.text === first.text]).toStrictEqual([false, false]);
  });

  test("is refused for another body of the same credential alone", async () => {
    const { url, demoToken } = await start();
    const [mine, yours] = [await demoToken(), await demoToken()];
    await sending(url, "the-same")({ "x-api-key": mine });
    const other = sending(url, "the-same", "/api/contact", { ...inquiry, name: "Ada" });
    expect((await other({ "x-api-key": yours })).isReplay).toBe(false);
    await expect(other({ "x-api-key": mine })).rejects.toThrow("idempotency_key_reused");
  });
});
