import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { evaluate, parse } from "@humanwhocodes/momoa";
import * as z from "zod";
import { basePathOf } from "../../contract/base.ts";
import { WorkerFirst, workerPathProblems } from "../../contract/site/worker-paths.ts";
import { SettingsError } from "../../terminal/settings-error.ts";

const WorkerConfig = z.looseObject({ assets: z.looseObject({ run_worker_first: WorkerFirst }) });

/**
 * Checks the list of paths in wrangler.jsonc (D39) for the address and the further languages of a site. Nothing to check
 * without that file.
 * @throws SettingsError that names the missing paths.
 */
export const checkWorkerConfig = (root: string, site: string, languages: readonly string[]): void => {
  const file = join(root, "wrangler.jsonc");
  if (!existsSync(file)) return;
  const config = evaluate(parse(readFileSync(file, "utf8"), { mode: "jsonc", allowTrailingCommas: true }));
  const result = WorkerConfig.safeParse(config);
  if (!result.success)
    throw new SettingsError("wrangler.jsonc has no list assets.run_worker_first. Run `npx vitrine upgrade` to add it.");
  const [problem] = workerPathProblems(result.data.assets.run_worker_first, site, languages);
  const fix = basePathOf(site) === "" ? " Run `npx vitrine upgrade` to add it." : "";
  if (problem) throw new SettingsError(`${problem}.${fix}`);
};
