import { isDeepStrictEqual } from "node:util";
import { evaluate, parse } from "@humanwhocodes/momoa";
import * as z from "zod";
import type { Note } from "./advice.ts";
import release from "./release-0.1.json" with { type: "json" };

const Settings = z.record(z.string(), z.unknown());
type Settings = z.infer<typeof Settings>;

/** Settings that the package decides. */
const managed = new Set([
  ...["$schema", "main", "build", "no_bundle", "find_additional_modules", "assets", "durable_objects", "migrations"],
]);

/** The differences between the wrangler.jsonc of a fork and that of release 0.1. */
export interface WorkerChanges {
  /** The settings to write to the new wrangler.jsonc. */
  readonly settings: ReadonlyMap<string, unknown>;
  readonly notes: readonly Note[];
}

const where = "wrangler.jsonc";

const readSettings = (text: string): Settings | undefined => {
  try {
    return Settings.safeParse(evaluate(parse(text, { mode: "jsonc", allowTrailingCommas: true }))).data;
  } catch {
    return undefined;
  }
};

const strings = (value: unknown): readonly string[] => z.array(z.string()).safeParse(value).data ?? [];

/** Differences in the list of paths that go through the Worker. */
const pathNotes = (own: unknown, original: unknown): Note[] => {
  const [ownPaths, paths] = [strings(own), strings(original)];
  const added = ownPaths.filter((path) => !paths.includes(path));
  const removed = paths.filter((path) => !ownPaths.includes(path));
  return [
    ...(added.length > 0 ? [`add your paths to run_worker_first again: ${added.join(", ")}`] : []),
    ...(removed.length > 0 ? [`run_worker_first has these paths again: ${removed.join(", ")}`] : []),
  ].map((what) => ({ where, what }));
};

const managedNotes = (own: Settings, original: Settings): Note[] => {
  const changed = [...managed].filter((key) => key !== "assets" && !isDeepStrictEqual(own[key], original[key]));
  const [ownAssets, assets] = [own.assets, original.assets].map((value) => Settings.safeParse(value).data ?? {});
  const assetKeys = new Set([...Object.keys(ownAssets ?? {}), ...Object.keys(assets ?? {})]);
  assetKeys.delete("run_worker_first");
  const changedAssets = [...assetKeys].filter((key) => !isDeepStrictEqual(ownAssets?.[key], assets?.[key]));
  return [
    ...[...changed, ...changedAssets.map((key) => `assets.${key}`)].map((key) => ({
      where,
      what: `\`${key}\` has the value that the package needs; yours was left out`,
    })),
    ...pathNotes(ownAssets?.run_worker_first, assets?.run_worker_first),
  ];
};

/** Compares the text of a fork's wrangler.jsonc, undefined without that file, with that of release 0.1. */
export const workerChanges = (text: string | undefined): WorkerChanges => {
  const none = new Map<string, unknown>();
  if (text === undefined) return { settings: none, notes: [] };
  const own = readSettings(text);
  if (!own) return { settings: none, notes: [{ where, what: "not valid JSON, so nothing was carried over" }] };
  const original: Settings = release.worker;
  const keys = Object.keys(own).filter((key) => !managed.has(key));
  const settings = new Map(
    keys.filter((key) => !isDeepStrictEqual(own[key], original[key])).map((key) => [key, own[key]] as const),
  );
  const removed = Object.keys(original).filter((key) => !managed.has(key) && own[key] === undefined);
  return {
    settings,
    notes: [
      ...managedNotes(own, original),
      ...removed.map((key) => ({ where, what: `\`${key}\` may be set again, although you removed it` })),
      ...(settings.has("env")
        ? [{ where, what: "`env` was copied; check its bindings, because environments inherit none" }]
        : []),
    ],
  };
};

/** The text of a new wrangler.jsonc (src/cli/new/deploy-files.ts) with other settings, each on lines of its own. */
export const withSettings = (text: string, settings: ReadonlyMap<string, unknown>): string => {
  const lines = text.split("\n");
  for (const [key, value] of settings) {
    const printed = `  ${JSON.stringify(key)}: ${JSON.stringify(value, null, 2).replaceAll("\n", "\n  ")},`;
    const isOf = (name: string) => (line: string) => line.startsWith(`  ${JSON.stringify(name)}: `);
    const existing = lines.findIndex((line) => isOf(key)(line) && line.endsWith(","));
    if (existing === -1) lines.splice(lines.findIndex(isOf("assets")), 0, printed);
    else lines[existing] = printed;
  }
  return lines.join("\n");
};
