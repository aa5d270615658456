import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../test/support/hosts/programs.ts";
import { inspectContent } from "../read/read-content.ts";
import { implausibleYears } from "./implausible-years.ts";

const warningsOf = (text: string) =>
  implausibleYears([{ source: { file: "content/projects/atlas.md", text }, start: 0, end: text.length }], 2026);

test.each([
  ["2124", "did you mean 2024?"],
  ['"1024-05"', "did you mean 2024?"],
  ["0206", "did you mean 2006?"],
  ["2032", "correct the year"],
])("%s is probably a typo", (text, fix) => {
  expect(warningsOf(text)).toMatchObject([{ expected: "a year from 1900 to 2031", fix, length: 4 }]);
});

test.each(["1900", "2026-11", "2031", "present"])("%s is plausible", (text) => {
  expect(warningsOf(text)).toEqual([]);
});

test("the check warns of them in projects, in experience.yaml and in further languages", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "projects"));
  const files = {
    "profile.yaml": "name: Ada\nemail: ada@example.com\n",
    "site.yaml": "title: Ada\ndescription: What Ada made.\n",
    "experience.yaml": "education:\n  - institution: School\n    degree: BSc\n    start: 2018\n    end: 2202-06\n",
    "experience.de.yaml": "education:\n  - institution: Schule\n    degree: BSc\n    start: 2081\n",
    "projects/clock.md": "---\ntitle: Clock\nyear: 2124\nstart: 2020\n---\n\nA clock.\n",
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const { portfolio, warnings } = inspectContent(folder, { thisYear: 2026 });
  expect(portfolio).toBeDefined();
  expect(warnings.map(({ line, column, found }) => [line, column, found])).toEqual([
    [5, 10, "the year 2202"],
    [3, 7, "the year 2124"],
    [4, 12, "the year 2081"],
  ]);
});
