import { describe, expect, test } from "vitest";
import { portsWith } from "../../test/support/app/ports.ts";
import { createApp } from "../app.ts";
import { memoryCounter } from "../stores/memory.ts";

const DAY_MS = 86_400_000;
const settings = { site: "https://ada.example.com", rateLimit: 60, servesFiles: false };

/** A service with a settable clock and client address, whose limit per minute does not apply. */
const service = (rateLimit = 60) => {
  const client = { address: "203.0.113.7" };
  const clock = { at: Date.now() };
  const keys: string[] = [];
  const ports = portsWith({
    settings: { ...settings, rateLimit },
    clock: { now: () => clock.at },
    clientAddress: () => client.address,
    counter: { count: (_, window, now) => ({ count: 1, endsAt: now + window }) },
  });
  const { store } = ports;
  const counted = {
    ...store,
    count: (key: string, window: number, now: number) => {
      keys.push(key);
      return store.count(key, window, now);
    },
  };
  const app = createApp({ ...ports, store: counted });
  const post = async (path: string, headers: Record<string, string> = {}, body?: unknown) =>
    app.request(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return { app, client, clock, keys, post };
};

const ways = [
  ["/api/agent/identity", 200, undefined],
  ["/api/v1/agent/key", 201, undefined],
  ["/api/agent/claim", 200, { assertion: "anything", identity_type: "anonymous" }],
] as const;

describe("demo credentials", () => {
  test("are issued 100 times a day to an address, whatever their kind", async () => {
    const { post, clock } = service();
    for (let count = 0; count < 100; count += 1) {
      const [path, status, body] = ways[count % 3] ?? ways[0];
      expect((await post(path, {}, body)).status).toBe(status);
    }
    clock.at += DAY_MS / 2;
    for (const [path, , body] of ways) {
      const refused = await post(path, {}, body);
      expect(refused.status).toBe(429);
      expect(await refused.text()).toContain("already got 100 demo credentials");
      expect(refused.headers.get("Retry-After")).toBe("43200");
      expect(refused.headers.get("RateLimit")).toBe('"issue";r=0;t=43200');
      expect(refused.headers.get("RateLimit-Policy")).toBe('"issue";q=100;w=86400');
    }
    clock.at += DAY_MS / 2;
    expect((await post("/api/agent/key")).status).toBe(201);
  });

  test("are limited in proportion to the rate limit", async () => {
    for (const [rateLimit, issued] of [
      [1, 2],
      [6, 10],
    ] as const) {
      const { post } = service(rateLimit);
      const statuses: number[] = [];
      for (let count = 0; count <= issued; count += 1) statuses.push((await post("/api/agent/identity")).status);
      expect(statuses).toEqual([...Array(issued).fill(200), 429]);
    }
  });

  test("are limited for each address, and concurrent requests get exactly as many", async () => {
    const { post, client } = service(6);
    const responses = await Promise.all(Array.from({ length: 30 }, () => post("/api/agent/key")));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(10);
    client.address = "203.0.113.8";
    expect((await post("/api/agent/key")).status).toBe(201);
  });

  test("count once for all retries with an Idempotency-Key", async () => {
    const { post } = service(1);
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    for (let count = 0; count < 10; count += 1) expect((await post("/api/agent/key", headers)).status).toBe(201);
    expect((await post("/api/agent/key")).status).toBe(201);
    expect((await post("/api/agent/key")).status).toBe(429);
  });

  test("do not store the client's address", async () => {
    const { post, keys } = service();
    await post("/api/agent/key");
    expect(keys).toEqual([expect.stringMatching(/^issued\/[\w-]{43}$/)]);
  });

  test("are not issued if the store cannot count them", async () => {
    const ports = portsWith();
    const count = () => Promise.reject(new Error("the store is away"));
    const app = createApp({ ...ports, store: { ...ports.store, count }, counter: memoryCounter() });
    expect((await app.request("/api/agent/key", { method: "POST" })).status).toBe(503);
    expect((await app.request("/api/health")).status).toBe(200);
  });
});
