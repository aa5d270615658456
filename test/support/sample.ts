import { rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { build, temporaryFolder } from "./programs.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the built sample portfolio. */
    dist: string;
    /** Where the service answers, at a limit that tests do not reach. */
    baseUrl: string;
    /**
     * Whether a platform stands in front of the service: it parses HTTP, compresses, and serves the files by itself, in its
     * own way (docs/hosting.md).
     */
    edge: boolean;
  }
}

/** Vitest loads this module once for each project, and the sample is built once for all of them. */
const shared = globalThis as { vitrineSample?: Promise<string> };

const buildSample = async (): Promise<string> => {
  const folder = temporaryFolder();
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const dist = join(folder, "dist");
  const built = await build({ out: dist });
  if (built.code !== 0) throw new Error(`the sample portfolio does not build:\n${built.stderr}`);
  return dist;
};

/** Gives a project the built sample portfolio. */
export const provideSample = async (project: TestProject): Promise<string> => {
  shared.vitrineSample ??= buildSample();
  const dist = await shared.vitrineSample;
  project.provide("dist", dist);
  return dist;
};

/** A limit that tests do not reach. */
export const generousLimit = "1000000";
