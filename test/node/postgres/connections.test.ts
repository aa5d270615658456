import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openPostgresStore } from "../../../functions/hosts/node/postgres/open-store.ts";
import { openConnections } from "../../../functions/hosts/node/postgres/pool.ts";
import { afterThisTest } from "../../support/hosts/faulty-host.ts";
import { type PostgresServer, startPostgres } from "../../support/postgres/postgres-server.ts";
import { hasTool } from "../../support/setup/tier.ts";

const DEADLINE_MS = 250;
/** The connection that migrates the tables is closed before the others open. */
const MIGRATION = 1;
const ALL = 10;

/** Starts a proxy in front of Postgres that answers a new connection after `delay(count)` milliseconds. Returns its URL. */
const startProxy = async (server: PostgresServer, delay: (count: number) => number): Promise<string> => {
  let count = 0;
  const proxy = createServer((client) => {
    count += 1;
    client.on("error", () => {});
    void sleep(delay(count), undefined, { ref: false }).then(() => {
      const upstream = connect(server.port, "127.0.0.1").on("error", () => {});
      client.pipe(upstream).pipe(client);
    });
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  afterThisTest(() => proxy.close());
  return server.url.replace(String(server.port), String((proxy.address() as AddressInfo).port));
};

const openStore = async (url: string) => {
  const opened = await openPostgresStore(url, DEADLINE_MS);
  afterThisTest(opened.close);
  return opened;
};

/** Counts 20 requests of a client at once. Returns the counts in order. */
const countAtOnce = async ({ store, clock }: Awaited<ReturnType<typeof openStore>>, client: string) => {
  const now = clock.now();
  const counts = await Promise.all(Array.from({ length: 20 }, () => store.count(client, 60, now)));
  return counts.map(({ count }) => count).toSorted((one, other) => one - other);
};
const upTo20 = Array.from({ length: 20 }, (_, index) => index + 1);

describe.runIf(hasTool("postgres"))("the connections of a process", () => {
  let server: PostgresServer;
  let admin: ReturnType<typeof openConnections>;
  beforeAll(async () => {
    server = await startPostgres();
    admin = openConnections(server.url, 10_000);
    await (await openPostgresStore(server.url, 10_000)).close();
  });
  afterAll(async () => {
    await admin?.close();
    await server?.remove();
  });

  test("are open after the start, so that the first burst does not wait for them", async () => {
    const url = await startProxy(server, () => 2 * DEADLINE_MS);
    expect(await countAtOnce(await openStore(url), "first burst")).toEqual(upTo20);
  });

  test("stay open without use", async () => {
    const openNow = async () => {
      const statement =
        "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'vitrine' AND backend_type = ?1";
      return (await admin.sql(`${statement} AND pid <> pg_backend_pid()`, "client backend"))[0]?.count;
    };
    await expect.poll(openNow).toBe(0);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    afterThisTest(() => void vi.useRealTimers());
    const { open, close } = openConnections(server.url, 10_000);
    afterThisTest(close);
    await open();
    await vi.advanceTimersByTimeAsync(3_600_000);
    vi.useRealTimers();
    await sleep(100);
    expect(await openNow()).toBe(ALL);
  });

  test("delay the start by at most a second if the server answers only the first", async () => {
    const url = await startProxy(server, (count) => (count > MIGRATION + 1 ? 30_000 : 0));
    const begin = performance.now();
    const { store, clock } = await openStore(url);
    expect(performance.now() - begin).toBeLessThan(3_000);
    expect(await store.count("slow", 60, clock.now())).toMatchObject({ count: 1 });
  });

  test("may be fewer if the server has no more", async () => {
    const full = await startPostgres({
      max_connections: "4",
      superuser_reserved_connections: "0",
      max_wal_senders: "0",
    });
    afterThisTest(() => full.remove());
    const { store, clock } = await openStore(full.url);
    expect(await store.count("full", 60, clock.now())).toMatchObject({ count: 1 });
  });
});
