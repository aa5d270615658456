import { describe, expect, test } from "vitest";
import * as z from "zod";
import { limits, rateLimitsFor } from "../../src/contract/limits.ts";
import { disposableDomainsFile } from "../../src/portfolio/resources.ts";
import { portsWith } from "../../test/support/app/ports.ts";
import { stateInMemory } from "../../test/support/app/sql-state.ts";
import { createApp } from "../app.ts";
import { deriveKeys } from "../crypto/keys.ts";
import type { MaybePromise } from "../ports/maybe-promise.ts";
import type { Asset, Counter, LogEntry, Ports, Store } from "../ports/ports.ts";
import { sqlStore } from "../stores/sql-store.ts";

const lease = limits.idempotency.leaseSeconds * 1_000;
const lifetime = limits.idempotency.lifetimeSeconds * 1_000;

const jsonFile = (value: unknown): Asset => ({
  type: "application/json",
  etag: "file",
  body: new TextEncoder().encode(JSON.stringify(value)),
  encoded: {},
});
const domains = jsonFile([]);
const owner = jsonFile({ email: "ada@example.com" });

const inquiry = { name: "Zebedee Quill", email: "zebedee@example.com", message: "Would you like to build a compiler?" };

interface Given {
  /** The first file that the operation reads. A pending promise delays the operation. */
  readonly read?: () => MaybePromise<Asset | undefined>;
  readonly store?: (real: Store) => Partial<Store>;
  readonly ports?: Partial<Ports>;
}

/** The service with a settable clock, a readable store and a captured log. */
const service = ({ read = () => domains, store = () => ({}), ports = {} }: Given = {}) => {
  const sql = stateInMemory();
  const real = sqlStore(sql);
  const clock = { at: Date.UTC(2026, 5, 1) };
  const log: LogEntry[] = [];
  const client = { address: "192.0.2.1", userAgent: "one/1.0" };
  const app = createApp(
    portsWith({
      assets: { read: (path) => (path === disposableDomainsFile ? read() : owner) },
      store: { ...real, ...store(real) },
      clock: { now: () => clock.at },
      clientAddress: () => client.address,
      log: (entry) => void log.push(entry),
      ...ports,
    }),
  );
  const post = async (key: string, body: unknown = inquiry, path = "/api/contact") => {
    const headers = { "Content-Type": "application/json", "User-Agent": client.userAgent, "Idempotency-Key": key };
    const response = await app.request(path, { method: "POST", headers, body: JSON.stringify(body) });
    const text = await response.text();
    const code = /"code":"(\w+)"/.exec(text)?.[1];
    const isReplay = response.headers.get("Idempotent-Replay") === "true";
    return { status: response.status, text, code, isReplay, headers: response.headers };
  };
  return { post, sql, clock, log, client };
};

const failed = () => Promise.reject(new Error("the disk is full"));

/** A promise that the test resolves. */
const held = () => {
  const { promise, resolve } = Promise.withResolvers<Asset>();
  return { promise, release: () => resolve(domains) };
};

/** Waits until other requests have made a condition true. */
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};

