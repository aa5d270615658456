import { expect, test } from "vitest";
import { breakable, isLongCode } from "./code-text.ts";

test("code is long from 33 lines on, including lines that wrap", () => {
  expect(isLongCode("line\n".repeat(32))).toBe(false);
  expect(isLongCode("line\n".repeat(33))).toBe(true);
  expect(isLongCode(`${"x".repeat(57)}\n`.repeat(17))).toBe(true);
});

test("long code may wrap after slashes and bars, but not between two of them or at its end", () => {
  expect(breakable("https://ada.example.com/{all|client}/")).toBe(
    "https://<wbr>ada.example.com/<wbr>{all|<wbr>client}/",
  );
});

test("short code does not wrap", () => {
  expect(breakable("/api/projects/{slug}")).toBe("/api/projects/{slug}");
});
