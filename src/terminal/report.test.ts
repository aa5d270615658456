import { expect, test } from "vitest";
import type { Manifest } from "../contract/site/manifest.ts";
import { changedFiles, fileTable } from "./report.ts";

const site = (etags: Record<string, string>): Manifest => ({
  site: "https://ada.example.com",
  files: Object.fromEntries(Object.entries(etags).map(([file, etag]) => [file, { etag, size: 1 }])),
});

test("the report lists added, changed and removed files", () => {
  const report = changedFiles(site({ "/a": "1", "/b": "2", "/d": "1" }), site({ "/b": "1", "/c": "1", "/d": "1" }));
  expect(report).toBe("3 files changed since the last build:\n  + /a\n  ~ /b\n  - /c");
});

test("the report says when nothing changed, and when there is no earlier build", () => {
  expect(changedFiles(site({ "/a": "1" }), site({ "/a": "1" }))).toBe("No files changed since the last build.");
  expect(changedFiles(site({ "/a": "1" }), undefined)).toBe("First build: every file is new.");
});

test("the report shortens long lists", () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`/${index}`, "1"]));
  const lines = changedFiles(site(many), site({})).split("\n");
  expect(lines[0]).toBe("100 files changed since the last build:");
  expect(lines.at(-1)).toBe(`  … and ${100 - (lines.length - 2)} more`);
});

test("the file table counts files without a compressed copy in full", () => {
  const files = {
    "/index.html": { etag: "a", size: 3_000, br: { etag: "c", size: 1_024 } },
    "/favicon.svg": { etag: "b", size: 512 },
  };
  expect(fileTable({ site: "https://ada.example.com", files })).toBe(
    [
      "  documents and assets       1 files      512 B      512 B as brotli",
      "  pages                      1 files     2.9 KB     1.0 KB as brotli",
      "  total                      2 files     3.4 KB     1.5 KB as brotli",
    ].join("\n"),
  );
});
