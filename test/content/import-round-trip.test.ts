import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readContent } from "../../src/content/read/read-content.ts";
import { publishedContent, writeResume } from "../../src/resume/write-resume.ts";
import { objectionsTo } from "../support/content/jsonresume.ts";
import { sampleContent } from "../support/content/portfolios.ts";
import { run, temporaryFolder, testSite } from "../support/hosts/programs.ts";
import { sampled } from "../support/setup/tier.ts";

const root = temporaryFolder();
afterAll(() => rmSync(root, { recursive: true, force: true }));

const portfolios = [
  ["the sample", sampleContent],
  ["the composer", "test/fixtures/portfolios/composer"],
] as const;

test.each(sampled(portfolios, 1))(
  "the resume of %s is valid, and its import gives the published content",
  async (name, folder) => {
    const portfolio = readContent(folder);
    const resume = writeResume(portfolio, testSite);
    expect(objectionsTo(resume)).toEqual([]);
    const home = join(root, name);
    mkdirSync(home);
    writeFileSync(join(home, "resume.json"), JSON.stringify(resume));
    const content = join(home, "content");
    const { code, stdout, stderr } = await run("src/cli/import/import.ts", [
      join(home, "resume.json"),
      "--content",
      content,
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(readContent(content)).toEqual(publishedContent(portfolio));
    expect(stdout).not.toContain("Without a place");
  },
);
