import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { openConnections } from "../../../functions/hosts/node/postgres/pool.ts";
import { afterThisTest, expectRecovery, expectUnavailable, freshKey } from "../../support/hosts/faulty-host.ts";
import type { Host } from "../../support/hosts/programs.ts";
import { postInquiry } from "../../support/http/inquiries.ts";
import { startPostgresHost } from "../../support/postgres/postgres-host.ts";
import { type PostgresServer, startPostgres } from "../../support/postgres/postgres-server.ts";
import { hasTool } from "../../support/setup/tier.ts";

const start = async (): Promise<{ readonly database: PostgresServer; readonly host: Host }> => {
  const database = await startPostgres();
  afterThisTest(() => database.remove());
  const host = await startPostgresHost(inject("dist"), database.url, { STORE_TIMEOUT_MS: "1000" });
  afterThisTest(() => host.stop("SIGKILL"));
  return { database, host };
};

/** The processes of a Postgres server, the first one before those that it started. */
const processesOf = ({ folder }: PostgresServer): number[] => {
  const first = Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]);
  const parentOf = (id: string): number | undefined => {
    try {
      return Number(readFileSync(`/proc/${id}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1]);
    } catch {
      return undefined;
    }
  };
  const others = readdirSync("/proc").filter((id) => /^\d+$/.test(id) && parentOf(id) === first);
  return [first, ...others.map(Number)];
};

describe.runIf(hasTool("postgres"))("a host on Postgres", () => {
  test.each(["fast", "immediate"] as const)(
    "serves reads while the server is down (%s), and recovers without a restart",
    async (mode) => {
      const { database, host } = await start();
      const kept = freshKey();
      const { job } = await postInquiry(host.url, kept);
      await database.stop(mode);
      await expectUnavailable(host, /ECONNREFUSED|terminat/);
      const read = await fetch(`${host.url}/api/profile`);
      expect([read.status, read.headers.get("RateLimit-Limit")]).toEqual([200, null]);
      await database.start();
      await expectRecovery(host);
      expect(await postInquiry(host.url, kept)).toMatchObject({ isReplay: true, job });
      expect(host.output.stderr).toBe("");
    },
  );

  test("serves reads while the server does not answer, and recovers", async () => {
    const { database, host } = await start();
    const kept = freshKey();
    const { job } = await postInquiry(host.url, kept);
    const all = processesOf(database);
    expect(all.length).toBeGreaterThan(3);
    const signal = (name: NodeJS.Signals) => all.forEach((id) => void process.kill(id, name));
    signal("SIGSTOP");
    try {
      await expectUnavailable(host, /within 1000 ms|timeout/);
    } finally {
      signal("SIGCONT");
    }
    await expectRecovery(host);
    expect(await postInquiry(host.url, kept)).toMatchObject({ isReplay: true, job });
  });

  test("goes on when the server ends its connections", async () => {
    const { database, host } = await start();
    await expectRecovery(host);
    const { sql, close } = openConnections(database.url, 5_000);
    const ended = await sql(
      "SELECT pg_terminate_backend(pid)::int FROM pg_stat_activity WHERE application_name = 'vitrine' AND pid <> pg_backend_pid()",
    );
    expect(ended.length).toBeGreaterThan(0);
    await close();
    await expectRecovery(host);
    expect(host.output.stderr).toBe("");
  });

  test("closes its connections when it stops", async () => {
    const { database, host } = await start();
    await expectRecovery(host);
    expect(await host.stop()).toBe(0);
    const { sql, close } = openConnections(database.url, 5_000);
    const left = () =>
      sql("SELECT pid FROM pg_stat_activity WHERE application_name = 'vitrine' AND pid <> pg_backend_pid()");
    await expect.poll(left).toEqual([]);
    await close();
  });
});