describe("a saved response", () => {
  test("expires 24 hours after it was created", async () => {
    const { post, clock } = service();
    const first = await post("key");
    clock.at += lifetime - 1;
    const kept = await post("key");
    expect([kept.status, kept.isReplay, kept.text]).toEqual([202, true, first.text]);
    expect((await post("key", { ...inquiry, name: "Another" })).code).toBe("idempotency_key_reused");
    clock.at += 1;
    const anew = await post("key", { ...inquiry, name: "Another" });
    expect([anew.status, anew.isReplay]).toEqual([202, false]);
    expect(anew.text).not.toBe(first.text);
  });

  test("of a demo key is replayed without a credential only to the same address and User-Agent", async () => {
    const { post, client } = service();
    const { address, userAgent } = client;
    const first = await post("key", {}, "/api/agent/key");
    for (const other of [{ address: "192.0.2.2" }, { userAgent: "two/1.0" }]) {
      Object.assign(client, { address, userAgent }, other);
      const anew = await post("key", {}, "/api/agent/key");
      expect([anew.status, anew.isReplay]).toEqual([201, false]);
      expect(anew.text).not.toBe(first.text);
    }
    Object.assign(client, { address, userAgent });
    expect(await post("key", {}, "/api/agent/key")).toMatchObject({ text: first.text, isReplay: true });
  });

  test("does not last longer when it is replayed", async () => {
    const { post, clock } = service();
    await post("key");
    for (let hour = 0; hour < 23; hour += 1) {
      clock.at += 3_600_000;
      expect((await post("key")).isReplay).toBe(true);
    }
    clock.at += 3_600_000;
    expect((await post("key")).isReplay).toBe(false);
  });

  test("cannot be read in the store, nor can its caller, request or key", async () => {
    const { post, sql, client } = service();
    client.address = "198.51.100.77";
    const { text } = await post("my-very-own-key");
    const { job_id } = z.object({ job_id: z.string() }).parse(JSON.parse(text));
    const rows = sql("SELECT * FROM requests");
    expect(rows).toHaveLength(1);
    const stored = rows
      .flatMap((row) => Object.values(row))
      .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : String(value)))
      .join("\n");
    const decoded = stored.split("\n").map((value) => Buffer.from(value, "base64url").toString("latin1"));
    const secrets = [
      ...["Zebedee", "Quill", "zebedee@example.com", "example.com", "compiler", job_id, job_id.slice(4, 20)],
      ...["my-very-own-key", "198.51.100.77", "/api/contact", "poll_url", "Location", "processing"],
    ];
    for (const secret of secrets) expect([stored, ...decoded].join("\n"), secret).not.toContain(secret);
  });

  test("is stored under MACs, which cannot be guessed without the secret", async () => {
    const { post, sql } = service();
    await post("key");
    const { fingerprint } = sql("SELECT fingerprint FROM requests")[0] ?? {};
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(inquiry)));
    expect(fingerprint).not.toBe(Buffer.from(digest).toString("base64url"));
    expect(fingerprint).toMatch(/^[\w-]{43}$/);
  });

  test("is encrypted differently each time", async () => {
    const { post, sql } = service();
    const batch = { operations: [{ method: "GET", path: "/api/jobs/x" }] };
    await post("one", batch, "/api/batch");
    await post("two", batch, "/api/batch");
    const answers = sql("SELECT answer FROM requests").map(({ answer }) => String(answer));
    expect(new Set(answers).size).toBe(2);
  });

  test("that was moved to another key or changed is not replayed", async () => {
    const { post, sql } = service();
    await post("one");
    await post("two");
    const [{ answer: first = null } = {}] = sql("SELECT answer FROM requests ORDER BY rowid");
    sql("UPDATE requests SET answer = ?1", first);
    expect((await post("one")).isReplay).toBe(true);
    expect((await post("two")).status).toBe(500);
    if (first instanceof Uint8Array) sql("UPDATE requests SET answer = ?1", first.with(20, (first[20] ?? 0) ^ 1));
    expect((await post("one")).status).toBe(500);
  });

  test("is replayed only to its address, and not to others of the same IPv6 network", async () => {
    const { post, client } = service();
    client.address = "2001:db8::1";
    await post("key");
    for (const other of ["2001:db8::2", "2001:db8:0:1::1", "192.0.2.9"]) {
      client.address = other;
      expect((await post("key")).isReplay, other).toBe(false);
    }
    for (const same of ["2001:db8::1", "2001:0DB8:0:0:0:0:0:1", "2001:db8::1%eth0"]) {
      client.address = same;
      expect((await post("key")).isReplay, same).toBe(true);
    }
    client.address = "::ffff:192.0.2.9";
    expect((await post("key")).isReplay).toBe(true);
  });

  test("is unknown to a host with another secret", async () => {
    const sql = stateInMemory();
    const other = deriveKeys([crypto.getRandomValues(new Uint8Array(32))]);
    const one = service({ store: () => sqlStore(sql) });
    const two = service({ store: () => sqlStore(sql), ports: { keys: () => other } });
    await one.post("key");
    expect((await two.post("key")).isReplay).toBe(false);
    expect((await one.post("key")).isReplay).toBe(true);
  });
});

