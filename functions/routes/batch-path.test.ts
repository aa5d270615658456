import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mirrorPath } from "../../src/contract/route.ts";
import { routes } from "../../src/contract/routes.ts";
import { patternsOf, plainPath } from "./batch-path.ts";

const list = routes.filter(({ version, batchable }) => version === "current" && batchable).flatMap(patternsOf);
const isAllowed = (path: string): boolean => {
  const plain = plainPath(path);
  return plain !== undefined && list.some((pattern) => pattern.test(plain));
};
const site = "https://ada.example.com";

const reads = [
  "profile",
  "projects",
  "experience",
  "contact",
  "health",
  "sandbox",
  "jobs/job_A-z_0",
  "projects/%C5%81%C3%B3d%C5%BA_1",
];
const paths = reads.map((read) => `/api/${read}`);

test.each([...paths, ...paths.map(mirrorPath)])("%s is allowed with and without a query", (path) => {
  expect([path, `${path}?`, `${path}?a=b&c=%2f..`, `${path}?a b?c`].map(isAllowed)).toStrictEqual([
    true,
    true,
    true,
    true,
  ]);
});

test("operations that are not batchable are not allowed", () => {
  const others = routes.filter(({ batchable }) => !batchable).map(({ path, method }) => `${method} ${path}`);
  expect(others).toContain("post /api/batch");
  const readable = new Set(routes.filter(({ batchable }) => batchable).map(({ path }) => path));
  for (const other of others) {
    const [, path = ""] = other.split(" ");
    if (!readable.has(path)) expect(isAllowed(path), other).toBe(false);
  }
});

describe("any address", () => {
  const pieces = fc.constantFrom(
    ...[
      "/",
      "//",
      "\\",
      "..",
      ".",
      "%2e",
      "%2E%2e",
      "%2f",
      "%5c",
      "%00",
      "?",
      "#",
      "@",
      ":",
      ";",
      " ",
      "\t",
      "\n",
      "\r",
    ],
    ...[
      "\u0000",
      "\u007f",
      "\u0085",
      "\u200b",
      "\ud800",
      "é",
      "／",
      "{id}",
      "http:",
      "https://",
      "file:///",
      "evil.example",
    ],
    ...["user@", "service.invalid", "ada.example.com", "api", "/api", "v1", "/v1", "profile", "/profile", "/projects"],
    ...["/jobs/", "/jobs", "a", "Z9_-", "limit=1", "/batch", "PROFILE", "contact", "/health"],
  );
  const path = fc.oneof(
    fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join("")),
    fc
      .tuple(fc.constantFrom(...paths, ...paths.map(mirrorPath)), fc.array(pieces, { maxLength: 4 }))
      .map(([start, parts]) => start + parts.join("")),
    fc.tuple(fc.array(pieces, { maxLength: 3 }), fc.constantFrom(...paths)).map(([parts, end]) => parts.join("") + end),
    fc.string({ unit: "binary" }),
    fc.webUrl(),
  );

  test("reaches only a read of this service, and the one that it names", () => {
    let seen = 0;
    fc.assert(
      fc.property(path, (sent) => {
        if (!isAllowed(sent)) return;
        seen += 1;
        const url = new URL(site + sent);
        const [written, ...query] = sent.split("?");
        expect(url.origin + url.pathname).toBe(site + written);
        expect([url.hash, url.username, url.password]).toStrictEqual(["", "", ""]);
        expect(written).toMatch(
          /^\/api\/(?:v1\/)?(?:profile|projects(?:\/(?:[\w-]|%[89a-f][\da-f])+)?|experience|contact|health|sandbox|jobs\/[\w-]+)$/i,
        );
        const characters = (text: string) => decodeURI(encodeURI(text.toWellFormed()));
        if (!/%/.test(sent))
          expect(decodeURI(url.search.slice(1)).trimEnd()).toBe(characters(query.join("?")).trimEnd());
      }),
      { numRuns: 5_000 },
    );
    expect(seen).toBeGreaterThan(100);
  });

  test("contains no control character and no fragment", () => {
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.constantFrom("", "?", "?limit=1"), pieces, (start, query, piece) => {
        if (/[\p{Cc}#]/u.test(piece)) expect(isAllowed(start + query + piece)).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });
});
