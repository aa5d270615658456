import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { ApiError } from "../../src/contract/errors.ts";
import { portsWith } from "../../test/support/app/ports.ts";
import { createApp } from "../app.ts";
import { commonHeaders } from "../http/response-headers.ts";
import type { Counter, LogEntry } from "../ports/ports.ts";
import type { Environment } from "../ports/request-state.ts";
import { memoryCounter } from "../stores/memory.ts";
import { compose, withErrorHandler } from "./compose.ts";
import { rateLimit } from "./rate-limit.ts";

interface Given {
  readonly store?: Counter;
  readonly limit?: number;
  /** The address of the next request. */
  readonly address?: () => string;
}

/** An app with only the rate limit, a settable clock and a captured log. */
const limited = ({ store = memoryCounter(), limit = 3, address = () => "203.0.113.7" }: Given = {}) => {
  const log: LogEntry[] = [];
  const clock = { at: 0 };
  const ports = {
    settings: { site: "https://ada.example.com", rateLimit: limit, servesFiles: false },
    counter: store,
    clock: { now: () => clock.at },
    clientAddress: address,
    log: (entry: LogEntry) => void log.push(entry),
  };
  const app = new Hono<Environment>();
  const counted = compose([rateLimit(ports)], (context) => new Response("ok", { headers: commonHeaders(context) }));
  app.get("*", (context) => {
    context.set("requestState", {
      requestId: "request-1",
      credentialState: undefined,
      operation: undefined,
      deprecation: undefined,
      rateLimit: undefined,
    });
    return withErrorHandler(counted, (error) => {
      if (!(error instanceof ApiError)) throw error;
      return new Response(error.code, {
        status: error.status,
        headers: { ...commonHeaders(context), ...error.headers },
      });
    })(context);
  });
  return { log, clock, ask: async () => app.request("/") };
};

const headersOf = (response: Response): Record<string, string> =>
  Object.fromEntries([...response.headers].filter(([name]) => /^(?:ratelimit|retry-after)/.test(name)));

describe("the rate limit", () => {
  test("reports the remaining requests and refuses those above the limit", async () => {
    const { ask, clock } = limited();
    expect(headersOf(await ask())).toEqual({
      "ratelimit-limit": "3",
      "ratelimit-remaining": "2",
      "ratelimit-reset": "60",
      "ratelimit-policy": '"demo";q=3;w=60',
      ratelimit: '"demo";r=2;t=60',
    });
    clock.at = 30_500;
    expect(headersOf(await ask())).toMatchObject({ "ratelimit-remaining": "1", "ratelimit-reset": "30" });
    await ask();
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(await refused.text()).toBe("rate_limited");
    expect(headersOf(refused)).toMatchObject({
      "retry-after": "30",
      "ratelimit-remaining": "0",
      ratelimit: '"demo";r=0;t=30',
    });
  });

  test("starts again when the window ends", async () => {
    const { ask, clock } = limited({ limit: 1 });
    expect((await ask()).status).toBe(200);
    clock.at = 59_999;
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe("1");
    clock.at = 60_000;
    expect((await ask()).status).toBe(200);
  });

  test("counts a /64 of IPv6 as one client and other addresses separately", async () => {
    let address = "2001:db8::1";
    const { ask } = limited({ limit: 1, address: () => address });
    expect((await ask()).status).toBe(200);
    address = "2001:db8::2";
    expect((await ask()).status).toBe(429);
    address = "2001:db8:0:1::1";
    expect((await ask()).status).toBe(200);
  });

  test("admits exactly as many simultaneous requests as the limit allows", async () => {
    const { ask } = limited({ limit: 60 });
    const responses = await Promise.all(Array.from({ length: 100 }, ask));
    const left = responses
      .filter(({ status }) => status === 200)
      .map(({ headers }) => headers.get("RateLimit-Remaining"));
    expect(left.map(Number).toSorted((a, b) => b - a)).toEqual(Array.from({ length: 60 }, (_, index) => 59 - index));
  });
});

