import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";

/** Tests next to the code they test, and those that only read source files: no build, no server. */
const unitTests = [
  "src/**/*.test.ts",
  "functions/**/*.test.ts",
  "test/support/**/*.test.ts",
  "test/repository/**/*.test.ts",
];

/** Tests that measure how soon a host answers, so nothing else may run. */
const aloneTests = [
  "test/node/faults/**",
  "test/node/credential-nodes.test.ts",
  "test/node/postgres/{exactness,kills}.test.ts",
];

/** Tests of the packed package. */
const packedTests = ["test/package/{deploy,packed,rehearsal}.test.ts"];

/** What `npm test` leaves to `npm run test:all`, beside the cases that tables sample (test/support/setup/tier.ts). */
const allOnly = [
  "test/browser/lighthouse.test.ts",
  "test/browser/large-text.test.ts",
  "test/browser/languages.test.ts",
  "test/browser/themes.test.ts",
  "test/browser/dev.test.ts",
  "test/built/edited-content.test.ts",
  "test/built/language-hosts.test.ts",
  "test/built/private-content.test.ts",
  "test/built/site-languages.test.ts",
  "test/built/api-languages.test.ts",
  "test/built/translated-texts.test.ts",
  "test/built/english-labels.test.ts",
  "test/http/generated-requests.test.ts",
  "test/http/mcp-conformance.test.ts",
  "test/node/agent-trust.test.ts",
  "test/node/claim-races.test.ts",
  "test/node/clock-steps.test.ts",
  "test/node/demo-agent.test.ts",
  "test/node/dev-secrets.test.ts",
  "test/node/nginx.test.ts",
  "test/node/secret-rotation.test.ts",
  "test/node/postgres/{connections,faults,start,stores,tables}.test.ts",
  "test/node/claim-keys.test.ts",
  "test/node/credential-limits.test.ts",
  "test/node/soak.test.ts",
  "test/workers/sandbox.test.ts",
  "test/workers/ask-model.test.ts",
  "test/workers/docs-page.test.ts",
  "test/workers/fetch-key-set.test.ts",
  "test/workers/state.test.ts",
  "test/workers/clock.test.ts",
  "test/openapi/generated-clients.test.ts",
  "test/owner-content.test.ts",
  "test/hosts/below-path.test.ts",
  "test/hosts/addresses.test.ts",
  "test/content/damaged-pictures.test.ts",
  "test/content/import-again.test.ts",
  "test/content/own-pages.test.ts",
  "test/package/add.test.ts",
  "test/package/adopt.test.ts",
];

/**
 * Tests that do not run below a path: some build sites of their own, and the address changes nothing that Lighthouse measures, which
 * takes three minutes.
 */
const neverBelowPath = ["test/browser/{themes,languages,lighthouse}.test.ts"];

/** The API tests that `npm test` also runs in workerd: one for each kind of operation. The others run there in `test:all`. */
const workersTests = [
  "answer-page",
  "ask-stream",
  "caching",
  "contact",
  "encodings",
  "mcp-tools",
  "methods",
  "not-found",
  "reads",
  "retries",
].map((name) => `test/http/${name}.test.ts`);

// Many tests start programs of the project; Node then compiles each file once. Paths are absolute: tests run in folders.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("node_modules/.cache/node", import.meta.url));

// A run keeps its temporary folders in one folder, which it removes at the end, even after failed tests.
if (process.env.TEST_RUN_FOLDER === undefined) {
  const folder = join(tmpdir(), `vitrine-tests-${process.pid}`);
  process.env.TEST_RUN_FOLDER = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}

const timeouts = { testTimeout: 60_000, hookTimeout: 180_000 };

/** A test without an assertion, such as one that loops over an empty list, cannot fail. */
const expectations = { requireAssertions: true };

export default defineConfig(({ mode }) => {
  const runsAll = mode === "all";
  const notYet = runsAll ? [] : allOnly;
  const provide = { runsAll, basePath: "" };

  const unit: TestProjectConfiguration = {
    test: {
      name: "unit",
      include: unitTests,
      globalSetup: ["test/support/setup/with-signers.ts"],
      isolate: false,
      pool: "threads",
      expect: expectations,
      // They only compute, so a lower limit would measure how busy the machine is.
      testTimeout: 300_000,
      provide,
    },
  };
  const project = (
    name: string,
    setup: string,
    include: string[],
    exclude: string[] = [],
    basePath = "",
  ): TestProjectConfiguration => ({
    test: {
      name,
      include,
      exclude: ["**/node_modules/**", ...unitTests, ...aloneTests, ...notYet, ...exclude],
      globalSetup: ["test/support/setup/with-browser.ts", `test/support/setup/${setup}.ts`],
      isolate: false,
      expect: expectations,
      provide: { ...provide, basePath },
      ...timeouts,
    },
  });
  /** The tests of a project again, for a site below a path (D52). */
  const belowPath = (name: string, setup: string, files: string): TestProjectConfiguration =>
    project(`${name}-below-path`, setup, [`test/${files}.test.ts`], neverBelowPath, "/me");
  /** Built output, content, commands and documents. */
  const site = project(
    "site",
    "on-node",
    ["test/**/*.test.ts"],
    ["test/{http,node,workers,browser}/**", ...packedTests],
  );
  const packed = project("packed", "with-package", packedTests);
  /** The API over HTTP on Node, or at BASE_URL. */
  const http = project("http", "on-node", ["test/http/**/*.test.ts"]);
  /** The same in workerd, and what is about Workers alone. */
  const workers = project("workers", "on-workers", [
    ...(runsAll ? ["test/http/**/*.test.ts"] : workersTests),
    "test/workers/**/*.test.ts",
  ]);
  /** What is about the Node host alone. */
  const node = project("node", "on-node", ["test/node/**/*.test.ts"]);
  const browser = project("browser", "on-node", ["test/browser/**/*.test.ts"]);
  const belowPaths = [
    belowPath("built", "on-node", "built/{agents-files,both-halves,doctor,host-files,links,resume,static-host}"),
    belowPath("http", "on-node", "http/**/*"),
    belowPath("workers", "on-workers", "http/**/*"),
    belowPath("browser", "on-node", "browser/**/*"),
  ];
  const alone: TestProjectConfiguration = {
    test: {
      name: "alone",
      include: aloneTests,
      globalSetup: ["test/support/setup/with-sample.ts"],
      sequence: { groupOrder: 1 },
      maxWorkers: 1,
      expect: expectations,
      provide,
      ...timeouts,
    },
  };
  // A service that runs elsewhere is tested only over HTTP.
  if (process.env.BASE_URL) return { test: { projects: [http] } };
  // Many tests wait for a host or a browser, so a third worker keeps two cores busy.
  const maxWorkers = runsAll ? 2 : 3;
  return {
    test: {
      maxWorkers,
      projects: [unit, site, http, workers, node, browser, ...(runsAll ? [packed, ...belowPaths, alone] : [])],
    },
  };
});
