import { describe, expect, inject, test } from "vitest";
import { canSign, idJag, otherIssuer, serviceAssertion } from "../support/auth/assertions.ts";
import { agentTrustOf } from "../support/auth/providers.ts";
import { otherEs256Signature } from "../support/auth/raw-jwt.ts";
import { freshKey, logEntries, newDataFolder, startHostOn } from "../support/hosts/faulty-host.ts";
import { type Host, testSite } from "../support/hosts/programs.ts";
import { callAt, type HttpResponse } from "../support/http/http-client.ts";

const signers = inject("signers");
const start = (folder: string): Promise<Host> =>
  startHostOn(folder, signers ? { AGENT_TRUST: agentTrustOf(signers) } : {});
/** Two processes on one data folder. */
const startTwo = async () => {
  const folder = newDataFolder();
  return { folder, hosts: await Promise.all([start(folder), start(folder)]) };
};

const claimAt = (
  { url }: Host,
  assertion: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<HttpResponse> =>
  callAt(url, "/api/agent/claim", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ assertion }),
  });

/** The number of responses per status. */
const countByStatus = (responses: readonly HttpResponse[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(responses, ({ status }) => status)).map(([status, those = []]) => [
      status,
      those.length,
    ]),
  );

/** Sends assertions to hosts in turn, all concurrently. */
const claimConcurrently = (hosts: readonly Host[], assertions: readonly string[]): Promise<HttpResponse[]> =>
  Promise.all(assertions.flatMap((assertion) => hosts.map((host) => claimAt(host, assertion))));

describe.skipIf(!canSign)("an assertion used twice", () => {
  test("of an assertion sent 50 times concurrently to two processes is accepted once", async () => {
    const { hosts } = await startTwo();
    const mints = [idJag, idJag, serviceAssertion];
    for (let round = 0; round < 4; round += 1)
      for (const mint of mints) {
        const assertion = await mint(testSite);
        expect(countByStatus(await claimConcurrently(hosts, Array<string>(25).fill(assertion)))).toStrictEqual({
          200: 1,
          422: 49,
        });
        expect(countByStatus(await claimConcurrently(hosts, [assertion]))).toStrictEqual({ 422: 2 });
      }
    const refused = () =>
      hosts.flatMap((host) => logEntries(host).filter(({ event }) => event === "assertion_refused"));
    await expect.poll(refused).toHaveLength(4 * mints.length * 51);
    for (const { reason } of refused()) expect(reason).toBe("replayed");
  });

  test("of a jti shared by two issuers is accepted once per issuer", async () => {
    const { hosts } = await startTwo();
    for (let round = 0; round < 5; round += 1) {
      const claims = { jti: crypto.randomUUID() };
      const one = await idJag(testSite, { claims });
      const three = [one, otherEs256Signature(one), await idJag(testSite, { claims }, otherIssuer)];
      expect(countByStatus(await claimConcurrently(hosts, Array<string[]>(8).fill(three).flat()))).toStrictEqual({
        200: 2,
        422: 46,
      });
    }
  });

  test("is refused after a restart and by another process", async () => {
    const folder = newDataFolder();
    const used: string[] = [];
    for (const signal of ["SIGTERM", "SIGKILL"] as const) {
      const host = await start(folder);
      expect((await claimConcurrently([host], used)).filter(({ status }) => status !== 422)).toStrictEqual([]);
      const fresh = [await idJag(testSite), await serviceAssertion(testSite)];
      expect(countByStatus(await claimConcurrently([host], fresh))).toStrictEqual({ 200: 2 });
      used.push(...fresh);
      await host.stop(signal);
    }
    expect(countByStatus(await claimConcurrently([await start(folder), await start(folder)], used))).toStrictEqual({
      422: 8,
    });
  });

  test("is refused after the process was killed, unless no token was issued", async () => {
    const folder = newDataFolder();
    for (const isAnswered of [false, true]) {
      const host = await start(folder);
      const assertion = await idJag(testSite);
      const sent = Array.from({ length: 20 }, () => claimAt(host, assertion));
      const responses = Promise.allSettled(sent);
      if (isAnswered) await Promise.race(sent);
      await host.stop("SIGKILL");
      const given = (await responses).filter(
        (response) => response.status === "fulfilled" && response.value.status === 200,
      );
      const later = await claimConcurrently([await start(folder)], [assertion, assertion]);
      expect(given.length + (countByStatus(later)[200] ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  test("with the same Idempotency-Key gets the first token from both processes", async () => {
    const { hosts } = await startTwo();
    const assertion = await idJag(testSite);
    const headers = { "Idempotency-Key": freshKey() };
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => hosts.map((host) => claimAt(host, assertion, headers))).flat(),
    );
    for (const { status } of responses) expect([200, 409]).toContain(status);
    const later = await Promise.all(hosts.map((host) => claimAt(host, assertion, headers)));
    const given = [...responses, ...later].filter(({ status }) => status === 200);
    expect(new Set(given.map(({ text }) => text)).size).toBe(1);
    expect(given.filter(({ headers }) => headers["idempotent-replay"] === undefined)).toHaveLength(1);
    for (const host of hosts)
      expect((await claimAt(host, assertion, { "Idempotency-Key": freshKey() })).status).toBe(422);
  });
});
