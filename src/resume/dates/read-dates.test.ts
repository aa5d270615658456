import { expect, test } from "vitest";
import { readResume } from "../read-resume.ts";

const basics = { name: "Ada Lo", email: "ada@example.com" };

/** The positions of a resume, those without required values, and the reasons for what was skipped. */
const importOf = (...work: readonly object[]) => {
  const { content, notes } = readResume({ basics, work: work.map((each) => ({ name: "A", position: "B", ...each })) });
  const reasons = notes.flatMap((note) => ("why" in note ? [`${note.pointer} ${note.why}`] : []));
  return { positions: content?.experience.experiences, incomplete: content?.incomplete?.experiences, reasons };
};

test.each(["heute", "至今", "hasta la actualidad", "الآن"])("a position until %j is current", (endDate) => {
  const { positions, reasons } = importOf({ startDate: "2021", endDate });
  expect(positions).toEqual([{ company: "A", role: "B", start: "2021", highlights: [], tags: [] }]);
  expect(reasons).toEqual(["/work/0/endDate no end: entries without `end` are current"]);
});

test("an unreadable end is needed, and the note says that a current position has none", () => {
  const { positions, reasons } = importOf({ startDate: "2021", endDate: "Q3 2022" });
  expect(positions).toBeUndefined();
  expect(reasons).toContain(
    "/work/0 kept as a comment in experience.yaml: needs `endDate` (a current entry has no end)",
  );
});

test("a day that does not exist is not read as another day", () => {
  const { positions, incomplete, reasons } = importOf(
    { startDate: "2021-02-30" },
    { startDate: "2020", endDate: "31.04.2021" },
  );
  expect(positions).toBeUndefined();
  expect(incomplete).toEqual([
    { company: "A", role: "B", start: null },
    { company: "A", role: "B", start: "2020", end: null },
  ]);
  expect(reasons).toEqual(
    expect.arrayContaining([
      '/work/0/startDate "2021-02-30" is not a day of the calendar',
      '/work/1/endDate "31.04.2021" is not a day of the calendar',
    ]),
  );
});
