import { createHash } from "node:crypto";
import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { coverSvg, coverTone } from "./cover.ts";
import { type Family, families } from "./families.ts";

const titles = Array.from({ length: 40 }, (_, index) => `Project ${index}`);
const projects = [
  ...titles.map((title, index) => ({ title, tags: [`tag ${index % 7}`] })),
  { title: "看板" },
  { title: '"<&\'>"', tags: ["<script>"] },
  { title: "x".repeat(5000) },
];
const names = Object.keys(families) as Family[];

test.each(names)(
  "every cover of %s is well-formed XML of at most 6 KB, without styles, scripts, texts and links",
  (family) => {
    for (const project of projects) {
      const svg = coverSvg(project, family);
      expect(svg.length, project.title).toBeLessThanOrEqual(6144);
      expect(() => new SaxesParser().write(svg).close()).not.toThrow();
      expect(svg).not.toMatch(/style|script|<text|http(?!:\/\/www\.w3\.org\/2000\/svg")|NaN|undefined|e-\d/);
    }
  },
);

test("a cover in a family depends on title and first tag only", () => {
  const project = { title: "Tide Clock", kind: "personal", tags: ["hardware", "c"] };
  expect(coverSvg({ ...project, tags: ["hardware", "low power"] }, "tides")).toBe(coverSvg(project, "tides"));
  expect(coverSvg({ ...project, title: "Tide Bowls" }, "tides")).not.toBe(coverSvg(project, "tides"));
});

test("projects with the same first tag have the same ground", () => {
  expect(coverTone({ title: "One", tags: ["Maps"] })).toEqual(coverTone({ title: "Two", tags: ["maps", "c"] }));
});

test("covers stay the same from release to release", () => {
  const all = names.flatMap((family) => projects.map((project) => coverSvg(project, family)));
  const digest = createHash("sha256").update(all.join("")).digest("hex").slice(0, 16);
  expect(digest).toMatchInlineSnapshot(`"954db137d20c194b"`);
});
