import { describe, expect, inject, test } from "vitest";
import { sitePages } from "../../src/contract/pages.ts";
import { auditedBy, installedChromium } from "../support/lighthouse.ts";

const base = inject("baseUrl");
const paths = [...sitePages.map(({ path }) => path), "/projects/kartenwerk"];

if (!installedChromium) process.stderr.write("SKIPPED: Lighthouse needs `chromium` on the PATH.\n");

// How fast a page is depends on the machine; `npm run bench pages` measures that.
describe.skipIf(!installedChromium)("Lighthouse finds nothing to object to", () => {
  test("accessibility, best practices and search on every page", { timeout: 300_000 }, async () => {
    const found = await auditedBy(
      String(installedChromium),
      paths.map((path) => base + path),
      ["accessibility", "best-practices", "seo"],
    );
    expect([...found.values()].flatMap(({ faults }, at) => faults.map((fault) => `${paths[at]} ${fault}`))).toEqual([]);
    for (const { scores } of found.values()) expect(scores).toEqual({ accessibility: 1, "best-practices": 1, seo: 1 });
    expect(found.size).toBe(paths.length);
  });
});