describe("a failing store", () => {
  const failing: Record<string, Counter> = {
    "that throws": {
      count: () => {
        throw new Error("the store is away");
      },
    },
    "that rejects": { count: () => Promise.reject(new Error("the store is away")) },
  };

  test.each(Object.entries(failing))(
    "%s lets the request pass without headers, and the failure is logged",
    async (_name, store) => {
      const { ask, log } = limited({ store });
      const response = await ask();
      expect(response.status).toBe(200);
      expect(headersOf(response)).toEqual({});
      expect(log).toEqual([
        {
          level: "error",
          id: "request-1",
          event: "rate_limit_store_failed",
          reason: "Error: the store is away",
        },
      ]);
    },
  );
});

test("the counter may answer asynchronously", async () => {
  const slow: Counter = { count: async () => ({ count: 2, endsAt: 10_000 }) };
  const { ask } = limited({ store: slow });
  expect(headersOf(await ask())).toMatchObject({ "ratelimit-remaining": "1", "ratelimit-reset": "10" });
});

test("a credential has its own limit, which does not apply to issuing more credentials", async () => {
  const app = createApp(portsWith());
  const mint = (headers: Record<string, string> = {}) => app.request("/api/agent/key", { method: "POST", headers });
  const { api_key } = (await (await mint()).json()) as { api_key: string };
  const held = { "X-API-Key": api_key };
  const read = async () => (await app.request("/api/health", { headers: held })).headers.get("RateLimit");
  expect(await read()).toMatch(/^"credential";r=599;/);
  for (let minted = 2; minted <= 60; minted += 1) expect((await mint(held)).status).toBe(201);
  expect((await mint(held)).status).toBe(429);
  expect(await read()).toMatch(/^"credential";r=598;/);
  expect((await app.request("/api/health")).status).toBe(429);
});

describe("demo credentials", () => {
  test("of one address share a limit, which grows with the limit of an address", async () => {
    const client = { address: "203.0.113.7" };
    const settings = { site: "https://ada.example.com", rateLimit: 5, servesFiles: false };
    const app = createApp(portsWith({ settings, clientAddress: () => client.address }));
    const keys: string[] = [];
    for (let issued = 0; issued < 4; issued += 1) {
      const response = await app.request("/api/agent/key", { method: "POST" });
      keys.push(((await response.json()) as { api_key: string }).api_key);
    }
    const read = (index: number) => app.request("/api/health", { headers: { "X-API-Key": keys[index % 4] ?? "" } });
    expect((await read(0)).headers.get("RateLimit")).toMatch(/^"credential";r=49;/);
    expect((await read(1)).headers.get("RateLimit")).toMatch(/^"demo-credentials";r=48;/);
    const responses = await Promise.all(Array.from({ length: 100 }, (_, index) => read(index)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(48);
    client.address = "203.0.113.8";
    expect((await read(0)).status).toBe(200);
  });

  test("from several addresses still have a limit of their own", async () => {
    const client = { address: "203.0.113.7" };
    const settings = { site: "https://ada.example.com", rateLimit: 1, servesFiles: false };
    const app = createApp(portsWith({ settings, clientAddress: () => client.address }));
    const { api_key } = (await (await app.request("/api/agent/key", { method: "POST" })).json()) as { api_key: string };
    const statuses: number[] = [];
    for (let index = 0; index <= 10; index += 1) {
      client.address = `203.0.113.${index}`;
      statuses.push((await app.request("/api/health", { headers: { "X-API-Key": api_key } })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  test("do not add a count to requests without a credential", async () => {
    const counted: string[] = [];
    const counter: Counter = {
      count: (key, window, now) => {
        counted.push(key);
        return { count: 1, endsAt: now + window };
      },
    };
    await createApp(portsWith({ counter })).request("/api/health");
    expect(counted).toEqual(["127.0.0.1"]);
  });
});
