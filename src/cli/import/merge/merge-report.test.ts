import { expect, test } from "vitest";
import { mergeReport } from "./merge-report.ts";

test.each([
  ["letters with combining accents", "e\u0301".repeat(60)],
  ["Thai letters with vowels above", "\u0e17\u0e35\u0e48".repeat(60)],
])("60 columns of %s fit on a line of the report", (_, yours) => {
  const difference = { path: ["profile.yaml", "tagline"], yours, theirs: "Maps", result: "Maps" };
  const report = mergeReport([{ ...difference, isConflict: false, isOwn: false }], "report");
  expect(report).toContain(`    yours   ${yours}`);
});
