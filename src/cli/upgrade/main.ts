import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { defaultOptions } from "../../configuration/current-options.ts";
import { loadOptions } from "../../configuration/load-options.ts";
import { ownerPaths } from "../../content/links/owner-paths.ts";
import { release } from "../../contract/release.ts";
import { type PrintLine, pluralize } from "../../terminal/report.ts";
import { SettingsError } from "../../terminal/settings-error.ts";
import { applyChange, previewChange } from "../import/content-change.ts";
import { existingFiles } from "../import/existing-files.ts";
import { migrateContent } from "./migrate-content.ts";
import type { Migration } from "./migration.ts";
import { type ComponentRecord, compareComponents, originalOf } from "./replaced-components.ts";
import { withWorkerPaths } from "./worker-list.ts";

export interface UpgradeSettings {
  /** The content folder. */
  readonly content: string;
  /** Whether to print the changes without making them. */
  readonly dryRun: boolean;
}

/** What `vitrine upgrade` reads and writes in package.json. */
interface Manifest {
  readonly vitrine?: { readonly components?: ComponentRecord };
}

const readManifest = (root: string): { readonly text: string; readonly manifest: Manifest } => {
  const file = join(root, "package.json");
  if (!existsSync(file)) throw new SettingsError("There is no package.json here. Run the command in your repository.");
  const text = readFileSync(file, "utf8");
  return { text, manifest: JSON.parse(text) };
};

/** package.json with other component digests, in its own indentation. */
const withComponents = (text: string, manifest: Manifest, components: ComponentRecord): string => {
  const indent = /^[ \t]+/m.exec(text)?.[0] ?? "  ";
  const { components: _, ...others } = manifest.vitrine ?? {};
  const vitrine = { ...others, ...(Object.keys(components).length > 0 && { components }) };
  const { vitrine: __, ...rest } = manifest;
  const changed = { ...rest, ...(Object.keys(vitrine).length > 0 && { vitrine }) };
  return JSON.stringify(changed) === JSON.stringify(manifest) ? text : `${JSON.stringify(changed, null, indent)}\n`;
};

/**
 * Upgrades an owner's repository to this release (D15): migrates the content, reports replaced components that changed, and
 * adds missing paths to wrangler.jsonc. Changes nothing else. An interrupted upgrade can run again.
 * @throws SettingsError, ConfigurationError, or ContentError if the migrated content has errors; nothing is written then.
 */
export const upgrade = async (
  root: string,
  { content, dryRun }: UpgradeSettings,
  migrations: readonly Migration[],
  print: PrintLine,
): Promise<void> => {
  const folder = resolve(root, content);
  const { text: manifestText, manifest } = readManifest(root);
  const options = (await loadOptions(root)) ?? defaultOptions;
  const { files, changes } = migrateContent(folder, migrations);
  if (files.size > 0)
    previewChange(
      folder,
      existingFiles(folder).map(({ name }) => name),
      { files, removed: [] },
      ownerPaths(root),
    );
  const { current, changed, unknown } = compareComponents(options, manifest.vitrine?.components ?? {});

  for (const { reason, lines } of changes) {
    print(`${reason}`);
    for (const line of lines) print(`  ${content}/${line}`);
    if (lines.length === 0) print("  Nothing to change in your content.");
  }
  for (const name of changed)
    print(
      `Vitrine's ${name} changed since your last upgrade. Compare ${options.components[name as keyof typeof options.components]} with ${relative(root, originalOf(name))}.`,
    );
  for (const name of unknown)
    print(`Recorded the ${name} that yours replaces. The next upgrade reports if Vitrine's changes.`);

  const workerFile = join(root, "wrangler.jsonc");
  const workerText = existsSync(workerFile) ? readFileSync(workerFile, "utf8") : undefined;
  const newWorkerText = workerText === undefined ? undefined : withWorkerPaths(workerText);
  if (newWorkerText !== workerText) print("wrangler.jsonc: added new paths of the API to run_worker_first.");
  const newManifestText = withComponents(manifestText, manifest, current);

  const others = Number(newManifestText !== manifestText) + Number(newWorkerText !== workerText);
  const count = pluralize(files.size + others, "file");
  if (dryRun) return print(`${count} would change. Nothing was written.`);
  if (files.size > 0) await applyChange(folder, { files, removed: [] });
  if (newWorkerText !== undefined && newWorkerText !== workerText) writeFileSync(workerFile, newWorkerText);
  if (newManifestText !== manifestText) writeFileSync(join(root, "package.json"), newManifestText);
  print(
    files.size + others === 0
      ? `Already up to date with Vitrine ${release}.`
      : `Upgraded to Vitrine ${release}: ${count} changed.`,
  );
};
