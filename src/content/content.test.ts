import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareProjects, ProjectFile, type WrittenProject } from "./content.ts";

const project = fc
  .record({
    slug: fc.string({ minLength: 1, maxLength: 3 }),
    weight: fc.integer({ min: -2, max: 2 }),
    year: fc.constantFrom("2023", "2024", "2025", undefined),
  })
  .map(
    ({ slug, weight, year }): WrittenProject => ({
      slug,
      weight,
      title: slug,
      description: "…",
      ...(year && { year }),
    }),
  );

describe("the order of projects", () => {
  test("is a total order for projects with distinct file names", () => {
    fc.assert(
      fc.property(project, project, project, (a, b, c) => {
        expect(Math.sign(compareProjects(a, b)) + Math.sign(compareProjects(b, a))).toBe(0);
        if (compareProjects(a, b) === 0) expect(a.slug).toBe(b.slug);
        if (compareProjects(a, b) <= 0 && compareProjects(b, c) <= 0)
          expect(compareProjects(a, c)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 1000 },
    );
  });

  test("does not depend on the reading order of files", () => {
    const all = fc.uniqueArray(project, { selector: ({ slug }) => slug, maxLength: 30 });
    fc.assert(
      fc.property(
        all.chain((some) => fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length }))),
        ([some, shuffled]) => {
          expect(shuffled.toSorted(compareProjects)).toEqual(some.toSorted(compareProjects));
        },
      ),
    );
  });

  test("is by year, newest first and undated last, then by weight, then by file name", () => {
    const of = (slug: string, weight: number, year?: string): WrittenProject => ({
      slug,
      weight,
      title: slug,
      description: "…",
      ...(year && { year }),
    });
    const sorted = [
      of("f", -9),
      of("d", 0, "2024"),
      of("b", 1, "2025"),
      of("c", -1, "2024"),
      of("a", 1, "2025"),
      of("e", 0, "2024"),
    ];
    expect(
      sorted
        .toSorted(compareProjects)
        .map(({ slug }) => slug)
        .join(""),
    ).toBe("abcdef");
  });
});

describe("the front matter of a project", () => {
  test("accepts a year as a YAML number, and has weight 0 by default", () => {
    expect(ProjectFile.parse({ title: "Atlas", year: 2025 })).toEqual({ title: "Atlas", year: "2025", weight: 0 });
  });

  test.each([99, "99", "20255", 20255, "2024-05", 2024.5, null])("rejects the year %j", (year) => {
    expect(ProjectFile.safeParse({ title: "Atlas", year }).success).toBe(false);
  });
});
