import { expect, test } from "vitest";
import type { Manifest } from "../contract/manifest.ts";
import { changed } from "./report.ts";

const site = (etags: Record<string, string>): Manifest => ({
  site: "https://ada.example.com",
  files: Object.fromEntries(Object.entries(etags).map(([file, etag]) => [file, { etag, size: 1 }])),
});

test("the report names what came, changed and went", () => {
  const report = changed(site({ "/a": "1", "/b": "2", "/d": "1" }), site({ "/b": "1", "/c": "1", "/d": "1" }));
  expect(report).toBe("Changed since the last build: 3\n  + /a\n  ~ /b\n  - /c");
});

test("the report says so when nothing changed, and when there is nothing to compare with", () => {
  expect(changed(site({ "/a": "1" }), site({ "/a": "1" }))).toBe("No file changed since the last build.");
  expect(changed(site({ "/a": "1" }), undefined)).toBe("First build: every file is new.");
});

test("the report counts what is too much to name", () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`/${at}`, "1"]));
  const lines = changed(site(many), site({})).split("\n");
  expect(lines[0]).toBe("Changed since the last build: 100");
  expect(lines.at(-1)).toBe(`  … and ${100 - (lines.length - 2)} more`);
});
