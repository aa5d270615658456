import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type Answer, call, edge, lasting } from "../support/service.ts";

const decode = ({ headers, bytes }: Answer): Buffer => {
  const encoding = headers["content-encoding"];
  if (encoding === undefined) return bytes;
  if (encoding === "br") return brotliDecompressSync(bytes);
  if (encoding === "gzip") return gunzipSync(bytes);
  if (encoding === "zstd") return zstdDecompressSync(bytes);
  throw new Error(`nobody asked for ${encoding}`);
};

/** What a client may be sent for its Accept-Encoding. */
const cases: readonly [accept: string, allowed: readonly (string | undefined)[]][] = [
  ["br", ["br"]],
  ["gzip", ["gzip"]],
  ["gzip, deflate, br", ["br"]],
  ["br;q=0.4, gzip;q=0.8", ["gzip"]],
  ["br;q=0, gzip", ["gzip"]],
  ["gzip;q=0", [undefined]],
  ["br;q=0, gzip;q=0", [undefined]],
  ["br;q=0.000, gzip;q=0.001", ["gzip", undefined]],
  ["*", ["br", "gzip", undefined]],
  ["*;q=0", [undefined]],
  ["*;q=0, gzip", ["gzip"]],
  ["gzip;q=0, *", ["br", undefined]],
  ["identity", [undefined]],
  ["identity;q=0, gzip", ["gzip"]],
  ["identity;q=0", [undefined, "br", "gzip"]],
  ["identity, br;q=0.5", [undefined]],
  ["deflate", [undefined]],
  ["GZip", ["gzip", undefined]],
  ["", [undefined]],
  [",;q=,=;;", [undefined]],
];

const paths = [
  "/api/projects",
  "/api/v1/experience",
  "/api/projects?limit=50&q=a",
  "/docs",
  "/openapi.json",
  "/ask?q=project",
];

// An edge compresses by itself, with tags of its own.
describe.skipIf(edge).each(paths)("%s", (path) => {
  test.each(cases)("for Accept-Encoding: %s", async (accept, allowed) => {
    const [plain, answer] = await Promise.all([call(path), call(path, { headers: { "Accept-Encoding": accept } })]);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(allowed).toContain(answer.headers["content-encoding"]);
    expect(decode(answer)).toStrictEqual(plain.bytes);
    expect(answer.headers["content-length"]).toBe(String(answer.bytes.length));
    expect(answer.headers.vary).toMatch(/\baccept-encoding\b/i);
    expect(answer.headers["content-type"]).toBe(plain.headers["content-type"]);
  });

  test("has a strong tag of its own in each encoding", async () => {
    const answers = await Promise.all(
      ["identity", "br", "gzip"].map((accept) => call(path, { headers: { "Accept-Encoding": accept } })),
    );
    const tags = answers.map(({ headers }) => headers.etag);
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
    expect(new Set(tags).size).toBe(3);
  });

  test.each(["br", "gzip"])("is answered 304 in %s without saying that nothing is encoded so", async (encoding) => {
    const asked = { "Accept-Encoding": encoding };
    const full = await call(path, { headers: asked });
    const again = await call(path, { headers: { ...asked, "If-None-Match": full.headers.etag ?? "" } });
    expect(again.status).toBe(304);
    const { "content-type": _type, "content-length": _length, "content-encoding": _encoding, ...kept } = lasting(full);
    expect(lasting(again)).toStrictEqual(kept);
  });
});

test.skipIf(edge)("compressing makes a page of projects smaller", async () => {
  const [plain, br] = await Promise.all([
    call("/api/projects"),
    call("/api/projects", { headers: { "Accept-Encoding": "br" } }),
  ]);
  expect(br.bytes.length).toBeLessThan(plain.bytes.length);
});
