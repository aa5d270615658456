import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";
import { createTestHarness } from "wrangler";
import { basePathOf } from "../../../src/contract/base.ts";
import { Manifest, manifestFile } from "../../../src/contract/site/manifest.ts";
import { workerPathsFor } from "../../../src/contract/site/worker-paths.ts";
import { bundleWorker, workerMain } from "../../../src/package/bundle.ts";
import { temporaryFolder } from "./programs.ts";

/** The bundles that this process made, by their main file. Bundling takes half a second. */
const bundles = new Map<string, Promise<string>>();

const bundleOnce = (main: string): Promise<string> => {
  const bundle = async (): Promise<string> => {
    const file = join(temporaryFolder(), "worker.js");
    await bundleWorker(main, file);
    return file;
  };
  const bundling = bundles.get(main) ?? bundle();
  bundles.set(main, bundling);
  return bundling;
};

/**
 * The service in workerd with temporary state, configured as `vitrine upgrade` does. `workerFirst` selects the paths that the Worker
 * handles.
 */
export const startWorkers = async (
  dist: string,
  variables: Readonly<Record<string, string>> = {},
  main = workerMain,
  workerFirst: (pattern: string) => boolean = () => true,
) => {
  const { config } = ts.readConfigFile("wrangler.jsonc", ts.sys.readFile);
  const folder = resolve(".build", `workers-${process.pid}-${randomBytes(4).toString("hex")}`);
  mkdirSync(folder, { recursive: true });
  const configPath = join(folder, "wrangler.json");
  const { $schema: _, build: __, ...rest } = config;
  const { site, languages = [] } = Manifest.parse(JSON.parse(readFileSync(join(dist, manifestFile), "utf8")));
  // With a base path, all requests invoke the Worker (docs/hosting.md).
  const paths = [...new Set<string>([...config.assets.run_worker_first, ...workerPathsFor(languages.slice(1))])];
  const run_worker_first = basePathOf(site) === "" ? paths.filter(workerFirst) : true;
  const assets = { ...config.assets, directory: resolve(dist), run_worker_first };
  writeFileSync(configPath, JSON.stringify({ ...rest, main: await bundleOnce(main), assets }));
  const { SECRET_KEY = randomBytes(32).toString("base64url"), SECRET_KEY_FALLBACKS, ...vars } = variables;
  const secrets = { ...(SECRET_KEY && { SECRET_KEY }), ...(SECRET_KEY_FALLBACKS && { SECRET_KEY_FALLBACKS }) };
  const harness = createTestHarness({ workers: [{ configPath, vars, secrets }] });
  const { url } = await harness.listen();
  return {
    url: url.origin,
    harness,
    stop: async (): Promise<void> => {
      await harness.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
