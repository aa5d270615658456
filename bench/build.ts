import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { treeOf } from "../test/support/content/folder-contents.ts";
import { bareAstro, siteSizes } from "./bare-astro.ts";
import { type Build, parseBuild } from "./build-phases.ts";
import { measureDev } from "./dev.ts";
import { run, temporaryFolder } from "./processes.ts";
import { buildInto, generatePortfolio, shareSite } from "./site.ts";
import { median, spread, table } from "./table.ts";

const ROUNDS = 3;
const PROJECTS = 1_000;
const MANY_PROJECTS = 10_000;

const observed = ["--import", pathToFileURL(resolve("bench/build-phases.ts")).href];

/** Builds a portfolio, and returns what that took. */
const measure = async (content: string, out: string, options: readonly string[] = []): Promise<Build> =>
  parseBuild(await buildInto(content, out, [...options, ...observed]));

/** The steps of a build, by the start of the line that it prints at their end. */
const stepsOf = ({ steps }: Build) => {
  const ending = (start: string) => {
    const end = steps.findLastIndex(({ line }) => line.startsWith(start));
    const before = steps
      .slice(0, end)
      .findLastIndex(({ line }) => /\(.*s\)$/.test(line) && !/^(?:Drew|Encoded)/.test(line));
    const part = steps.slice(before + 1, end + 1);
    return {
      cpu: part.reduce((sum, { cpu }) => sum + cpu, 0),
      seconds: part.reduce((sum, { seconds }) => sum + seconds, 0),
    };
  };
  const [read, render] = [ending("Checked"), ending("Rendered")];
  return {
    pages: { cpu: read.cpu + render.cpu, seconds: read.seconds + render.seconds },
    cards: ending("Prepared"),
    compression: ending("Compressed"),
  };
};

const ratios = (ours: readonly number[], theirs: readonly number[]): number[] =>
  ours.map((value, round) => value / (theirs[round] ?? Number.NaN));

/** A name that no build has drawn yet, so that all social cards and the PDF are drawn. */
const withNewName = (content: string): void => {
  const file = join(content, "profile.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^name:.*$/m, `name: Ada Muster ${Date.now()}`));
};

interface Sample {
  readonly cpu: number;
  readonly seconds: number;
}

const row = (name: string, ours: readonly Sample[], theirs?: readonly Sample[]): string[] => {
  const [cpu, seconds] = [ours.map((each) => each.cpu), ours.map((each) => each.seconds)];
  const other = theirs ?? [];
  return [
    name,
    spread(cpu, 1),
    spread(seconds, 1),
    theirs
      ? spread(
          ratios(
            cpu,
            other.map((each) => each.cpu),
          ),
          2,
        )
      : "",
    theirs
      ? spread(
          ratios(
            seconds,
            other.map((each) => each.seconds),
          ),
          2,
        )
      : "",
  ];
};

/**
 * Builds of 1,000 projects: the first, in which all social cards and the PDF are drawn, clean ones with a cache of
 * drawings, and those after the edit of one project. Bare Astro writes as many text files of the same sizes in turn.
 */
const compareBuilds = async (): Promise<{ readonly report: string; readonly builds: readonly Build[] }> => {
  const content = generatePortfolio(PROJECTS);
  withNewName(content);
  const [out, edited, clean] = [0, 1, 2].map(() => join(temporaryFolder(), "dist")) as [string, string, string];
  const first = await measure(content, edited);
  const bare = bareAstro(siteSizes(edited));
  const bareObserved = { ...bare, args: [...observed, ...bare.args] };
  await run(bareObserved);
  const builds: Build[] = [];
  const references: Build[] = [];
  const afterEdits: Build[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rmSync(out, { recursive: true, force: true });
    builds.push(await measure(content, out));
    references.push(parseBuild((await run(bareObserved)).stderr));
    appendFileSync(join(content, "projects", "work-00500.md"), `\nEdit ${round}.\n`);
    afterEdits.push(await measure(content, edited));
  }
  await buildInto(content, clean);
  if (JSON.stringify(treeOf(edited)) !== JSON.stringify(treeOf(clean)))
    throw new Error("The build after edits has other files than a clean build.");
  const steps = builds.map(stepsOf);
  const head = [
    "build of 1,000 projects",
    "CPU time, s",
    "duration, s",
    "CPU time ÷ reference",
    "duration ÷ reference",
  ];
  const rows = [
    row("bare Astro", references),
    row(
      "content and pages ÷ bare Astro",
      steps.map(({ pages }) => pages),
      references,
    ),
    row(
      "social cards, cached",
      steps.map(({ cards }) => cards),
    ),
    row(
      "compression and hashes",
      steps.map(({ compression }) => compression),
    ),
    row("whole build, drawings cached ÷ bare Astro", builds, references),
    row("first build, everything drawn", [first]),
    row("after an edit ÷ whole build, drawings cached", afterEdits, builds),
    row(
      "after an edit ÷ first build",
      afterEdits,
      afterEdits.map(() => first),
    ),
  ];
  return { report: table(head, rows), builds };
};

/** What reading the content and rendering the pages of 10,000 projects takes, beside 1,000, and the peak memory. */
const measureLargeBuild = async (smaller: readonly Build[]): Promise<string> => {
  const out = join(temporaryFolder(), "dist");
  const larger = [await measure(generatePortfolio(MANY_PROJECTS), out)];
  shareSite(MANY_PROJECTS, out);
  const perProject = (builds: readonly Build[], projects: number) =>
    (median(builds.map((build) => stepsOf(build).pages.cpu)) / projects) * 1000;
  const base = perProject(smaller, PROJECTS);
  const rows = (
    [
      [PROJECTS, smaller],
      [MANY_PROJECTS, larger],
    ] as const
  ).map(([projects, builds]) => [
    `${projects}`,
    median(builds.map(({ cpu }) => cpu)).toFixed(1),
    median(builds.map(({ seconds }) => seconds)).toFixed(1),
    perProject(builds, projects).toFixed(1),
    (perProject(builds, projects) / base).toFixed(2),
    median(builds.map(({ peak }) => peak)).toFixed(0),
  ]);
  const head = ["projects", "CPU time, s", "duration, s", "pages per project, ms", "ratio", "peak memory, MiB"];
  return table(head, rows);
};

/** Time and memory of builds, and how soon the dev server shows an edit. */
export const builds = async (): Promise<string> => {
  const { report, builds } = await compareBuilds();
  return [report, await measureLargeBuild(builds), await measureDev(generatePortfolio(PROJECTS))].join("\n\n");
};
