import { expect, test } from "vitest";
import { runChecks } from "../../src/cli/doctor/check.ts";
import { checkGroups } from "../../src/cli/doctor/checks.ts";
import { httpSite } from "../../src/cli/doctor/site/http-site.ts";
import { withCache } from "../../src/cli/doctor/site/site.ts";
import { base, siteOf } from "../support/http/service.ts";

test("doctor reports no failures for the running service", async () => {
  const site = { ...(await httpSite(base)), address: await siteOf() };
  const groups = await runChecks(withCache(site), checkGroups, new Date());
  const outcomes = groups.flatMap((group) => group.results);
  expect(outcomes.filter(({ verdict }) => verdict.status === "failed")).toStrictEqual([]);
  expect(outcomes.filter(({ verdict }) => verdict.status === "passed").length).toBeGreaterThan(35);
});