describe("the responses that are stored for one IP address", () => {
  const settings = { site: "https://ada.example.com", rateLimit: 1, servesFiles: false };
  const { storedKibPerDay } = rateLimitsFor(settings.rateLimit);

  /** A service that has stored as much as it may for one address. A minute passes before each request. */
  const full = async () => {
    let reads = 0;
    const read = () => {
      reads += 1;
      return domains;
    };
    const { post, clock, sql, client } = service({ read, ports: { settings } });
    const start = clock.at;
    const send = (key: string, ...parameters: [body?: unknown, path?: string]) => {
      clock.at += 60_000;
      return post(key, ...parameters);
    };
    for (let stored = 0; stored < storedKibPerDay; stored += 1) expect((await send(`${stored}`)).status).toBe(202);
    return { send, sql, clock, client, endsAt: start + 60_000 + lifetime, runs: () => reads };
  };

  test("take limited space in a day, and a request beyond it does not run", async () => {
    const { send, sql, clock, endsAt, runs } = await full();
    const before = runs();
    const refused = await send("more");
    expect(runs()).toBe(before);
    expect([refused.status, refused.code]).toEqual([429, "rate_limited"]);
    expect(refused.text).toContain("without an Idempotency-Key");
    expect(clock.at + Number(refused.headers.get("Retry-After")) * 1000).toBe(endsAt);
    expect(sql("SELECT count(*) AS rows FROM requests")).toEqual([{ rows: storedKibPerDay }]);
    clock.at = endsAt - 60_000;
    const anew = await send("more", { ...inquiry, name: "Another" });
    expect([anew.status, anew.isReplay]).toEqual([202, false]);
  });

  test("are replayed when no more are stored, and other addresses are not affected", async () => {
    const { send, client } = await full();
    expect((await send("more")).status).toBe(429);
    expect((await send("0")).isReplay).toBe(true);
    client.address = "192.0.2.2";
    expect((await send("more")).status).toBe(202);
  });

  test("count with their compressed size", async () => {
    const amounts: (number | undefined)[] = [];
    const text = Array.from({ length: 300 }, () => crypto.randomUUID()).join("");
    const counter: Counter = {
      count: (_key, window, now, amount) => {
        amounts.push(amount);
        return { count: 1, endsAt: now + window };
      },
    };
    const { post, sql } = service({ ports: { counter, assets: { read: () => jsonFile(text) } } });
    const operations = [{ method: "GET", path: "/api/profile" }];
    expect((await post("key", { operations }, "/api/batch")).status).toBe(200);
    const [{ bytes } = {}] = sql("SELECT length(answer) AS bytes FROM requests");
    expect(bytes).toBeGreaterThan(4 * 1024);
    const kib = Math.ceil(Number(bytes) / 1024);
    expect(amounts).toEqual([undefined, 1, kib - 1]);
  });
});

describe("a request that is still running", () => {
  /** A service whose operations each wait for a promise. */
  const slow = (store?: Given["store"]) => {
    const works: ReturnType<typeof held>[] = [];
    const read = () => {
      const work = held();
      works.push(work);
      return work.promise;
    };
    return { works, ...service({ read, ...(store && { store }) }) };
  };

  test("holds its key until its lease ends", async () => {
    const { post, works, clock } = slow();
    const first = post("key");
    await until(() => works.length === 1);
    clock.at += lease - 1;
    const during = await post("key");
    expect([during.status, during.code]).toEqual([409, "idempotency_in_progress"]);
    expect(during.headers.get("Retry-After")).toBe("1");
    expect(works).toHaveLength(1);
    works[0]?.release();
    expect((await first).status).toBe(202);
    expect((await post("key")).text).toBe((await first).text);
  });

  test("refuses another body for its key", async () => {
    const { post, works } = slow();
    const first = post("key");
    await until(() => works.length === 1);
    expect((await post("key", { ...inquiry, name: "Another" })).code).toBe("idempotency_key_reused");
    works[0]?.release();
    await first;
  });

  test("loses its key to the next request after its lease, and its late response is neither saved nor sent", async () => {
    const { post, works, clock, sql } = slow();
    const first = post("key");
    await until(() => works.length === 1);
    clock.at += lease;
    const second = post("key");
    await until(() => works.length === 2);
    works[0]?.release();
    const late = await first;
    expect([late.status, late.code]).toEqual([409, "idempotency_in_progress"]);
    expect(sql("SELECT answer FROM requests")).toEqual([{ answer: null }]);
    works[1]?.release();
    const done = await second;
    expect(done.status).toBe(202);
    const replay = await post("key");
    expect([replay.isReplay, replay.text]).toEqual([true, done.text]);
  });

  test("that is late gets the response of the request that took its key when it retries", async () => {
    const { post, works, clock } = slow();
    const first = post("key");
    await until(() => works.length === 1);
    clock.at += lease;
    const second = post("key");
    await until(() => works.length === 2);
    works[1]?.release();
    const done = await second;
    works[0]?.release();
    expect((await first).status).toBe(409);
    expect((await post("key")).text).toBe(done.text);
  });

  test("saves its late response if no other request took its key", async () => {
    const { post, works, clock } = slow();
    const first = post("key");
    await until(() => works.length === 1);
    clock.at += 10 * lease;
    works[0]?.release();
    expect((await first).status).toBe(202);
    expect((await post("key")).text).toBe((await first).text);
  });

  test("runs once for 50 simultaneous requests", async () => {
    const { post, works } = slow();
    const all = Promise.all(Array.from({ length: 50 }, () => post("key")));
    await until(() => works.length === 1);
    works[0]?.release();
    const answers = await all;
    expect(works).toHaveLength(1);
    expect(answers.filter(({ status, isReplay }) => status === 202 && !isReplay)).toHaveLength(1);
  });
});

