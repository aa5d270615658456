import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { yamlText } from "./yaml-text.ts";

const long =
  "A text that is so long that it is better read on several lines, each of which is about as long as the line above it.";

test("YAML looks hand-written", () => {
  const value = {
    title: "Łódź: tramwaje",
    year: "2025",
    start: "2025-04",
    tags: ["gtfs", "open data"],
    summary: long,
    answer: "One line,\nand another.\n\nAnd a paragraph.",
    highlights: ["One.", "Two: three"],
    groups: [["cv", "resume"]],
  };
  expect(yamlText(value, { year: "When it was." })).toBe(`title: "Łódź: tramwaje"
# When it was.
year: 2025
start: 2025-04
tags: [gtfs, open data]
summary: >-
  A text that is so long that it is better read on several lines, each of which is about as long as the line above
  it.
answer: |-
  One line,
  and another.

  And a paragraph.
highlights:
  - One.
  - "Two: three"
groups:
  - [cv, resume]
`);
  expect(yamlText({})).toBe("");
});

const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 160 }),
  fc.string({
    unit: fc.constantFrom(" ", "\n", "\t", "a", ":", "-", "#", "\\", '"', "'", "|", ">", "\r", "\u0085", "\u2028"),
    maxLength: 160,
  }),
  fc.lorem({ maxCount: 40 }),
  fc.constantFrom("---", "...", "a\n---\nb", "null", "~", "true", "0x1F", "1e3", "0999", "2024", "\uFEFFa", "\u0000"),
);

test("every value survives a round trip, and its YAML never ends front matter", () => {
  fc.assert(
    fc.property(
      fc.record({
        title: text,
        year: text,
        tags: fc.array(text),
        list: fc.array(fc.record({ start: text, name: text })),
      }),
      (value) => {
        const yaml = yamlText(value);
        // Only CR and LF end a line of YAML; the flag m would also end lines at U+2028.
        expect(yaml).not.toMatch(/(?:^|[\r\n])(?:---|\.\.\.)/);
        const read = parse(yaml);
        const asText = (each: unknown) => (typeof each === "number" ? String(each) : each);
        expect({
          ...read,
          year: asText(read.year),
          list: read.list.map((item: Record<string, unknown>) => ({ ...item, start: asText(item.start) })),
        }).toEqual(value);
      },
    ),
    {
      numRuns: 150,
      examples: [
        [{ title: " \n", year: "---", tags: [], list: [] }],
        [{ title: "", year: "\u2028---", tags: [], list: [] }],
      ],
    },
  );
});
