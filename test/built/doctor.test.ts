import { expect, inject, test } from "vitest";
import { examine } from "../../src/build/doctor/check.ts";
import { checkGroups } from "../../src/build/doctor/checks.ts";
import { folderSite } from "../../src/build/doctor/folder-site.ts";
import { remembering } from "../../src/build/doctor/site.ts";

test("the doctor finds nothing wrong with the sample", async () => {
  const groups = await examine(remembering(await folderSite(inject("dist"))), checkGroups, new Date());
  const outcomes = groups.flatMap((group) => group.outcomes);
  expect(outcomes.filter(({ verdict }) => verdict.status === "failed")).toStrictEqual([]);
  expect(outcomes.filter(({ verdict }) => verdict.status === "passed").length).toBeGreaterThan(25);
});
