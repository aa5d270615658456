import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, release, type } from "node:os";
import { join } from "node:path";
import { ask } from "./ask.ts";
import { builds } from "./build.ts";
import { drawChart, tablesOfRatios } from "./chart.ts";
import { coldStart } from "./cold-start.ts";
import { credentials } from "./credentials.ts";
import { lists } from "./lists.ts";
import { loadGenerator } from "./load.ts";
import { mcp } from "./mcp.ts";
import { memory } from "./memory.ts";
import { pages, themes } from "./pages.ts";
import { cleanUp, hasOwnCores, stopProcesses } from "./processes.ts";
import { reads } from "./reads.ts";
import { soak } from "./soak.ts";
import { writes } from "./writes.ts";

/** `npm run bench -- [part …]`, or `npm run bench -- soak [requests]`. docs/performance.md explains the figures. */
const serving = { reads, writes, credentials, mcp, ask };
const parts = { ...serving, "cold-start": coldStart, memory, build: builds, lists, pages, themes, soak };
type Part = keyof typeof parts;

/** Run only if they are named: the quality of pages, which Lighthouse takes minutes to measure, and the soak test. */
const onlyIfNamed: readonly Part[] = ["pages", "themes", "soak"];

/** Where the charts of this run are. `npm run bench:charts` draws those of docs/performance.md. */
const chartFolder = join(".build", "bench");

const isPart = (name: string): name is Part => Object.hasOwn(parts, name);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const options = process.argv.slice(2);
const count = options[0] === "soak" && /^\d+$/.test(options[1] ?? "") ? Number(options[1]) : undefined;
const asked = count === undefined ? options : options.toSpliced(1, 1);
const unknown = asked.filter((name) => !isPart(name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown part ${unknown.join(", ")}; expected ${Object.keys(parts).join(", ")}.\n`);
  process.exit(2);
}

const [cpu] = cpus();
say(`${cpu?.model.trim()}, ${cpus().length} cores, ${type()} ${release()}, Node ${process.version}`);
say(`Load by ${loadGenerator}${hasOwnCores ? "; server and load generator each have a core of their own" : ""}.`);

/** Draws the ratios of a report. Returns the files. */
const saveCharts = (part: string, report: string): string[] =>
  tablesOfRatios(report).map((bars, index) => {
    const file = join(chartFolder, `${part}${index === 0 ? "" : `-${index + 1}`}.svg`);
    mkdirSync(chartFolder, { recursive: true });
    writeFileSync(file, drawChart(`Ratios: ${part}`, bars));
    return file;
  });

process.once("SIGINT", () => void cleanUp().then(() => process.exit(130)));
try {
  const every = (Object.keys(parts) as Part[]).filter((part) => !onlyIfNamed.includes(part));
  const chosen = asked.length > 0 ? asked.filter(isPart) : every;
  for (const [index, part] of chosen.entries()) {
    say(`Measuring ${part} (${index + 1} of ${chosen.length})…`);
    const start = performance.now();
    const report = await (part === "soak" ? soak(count) : parts[part]());
    const charts = saveCharts(part, report);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    say(`\n## ${part}\n\n${report}\n\n(${[`${seconds} s`, ...charts].join(", ")})`);
    await stopProcesses();
  }
} finally {
  await cleanUp();
}
