import { expect, test } from "vitest";
import { examine } from "../../src/build/doctor/check.ts";
import { checkGroups } from "../../src/build/doctor/checks.ts";
import { httpSite } from "../../src/build/doctor/http-site.ts";
import { remembering } from "../../src/build/doctor/site.ts";
import { base, siteOf } from "../support/service.ts";

test("the doctor finds nothing wrong with the service", async () => {
  const site = { ...(await httpSite(new URL(base).origin)), address: await siteOf() };
  const groups = await examine(remembering(site), checkGroups, new Date());
  const outcomes = groups.flatMap((group) => group.outcomes);
  expect(outcomes.filter(({ verdict }) => verdict.status === "failed")).toStrictEqual([]);
  expect(outcomes.filter(({ verdict }) => verdict.status === "passed").length).toBeGreaterThan(35);
});
