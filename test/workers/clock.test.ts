import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { ErrorBody } from "../../src/contract/resources/error.ts";
import { credentialsClient } from "../support/auth/credentials.ts";
import { patientStore, testSite } from "../support/hosts/programs.ts";
import { startWorkers } from "../support/hosts/workers.ts";
import { callAt, expectBody } from "../support/http/http-client.ts";
import { postInquiry } from "../support/http/inquiries.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A service in workerd whose clock can be set. */
const withClock = async (settings: Readonly<Record<string, string>> = {}) => {
  const { url, stop } = await startWorkers(
    inject("dist"),
    { ...patientStore, ...settings },
    "test/workers/clock-worker.ts",
  );
  const setAhead = async (milliseconds: number): Promise<void> => {
    await callAt(url, "/api/health", { headers: { "X-Clock-Ahead": String(milliseconds) } });
  };
  return { url, stop, setAhead, ...credentialsClient(url, async () => testSite) };
};

describe("the daily limit of demo credentials in workerd", () => {
  let service: Awaited<ReturnType<typeof withClock>>;
  beforeAll(async () => {
    service = await withClock();
  });
  afterAll(() => service.stop());

  test("issues 100 to an address and then returns 429 until the day is over", async () => {
    const { url, setAhead } = service;
    const mint = (path = "/api/agent/identity") => callAt(url, path, { method: "POST" });
    const first = await mint();
    expect(first.status).toBe(200);
    // The limit per minute lets 60 requests pass, of which one sets the clock.
    for (let count = 1; count < 100; count += 1) {
      if (count % 50 === 0) await setAhead((count / 50) * MINUTE_MS);
      const { status, text } = await mint(count % 2 === 0 ? "/api/agent/identity" : "/api/agent/key");
      expect([200, 201], text).toContain(status);
    }
    for (const path of ["/api/agent/identity", "/api/agent/key", "/api/v1/agent/key"]) {
      const { status, headers, text } = await mint(path);
      expect([status, headers["ratelimit-policy"]]).toStrictEqual([429, '"issue";q=100;w=86400']);
      expect(text).toContain("already got 100 demo credentials");
      expect(headers["retry-after"]).toBe(headers["ratelimit-reset"]);
      const seconds = Number(headers["retry-after"]);
      expect(seconds).toBeGreaterThan(86_400 - 300);
      expect(seconds).toBeLessThanOrEqual(86_400 - 60);
    }
    expect(expectBody(ErrorBody, (await mint()).json()).error.code).toBe("rate_limited");
    // Reads of this address still work.
    expect((await callAt(url, "/api/profile")).status).toBe(200);
    await setAhead(DAY_MS + 2 * MINUTE_MS);
    expect((await mint()).status).toBe(200);
  });
});

describe("a clock of Workers that is set", () => {
  test.each([30, -30, 400 * 24])("by %i hours locks no client out", async (hours) => {
    const { url, stop, setAhead } = await withClock({ RATE_LIMIT_PER_MINUTE: "20" });
    try {
      const read = () => callAt(url, "/api/profile");
      let response = await read();
      while (response.status === 200) response = await read();
      expect(response.status).toBe(429);
      await setAhead(hours * HOUR_MS);
      const after = await read();
      expect(Number(after.headers["ratelimit-reset"])).toBeLessThanOrEqual(60);
      if (hours > 0) expect(after.status).toBe(200);
      await setAhead(hours * HOUR_MS + MINUTE_MS);
      expect((await read()).status).toBe(200);
    } finally {
      await stop();
    }
  });

  test("makes nothing usable again that was revoked, used or answered", async () => {
    const { url, stop, setAhead, demoToken, demoKey, revoke, isAccepted } = await withClock({
      RATE_LIMIT_PER_MINUTE: "1000000",
    });
    try {
      const credentials = [await demoToken(), await demoKey()];
      for (const credential of credentials) expect((await revoke(credential)).status).toBe(200);
      const key = crypto.randomUUID();
      const answered = await postInquiry(url, key);
      for (const hours of [2, 30, -30, 400 * 24, -400 * 24]) {
        await setAhead(hours * HOUR_MS);
        for (const credential of credentials) expect(await isAccepted(credential)).toBe(false);
        await setAhead(0);
        for (const credential of credentials) expect(await isAccepted(credential)).toBe(false);
        expect((await postInquiry(url, key)).text).toBe(answered.text);
      }
      expect(await isAccepted(await demoToken())).toBe(true);
    } finally {
      await stop();
    }
  });
});
