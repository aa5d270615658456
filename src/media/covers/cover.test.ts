import { createHash } from "node:crypto";
import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { coverSvg, coverTone } from "./cover.ts";

const titles = Array.from({ length: 120 }, (_, index) => `Project ${index}`);
const kinds = ["client", "personal", undefined] as const;
const projects = [
  ...titles.map((title, index) => {
    const kind = kinds[index % 3];
    return { title, tags: [`tag ${index % 7}`], ...(kind && { kind }) };
  }),
  { title: "看板" },
  { title: '"<&\'>"', tags: ["<script>"] },
  { title: "x".repeat(5000) },
];

test("every cover is well-formed XML of at most 6 KB, without styles, scripts, texts and links", () => {
  for (const project of projects) {
    const svg = coverSvg(project);
    expect(svg.length, project.title).toBeLessThanOrEqual(6144);
    expect(() => new SaxesParser().write(svg).close()).not.toThrow();
    expect(svg).not.toMatch(/style|script|<text|http(?!:\/\/www\.w3\.org\/2000\/svg")|NaN|undefined|e-\d/);
  }
});

test("a cover depends on title, kind and first tag only", () => {
  const project = { title: "Tide Clock", kind: "personal" as const, tags: ["hardware", "c"] };
  expect(coverSvg({ ...project, tags: ["hardware", "low power"] })).toBe(coverSvg(project));
  expect(coverSvg({ ...project, title: "Tide Bowls" })).not.toBe(coverSvg(project));
});

test("projects with the same first tag have the same ground", () => {
  expect(coverTone({ title: "One", tags: ["Maps"] })).toEqual(coverTone({ title: "Two", tags: ["maps", "c"] }));
});

test("covers stay the same from release to release", () => {
  const digest = createHash("sha256").update(projects.map(coverSvg).join("")).digest("hex").slice(0, 16);
  expect(digest).toMatchInlineSnapshot(`"e7c5d7dd3b73f343"`);
});
