import { expect, test } from "vitest";
import type { Examined } from "./check.ts";
import { reportJson, reportText } from "./report.ts";

const fault = { found: "it is not there", fix: "Put it there." };
const groups: readonly Examined[] = [
  {
    title: "To be found",
    outcomes: [
      { id: "one", title: "One", verdict: { status: "passed", reason: "as it should be" } },
      { id: "two", title: "Two", verdict: { status: "failed", faults: [fault] } },
    ],
  },
  {
    title: "Pages",
    outcomes: [
      { id: "three", title: "Three", verdict: { status: "not_applicable", reason: "there is none" } },
      { id: "four", title: "Four", verdict: { status: "failed", faults: Array.from({ length: 12 }, () => fault) } },
    ],
  },
];

test("a person reads a line for each check, and what mends a fault below it", () => {
  const text = reportText(groups, "dist", false);
  expect(text.split("\n").slice(0, 8)).toStrictEqual([
    "To be found",
    "  ✓ One                        as it should be",
    "  ✗ Two                        1 fault",
    "      found  it is not there",
    "      fix    Put it there.",
    "",
    "Pages",
    "  – Three                      not applicable: there is none",
  ]);
  expect(text).toMatch(/✗ Four +12 faults\n/);
  expect(text).toMatch(/\n {6}and 2 more\n/);
  expect(text).toMatch(/\n\ndist: 1 passed, 2 failed, 1 not applicable\.\n$/);
  expect(text).not.toContain("\u001b");
});

test("marks have colours where they are asked for", () => {
  expect(reportText(groups, "dist", true)).toContain("\u001b[32m✓\u001b[39m One");
});

test("programs read the same", () => {
  const report = JSON.parse(reportJson(groups, "dist", "https://ada.example.com"));
  expect(report).toMatchObject({
    subject: "dist",
    site: "https://ada.example.com",
    summary: { passed: 1, failed: 2, not_applicable: 1 },
  });
  expect(report.checks[1]).toStrictEqual({
    id: "two",
    group: "To be found",
    title: "Two",
    status: "failed",
    faults: [fault],
  });
});
