import type { TestProject } from "vitest/node";
import { provideSigners } from "../auth/providers.ts";
import { patientStore } from "../hosts/programs.ts";
import { startWorkers } from "../hosts/workers.ts";
import { HIGH_RATE_LIMIT, provideSample } from "./sample.ts";

/** Serves the sample portfolio in workerd, the runtime of Cloudflare Workers. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const workers = await startWorkers(await provideSample(project), {
    RATE_LIMIT_PER_MINUTE: HIGH_RATE_LIMIT,
    LOG: "off",
    AGENT_TRUST: await provideSigners(project),
    ...patientStore,
  });
  project.provide("baseUrl", workers.url + project.getProvidedContext().basePath);
  project.provide("edge", true);
  return workers.stop;
};
