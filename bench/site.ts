import { join } from "node:path";
import { writePortfolio } from "./portfolio.ts";
import { run, temporaryFolder } from "./processes.ts";
import { site } from "./servers.ts";

/** Writes a portfolio of so many projects, in a folder of its own. */
export const portfolioOf = (projects: number): string => {
  const content = join(temporaryFolder(), "content");
  writePortfolio(content, projects);
  return content;
};

/** Runs the build, with options for Node before it. Returns what it printed to stderr. */
export const buildInto = async (content: string, out: string, nodeOptions: readonly string[] = []): Promise<string> => {
  const args = [...nodeOptions, "src/build/build.ts", "--content", content, "--out", out];
  return (await run({ program: process.execPath, args, environment: { SITE_URL: site } })).stderr;
};

/** Builds a portfolio of so many projects. Returns the folder of the built site. */
export const siteOf = async (projects: number): Promise<string> => {
  const out = join(temporaryFolder(), "dist");
  await buildInto(portfolioOf(projects), out);
  return out;
};
