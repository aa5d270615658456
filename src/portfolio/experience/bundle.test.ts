import { expect, test } from "vitest";
import { experienceBundle } from "./bundle.ts";

test("lists are sorted by date, latest first and undated last", () => {
  const { talks, volunteer } = experienceBundle({
    experience: {
      talks: [{ title: "Undated" }, { title: "Old", date: "2019" }, { title: "New", date: "2024-05" }],
      volunteer: [
        { organization: "Past", start: "2015", end: "2020" },
        { organization: "Now", start: "2018" },
      ],
    },
  });
  expect(talks?.map(({ title }) => title)).toEqual(["New", "Old", "Undated"]);
  expect(volunteer?.map(({ organization }) => organization)).toEqual(["Now", "Past"]);
});

test("an empty list leaves no trace", () => {
  expect(experienceBundle({ experience: { awards: [], languages: [] } })).toEqual({});
});
