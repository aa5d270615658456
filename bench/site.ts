import { join } from "node:path";
import { sampleContent } from "../test/support/content/portfolios.ts";
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

const sites = new Map<number, Promise<string>>();

const buildNewSite = async (projects: number): Promise<string> => {
  const out = join(temporaryFolder(), "dist");
  await buildInto(generatePortfolio(projects), out);
  return out;
};

/** Returns the folder of a site with this many projects. It is built once. */
export const buildSite = (projects: number): Promise<string> => {
  const site = sites.get(projects) ?? buildNewSite(projects);
  sites.set(projects, site);
  return site;
};

/** Gives the other parts of a run a site that one of them has built. */
export const shareSite = (projects: number, folder: string): void => void sites.set(projects, Promise.resolve(folder));

/** Builds the sample portfolio of the tests. Returns the folder of the built site. */
export const buildSample = async (): Promise<string> => {
  const out = join(temporaryFolder(), "dist");
  await buildInto(sampleContent, out);
  return out;
};