describe("a request that fails", () => {
  test("releases its key at once", async () => {
    let isThere = false;
    const { post, sql } = service({ read: () => (isThere ? domains : undefined) });
    expect((await post("key")).status).toBe(500);
    expect(sql("SELECT * FROM requests")).toEqual([]);
    isThere = true;
    const again = await post("key", { ...inquiry, name: "Another" });
    expect([again.status, again.isReplay]).toEqual([202, false]);
  });

  test("reports its own error if its key cannot be released, and the lease frees the key", async () => {
    const { post, clock, log } = service({ store: () => ({ abandon: failed }) });
    const wrong = { operations: [{ method: "GET", path: "/docs" }] };
    const right = { operations: [{ method: "GET", path: "/api/jobs/x" }] };
    expect((await post("key", wrong, "/api/batch")).code).toBe("invalid_operations");
    expect(log).toContainEqual(expect.objectContaining({ event: "store_failed" }));
    expect((await post("key", right, "/api/batch")).code).toBe("idempotency_key_reused");
    clock.at += lease;
    expect((await post("key", right, "/api/batch")).status).toBe(200);
  });
});

describe("a failing store", () => {
  const away = (answer: Awaited<ReturnType<ReturnType<typeof service>["post"]>>) => {
    expect([answer.status, answer.code]).toEqual([503, "unavailable"]);
    expect(answer.headers.get("Retry-After")).toBe("1");
    expect(answer.text).not.toContain("disk");
  };

  test("at the start: nothing runs, and the reason is logged", async () => {
    let works = 0;
    const { post, log } = service({
      store: () => ({ begin: failed }),
      read: () => {
        works += 1;
        return domains;
      },
    });
    away(await post("key"));
    expect(works).toBe(0);
    expect(log).toContainEqual(
      expect.objectContaining({ level: "error", event: "store_failed", reason: "Error: the disk is full" }),
    );
    expect(JSON.stringify(log)).not.toMatch(/zebedee|"key"/i);
  });

  test("at the start, synchronously: nothing runs", async () => {
    let works = 0;
    const begin = () => {
      throw new Error("the disk is full");
    };
    const read = () => {
      works += 1;
      return domains;
    };
    away(await service({ store: () => ({ begin }), read }).post("key"));
    expect(works).toBe(0);
  });

  test("at the end: the response is not sent, and the next request runs", async () => {
    let fails = true;
    const { post } = service({
      store: ({ finish }) => ({ finish: (...asked) => (fails ? failed() : finish(...asked)) }),
    });
    away(await post("key"));
    fails = false;
    const again = await post("key");
    expect([again.status, again.isReplay]).toEqual([202, false]);
    expect((await post("key")).text).toBe(again.text);
  });

  test("at the end, after it saved the response: the next request gets that response", async () => {
    let answered = 0;
    const { post } = service({
      store: ({ finish }) => ({
        finish: async (...asked) => {
          answered += 1;
          await finish(...asked);
          throw new Error("the response came too late");
        },
      }),
    });
    away(await post("key"));
    const again = await post("key");
    expect([again.status, again.isReplay, answered]).toEqual([202, true, 1]);
  });

  test("at the end and on release: the lease frees the key", async () => {
    let fails = true;
    const { post, clock } = service({
      store: ({ finish, abandon }) => ({
        finish: (...asked) => (fails ? failed() : finish(...asked)),
        abandon: (...asked) => (fails ? failed() : abandon(...asked)),
      }),
    });
    away(await post("key"));
    fails = false;
    expect((await post("key")).status).toBe(409);
    clock.at += lease;
    expect((await post("key")).status).toBe(202);
  });

  test("is not called for a request without a key", async () => {
    const never = (): never => {
      throw new Error("asked");
    };
    const { log } = service();
    const app = createApp(
      portsWith({
        assets: { read: () => domains },
        store: { ...portsWith().store, begin: never, finish: never, abandon: never },
      }),
    );
    const headers = { "Content-Type": "application/json" };
    const response = await app.request("/api/contact", { method: "POST", headers, body: JSON.stringify(inquiry) });
    expect([response.status, log]).toEqual([202, []]);
  });
});
