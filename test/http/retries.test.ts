import { describe, expect, test } from "vitest";
import { ContactAccepted } from "../../src/contract/resources/job.ts";
import { apiBases, dataOf, isReplay, post, statusAndCode, testedBases } from "../support/http/api-requests.ts";
import { inquiry } from "../support/http/inquiries.ts";
import { call } from "../support/http/service.ts";

/** A key that no earlier run has used: a deployed service keeps keys for a day. */
const newKey = (): string => crypto.randomUUID();

const health = { operations: [{ method: "GET", path: "/api/health" }] };
const operations: readonly (readonly [path: string, body: unknown, other: unknown, status: number])[] = [
  ...testedBases.flatMap((api): [string, unknown, unknown, number][] => [
    [`${api}/contact`, inquiry, { ...inquiry, name: "Ada Lovelace" }, 202],
    [`${api}/batch`, health, { operations: [{ method: "GET", path: "/api/profile" }] }, 200],
  ]),
  ["/ask", { q: "What is the rate limit?" }, { q: "How do I page through projects?" }, 200],
];

describe.each(operations)("POST %s with an Idempotency-Key", (path, body, other, status) => {
  const send = (key: string | string[], value = body, headers: Readonly<Record<string, string>> = {}) =>
    post(path, value, { "Idempotency-Key": key, ...headers });

  test("replays the first response for the same key and body", async () => {
    const key = newKey();
    const first = await send(key, body, { "X-Request-Id": "first" });
    const second = await send(key, body, { "X-Request-Id": "second" });
    const third = await send(key, body, { "X-Request-Id": "third" });
    expect([first.status, second.status, third.status]).toStrictEqual([status, status, status]);
    expect([first, second, third].map(isReplay)).toStrictEqual([false, true, true]);
    expect(first.headers["idempotent-replay"]).toBeUndefined();
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(third.bytes.equals(first.bytes)).toBe(true);
    for (const name of ["location", "retry-after", "content-type", "cache-control", "api-version"])
      expect(second.headers[name], name).toBe(first.headers[name]);
    expect(second.headers["x-request-id"]).toBe("second");
  });

  test("counts a replay against the rate limit", async () => {
    const key = newKey();
    const responses = [await send(key), await send(key), await send(key)];
    const left = responses.map(({ headers }) => headers.ratelimit);
    expect(new Set(left).size).toBe(3);
    for (const { headers } of responses) expect(headers["ratelimit-remaining"]).toMatch(/^\d+$/);
  });

  test("treats a quoted key as the same key", async () => {
    const key = newKey();
    const first = await send(key);
    const second = await send(`"${key}"`);
    expect([isReplay(second), second.text]).toStrictEqual([true, first.text]);
    const reversed = newKey();
    expect((await send(`"${reversed}"`)).status).toBe(status);
    expect(isReplay(await send(reversed))).toBe(true);
  });

  test("refuses the key with another body and still replays the first", async () => {
    const key = newKey();
    const first = await send(key);
    expect(statusAndCode(path, await send(key, other))).toBe("422 idempotency_key_reused");
    expect((await send(key)).text).toBe(first.text);
  });

  test("runs the same body again with another key or none", async () => {
    const [first, second] = [await send(newKey()), await send(newKey())];
    expect([first, second].map(isReplay)).toStrictEqual([false, false]);
    expect(isReplay(await post(path, body))).toBe(false);
  });

  test("treats keys as case-sensitive", async () => {
    const key = `k-${newKey()}`;
    await send(key);
    expect(isReplay(await send(key.toUpperCase()))).toBe(false);
  });

  test("does not store errors", async () => {
    const key = newKey();
    const refused = await send(key, { operations: [{ method: "GET", path: "/docs" }] });
    expect(refused.status).toBe(422);
    expect(isReplay(refused)).toBe(false);
    const corrected = await send(key);
    expect([corrected.status, isReplay(corrected)]).toStrictEqual([status, false]);
    expect(isReplay(await send(key))).toBe(true);
  });

  test("runs exactly one of 20 concurrent requests", async () => {
    const key = newKey();
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(key)));
    const done = responses.filter((response) => response.status === status);
    const others = responses.filter((response) => response.status !== status);
    expect(done.filter((response) => !isReplay(response))).toHaveLength(1);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    for (const response of others) {
      expect(statusAndCode(path, response)).toBe("409 idempotency_in_progress");
      expect(response.headers["retry-after"]).toBe("1");
    }
    expect((await send(key)).text).toBe(done[0]?.text);
  });

  test("accepts one of two concurrent bodies with the same key", async () => {
    const key = newKey();
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => send(key, index % 2 === 0 ? body : other)),
    );
    const ran = responses.filter((response) => response.status === status && !isReplay(response));
    expect(ran).toHaveLength(1);
    for (const response of responses.filter((response) => response.status !== status))
      expect(["409 idempotency_in_progress", "422 idempotency_key_reused"]).toContain(statusAndCode(path, response));
    expect(new Set(responses.filter((response) => response.status === status).map(({ text }) => text)).size).toBe(1);
  });

  describe("accepts or refuses a key:", () => {
    const unique = newKey();
    const visible = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join("");

    test.each([
      ["1 character", path.includes("v1") ? "a" : path === "/ask" ? "c" : "b"],
      ["255 characters", unique.padEnd(255, "x")],
      ["255 characters in quotes", `"${unique.padEnd(255, "y")}"`],
      ["every visible character", visible + unique],
      ["a quote at one end", `"${unique}`],
    ])("%s is accepted", async (_, key) => {
      const response = await send(key);
      expect(response.status, response.text).toBe(status);
    });

    test.each([
      ["empty", ""],
      ["empty in quotes", '""'],
      ["256 characters", "x".repeat(256)],
      ["256 characters in quotes", `"${"x".repeat(256)}"`],
      ["4,000 characters", "x".repeat(4_000)],
      ["a space", "a b"],
      ["a space in quotes", '"a b"'],
      ["whitespace in quotes", '" "'],
      ["a tab in quotes", '"a\tb"'],
      ["a letter outside ASCII", "caf\u00e9"],
      ["a control character of Latin-1", "a\u0085b"],
    ])("%s is refused", async (_, key) => {
      const response = await send(key);
      expect(statusAndCode(path, response)).toBe("400 invalid_idempotency_key");
      expect(response.headers["retry-after"]).toBeUndefined();
    });

    test("two Idempotency-Key headers are refused", async () => {
      expect(statusAndCode(path, await send([newKey(), newKey()]))).toBe("400 invalid_idempotency_key");
    });
  });
});

test("the same key is independent for another path and for the mirror", async () => {
  const key = { "Idempotency-Key": newKey() };
  const responses = [
    await post("/api/contact", inquiry, key),
    await post("/api/v1/contact", inquiry, key),
    await post("/api/batch", health, key),
    await post("/api/v1/batch", health, key),
  ];
  expect(responses.map(({ status }) => status)).toStrictEqual([202, 202, 200, 200]);
  expect(responses.map(isReplay)).toStrictEqual([false, false, false, false]);
});

test("a retry returns the same job at the same URL", async () => {
  for (const api of apiBases) {
    const path = `${api}/contact`;
    const key = { "Idempotency-Key": newKey() };
    const [first, second] = [await post(path, inquiry, key), await post(path, inquiry, key)];
    const job = dataOf(ContactAccepted, path, second);
    expect(job).toStrictEqual(dataOf(ContactAccepted, path, first));
    expect(second.headers.location).toBe(job.poll_url);
  }
});

test("a read ignores the Idempotency-Key", async () => {
  const headers = { "Idempotency-Key": "a b" };
  expect((await call("/api/profile", { headers })).status).toBe(200);
});
