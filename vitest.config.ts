import { defineConfig, type TestProjectConfiguration } from "vitest/config";

const timeouts = { testTimeout: 60_000, hookTimeout: 180_000 };

/** What measures how soon a host answers runs when nothing else does. */
const alone = ["test/node/faults/**", "test/node/credential-nodes.test.ts"];

/** The same suite of the API meets every host; what is about one host, or about none, runs once. */
const projects: TestProjectConfiguration[] = [
  {
    test: {
      name: "node",
      include: ["src/**/*.test.ts", "functions/**/*.test.ts", "test/**/*.test.ts"],
      exclude: ["test/workers/**", ...alone],
      globalSetup: ["test/support/on-node.ts"],
      ...timeouts,
    },
  },
  {
    test: {
      name: "workers",
      include: ["test/http/**/*.test.ts", "test/workers/**/*.test.ts"],
      globalSetup: ["test/support/on-workers.ts"],
      ...timeouts,
    },
  },
];

const quiet: TestProjectConfiguration = {
  test: {
    name: "alone",
    include: alone,
    globalSetup: ["test/support/with-sample.ts"],
    sequence: { groupOrder: 1 },
    maxWorkers: 1,
    ...timeouts,
  },
};

// A service that runs elsewhere is tested once.
export default defineConfig({ test: { projects: process.env.BASE_URL ? projects.slice(0, 1) : [...projects, quiet] } });
