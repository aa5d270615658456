import { expect, test } from "vitest";
import { readProjects } from "./read-projects.ts";

test("a project that was exported keeps its file name, also if an earlier one would take it", () => {
  const { content } = readProjects({
    projects: [
      { name: "Tide Clock", description: "New." },
      { name: "The clock on the quay", description: "Old.", vitrine: { slug: "tide-clock" } },
    ],
  });
  expect(content.map(({ title, slug }) => [title, slug])).toStrictEqual([
    ["Tide Clock", "tide-clock-2"],
    ["The clock on the quay", "tide-clock"],
  ]);
});
