import { describe, expect, inject, test } from "vitest";
import { sitePages } from "../../src/contract/site/pages.ts";
import { installedChromium, runLighthouse } from "../support/browser/lighthouse.ts";

const base = inject("baseUrl");
const paths = [...sitePages.map(({ path }) => path), "/projects/kartenwerk"];

// Page speed depends on the machine; `npm run bench pages` measures it.
describe.skipIf(!installedChromium)("Lighthouse reports no issues", () => {
  test("for accessibility, best practices, SEO and agents on every page", { timeout: 300_000 }, async () => {
    const found = await runLighthouse(
      String(installedChromium),
      paths.map((path) => base + path),
      ["accessibility", "best-practices", "seo", "agentic-browsing"],
    );
    expect(
      [...found.values()].flatMap(({ faults }, index) => faults.map((fault) => `${paths[index]} ${fault}`)),
    ).toEqual([]);
    const full = { accessibility: 1, "best-practices": 1, seo: 1, "agentic-browsing": 1 };
    for (const { scores } of found.values()) expect(scores).toEqual(full);
    expect(found.size).toBe(paths.length);
  });
});
