import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { join } from "node:path";
import { Transform } from "node:stream";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openPostgresStore } from "../../../functions/hosts/node/postgres/open-store.ts";
import { openConnections } from "../../../functions/hosts/node/postgres/pool.ts";
import { afterThisTest } from "../../support/hosts/faulty-host.ts";
import { freePort } from "../../support/hosts/free-port.ts";
import { type Finished, temporaryFolder } from "../../support/hosts/programs.ts";
import { expectStartFailure } from "../../support/hosts/secrets.ts";
import { startExpectingFailure } from "../../support/hosts/start-expecting-failure.ts";
import { postgresSettings } from "../../support/postgres/postgres-host.ts";
import { type PostgresServer, startPostgres } from "../../support/postgres/postgres-server.ts";
import { hasTool } from "../../support/setup/tier.ts";

const password = "correct-horse-battery-staple";
const start = (url: string): Promise<Finished> => startExpectingFailure(inject("dist"), postgresSettings(url));

/** A server in front of another that reports an older version. */
const startOlder = async (server: PostgresServer, from: string, to: string) => {
  const proxy = createServer((client) => {
    const upstream = connect(server.port, "127.0.0.1");
    const older = new Transform({
      transform: (chunk: Buffer, _, done) =>
        done(null, Buffer.from(chunk.toString("latin1").replaceAll(from, to), "latin1")),
    });
    client.pipe(upstream).pipe(older).pipe(client);
    for (const socket of [client, upstream]) socket.on("error", () => {});
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  afterThisTest(() => proxy.close());
  return (proxy.address() as AddressInfo).port;
};

describe.runIf(hasTool("postgres"))("a host does not start", () => {
  let server: PostgresServer;
  let admin: ReturnType<typeof openConnections>;
  beforeAll(async () => {
    server = await startPostgres({}, ["host all ada 127.0.0.1/32 scram-sha-256"]);
    admin = openConnections(server.url, 10_000);
    await admin.sql(`CREATE ROLE ada LOGIN PASSWORD '${password}'`);
  });
  afterAll(async () => {
    await admin?.close();
    await server?.remove();
  });
  const urlOf = (user: string, database = "postgres", port = server.port): string =>
    `postgres://${user}@127.0.0.1:${port}/${database}`;
  const expectFailure = async (url: string, ...words: readonly string[]): Promise<void> =>
    expectStartFailure(await start(url), password, ...words);

  test("with a wrong password", async () => {
    await expectFailure(urlOf("ada:wrong"), "password authentication failed", "Check the user and the password");
  });
  test("without a password that the server asks for", async () => {
    await expectFailure(urlOf("ada"), "asks for a password, and STORE_URL has none");
  });
  test("with an unknown user", async () => {
    await expectFailure(urlOf("nobody"), 'role "nobody" does not exist');
  });
  test("with an unknown database", async () => {
    await expectFailure(urlOf("vitrine", "missing"), 'database "missing" does not exist', "Create the database");
  });
  test("with a user who may not create tables, and creates nothing", async () => {
    await expectFailure(urlOf(`ada:${password}`), "permission denied", "right to create a schema");
    expect(await admin.sql("SELECT 1 FROM pg_namespace WHERE nspname = 'vitrine'")).toEqual([]);
  });
  test("with sslmode=require and a server without TLS", async () => {
    await expectFailure(`${urlOf("vitrine")}?sslmode=require`, "does not support SSL");
  });
  test("with an unreachable server, after ten seconds", async () => {
    const url = urlOf(`ada:${password}`, "postgres", await freePort());
    const begin = performance.now();
    await expectFailure(url, "Cannot reach Postgres at 127.0.0.1", "ECONNREFUSED", "Start it, or correct STORE_URL");
    expect(performance.now() - begin).toBeGreaterThan(10_000);
  });
  test("without SECRET_KEY", async () => {
    const { SECRET_KEY: _, ...settings } = postgresSettings(urlOf("vitrine"));
    const finished = await startExpectingFailure(inject("dist"), settings);
    expectStartFailure(finished, password, "STORE_URL is set, but SECRET_KEY is not");
  });
  test("with a server that is too old", async () => {
    const [row] = await admin.sql("SHOW server_version_num");
    const version = String(row?.server_version_num);
    const port = await startOlder(server, version, version.replace(/^../, "12"));
    await expectFailure(urlOf("vitrine", "postgres", port), "its version is 12", "needs Postgres 15 or newer");
  });
  test("with a database that a newer release has written, and leaves it as it is", async () => {
    await admin.sql("CREATE DATABASE newer");
    const url = urlOf("vitrine", "newer");
    await (await openPostgresStore(url, 10_000)).close();
    const { sql, close } = openConnections(url, 10_000);
    await sql("UPDATE schema_version SET version = 99");
    await expectFailure(url, "written by a newer release (schema 99, expected 1)");
    expect(await sql("SELECT version FROM schema_version")).toEqual([{ version: 99 }]);
    await close();
  });
});

describe.runIf(hasTool("postgres") && hasTool("openssl"))("TLS", () => {
  test("is used as sslmode says", async () => {
    const folder = temporaryFolder();
    const [key, certificate, other] = ["server.key", "server.crt", "other.crt"].map((name) => join(folder, name));
    if (!key || !certificate || !other) throw new Error("no files");
    const create = (out: string, keyout: string) =>
      execFileSync(
        "openssl",
        [
          ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-days", "2"],
          ...["-addext", "subjectAltName=DNS:localhost", "-keyout", keyout, "-out", out],
        ],
        { stdio: "ignore" },
      );
    create(other, join(folder, "other.key"));
    create(certificate, key);
    chmodSync(folder, 0o755);
    chmodSync(key, 0o600);
    if (process.getuid?.() === 0) chownSync(key, 65_534, 65_534);
    const settings = { ssl: "on", ssl_cert_file: certificate, ssl_key_file: key };
    const server = await startPostgres(settings, ["hostnossl all all all reject"]);
    afterThisTest(() => server.remove());
    const at = (host: string, query: string) => `postgres://vitrine@${host}:${server.port}/postgres${query}`;

    const trusted = `sslrootcert=${certificate}`;
    for (const url of [
      at("127.0.0.1", "?sslmode=require"),
      at("127.0.0.1", `?sslmode=verify-ca&${trusted}`),
      at("localhost", `?sslmode=verify-full&${trusted}`),
    ])
      await (await openPostgresStore(url, 10_000)).close();
    const refused: readonly (readonly [url: string, words: string])[] = [
      [at("localhost", ""), "no encryption"],
      [at("localhost", "?sslmode=verify-full"), "self-signed certificate"],
      [at("localhost", `?sslmode=verify-full&sslrootcert=${other}`), "certificate"],
      [at("127.0.0.1", `?sslmode=verify-full&${trusted}`), "altnames"],
      [at("localhost", "?sslmode=verify-full&sslrootcert=/missing.crt"), "/missing.crt"],
    ];
    for (const [url, words] of refused) expectStartFailure(await start(url), password, words);
  });
});

describe.runIf(hasTool("postgres") && hasTool("mount"))("a full disk", () => {
  test("is reported at the start, leaves nothing behind, and does not matter once there is space", async () => {
    const parent = temporaryFolder();
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=80m", "tmpfs", parent]);
    afterThisTest(() => execFileSync("umount", ["--lazy", parent]));
    const server = await startPostgres({ max_wal_size: "32MB" }, [], parent);
    afterThisTest(() => server.stop("immediate"));
    const { sql, close } = openConnections(server.url, 10_000);
    afterThisTest(close);
    // The first connection writes a file, without which there are no others.
    await sql("SELECT 1");
    const filler = join(parent, "filler");
    expect(() => writeFileSync(filler, Buffer.alloc(81 * 1024 * 1024))).toThrow("ENOSPC");
    expectStartFailure(await start(server.url), password, "The server's disk is full");
    rmSync(filler);
    expect(await sql("SELECT 1 FROM pg_namespace WHERE nspname = 'vitrine'")).toEqual([]);
    await (await openPostgresStore(server.url, 10_000)).close();
  });
});
