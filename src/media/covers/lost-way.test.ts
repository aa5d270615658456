import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { lostWay } from "./lost-way.ts";

test("the picture of the 404 page is small, well-formed, the same for the same site, and in the colors of the theme", () => {
  const svg = lostWay("Zoë Exemplar");
  expect(svg.length).toBeLessThan(4096);
  expect(() => new SaxesParser().write(svg).close()).not.toThrow();
  expect(svg).not.toMatch(/style|script|#[0-9a-f]{6}/);
  expect(lostWay("Zoë Exemplar")).toBe(svg);
  expect(lostWay("Another site")).not.toBe(svg);
});
