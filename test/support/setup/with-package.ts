import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { provideSample } from "./sample.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The file that `npm pack` wrote. */
    tarball: string;
    /** The folder with its contents. */
    unpacked: string;
  }
}

/** Packs the package, and builds the sample portfolio. Once per run, because each `npm pack` writes `lib/` again. */
export default async (project: TestProject): Promise<() => void> => {
  await provideSample(project);
  mkdirSync(".build", { recursive: true });
  const folder = mkdtempSync(resolve(".build", "package-"));
  execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], { stdio: ["ignore", "ignore", "inherit"] });
  const name = readdirSync(folder).find((file) => file.endsWith(".tgz"));
  if (name === undefined) throw new Error("npm pack wrote no file");
  execFileSync("tar", ["-xzf", name], { cwd: folder });
  project.provide("tarball", join(folder, name));
  project.provide("unpacked", join(folder, "package"));
  return () => rmSync(folder, { recursive: true, force: true });
};
