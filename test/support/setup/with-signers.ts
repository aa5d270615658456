import type { TestProject } from "vitest/node";
import { provideSigners } from "../auth/providers.ts";

/** Gives unit tests the keys of trusted identity providers, without a build or a server. */
export default async (project: TestProject): Promise<void> => {
  await provideSigners(project);
};
