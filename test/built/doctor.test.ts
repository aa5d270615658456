import { expect, inject, test } from "vitest";
import { runChecks } from "../../src/cli/doctor/check.ts";
import { checkGroups } from "../../src/cli/doctor/checks.ts";
import { folderSite } from "../../src/cli/doctor/site/folder-site.ts";
import { withCache } from "../../src/cli/doctor/site/site.ts";

test("doctor reports no failures for the sample", async () => {
  const groups = await runChecks(withCache(await folderSite(inject("dist"))), checkGroups, new Date());
  const outcomes = groups.flatMap((group) => group.results);
  expect(outcomes.filter(({ verdict }) => verdict.status === "failed")).toStrictEqual([]);
  expect(outcomes.filter(({ verdict }) => verdict.status === "passed").length).toBeGreaterThan(25);
});
