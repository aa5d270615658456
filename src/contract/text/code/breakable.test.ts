import { expect, test } from "vitest";
import { breakable } from "./breakable.ts";

test("long code may wrap after slashes and bars, but not between two of them or at its end", () => {
  expect(breakable("https://ada.example.com/{all|client}/")).toBe(
    "https://<wbr>ada.example.com/<wbr>{all|<wbr>client}/",
  );
});

test("short code does not wrap", () => {
  expect(breakable("/api/projects/{slug}")).toBe("/api/projects/{slug}");
});
