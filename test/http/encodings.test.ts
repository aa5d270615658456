import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { behindEdge, call, type HttpResponse, stableHeaders } from "../support/http/service.ts";

const decode = ({ headers, bytes }: HttpResponse): Buffer => {
  const encoding = headers["content-encoding"];
  if (encoding === undefined) return bytes;
  if (encoding === "br") return brotliDecompressSync(bytes);
  if (encoding === "gzip") return gunzipSync(bytes);
  if (encoding === "zstd") return zstdDecompressSync(bytes);
  throw new Error(`unexpected encoding ${encoding}`);
};

/** The allowed encodings for an Accept-Encoding. */
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
  ["identity;q=0", [undefined]],
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

// An edge compresses responses itself, with its own ETags.
describe.skipIf(behindEdge).each(paths)("%s", (path) => {
  test.each(cases)("is encoded correctly for Accept-Encoding: %s", async (accept, allowed) => {
    const [plain, response] = await Promise.all([call(path), call(path, { headers: { "Accept-Encoding": accept } })]);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(allowed).toContain(response.headers["content-encoding"]);
    expect(decode(response)).toStrictEqual(plain.bytes);
    expect(response.headers["content-length"]).toBe(String(response.bytes.length));
    expect(response.headers.vary).toMatch(/\baccept-encoding\b/i);
    expect(response.headers["content-type"]).toBe(plain.headers["content-type"]);
  });

  test("has a distinct strong ETag per encoding", async () => {
    const responses = await Promise.all(
      ["identity", "br", "gzip"].map((accept) => call(path, { headers: { "Accept-Encoding": accept } })),
    );
    const tags = responses.map(({ headers }) => headers.etag);
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
    expect(new Set(tags).size).toBe(3);
  });

  test("returns 304 only for the ETag of the selected encoding", async () => {
    const encodings = ["identity", "br", "gzip"];
    const askFor = (encoding: string, tag?: string) =>
      call(path, { headers: { "Accept-Encoding": encoding, ...(tag !== undefined && { "If-None-Match": tag }) } });
    const tags = await Promise.all(encodings.map(async (encoding) => (await askFor(encoding)).headers.etag ?? ""));
    for (const [index, encoding] of encodings.entries())
      for (const [other, tag] of tags.entries()) {
        const { status, headers } = await askFor(encoding, tag);
        expect([status, headers.etag]).toStrictEqual([index === other ? 304 : 200, tags[index]]);
      }
  });

  test.each(["br", "gzip"])("returns 304 for %s without Content-Encoding", async (encoding) => {
    const asked = { "Accept-Encoding": encoding };
    const full = await call(path, { headers: asked });
    const again = await call(path, { headers: { ...asked, "If-None-Match": full.headers.etag ?? "" } });
    expect(again.status).toBe(304);
    const {
      "content-type": _type,
      "content-length": _length,
      "content-encoding": _encoding,
      ...kept
    } = stableHeaders(full);
    expect(stableHeaders(again)).toStrictEqual(kept);
  });
});

test("the resume is sent as PDF, and not compressed", async () => {
  const { status, headers, bytes } = await call("/resume.pdf", { headers: { "Accept-Encoding": "br, gzip" } });
  expect([status, headers["content-type"], headers["content-encoding"]]).toEqual([200, "application/pdf", undefined]);
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
});

test.skipIf(behindEdge)("a page of projects is smaller when compressed", async () => {
  const [plain, br] = await Promise.all([
    call("/api/projects"),
    call("/api/projects", { headers: { "Accept-Encoding": "br" } }),
  ]);
  expect(br.bytes.length).toBeLessThan(plain.bytes.length);
});
