import { cp, mkdir, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { build as renderPages } from "astro";
import { Manifest, manifestFile } from "../contract/manifest.ts";
import { ContentError, readContent } from "./content/read-content.ts";
import { writeContentSchemas } from "./content/write-schemas.ts";
import { BudgetError, finish } from "./finish.ts";
import { handOver } from "./handover.ts";
import { changed, written } from "./report.ts";
import { type BuildSettings, buildSettings, SettingsError } from "./settings.ts";

// Vite would build other code for other values, and the same content must give the same bytes.
process.env.NODE_ENV = "production";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const lastManifest = async (out: string): Promise<Manifest | undefined> => {
  try {
    return Manifest.parse(JSON.parse(await readFile(join(out, manifestFile), "utf8")));
  } catch {
    return undefined;
  }
};

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

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

/** Checks the content, renders the site beside the old one, and then puts it in the old one's place. */
const build = async ({ content, out, site }: BuildSettings): Promise<void> => {
  const start = performance.now();
  const portfolio = await readContent(resolve(content));
  say(`Checked  ${content}/: ${portfolio.projects.length} projects, no mistakes (${seconds(start)})`);

  const rendering = performance.now();
  const target = resolve(out);
  // Astro keeps builds apart only when they render inside the project.
  const rendered = resolve(".build", `site-${process.pid}`);
  handOver({ portfolio, site });
  try {
    await renderPages({ outDir: rendered, site, logLevel: "error" });
    say(`Rendered pages for ${site} (${seconds(rendering)})`);
    const finishing = performance.now();
    const manifest = await finish(rendered, site);
    say(`Finished compressed copies and host files (${seconds(finishing)})`);
    const before = await lastManifest(target);
    await replace(target, rendered);
    await writeContentSchemas(resolve(content));
    say(`\n${written(manifest)}\n\n${changed(manifest, before)}\n\nWrote ${out}/ in ${seconds(start)}.`);
  } finally {
    await rm(rendered, { recursive: true, force: true });
  }
};

try {
  await build(buildSettings(process.argv.slice(2), process.env));
} catch (error) {
  const known = error instanceof ContentError || error instanceof BudgetError || error instanceof SettingsError;
  process.stderr.write(`${known ? error.message : (error as Error).stack}\n`);
  if (known) process.stderr.write("\nNothing was written.\n");
  process.exitCode = 1;
}
