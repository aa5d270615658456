import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, describe, expect, inject, test } from "vitest";
import { Health } from "../../src/contract/resources/health.ts";
import { idJag } from "../support/auth/assertions.ts";
import { credentialsClient } from "../support/auth/credentials.ts";
import { agentTrustOf, createSigners } from "../support/auth/providers.ts";
import { newDataFolder } from "../support/hosts/faulty-host.ts";
import { type Host, startHost, testSite } from "../support/hosts/programs.ts";
import { createWallClock, type WallClock } from "../support/hosts/wall-clock.ts";
import { callAt } from "../support/http/http-client.ts";
import { postInquiry } from "../support/http/inquiries.ts";
import { hasTool, sampled } from "../support/setup/tier.ts";

const hosts: Host[] = [];
const clocks: WallClock[] = [];
afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.stop()));
  for (const { remove } of clocks.splice(0)) remove();
});

/** A host whose wall clock can be set while it runs. */
const start = async (environment: Readonly<Record<string, string>> = {}) => {
  const clock = createWallClock();
  clocks.push(clock);
  const folder = newDataFolder();
  const host = await startHost(inject("dist"), {
    DATA_DIR: folder,
    RATE_LIMIT_PER_MINUTE: "1000000",
    ...environment,
    ...clock.environment,
  });
  hosts.push(host);
  const { url } = host;
  const timeOf = async () => Date.parse(Health.parse((await callAt(url, "/api/health")).json()).time ?? "");
  /** Sets the clock and waits until the host uses it. */
  const setAhead = async (seconds: number): Promise<void> => {
    clock.setAhead(seconds);
    await expect.poll(async () => Math.abs((await timeOf()) - Date.now() - seconds * 1000)).toBeLessThan(5_000);
  };
  return { url, setAhead, file: join(folder, "state.db"), ...credentialsClient(url, async () => testSite) };
};

const HOUR_SECONDS = 3_600;

describe.skipIf(!hasTool("faketime"))("a clock that is set while the host runs", () => {
  test.each(sampled([-30, 1, 30, -1], 2).map((hours) => hours * HOUR_SECONDS))(
    "by %i seconds locks no client out",
    async (step) => {
      const { url, setAhead } = await start({ RATE_LIMIT_PER_MINUTE: "50" });
      const read = () => callAt(url, "/api/profile");
      await setAhead(Math.max(0, -step));
      let response = await read();
      while (response.status === 200) response = await read();
      expect(response.status).toBe(429);
      // The clock is polled with requests, so it is set without waiting.
      clocks[0]?.setAhead(Math.max(0, -step) + step);
      const after = await read();
      expect(Number(after.headers["ratelimit-reset"])).toBeLessThanOrEqual(60);
      if (step > 0) expect(after.status).toBe(200);
    },
  );

  test("makes nothing usable again that was revoked, used or answered", async () => {
    const signers = await createSigners();
    const { url, setAhead, file, demoToken, demoKey, revoke, isAccepted } = await start({
      AGENT_TRUST: agentTrustOf(signers),
    });
    const assertion = await idJag(testSite, {}, signers.issuer);
    const exchange = () =>
      callAt(url, "/api/agent/claim", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ assertion }),
      });
    expect((await exchange()).status).toBe(200);
    const credentials = [await demoToken(), await demoKey()];
    for (const credential of credentials) expect((await revoke(credential)).status).toBe(200);
    const key = crypto.randomUUID();
    const answered = await postInquiry(url, key);
    const database = new DatabaseSync(file, { readOnly: true });
    /** Waits longer than the interval at which a host deletes expired rows. */
    const waitForSweep = async () => {
      const until = performance.now() + 2_500;
      await expect.poll(() => performance.now() >= until, { timeout: 10_000 }).toBe(true);
    };
    for (const hours of sampled([2, 400 * 24, 30, -30, -2], 2)) {
      await setAhead(hours * HOUR_SECONDS);
      await waitForSweep();
      await setAhead(0);
      for (const credential of credentials) expect(await isAccepted(credential)).toBe(false);
      expect((await exchange()).status).toBe(422);
      expect((await postInquiry(url, key)).text).toBe(answered.text);
    }
    expect(database.prepare("SELECT count(*) AS count FROM spent").get()).toEqual({ count: 1 });
    expect(database.prepare("SELECT count(*) AS count FROM revoked WHERE id <> '*'").get()).toEqual({ count: 2 });
    database.close();
    const fresh = await demoToken();
    expect(await isAccepted(fresh)).toBe(true);
  });
});
