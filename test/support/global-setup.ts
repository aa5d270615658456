import { rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { build, type Host, startHost, temporaryFolder } from "./programs.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the built sample portfolio. */
    dist: string;
    /** Where the service answers, at a limit that tests do not reach. */
    baseUrl: string;
  }
}

/** Builds the sample portfolio once and serves it for all suites; with BASE_URL, the service there is tested instead. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = temporaryFolder();
  const dist = join(folder, "dist");
  const built = await build({ out: dist });
  if (built.code !== 0) throw new Error(`the sample portfolio does not build:\n${built.stderr}`);
  project.provide("dist", dist);
  const remote = process.env.BASE_URL;
  const host: Host | undefined = remote ? undefined : await startHost(dist, { RATE_LIMIT_PER_MINUTE: "1000000" });
  project.provide("baseUrl", remote ?? host?.url ?? "");
  return async () => {
    await host?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
};
