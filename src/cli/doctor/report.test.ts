import { expect, test } from "vitest";
import type { GroupResult } from "./check.ts";
import { reportJson, reportText } from "./report.ts";

const fault = { found: "/a returns 404", fix: "Upload /a." };
const groups: readonly GroupResult[] = [
  {
    title: "Discovery",
    results: [
      { id: "one", title: "One", verdict: { status: "passed", reason: "12 links" } },
      { id: "two", title: "Two", verdict: { status: "failed", faults: [fault] } },
    ],
  },
  {
    title: "Pages",
    results: [
      { id: "three", title: "Three", verdict: { status: "not_applicable", reason: "no contact" } },
      { id: "four", title: "Four", verdict: { status: "failed", faults: Array.from({ length: 12 }, () => fault) } },
    ],
  },
];

test("the text report has a line for each check, with faults and fixes below", () => {
  const text = reportText(groups, "dist", false);
  expect(text.split("\n").slice(0, 8)).toStrictEqual([
    "Discovery",
    "  ✓ One                        12 links",
    "  ✗ Two                        1 fault",
    "      found  /a returns 404",
    "      fix    Upload /a.",
    "",
    "Pages",
    "  – Three                      not applicable: no contact",
  ]);
  expect(text).toMatch(/✗ Four +12 faults\n/);
  expect(text).toMatch(/\n {6}and 2 more\n/);
  expect(text).toMatch(/\n\ndist: 1 passed, 2 failed, 1 not applicable\.\n$/);
  expect(text).not.toContain("\u001b");
});

test("marks can have colors", () => {
  expect(reportText(groups, "dist", true)).toContain("\u001b[32m✓\u001b[39m One");
});

test("the JSON report has the same results", () => {
  const report = JSON.parse(reportJson(groups, "dist", "https://ada.example.com"));
  expect(report).toMatchObject({
    subject: "dist",
    site: "https://ada.example.com",
    summary: { passed: 1, failed: 2, not_applicable: 1 },
  });
  expect(report.checks[1]).toStrictEqual({
    id: "two",
    group: "Discovery",
    title: "Two",
    status: "failed",
    faults: [fault],
  });
});
