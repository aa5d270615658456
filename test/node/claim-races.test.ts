import { describe, expect, inject, test } from "vitest";
import { canSign, idJag, otherIssuer, serviceAssertion } from "../support/assertions.ts";
import { type Answer, callAt } from "../support/call.ts";
import { dataFolder, freshKey, linesOf, startOn } from "../support/fault.ts";
import { type Host, testSite } from "../support/programs.ts";
import { trusting } from "../support/providers.ts";
import { twinOf } from "../support/signed-text.ts";

const signers = inject("signers");
const start = (folder: string): Promise<Host> => startOn(folder, signers ? { AGENT_TRUST: trusting(signers) } : {});
/** Two processes that share their state. */
const startTwo = async () => {
  const folder = dataFolder();
  return { folder, hosts: await Promise.all([start(folder), start(folder)]) };
};

const claimAt = ({ url }: Host, assertion: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  callAt(url, "/api/agent/claim", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ assertion }),
  });

/** How often each status was answered. */
const counted = (answers: readonly Answer[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, those = []]) => [
      status,
      those.length,
    ]),
  );

/** Presents assertions to hosts in turn, all at once. */
const atOnce = (hosts: readonly Host[], assertions: readonly string[]): Promise<Answer[]> =>
  Promise.all(assertions.flatMap((assertion) => hosts.map((host) => claimAt(host, assertion))));

describe.skipIf(!canSign)("A13 replay", () => {
  test("of an assertion 50 times at once to two processes is taken once", async () => {
    const { hosts } = await startTwo();
    const mints = [idJag, idJag, serviceAssertion];
    for (let round = 0; round < 4; round += 1)
      for (const mint of mints) {
        const assertion = await mint(testSite);
        expect(counted(await atOnce(hosts, Array<string>(25).fill(assertion)))).toStrictEqual({ 200: 1, 422: 49 });
        expect(counted(await atOnce(hosts, [assertion]))).toStrictEqual({ 422: 2 });
      }
    const refused = hosts.flatMap((host) => linesOf(host).filter(({ event }) => event === "assertion_refused"));
    expect(refused).toHaveLength(4 * mints.length * 51);
    for (const { reason } of refused) expect(reason).toBe("replayed");
  });

  test("of a jti that two issuers have given is taken once for each, in whatever copies", async () => {
    const { hosts } = await startTwo();
    for (let round = 0; round < 5; round += 1) {
      const claims = { jti: crypto.randomUUID() };
      const one = await idJag(testSite, { claims });
      const three = [one, twinOf(one), await idJag(testSite, { claims }, otherIssuer)];
      expect(counted(await atOnce(hosts, Array<string[]>(8).fill(three).flat()))).toStrictEqual({ 200: 2, 422: 46 });
    }
  });

  test("is refused after a restart, and by a process that was not there", async () => {
    const folder = dataFolder();
    const used: string[] = [];
    for (const signal of ["SIGTERM", "SIGKILL"] as const) {
      const host = await start(folder);
      expect((await atOnce([host], used)).filter(({ status }) => status !== 422)).toStrictEqual([]);
      const fresh = [await idJag(testSite), await serviceAssertion(testSite)];
      expect(counted(await atOnce([host], fresh))).toStrictEqual({ 200: 2 });
      used.push(...fresh);
      await host.stop(signal);
    }
    expect(counted(await atOnce([await start(folder), await start(folder)], used))).toStrictEqual({ 422: 8 });
  });

  test("is refused after a process was killed in the middle of it, or nothing had been given", async () => {
    const folder = dataFolder();
    for (const isAnswered of [false, true]) {
      const host = await start(folder);
      const assertion = await idJag(testSite);
      const sent = Array.from({ length: 20 }, () => claimAt(host, assertion));
      const answers = Promise.allSettled(sent);
      if (isAnswered) await Promise.race(sent);
      await host.stop("SIGKILL");
      const given = (await answers).filter((each) => each.status === "fulfilled" && each.value.status === 200);
      const later = await atOnce([await start(folder)], [assertion, assertion]);
      expect(given.length + (counted(later)[200] ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  test("with one Idempotency-Key is a retry, which gets the first token on both processes", async () => {
    const { hosts } = await startTwo();
    const assertion = await idJag(testSite);
    const headers = { "Idempotency-Key": freshKey() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => hosts.map((host) => claimAt(host, assertion, headers))).flat(),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const later = await Promise.all(hosts.map((host) => claimAt(host, assertion, headers)));
    const given = [...answers, ...later].filter(({ status }) => status === 200);
    expect(new Set(given.map(({ text }) => text)).size).toBe(1);
    expect(given.filter(({ headers }) => headers["idempotent-replay"] === undefined)).toHaveLength(1);
    for (const host of hosts)
      expect((await claimAt(host, assertion, { "Idempotency-Key": freshKey() })).status).toBe(422);
  });
});
