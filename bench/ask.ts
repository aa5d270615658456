import { statSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { AskResponse } from "../src/contract/resources/ask.ts";
import { knowledgeFile } from "../src/portfolio/ask/knowledge.ts";
import { portfolios } from "../test/support/ask-quality.ts";
import { readQuestions } from "../test/support/questions.ts";
import { type Measured, rounds, type Target } from "./load.ts";
import { run, type Server, temporaryFolder } from "./processes.ts";
import { startOurs } from "./servers.ts";
import { buildInto, siteOf } from "./site.ts";
import { median, processorPerRequest, ratios, spread, table } from "./table.ts";

const times = 8;

/** Everything that the sample is asked, but for questions that need others before them. */
const paths = readQuestions(portfolios.sample.questions)
  .filter(({ prev }) => prev.length === 0)
  .map(({ ask }) => `/ask?q=${encodeURIComponent(ask)}`);

const sampleSite = async (): Promise<string> => {
  const out = join(temporaryFolder(), "dist");
  await buildInto(portfolios.sample.content, out);
  return out;
};

/** Questions to a server, each of which it has to answer or to refuse in the form that is promised. */
const questionsTo = async ({ pid, url }: Server): Promise<Target> => {
  for (const path of paths) {
    const answer = await fetch(url + path);
    if (!AskResponse.safeParse(await answer.json()).success) throw new Error(`${url}${path} answers ${answer.status}`);
  }
  return { pid, url: `${url}/ask`, paths };
};

/** Questions about the sample beside a read. */
const besideReads = async (dist: string): Promise<string> => {
  const ours = await startOurs(dist);
  const targets = [{ pid: ours.pid, url: `${ours.url}/api/profile` }, await questionsTo(ours)];
  const results = await rounds(targets, times);
  await ours.stop();
  const names = ["GET /api/profile", `GET /ask, ${paths.length} questions in turn`];
  const [reference = []] = results;
  const rows = results.map((measured, row) => [
    names[row] ?? "",
    median(measured.map(({ requestsPerSecond }) => requestsPerSecond)).toFixed(0),
    row === 0 ? "" : spread(ratios(measured, reference), 3),
    processorPerRequest(measured),
  ]);
  return table(["request", "requests/s", "ratio to the first", "processor/request"], rows);
};

const slowest = (measured: readonly Measured[]): number[] => measured.map(({ p99 }) => p99);

/** How long answers take where there is little to answer from and where there is much, for one client at a time. */
const bySize = async (): Promise<string> => {
  const sizes = [30, 1_000];
  const servers = await Promise.all(sizes.map(async (projects) => startOurs(await siteOf(projects))));
  const targets = await Promise.all(servers.map(questionsTo));
  const results = await rounds(
    targets.map((target) => ({ ...target, connections: 1 })),
    times,
  );
  await Promise.all(servers.map((server) => server.stop()));
  const [small = []] = results;
  const rows = results.map((measured, row) => [
    `${sizes[row]?.toLocaleString("en")} projects`,
    spread(slowest(measured), 1),
    row === 0
      ? ""
      : spread(
          slowest(measured).map((p99, round) => p99 / (small[round]?.p99 ?? Number.NaN)),
          1,
        ),
    processorPerRequest(measured),
  ]);
  return table(["GET /ask, one client", "99 % within, ms", "times as long", "processor/request"], rows);
};

/** Milliseconds, see ask-load.ts. */
const Taken = z.object({ elapsed: z.number(), processor: z.number() });
const Loaded = z.object({ loading: Taken, answering: Taken });
type Loaded = z.infer<typeof Loaded>;

/** What a process that has just started is asked: data of the service, of a person, a list, the owner's own, sentences. */
const firstQuestions = [
  "What is the rate limit?",
  "Where is she based?",
  "Which projects use maps?",
  "What does she charge?",
  "How do retries work with idempotency keys?",
];

/** What it takes until a fresh process can answer, and until it has, for each question in turn. */
const loading = async (dist: string, questions: readonly string[]): Promise<Loaded[][]> => {
  const taken = questions.map((): Loaded[] => []);
  for (let time = 0; time < times; time += 1)
    for (const [at, question] of questions.entries()) {
      const args = ["bench/ask-load.ts", join(dist, knowledgeFile), question];
      const { stdout } = await run({ program: process.execPath, args, core: 0 });
      taken[at]?.push(Loaded.parse(JSON.parse(stdout)));
    }
  return taken;
};

/** What the first question costs, with little and with much to answer from. */
const fromCold = async (sites: readonly (readonly [name: string, dist: string])[]): Promise<string> => {
  const rows: string[][] = [];
  for (const [name, dist] of sites) {
    const size = (statSync(join(dist, knowledgeFile)).size / 1024).toFixed(0);
    for (const [at, taken] of (await loading(dist, firstQuestions)).entries()) {
      const parts = [taken.map(({ loading }) => loading), taken.map(({ answering }) => answering)];
      const figures = parts.flatMap((part) => [part.map((each) => each.elapsed), part.map((each) => each.processor)]);
      rows.push([name, size, firstQuestions[at] ?? "", ...figures.map((each) => spread(each, 1))]);
    }
  }
  const milliseconds = ["until it can be asked, ms", "processor, ms", "first answer, ms", "processor, ms"];
  return table(["what is known", "KiB of JSON", "first question", ...milliseconds], rows);
};

/** Questions: beside a read, with much to answer from, and in a process that has just started. */
export const ask = async (): Promise<string> => {
  const sample = await sampleSite();
  const sites = [["the sample", sample] as const, ["1,000 projects", await siteOf(1_000)] as const];
  return [await besideReads(sample), await bySize(), await fromCold(sites)].join("\n\n");
};
