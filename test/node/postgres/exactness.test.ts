import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { idJag } from "../../support/auth/assertions.ts";
import { agentTrustOf } from "../../support/auth/providers.ts";
import { startBalancer } from "../../support/hosts/balancer.ts";
import { type Host, testSite } from "../../support/hosts/programs.ts";
import { postgresSettings, startPostgresHost } from "../../support/postgres/postgres-host.ts";
import { startPostgres } from "../../support/postgres/postgres-server.ts";
import { hasTool } from "../../support/setup/tier.ts";

const signers = inject("signers");

/** Three processes behind one address, which share a database. */
const start = async () => {
  const database = await startPostgres();
  const settings = {
    RATE_LIMIT_PER_MINUTE: "60",
    TRUST_PROXY: "1",
    ...(signers && { AGENT_TRUST: agentTrustOf(signers) }),
  };
  const hosts = await Promise.all([1, 2, 3].map(() => startPostgresHost(inject("dist"), database.url, settings)));
  const balancer = await startBalancer(hosts.map(({ url }) => Number(new URL(url).port)));
  const stop = async (): Promise<void> => {
    await balancer.stop();
    await Promise.all(hosts.map((host) => host.stop()));
    await database.remove();
  };
  return { hosts, balancer, stop };
};

let clients = 0;
/** The headers of a client that has sent nothing yet. */
const newClient = (): Record<string, string> => {
  clients += 1;
  return { "X-Forwarded-For": `192.0.2.${clients}`, "Content-Type": "application/json", Connection: "close" };
};

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}
const send = async (url: string, headers: Record<string, string>, body?: unknown): Promise<Answer> => {
  const method = body === undefined ? "GET" : "POST";
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const times = <T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));
const countByStatus = (answers: readonly Answer[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, those = []]) => [
      status,
      those.length,
    ]),
  );

describe.runIf(hasTool("postgres"))("three processes on one Postgres", () => {
  let started: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    started = await start();
  });
  afterAll(async () => started?.stop());
  const url = (): string => started.balancer.url;
  const each = <T>(run: (host: Host) => Promise<T>): Promise<T[]> => Promise.all(started.hosts.map(run));

  test("admit exactly 60 of 100 concurrent requests of a client at a limit of 60", async () => {
    for (let round = 0; round < 3; round += 1) {
      const client = newClient();
      const answers = await times(100, () => send(`${url()}/api/profile`, client));
      expect(countByStatus(answers)).toEqual({ 200: 60, 429: 40 });
      const left = answers.flatMap(({ status, headers }) =>
        status === 200 ? [headers.get("RateLimit-Remaining")] : [],
      );
      expect(new Set(left).size).toBe(60);
      expect(await each(async (host) => (await send(`${host.url}/api/profile`, client)).status)).toEqual([
        429, 429, 429,
      ]);
    }
  });

  test.skipIf(!signers)("accept one of 50 concurrent uses of an assertion", async () => {
    for (let round = 0; round < 5; round += 1) {
      const assertion = await idJag(testSite);
      const client = newClient();
      const answers = await times(50, () => send(`${url()}/api/agent/claim`, client, { assertion }));
      expect(countByStatus(answers)).toEqual({ 200: 1, 422: 49 });
    }
  });

  test("run one of 50 concurrent requests with an Idempotency-Key and replay its response", async () => {
    const inquiry = {
      name: "Grace",
      email: "grace@example.com",
      message: "Would you like to write a compiler with us?",
    };
    for (let round = 0; round < 5; round += 1) {
      const client = { ...newClient(), "Idempotency-Key": crypto.randomUUID() };
      const answers = await times(50, () => send(`${url()}/api/contact`, client, inquiry));
      for (const { status } of answers) expect([202, 409]).toContain(status);
      const replays = await each((host) => send(`${host.url}/api/contact`, client, inquiry));
      const accepted = [...answers, ...replays].filter(({ status }) => status === 202);
      expect(accepted.filter(({ headers }) => headers.get("Idempotent-Replay") !== "true")).toHaveLength(1);
      expect(new Set(accepted.map(({ text }) => text)).size).toBe(1);
      for (const { headers } of replays) expect(headers.get("Idempotent-Replay")).toBe("true");
    }
  });

  test("refuse a revoked credential at once, whichever process revoked it", async () => {
    for (let round = 0; round < 6; round += 1) {
      const client = newClient();
      const [issuer, revoker] = [started.hosts[round % 3], started.hosts[(round + 1) % 3]];
      const { api_key } = JSON.parse((await send(`${issuer?.url}/api/agent/key`, client, {})).text);
      const use = () =>
        each(async (host) => (await send(`${host.url}/api`, { ...client, "X-API-Key": api_key })).status);
      expect(await use()).toEqual([200, 200, 200]);
      const event = { event: "revoke", token: api_key };
      expect((await send(`${revoker?.url}/api/agent/events`, client, event)).status).toBe(200);
      expect(await use()).toEqual([401, 401, 401]);
      const lists = await each(async (host) => (await send(`${host.url}/api/agent/events`, client)).text);
      expect(new Set(lists).size).toBe(1);
    }
  });

  test("write no files, and print nothing but their log", () => {
    expect(existsSync(postgresSettings("").DATA_DIR ?? "")).toBe(false);
    for (const { output } of started.hosts) expect(output.stderr).toBe("");
  });
});
