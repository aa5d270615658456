import { describe, expect, test } from "vitest";
import { examine, type Verdict } from "../../src/build/doctor/check.ts";
import { checkGroups } from "../../src/build/doctor/checks.ts";
import { type Site, SiteTrouble } from "../../src/build/doctor/site.ts";
import { plantedFaults } from "../support/doctor-faults.ts";
import { type Documents, goodDocuments, memoryFolder, memoryService, now, origin } from "../support/doctor-site.ts";

const checks = checkGroups.flatMap((group) => group.checks);

const verdictsOf = async (site: Site): Promise<Map<string, Verdict>> => {
  const groups = await examine(site, checkGroups, now);
  return new Map(groups.flatMap(({ outcomes }) => outcomes.map(({ id, verdict }) => [id, verdict] as const)));
};

const verdictOf = async (documents: Documents, id: string): Promise<Verdict | undefined> => {
  const only = checkGroups.map((group) => ({ ...group, checks: group.checks.filter((check) => check.id === id) }));
  const groups = await examine(memoryService(documents), only, now);
  return groups.flatMap(({ outcomes }) => outcomes)[0]?.verdict;
};

const idsOf = (verdicts: ReadonlyMap<string, Verdict>, status: Verdict["status"]): string[] =>
  [...verdicts].filter(([, verdict]) => verdict.status === status).map(([id]) => id);

const notOffered = ["trust-anchors", "web-bot-auth", "a2a", "commerce"];

describe("a site in which nothing is wrong", () => {
  test("passes every check as a service, but for what it does not offer", async () => {
    const verdicts = await verdictsOf(memoryService(goodDocuments));
    expect([...verdicts].filter(([, { status }]) => status === "failed")).toStrictEqual([]);
    expect(idsOf(verdicts, "not_applicable")).toStrictEqual(notOffered);
  });

  test("passes as a folder, which cannot say how it would answer", async () => {
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
    const able = new Set([...plantedFaults.map(({ check }) => check), "address"]);
    expect(checks.map(({ id }) => id).filter((id) => !able.has(id))).toStrictEqual([]);
  });

  test.each(plantedFaults)("$check: $what", async ({ check, plant, found }) => {
    const verdict = await verdictOf(plant(goodDocuments), check);
    if (verdict?.status !== "failed") throw new Error(`it is ${verdict?.status}`);
    expect(verdict.faults.map((fault) => fault.found).join("\n")).toMatch(found);
    for (const { fix } of verdict.faults) expect(fix).toMatch(/^[A-Z].*\.$/);
  });

  test("where a site is asked at another address than it is built for", async () => {
    const verdicts = await verdictsOf(memoryService(goodDocuments, "https://preview.example.com"));
    expect(idsOf(verdicts, "failed")).toStrictEqual(["address"]);
    expect(verdicts.get("address")).toMatchObject({
      faults: [{ found: `https://preview.example.com calls itself ${origin}` }],
    });
  });

  test("where a service cannot be asked any more", async () => {
    const gone: Site["get"] = async () => {
      throw new SiteTrouble("nobody answers");
    };
    const verdicts = await verdictsOf({ ...memoryService(goodDocuments), get: gone });
    expect(idsOf(verdicts, "passed")).toStrictEqual(["address"]);
    expect(verdicts.get("llms-txt")).toMatchObject({ faults: [{ found: "nobody answers" }] });
  });
});

describe("what is not there and need not be", () => {
  test.each([
    ["security-txt", "/.well-known/security.txt", /nobody to tell/],
    ["web-bot-auth", "/x", /sends no requests/],
    ["a2a", "/x", /no agent of its own/],
    ["commerce", "/x", /nothing is sold/],
    ["trust-anchors", "/x", /first page says/],
  ])("%s is not applicable, with the reason", async (id, path, reason) => {
    const rest = Object.fromEntries(Object.entries(goodDocuments).filter(([key]) => key !== path));
    const verdict = await verdictOf(rest, id);
    expect(verdict).toMatchObject({ status: "not_applicable", reason: expect.stringMatching(reason) });
  });

  test("same-as is not applicable where the profile names no other place", async () => {
    const profile = { type: "application/json", body: '{"name":"Ada Example"}' };
    const verdict = await verdictOf({ ...goodDocuments, "/api/profile.json": profile }, "same-as");
    expect(verdict?.status).toBe("not_applicable");
  });
});

test("ids of checks are unique", () => {
  const ids = checks.map(({ id }) => id);
  expect(ids).toStrictEqual([...new Set(ids)]);
});
