import type { TestProject } from "vitest/node";
import { provideSigners } from "../auth/providers.ts";
import { provideSample } from "./sample.ts";

/** Builds the sample portfolio for suites that start their own hosts. */
export default async (project: TestProject): Promise<void> => {
  await provideSample(project);
  await provideSigners(project);
};
