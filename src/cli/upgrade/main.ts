import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import * as z from "zod";
import { defaultOptions } from "../../configuration/current-options.ts";
import { loadOptions } from "../../configuration/load-options.ts";
import { languagesInFolder } from "../../content/languages/read-variants.ts";
import { ownerPaths } from "../../content/links/owner-paths.ts";
import { release } from "../../contract/release.ts";
import type { PrintLine } from "../../terminal/report.ts";
import { applyChange, previewChange } from "../import/content-change.ts";
import { existingFiles } from "../import/existing-files.ts";
import { type PackageJson, packageJsonText, readPackageJson } from "../new/package-json.ts";
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

const Recorded = z.looseObject({ components: z.record(z.string(), z.string()).optional() });

const recordIn = ({ vitrine }: PackageJson): z.infer<typeof Recorded> => Recorded.safeParse(vitrine).data ?? {};

/** package.json with other component digests. */
const withComponents = (packageJson: PackageJson, components: ComponentRecord): PackageJson => {
  const { components: _, ...others } = recordIn(packageJson);
  const vitrine = { ...others, ...(Object.keys(components).length > 0 && { components }) };
  const { vitrine: __, ...rest } = packageJson;
  return { ...rest, ...(Object.keys(vitrine).length > 0 && { vitrine }) };
};

const recordLine = (names: readonly string[]): string =>
  names.length === 0
    ? "package.json: removed the record of replaced components, because you replace none."
    : `package.json: recorded the components that yours replace (${names.join(", ")}). The next upgrade reports if Vitrine's own change.`;

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
  const { text, packageJson } = readPackageJson(root);
  const options = (await loadOptions(root)) ?? defaultOptions;
  const { files, changes } = migrateContent(folder, migrations);
  if (files.size > 0)
    previewChange(
      folder,
      existingFiles(folder).map(({ name }) => name),
      { files, removed: [] },
      ownerPaths(root),
    );
  const { current, changed } = compareComponents(options, recordIn(packageJson).components ?? {});

  for (const { reason, lines } of changes) {
    print(`${reason}`);
    for (const line of lines) print(`  ${content}/${line}`);
    if (lines.length === 0) print("  Nothing to change in your content.");
  }
  for (const name of changed)
    print(
      `Vitrine's ${name} changed since your last upgrade. Compare ${options.components[name as keyof typeof options.components]} with ${relative(root, originalOf(name))}.`,
    );
  const workerFile = join(root, "wrangler.jsonc");
  const workerText = existsSync(workerFile) ? readFileSync(workerFile, "utf8") : undefined;
  const newWorkerText = workerText === undefined ? undefined : withWorkerPaths(workerText, languagesInFolder(folder));
  if (newWorkerText !== workerText) print("wrangler.jsonc: added missing paths to run_worker_first.");
  const newPackageJson = withComponents(packageJson, current);
  const records = JSON.stringify(newPackageJson) !== JSON.stringify(packageJson);
  if (records) print(recordLine(Object.keys(current)));

  const adapted = [
    ...[...files.keys()].map((name) => `${content}/${name}`),
    ...(newWorkerText === workerText ? [] : ["wrangler.jsonc"]),
  ];
  const written = [...adapted, ...(records ? ["package.json"] : [])];
  const list = written.map((path) => `\n  ${path}`).join("");
  if (written.length === 0) return print(`Already up to date with Vitrine ${release}.`);
  if (dryRun) return print(`Nothing was written. Would change:${list}`);
  if (files.size > 0) await applyChange(folder, { files, removed: [] });
  if (newWorkerText !== undefined && newWorkerText !== workerText) writeFileSync(workerFile, newWorkerText);
  if (records) writeFileSync(join(root, "package.json"), packageJsonText(newPackageJson, text));
  print(
    adapted.length === 0
      ? `Already up to date with Vitrine ${release}. Only the record in package.json changed.`
      : `Upgraded to Vitrine ${release}. Changed:${list}`,
  );
};
