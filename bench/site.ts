import { join } from "node:path";
import { sampleContent } from "../test/support/portfolios.ts";
import { writePortfolio } from "./portfolio.ts";
import { run, temporaryFolder } from "./processes.ts";
import { site } from "./servers.ts";

/** Writes a portfolio with this many projects into a temporary folder, and returns the folder. */
export const generatePortfolio = (projects: number): string => {
  const content = join(temporaryFolder(), "content");
  writePortfolio(content, projects);
  return content;
};

/** Runs the build, with optional Node options. Returns its stderr. */
export const buildInto = async (content: string, out: string, nodeOptions: readonly string[] = []): Promise<string> => {
  const args = [...nodeOptions, "src/cli/build.ts", "--content", content, "--out", out];
  return (await run({ program: process.execPath, args, environment: { SITE_URL: site } })).stderr;
};

/** Builds a portfolio with this many projects. Returns the folder of the built site. */
export const buildSite = async (projects: number): Promise<string> => {
  const out = join(temporaryFolder(), "dist");
  await buildInto(generatePortfolio(projects), out);
  return out;
};

/** Builds the sample portfolio of the tests. Returns the folder of the built site. */
export const buildSample = async (): Promise<string> => {
  const out = join(temporaryFolder(), "dist");
  await buildInto(sampleContent, out);
  return out;
};
