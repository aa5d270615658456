import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";
import { createTestHarness } from "wrangler";

/** The service in workerd, with state of its own that ends with it. */
export const startWorkers = async (
  dist: string,
  variables: Readonly<Record<string, string>> = {},
  main: string | undefined = undefined,
) => {
  const { config } = ts.readConfigFile("wrangler.jsonc", ts.sys.readFile);
  // Below the project, so that the Worker finds its packages.
  const folder = resolve(".build", `workers-${process.pid}-${randomBytes(4).toString("hex")}`);
  mkdirSync(folder, { recursive: true });
  const configPath = join(folder, "wrangler.json");
  const { $schema: _, ...rest } = config;
  const assets = { ...config.assets, directory: resolve(dist) };
  const alias = Object.fromEntries(
    Object.entries<string>(config.alias).map(([module, file]) => [module, resolve(file)]),
  );
  writeFileSync(configPath, JSON.stringify({ ...rest, main: resolve(main ?? config.main), assets, alias }));
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
