import { expect, test } from "vitest";
import { coverFamilies, families, type Placed } from "./families.ts";

const projects: readonly Placed[] = Array.from({ length: 40 }, (_, index) => ({
  slug: `project-${index}`,
  title: `Project ${index}`,
  ...(index % 8 !== 0 && { year: String(2000 + Math.floor(index / 3)) }),
}));
const isDated = ({ year }: Placed): boolean => year !== undefined;

test("families spread evenly", () => {
  const counts = Object.values(Object.groupBy(coverFamilies(projects).values(), (family) => family)).map(
    (covers) => covers?.length ?? 0,
  );
  expect(counts).toHaveLength(Object.keys(families).length);
  expect(Math.max(...counts) - Math.min(...counts)).toBe(1);
});

test("neighbors in age have different families", () => {
  const chosen = [...coverFamilies(projects).values()];
  const close = chosen.filter((family, index) => chosen.slice(Math.max(0, index - 8), index).includes(family));
  expect(close).toEqual([]);
});

test("a newer project, and one without a year, change no other cover", () => {
  const dated = projects.filter(isDated);
  const before = coverFamilies(dated);
  for (const added of [
    { slug: "a", title: "A", year: "2026" },
    { slug: "a", title: "A" },
  ])
    for (const [slug, family] of before) expect(coverFamilies([added, ...dated]).get(slug)).toBe(family);
});

test("the order of the projects changes nothing", () => {
  const sorted = (map: ReadonlyMap<string, string>) => [...map].toSorted();
  expect(sorted(coverFamilies(projects.toReversed()))).toEqual(sorted(coverFamilies(projects)));
});
