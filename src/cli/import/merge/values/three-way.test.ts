import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ExperienceFile } from "../../../../content/experience-file.ts";
import type { JsonObject } from "../../../../resume/json-object.ts";
import { type Difference, mergeMembers, type Preference, pathText, type Versions } from "./three-way.ts";

const merge = (versions: Versions<JsonObject>, preference: Preference = "report", reported: readonly string[] = []) =>
  mergeMembers(ExperienceFile, versions, [], {
    preference,
    reported: new Set(reported),
    commented: new Set(),
    origins: new Map(),
  });

/** Few different texts, so that the same value is often changed twice. */
const word = fc.constantFrom("a", "b", "c", "d");
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 4 });
const year = fc.constantFrom<unknown>(2020, "2020", "2021-05");
const position = fc.record(
  { company: word, role: word, start: year, summary: word, tags: words },
  { requiredKeys: ["company", "role", "start"] },
);
const skillGroup = fc.record({ name: word, skills: words });
const contentOf = (experiences: fc.Arbitrary<unknown>, skillGroups: fc.Arbitrary<unknown>) =>
  fc.record(
    { experiences, skillGroups, site: fc.record({ text: word, tags: words }) },
    { requiredKeys: [] },
  ) as fc.Arbitrary<JsonObject>;
const content = contentOf(
  fc.array(position, { minLength: 1, maxLength: 4 }),
  fc.array(skillGroup, { minLength: 1, maxLength: 3 }),
);
/** Content whose items are recognized in every version: of a position only the role changes, and there is always one. */
const distinctContent = contentOf(
  fc
    .uniqueArray(position, { maxLength: 4, selector: ({ company }) => company })
    .map((items) =>
      items.map((item) => ({ ...item, role: `${item.role} at ${item.company}`, start: `in ${item.company}` })),
    )
    .map((items) => [...items, { company: "Z", role: "z", start: 2000 }]),
  fc
    .uniqueArray(skillGroup, { maxLength: 3, selector: ({ name }) => name })
    .map((items) => items.map(({ name, skills }) => ({ name, skills: skills.map((skill) => `${skill} of ${name}`) })))
    .map((items) => [...items, { name: "Z", skills: ["z"] }]),
);
const preference = fc.constantFrom<Preference>("report", "ours", "theirs");

/** Years as text. */
const texts = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, member) => (typeof member === "number" ? String(member) : member));

/** Lists in a fixed order. */
const sorted = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, member) =>
    Array.isArray(member) ? member.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : member,
  );

const conflictsIn = (differences: readonly Difference[]): string[] =>
  differences.flatMap(({ path, isConflict }) => (isConflict ? [pathText(path)] : [])).toSorted();

describe("the merge of arbitrary values", () => {
  test("is the import if the owner changed nothing", () => {
    fc.assert(
      fc.property(content, content, preference, (base, theirs, preference) => {
        expect(texts(merge({ base, yours: base, theirs }, preference).result)).toEqual(texts(theirs));
      }),
    );
  });

  test("is the owner's content if the import changed nothing", () => {
    fc.assert(
      fc.property(content, content, preference, (base, yours, preference) => {
        expect(merge({ base, yours, theirs: base }, preference).result).toEqual(yours);
      }),
    );
  });

  test("is the same for the next import of the same file", () => {
    fc.assert(
      fc.property(content, content, content, preference, (base, yours, theirs, preference) => {
        const { result, differences } = merge({ base, yours, theirs }, preference);
        const reported = preference === "report" ? conflictsIn(differences) : [];
        expect(merge({ base: theirs, yours: result, theirs }, "report", reported).result).toEqual(result);
      }),
      { numRuns: 100 },
    );
  });

  test("reports the same conflicts for the next import of the same file, until the owner decides", () => {
    fc.assert(
      fc.property(distinctContent, distinctContent, distinctContent, preference, (base, yours, theirs, preference) => {
        const { result, differences } = merge({ base, yours, theirs }, preference);
        const reported = preference === "report" ? conflictsIn(differences) : [];
        const next = { base: theirs, yours: result, theirs };
        expect(conflictsIn(merge(next, "report", reported).differences)).toEqual(reported);
        const decided = merge(next, "theirs", reported).result;
        expect(conflictsIn(merge({ ...next, yours: decided }, "report", reported).differences)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  // The order of items may differ: it does not say any more that the owner changed it.
  test("has the same values if it is interrupted before its base is stored, and repeated", () => {
    fc.assert(
      fc.property(distinctContent, distinctContent, distinctContent, preference, (base, yours, theirs, preference) => {
        const once = merge({ base, yours, theirs }, preference);
        const again = merge({ base, yours: once.result, theirs }, preference);
        expect(sorted(again.result)).toEqual(sorted(once.result));
        expect(conflictsIn(again.differences)).toEqual(preference === "theirs" ? [] : conflictsIn(once.differences));
      }),
      { numRuns: 100 },
    );
  });
});

describe("a list of texts", () => {
  test.each([
    ["added by both", ["a", "b"], ["a", "mine", "b"], ["a", "b", "new"], ["a", "mine", "b", "new"]],
    ["reordered by the owner", ["a", "b", "c"], ["c", "b", "a"], ["a", "b", "c", "new"], ["c", "new", "b", "a"]],
    ["reworded by the owner, added by the import", ["a", "b"], ["mine", "b"], ["a", "b", "new"], ["mine", "b", "new"]],
    ["removed by each", ["a", "b", "c"], ["b", "c"], ["a", "b"], ["b"]],
  ])("%s is merged", (_name, base, yours, theirs, expected) => {
    const { result, differences } = merge({ base: { list: base }, yours: { list: yours }, theirs: { list: theirs } });
    expect([result, conflictsIn(differences)]).toEqual([{ list: expected }, []]);
  });

  test.each([
    ["reworded by both", ["a", "b"], ["mine", "b"], ["new", "b"]],
    ["never imported before", undefined, ["mine"], ["new"]],
  ])("%s stays the owner's and is a conflict", (_name, base, yours, theirs) => {
    const versions = { base: base ? { list: base } : {}, yours: { list: yours }, theirs: { list: theirs } };
    const { result, differences } = merge(versions);
    expect([result, conflictsIn(differences)]).toEqual([{ list: yours }, ["list"]]);
    expect(merge(versions, "theirs").result).toEqual({ list: theirs });
  });
});
