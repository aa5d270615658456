import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { SiteOptions } from "../../configuration/options.ts";

/** Digests of Vitrine's components when the owner last upgraded, by name: `vitrine.components` in package.json. */
export type ComponentRecord = Readonly<Record<string, string>>;

/** The path of Vitrine's component that an owner replaces. */
export const originalOf = (name: string): string =>
  fileURLToPath(new URL(`../../components/replaceable/${name}.astro`, import.meta.url));

/** The first 16 hex digits of the SHA-256 of a component. */
const digestOf = (name: string): string =>
  createHash("sha256")
    .update(readFileSync(originalOf(name)))
    .digest("hex")
    .slice(0, 16);

/** The components that an owner replaces: their digests now, and which of them changed. */
export const compareComponents = ({ components }: SiteOptions, recorded: ComponentRecord) => {
  const current: ComponentRecord = Object.fromEntries(Object.keys(components).map((name) => [name, digestOf(name)]));
  const names = Object.keys(current);
  return {
    current,
    changed: names.filter((name) => recorded[name] !== undefined && recorded[name] !== current[name]),
  };
};
