import { describe, expect, test } from "vitest";
import { isSupported } from "./support.ts";

const source =
  "The ferry\nFrom 2014 to 2017, Zoë Exemplar built a timetable for the harbour of Muster, which 31 ships use. It is not for sale.";

describe("a source supports", () => {
  test.each([
    ["its own sentences", "From 2014 to 2017, Zoë Exemplar built a timetable for the harbour of Muster."],
    ["a shorter statement", "Zoë Exemplar built a timetable for Muster."],
    ["other forms of its words", "31 ships are using the timetables of Zoë Exemplar."],
    ["a statement with some other words", "Zoë Exemplar created a timetable for the harbour."],
    ["its own negation", "The timetable is not for sale."],
    ["a quotation", "The timetable is \u201cnot for sale\u201d."],
  ])("%s", (_, statement) => {
    expect(isSupported(statement, source)).toBe(true);
  });
});

describe("a source does not support", () => {
  test.each([
    ["another number", "31 ships use the timetable since 2015."],
    ["a number that is a part of one in it", "3 ships use the timetable."],
    ["a number as a word", "Twelve ships use the timetable of the harbour."],
    ["another name", "Zoltan Exemplar built a timetable for the harbour."],
    ["another name at the start", "Brindlewick built a timetable for the harbour of Muster."],
    ["a negation", "Zoë Exemplar never built a timetable for the harbour."],
    ["words in quotation marks that do not follow each other in it", 'The timetable is "for Muster".'],
    ["a statement with mostly other words", "Zoë Exemplar enjoys painting large elephants in spring."],
    ["a statement without content", "Yes, so it is."],
    ["nothing", ""],
  ])("%s", (_, statement) => {
    expect(isSupported(statement, source)).toBe(false);
  });
});
