import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { bareAstro, siteSizes } from "./bare-astro.ts";
import { run, temporaryFolder } from "./processes.ts";
import { buildInto, portfolioOf } from "./site.ts";
import { median, spread, table } from "./table.ts";

const times = 7;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};

/**
 * Builds of 1,000 projects, in turn with bare Astro writing as many pages, as many Markdown files and the same amount of
 * JSON: as one file for each project, and as the fewer, larger files that the site has.
 */
const besideAstro = async (): Promise<string> => {
  const projects = 1_000;
  const content = portfolioOf(projects);
  const out = join(temporaryFolder(), "dist");
  await buildInto(content, out);
  const sizes = siteSizes(out);
  const each = Math.round(sizes.json.reduce((total, size) => total + size, 0) / projects);
  const references = [Array.from({ length: projects }, () => each), sizes.json].map((json) => ({
    files: json.length,
    command: bareAstro({ ...sizes, json }),
    taken: [] as number[],
  }));
  for (const { command } of references) await run(command);
  const ours: number[] = [];
  for (let round = 0; round < times; round += 1) {
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

/** One build of 10,000 projects: how long it takes and how much memory it holds at most. */
const large = async (): Promise<string> => {
  const content = portfolioOf(10_000);
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

/** What a build takes. */
export const builds = async (): Promise<string> => `${await besideAstro()}\n\n${await large()}`;
