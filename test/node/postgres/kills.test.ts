import { describe, expect, inject, test } from "vitest";
import { killUnderLoad } from "../../../bench/soak/postgres-kills.ts";
import { hasTool } from "../../support/setup/tier.ts";

describe.runIf(hasTool("postgres"))("three processes on one Postgres", () => {
  test("lose and repeat no acknowledged write when they are killed and Postgres restarts", {
    timeout: 300_000,
  }, async () => {
    const report = await killUnderLoad({ dist: inject("dist"), kills: 6, restarts: 2, clients: 8 });
    expect(report.broken).toEqual([]);
    for (const kind of ["inquiries", "revocations", "exchanges"] as const) expect(report[kind]).toBeGreaterThan(10);
    expect(report.cutOff).toBeGreaterThan(0);
  });
});
