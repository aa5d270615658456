import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inOrder, ProjectFile, type WrittenProject } from "./content.ts";

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
  test("is total: any two projects with names of their own have one, and it does not turn in circles", () => {
    fc.assert(
      fc.property(project, project, project, (a, b, c) => {
        expect(Math.sign(inOrder(a, b)) + Math.sign(inOrder(b, a))).toBe(0);
        if (inOrder(a, b) === 0) expect(a.slug).toBe(b.slug);
        if (inOrder(a, b) <= 0 && inOrder(b, c) <= 0) expect(inOrder(a, c)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 1000 },
    );
  });

  test("does not depend on the order in which files are read", () => {
    const all = fc.uniqueArray(project, { selector: ({ slug }) => slug, maxLength: 30 });
    fc.assert(
      fc.property(
        all.chain((some) => fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length }))),
        ([some, shuffled]) => {
          expect(shuffled.toSorted(inOrder)).toEqual(some.toSorted(inOrder));
        },
      ),
    );
  });

  test("is by year from the latest, then weight, then file name, and those without a year last", () => {
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
        .toSorted(inOrder)
        .map(({ slug }) => slug)
        .join(""),
    ).toBe("abcdef");
  });
});

describe("the front matter of a project", () => {
  test("takes a year as YAML reads it, and starts at weight 0", () => {
    expect(ProjectFile.parse({ title: "Atlas", year: 2025 })).toEqual({ title: "Atlas", year: "2025", weight: 0 });
  });

  test.each([99, "99", "20255", 20255, "2024-05", 2024.5, null])("refuses the year %j", (year) => {
    expect(ProjectFile.safeParse({ title: "Atlas", year }).success).toBe(false);
  });
});
