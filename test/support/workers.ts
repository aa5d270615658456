import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";
import { createTestHarness } from "wrangler";
import { basePathOf } from "../../src/contract/base.ts";
import { Manifest, manifestFile } from "../../src/contract/site/manifest.ts";
import { bundleWorker, workerMain } from "../../src/package/bundle.ts";

/** The service in workerd with temporary state. `workerFirst` selects the paths that the Worker handles. */
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
  const { site } = Manifest.parse(JSON.parse(readFileSync(join(dist, manifestFile), "utf8")));
  // With a base path, all requests invoke the Worker (docs/hosting.md).
  const run_worker_first = basePathOf(site) === "" ? config.assets.run_worker_first.filter(workerFirst) : true;
  const assets = { ...config.assets, directory: resolve(dist), run_worker_first };
  const bundle = join(folder, "worker.js");
  await bundleWorker(main, bundle);
  writeFileSync(configPath, JSON.stringify({ ...rest, main: bundle, assets }));
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
