import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { bareAstro, siteSizes } from "./bare-astro.ts";
import { run, temporaryFolder } from "./processes.ts";
import { buildInto, generatePortfolio } from "./site.ts";
import { median, spread, table } from "./table.ts";

const ROUNDS = 7;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};

/**
 * Compares builds of 1,000 projects with bare Astro, which writes as many pages and Markdown files and as many bytes of
 * JSON: once as one file per project, and once as the fewer, larger files of the site.
 */
const compareWithAstro = async (): Promise<string> => {
  const projects = 1_000;
  const content = generatePortfolio(projects);
  const out = join(temporaryFolder(), "dist");
  await buildInto(content, out);
  const sizes = siteSizes(out);
  const bytesPerProject = Math.round(sizes.json.reduce((total, size) => total + size, 0) / projects);
  const references = [Array.from({ length: projects }, () => bytesPerProject), sizes.json].map((json) => ({
    files: json.length,
    command: bareAstro({ ...sizes, json }),
    taken: [] as number[],
  }));
  for (const { command } of references) await run(command);
  const ours: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rmSync(out, { recursive: true });
    ours.push(await timed(() => buildInto(content, out)));
    for (const { command, taken } of references) taken.push(await timed(() => run(command)));
  }
  const rows = references.map(({ files, taken }) => {
    const ratios = ours.map((time, round) => time / (taken[round] ?? Number.NaN));
    return [String(files), spread(ours, 2), spread(taken, 2), spread(ratios, 2)];
  });
  return table(["JSON files of bare Astro", "Vitrine, 1,000 projects, s", "bare Astro, s", "ratio"], rows);
};

/** The time and peak memory of a build of 10,000 projects. */
const measureLargeBuild = async (): Promise<string> => {
  const content = generatePortfolio(10_000);
  const out = join(temporaryFolder(), "dist");
  const preload = pathToFileURL(resolve("bench/peak-memory.ts")).href;
  let printed = "";
  const seconds: number[] = [];
  const peaks: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    rmSync(out, { recursive: true, force: true });
    seconds.push(
      await timed(async () => {
        printed = await buildInto(content, out, ["--max-old-space-size=1536", "--import", preload]);
      }),
    );
    peaks.push(Number(/peak memory (\d+)/.exec(printed)?.[1]) / 1024);
  }
  const row = ["10,000 projects", String(siteSizes(out).json.length), median(seconds).toFixed(1), spread(peaks, 0)];
  return table(["portfolio", "JSON files", "Vitrine, s", "peak memory, MiB"], [row]);
};

/** Time and memory of builds. */
export const builds = async (): Promise<string> => `${await compareWithAstro()}\n\n${await measureLargeBuild()}`;
