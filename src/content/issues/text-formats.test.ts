import { expect, test } from "vitest";
import { textFormats } from "./text-formats.ts";

const otherwise = "write the date in one of these formats, such as 2024 or 2024-05";

test.each([
  ["2023-4", "write 2023-04"],
  ["April 2023", "write 2023-04"],
  ["März 2023", "write 2023-03"],
  ["juil. 2021", "write 2021-07"],
  ["14/07/2021", "write 2021-07-14"],
  ["2021-02-30", "write a day that the month has, such as 2021-02-28, or only the month: 2021-02"],
  ["03/04/2021", otherwise],
  ["2020-13", otherwise],
  ["2020-01-32", otherwise],
  ["Spring 2021", otherwise],
])("the fix for the date %j is to %s", (text, fix) => {
  expect(textFormats.date?.fix(text)).toBe(fix);
});

test("the fix for a day is a day", () => {
  expect(textFormats.updated?.fix("4. März 2021")).toBe("write 2021-03-04");
  expect(textFormats.updated?.fix("März 2021")).toBe("write a valid date as YYYY-MM-DD, such as 2026-03-01");
});
