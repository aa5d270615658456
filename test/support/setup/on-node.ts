import type { TestProject } from "vitest/node";
import { basePathOf } from "../../../src/contract/base.ts";
import { provideSigners } from "../auth/providers.ts";
import { leaksIn } from "../hosts/log-leaks.ts";
import { startHost, testSite } from "../hosts/programs.ts";
import { HIGH_RATE_LIMIT, provideSample } from "./sample.ts";

/** Serves the sample portfolio on Node for all suites; with BASE_URL, the service there is tested instead. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const dist = await provideSample(project);
  const { basePath } = project.getProvidedContext();
  const remote = process.env.BASE_URL;
  if (remote) {
    project.provide("signers", undefined);
    project.provide("basePath", basePathOf(remote));
  }
  const host = remote
    ? undefined
    : await startHost(dist, {
        SITE_URL: testSite + basePath,
        RATE_LIMIT_PER_MINUTE: HIGH_RATE_LIMIT,
        AGENT_TRUST: await provideSigners(project),
      });
  const baseUrl = remote?.replace(/\/$/, "") ?? `${host?.url}${basePath}`;
  project.provide("baseUrl", baseUrl);
  // Only responses of the service itself have a request id.
  const page = await fetch(`${baseUrl}/docs`);
  project.provide("edge", !page.headers.has("X-Request-Id"));
  return async () => {
    await host?.stop();
    // An error in the teardown fails the run.
    const leaks = leaksIn(host ? host.output.stdout + host.output.stderr : "");
    if (leaks.length > 0)
      throw new Error(`the log of the service contains what must not be logged:\n${leaks.join("\n")}`);
  };
};
