import { describe, expect, test } from "vitest";
import { type CheckVerdict, runChecks } from "../../src/cli/doctor/check.ts";
import { checkGroups } from "../../src/cli/doctor/checks.ts";
import { type Site, SiteError } from "../../src/cli/doctor/site/site.ts";
import { plantedFaults } from "../support/doctor/doctor-faults.ts";
import {
  type Documents,
  goodDocuments,
  memoryFolder,
  memoryService,
  now,
  origin,
} from "../support/doctor/doctor-site.ts";

const checks = checkGroups.flatMap((group) => group.checks);

const verdictsOf = async (site: Site): Promise<Map<string, CheckVerdict>> => {
  const groups = await runChecks(site, checkGroups, now);
  return new Map(groups.flatMap(({ results }) => results.map(({ id, verdict }) => [id, verdict] as const)));
};

const verdictOf = async (documents: Documents, id: string): Promise<CheckVerdict | undefined> => {
  const only = checkGroups.map((group) => ({ ...group, checks: group.checks.filter((check) => check.id === id) }));
  const groups = await runChecks(memoryService(documents), only, now);
  return groups.flatMap(({ results }) => results)[0]?.verdict;
};

const idsOf = (verdicts: ReadonlyMap<string, CheckVerdict>, status: CheckVerdict["status"]): string[] =>
  [...verdicts].filter(([, verdict]) => verdict.status === status).map(([id]) => id);

const optional = ["trust-anchors", "web-bot-auth", "a2a", "commerce"];

describe("a site without faults", () => {
  test("passes every check as a service, except those for optional features", async () => {
    const verdicts = await verdictsOf(memoryService(goodDocuments));
    expect([...verdicts].filter(([, { status }]) => status === "failed")).toStrictEqual([]);
    expect(idsOf(verdicts, "not_applicable")).toStrictEqual(optional);
  });

  test("passes as a folder, without the checks that need a running service", async () => {
    const verdicts = await verdictsOf(memoryFolder(goodDocuments));
    expect([...verdicts].filter(([, { status }]) => status === "failed")).toStrictEqual([]);
    const unknown = [...verdicts].filter(
      ([, verdict]) => "reason" in verdict && /running service/.test(verdict.reason),
    );
    expect(unknown.map(([id]) => id)).toStrictEqual([
      "same-for-all",
      "markdown-negotiation",
      "json-errors",
      "not-found",
      "rate-limit-headers",
      "mcp-servers",
      "auth-challenge",
    ]);
  });
});

describe("a fault is found", () => {
  test("by every check", () => {
    const tested = new Set([...plantedFaults.map(({ check }) => check), "address"]);
    expect(checks.map(({ id }) => id).filter((id) => !tested.has(id))).toStrictEqual([]);
  });

  test.each(plantedFaults)("$check: $what", async ({ check, plant, found }) => {
    const verdict = await verdictOf(plant(goodDocuments), check);
    if (verdict?.status !== "failed") throw new Error(`the verdict is ${verdict?.status}`);
    expect(verdict.faults.map((fault) => fault.found).join("\n")).toMatch(found);
    for (const { fix } of verdict.faults) expect(fix).toMatch(/^[A-Z].*\.$/);
  });

  test("if a site runs at another address than it was built for", async () => {
    const verdicts = await verdictsOf(memoryService(goodDocuments, "https://preview.example.com"));
    expect(idsOf(verdicts, "failed")).toStrictEqual(["address"]);
    expect(verdicts.get("address")).toMatchObject({
      faults: [{ found: `https://preview.example.com was built for ${origin}` }],
    });
  });

  test("if the service stops responding", async () => {
    const gone: Site["get"] = async () => {
      throw new SiteError("the service does not respond");
    };
    const verdicts = await verdictsOf({ ...memoryService(goodDocuments), get: gone });
    expect(idsOf(verdicts, "passed")).toStrictEqual(["address"]);
    expect(verdicts.get("llms-txt-fragments")).toMatchObject({ faults: [{ found: "the service does not respond" }] });
  });
});

describe("an optional document that is missing", () => {
  test.each([
    ["security-txt", "/.well-known/security.txt", /no security contact/],
    ["web-bot-auth", "/x", /sends no requests to other sites/],
    ["a2a", "/x", /no A2A agent/],
    ["commerce", "/x", /sells nothing/],
    ["trust-anchors", "/x", /front page has/],
  ])("makes the check %s not applicable, with a reason", async (id, path, reason) => {
    const rest = Object.fromEntries(Object.entries(goodDocuments).filter(([key]) => key !== path));
    const verdict = await verdictOf(rest, id);
    expect(verdict).toMatchObject({ status: "not_applicable", reason: expect.stringMatching(reason) });
  });

  test("the check same-as is not applicable if the profile has no links", async () => {
    // The site itself is no other profile.
    for (const links of [{}, { site: `${origin}/` }]) {
      const profile = { type: "application/json", body: JSON.stringify({ name: "Ada Example", ...links }) };
      const verdict = await verdictOf({ ...goodDocuments, "/api/profile.json": profile }, "same-as");
      expect(verdict?.status).toBe("not_applicable");
    }
  });
});

test("check ids are unique", () => {
  const ids = checks.map(({ id }) => id);
  expect(ids).toStrictEqual([...new Set(ids)]);
});
