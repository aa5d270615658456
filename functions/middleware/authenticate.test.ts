import { describe, expect, test } from "vitest";
import { ApiError } from "../../src/contract/errors.ts";
import { portsWith } from "../../test/support/app/ports.ts";
import { stateInMemory } from "../../test/support/app/sql-state.ts";
import { storeFrom, storeMethods } from "../../test/support/app/store-from.ts";
import { inquiry } from "../../test/support/http/inquiries.ts";
import { protectedPaths } from "../../test/support/http/protected-paths.ts";
import { createApp } from "../app.ts";
import type { Asset, LogEntry, Store } from "../ports/ports.ts";
import { withDeadline } from "../stores/deadline.ts";
import { sqlStore } from "../stores/sql-store.ts";

const file: Asset = { type: "application/json", etag: "file", body: new TextEncoder().encode("[]"), encoded: {} };
const settings = { site: "https://ada.example.com", rateLimit: 1_000_000, servesFiles: false };

type Method = keyof Store;
/** The ways in which the store fails. */
type Trouble = () => never | Promise<never>;

/** The service with a store that can be made to fail, a captured log, and credentials that were issued before. */
const service = async () => {
  const real = sqlStore(stateInMemory());
  const log: LogEntry[] = [];
  const state: { spoilt: readonly Method[]; trouble: Trouble } = { spoilt: [], trouble: expect.unreachable };
  const asked: Method[] = [];
  const methods: Readonly<Record<Method, (...given: never[]) => unknown>> = real;
  const spoilable = storeFrom((name, given) => {
    asked.push(name);
    return state.spoilt.includes(name) ? state.trouble() : methods[name](...(given as never[]));
  });
  const store = withDeadline(spoilable, 20);
  const app = createApp(
    portsWith({ settings, store, assets: { read: () => file }, log: (entry) => void log.push(entry) }),
  );
  const post = (path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
    app.request(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const { access_token: token } = await (await post("/api/agent/identity")).json();
  const { api_key: key } = await (await post("/api/agent/key")).json();
  const get = (path: string, credential?: string) =>
    app.request(path, { headers: credential === undefined ? {} : { "x-api-key": credential } });
  const spoil = (trouble: Trouble, ...spoilt: readonly Method[]): void => {
    Object.assign(state, { trouble, spoilt });
    asked.splice(0);
    log.splice(0);
  };
  return { post, get, token: String(token), key: String(key), spoil, asked, log };
};

const troubles: readonly (readonly [what: string, trouble: Trouble])[] = [
  ["fails", () => Promise.reject(new Error("the disk is gone"))],
  [
    "throws",
    () => {
      throw new Error("the disk is gone");
    },
  ],
  ["never answers", () => new Promise(() => {})],
];

const unavailable = async (response: Response): Promise<void> => {
  const text = await response.text();
  expect(response.status, text).toBe(503);
  expect(JSON.parse(text)).toMatchObject({ error: { code: "unavailable" } });
  expect(response.headers.get("Retry-After")).toMatch(/^[1-9]\d*$/);
  expect(response.headers.get("WWW-Authenticate")).toBeNull();
  expect(response.headers.get("Cache-Control")).toBe("no-store");
};

const reads = ["/api/profile", "/api/v1/experience", "/api/health", "/api/agent/identity", "/.well-known/jwks.json"];

describe.each(troubles)("while the store %s", (_, trouble) => {
  test("protected paths answer 503 to a valid credential instead of 401", async () => {
    const { get, token, key, spoil } = await service();
    spoil(trouble, ...storeMethods);
    for (const path of protectedPaths)
      for (const response of await Promise.all([get(path, token), get(path, key)]))
        if (path === "/api/v1")
          expect([response.status, response.headers.get("Retry-After")]).toStrictEqual([503, "1"]);
        else await unavailable(response);
    spoil(expect.unreachable);
    expect([(await get("/api", token)).status, (await get("/api", key)).status]).toStrictEqual([200, 200]);
  });

  test("protected paths answer 401 to an invalid credential, which needs no store", async () => {
    const { get, token, spoil } = await service();
    spoil(trouble, ...storeMethods);
    for (const credential of ["not-a-key", `${token}A`, undefined])
      expect((await get("/api", credential)).status).toBe(401);
  });

  test("reads work with a valid, an invalid and no credential", async () => {
    const { get, token, key, spoil } = await service();
    spoil(trouble, ...storeMethods);
    const requests = reads.flatMap((path) =>
      [token, key, "not-a-key", undefined].map((credential) => get(path, credential)),
    );
    expect(new Set((await Promise.all(requests)).map(({ status }) => status))).toStrictEqual(new Set([200]));
  });

  test("credentials cannot be issued, exchanged, revoked or listed", async () => {
    const { get, post, token, spoil } = await service();
    spoil(trouble, ...storeMethods);
    await unavailable(await post("/api/agent/identity"));
    await unavailable(await post("/api/agent/key"));
    await unavailable(await post("/api/agent/claim", { assertion: "x", identity_type: "anonymous" }));
    await unavailable(await post("/api/agent/events", { event: "revoke", token }));
    await unavailable(await get("/api/agent/events"));
    spoil(expect.unreachable);
    expect((await get("/api", token)).status).toBe(200);
  });

  test("a revocation that was not saved is not reported as successful", async () => {
    const { get, post, token, spoil } = await service();
    const revocation = { event: "revoke", token };
    for (const method of ["revoke", "revokedUpTo"] as const) {
      spoil(trouble, method);
      await unavailable(await post("/api/agent/events", revocation));
    }
    spoil(expect.unreachable);
    expect((await get("/api", token)).status).toBe(200);
    expect((await post("/api/agent/events", revocation)).status).toBe(200);
    expect((await get("/api", token)).status).toBe(401);
  });

  test("the log contains the reason and no credential", async () => {
    const { get, post, token, key, spoil, log } = await service();
    spoil(trouble, ...storeMethods);
    await get("/api", token);
    await post("/api/agent/events", { event: "revoke", token: key });
    const failures = log.filter(({ event }) => event === "store_failed");
    expect(failures.length).toBeGreaterThanOrEqual(2);
    for (const { reason, id } of failures) {
      expect(reason).toMatch(/disk is gone|did not answer within/);
      expect(id).toBeTruthy();
    }
    for (const secret of [token, key]) expect(JSON.stringify(log)).not.toContain(secret.slice(-30));
  });

  test("an idempotent request is refused until its caller is known", async () => {
    const { post, token, spoil } = await service();
    const headers = { "Idempotency-Key": "one", "x-api-key": token };
    spoil(trouble, "revokedUpTo");
    await unavailable(await post("/api/contact", inquiry, headers));
    // Without an Idempotency-Key it runs.
    expect((await post("/api/contact", inquiry, { "x-api-key": token })).status).toBe(202);
    spoil(expect.unreachable);
    const responses = [await post("/api/contact", inquiry, headers), await post("/api/contact", inquiry, headers)];
    expect(responses.map(({ status }) => status)).toStrictEqual([202, 202]);
    expect(responses.map((response) => response.headers.get("Idempotent-Replay"))).toStrictEqual([null, "true"]);
  });
});

describe("the store", () => {
  test("is asked about revocations once per genuine credential, and not otherwise", async () => {
    const { get, token, spoil, asked } = await service();
    spoil(expect.unreachable);
    await get("/api/profile");
    await get("/api/profile", "not-a-key");
    expect(asked).toStrictEqual(["count", "count"]);
    await get("/api/profile", token);
    // A demo credential counts twice: by itself, and with the others of its address.
    expect(asked).toStrictEqual(["count", "count", "revokedUpTo", "count", "count"]);
  });
});

describe("a host without keys", () => {
  test("serves reads, and returns 503 if it has to verify a credential", async () => {
    const app = createApp(
      portsWith({
        settings,
        assets: { read: () => file },
        keys: async () => {
          throw new ApiError("unavailable", { headers: { "Retry-After": "60" } });
        },
      }),
    );
    const headers = { "x-api-key": "vitrine_demo_x" };
    expect((await app.request("/api/profile", { headers })).status).toBe(200);
    await unavailable(await app.request("/api", { headers }));
    expect((await app.request("/api")).status).toBe(401);
  });
});
