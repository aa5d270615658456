import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { build, temporaryFolder, testSite } from "../hosts/programs.ts";
import { findTools, reportMissing } from "./tools.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The base path that a project tests: empty, or such as `/me` (D52). */
    basePath: string;
    /** The folder of the built sample portfolio. */
    dist: string;
    /** Where the service answers, with the base path, at a limit that tests do not reach. */
    baseUrl: string;
    /**
     * Whether a platform runs in front of the service. It parses HTTP, compresses and serves files in its
     * own way (docs/hosting.md).
     */
    edge: boolean;
  }
}

/** Vitest loads this module once for each project, and the sample is built once for each base path. */
const shared = globalThis as {
  vitrineSamples?: Map<string, Promise<string>>;
  vitrineTools?: ReturnType<typeof findTools>;
};

const buildSample = async (site: string): Promise<string> => {
  const dist = join(temporaryFolder(), "dist");
  const built = await build({ out: dist, site });
  if (built.code !== 0) throw new Error(`the sample portfolio does not build:\n${built.stderr}`);
  return dist;
};

/** Looks once per run for the tools that some tests need. */
const toolsHere = () => {
  if (!shared.vitrineTools) {
    shared.vitrineTools = findTools();
    reportMissing(shared.vitrineTools);
  }
  return shared.vitrineTools;
};

/** Builds the sample portfolio once per run, and gives a project the built site and the tools of this machine. */
export const provideSample = async (project: TestProject): Promise<string> => {
  project.provide("tools", toolsHere());
  shared.vitrineSamples ??= new Map();
  const site = testSite + project.getProvidedContext().basePath;
  const building = shared.vitrineSamples.get(site) ?? buildSample(site);
  shared.vitrineSamples.set(site, building);
  const dist = await building;
  project.provide("dist", dist);
  return dist;
};

/** A limit that tests do not reach. */
export const HIGH_RATE_LIMIT = "1000000";
