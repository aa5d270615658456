import { gzipSync } from "node:zlib";
import { exportJWK, generateKeyPair } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { limits } from "../../src/contract/limits.ts";
import { type KeySetFetch, keySetContract } from "../support/auth/key-set-contract.ts";
import { serveForTest } from "../support/auth/key-set-server.ts";
import { startOnline } from "../support/hosts/online-worker.ts";
import { testSite } from "../support/hosts/programs.ts";
import type { KeySetRequest } from "./key-set-worker.ts";

const open = async () => {
  const { url, stop } = await startOnline("test/workers/key-set-worker.ts");
  const ask = async (asked: KeySetRequest): Promise<string> => {
    const response = await fetch(url, { method: "POST", body: JSON.stringify(asked) });
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    return text;
  };
  const fetchText: KeySetFetch = (asked) => ask({ ...asked, want: "text" });
  return { ask, fetch: fetchText, close: stop };
};

keySetContract("a Worker", open);

describe("a key set fetched by a Worker", () => {
  let worker: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    worker = await open();
  });
  afterAll(() => worker.close());

  test("may be compressed, and its limit applies after decompression", async () => {
    for (const [length, outcome] of [
      [limits.keySet.maxBytes, "x".repeat(limits.keySet.maxBytes)],
      [10_000_000, `the response is longer than ${limits.keySet.maxBytes} bytes`],
    ] as const) {
      const { url } = await serveForTest((_, response) => {
        response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync("x".repeat(length)));
      });
      expect(await worker.fetch({ url, site: testSite }).catch((error: Error) => error.message)).toBe(outcome);
    }
  });

  const set = async (): Promise<string> => {
    const { publicKey } = await generateKeyPair("EdDSA", { extractable: true });
    return JSON.stringify({ keys: [await exportJWK(publicKey)] });
  };

  test("is fetched once for many requests, even if the first ends early", async () => {
    const gate = Promise.withResolvers<string>();
    let asked = 0;
    const { url } = await serveForTest(async (_, response) => {
      asked += 1;
      response.end(await gate.promise);
    });
    // This response is the only sign that the first request has ended.
    expect(await worker.ask({ url, site: testSite, want: "nothing" })).toBe("done");
    const others = Promise.all(Array.from({ length: 20 }, () => worker.ask({ url, site: testSite, want: "keys" })));
    await expect.poll(() => asked, { timeout: 10_000 }).toBe(1);
    gate.resolve(await set());
    expect(new Set(await others)).toEqual(new Set(["done"]));
    expect(asked).toBe(1);
  });

  test("reports why it is unavailable", async () => {
    const { url } = await serveForTest((_, response) => void response.writeHead(500).end());
    await expect(worker.ask({ url, site: testSite, want: "keys" })).rejects.toThrow(
      `Cannot fetch the keys at ${url}: the server answered 500`,
    );
  });
});
