import { cp, mkdir, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { build as renderPages } from "astro";
import { Manifest, manifestFile } from "../contract/manifest.ts";
import type { Portfolio } from "../portfolio/content.ts";
import { pictureText } from "../portfolio/picture-text.ts";
import { finish } from "./finish.ts";
import { handOver } from "./handover.ts";
import { leftOutOf } from "./picture/left-out.ts";
import { changed, type Say, since, written } from "./report.ts";

/** Where a site is written, and the origin that it is built for. */
export interface Target {
  readonly out: string;
  readonly site: string;
}

const lastManifest = async (out: string): Promise<Manifest | undefined> => {
  try {
    return Manifest.parse(JSON.parse(await readFile(join(out, manifestFile), "utf8")));
  } catch {
    return undefined;
  }
};

/** Puts a folder in the place of another, also where that is on another disk. */
const replace = async (target: string, by: string): Promise<void> => {
  const beside = join(dirname(target), `.${basename(target)}.next`);
  await mkdir(dirname(target), { recursive: true });
  await rm(beside, { recursive: true, force: true });
  try {
    await rename(by, beside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    await cp(by, beside, { recursive: true });
  }
  await rm(target, { recursive: true, force: true });
  await rename(beside, target);
};

/**
 * Renders a portfolio's site beside the old one, and then puts it in the old one's place.
 * @throws BudgetError when a static host would refuse it.
 */
export const writeSite = async (portfolio: Portfolio, { out, site }: Target, say: Say): Promise<void> => {
  const rendering = performance.now();
  const target = resolve(out);
  // Astro keeps builds apart only when they render inside the project.
  const rendered = resolve(".build", `site-${process.pid}`);
  handOver({ portfolio, site });
  try {
    await renderPages({ outDir: rendered, site, logLevel: "error" });
    say(`Rendered pages for ${site} (${since(rendering)})`);
    const leftOut = leftOutOf(pictureText(portfolio, site));
    if (leftOut) say(leftOut);
    const finishing = performance.now();
    const manifest = await finish(rendered, site);
    say(`Finished compressed copies and host files (${since(finishing)})`);
    const before = await lastManifest(target);
    await replace(target, rendered);
    say(`\n${written(manifest)}\n\n${changed(manifest, before)}`);
  } finally {
    await rm(rendered, { recursive: true, force: true });
  }
};
