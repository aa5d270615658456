import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";
import { unstable_startWorker as startWorker } from "wrangler";

/**
 * A test Worker in workerd whose outgoing requests are workerd's own. Wrangler's test harness sends them
 * through Node, which follows redirects and does not cancel aborted requests.
 */
export const startOnline = async (main: string, more: Readonly<Record<string, unknown>> = {}) => {
  const { config } = ts.readConfigFile("wrangler.jsonc", ts.sys.readFile);
  const { name, compatibility_date } = config;
  // Inside the project, so that the Worker finds its packages.
  const folder = resolve(".build", `online-${process.pid}-${randomBytes(4).toString("hex")}`);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "wrangler.json");
  writeFileSync(file, JSON.stringify({ name, compatibility_date, main: resolve(main), ...more }));
  const server = { hostname: "127.0.0.1", port: 0 };
  const worker = await startWorker({
    config: file,
    dev: { server, inspector: false, persist: false, logLevel: "none", watch: false },
  });
  await worker.ready;
  return {
    url: (await worker.url).origin,
    stop: async (): Promise<void> => {
      await worker.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
