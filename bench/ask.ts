import { statSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { knowledgeFile, questionTablesFile } from "../src/ask/knowledge/knowledge.ts";
import { AskResponse } from "../src/contract/resources/agents/ask.ts";
import { portfolios } from "../test/support/ask/quality/ask-quality.ts";
import { readQuestions } from "../test/support/ask/quality/questions.ts";
import { type Measurement, measureRounds, ROUNDS, type Target } from "./load.ts";
import { run, type Server } from "./processes.ts";
import { startVitrine } from "./servers.ts";
import { buildSample, buildSite } from "./site.ts";
import { cpuPerRequest, median, ratios, spread, table } from "./table.ts";

/** The questions about the sample, without follow-ups. */
const paths = readQuestions(portfolios.sample.questions)
  .filter(({ prev }) => prev.length === 0)
  .map(({ ask }) => `/ask?q=${encodeURIComponent(ask)}`);

/** Checks that each response matches the schema, and returns a target that sends all questions. */
const questionsTo = async ({ pid, url }: Server): Promise<Target> => {
  for (const path of paths) {
    const response = await fetch(url + path);
    if (!AskResponse.safeParse(await response.json()).success)
      throw new Error(`${url}${path}: status ${response.status}, and the body does not match the schema`);
  }
  return { pid, url: `${url}/ask`, paths };
};

/** The throughput of questions compared with a read. */
const besideReads = async (dist: string): Promise<string> => {
  const ours = await startVitrine(dist);
  const targets = [{ pid: ours.pid, url: `${ours.url}/api/profile` }, await questionsTo(ours)];
  const results = await measureRounds(targets, ROUNDS);
  await ours.stop();
  const names = ["GET /api/profile", `GET /ask, ${paths.length} questions in turn`];
  const [reference = []] = results;
  const rows = results.map((measured, row) => [
    names[row] ?? "",
    median(measured.map(({ requestsPerSecond }) => requestsPerSecond)).toFixed(0),
    row === 0 ? "" : spread(ratios(measured, reference), 3),
    cpuPerRequest(measured),
  ]);
  return table(["request", "requests/s", "ratio to the first", "CPU time/request"], rows);
};

const p99Latencies = (measured: readonly Measurement[]): number[] => measured.map(({ p99 }) => p99);

/** The latency of answers for a small and a large portfolio, one client at a time. */
const bySize = async (): Promise<string> => {
  const sizes = [30, 1_000];
  const servers = await Promise.all(sizes.map(async (projects) => startVitrine(await buildSite(projects))));
  const targets = await Promise.all(servers.map(questionsTo));
  const results = await measureRounds(
    targets.map((target) => ({ ...target, connections: 1 })),
    ROUNDS,
  );
  await Promise.all(servers.map((server) => server.stop()));
  const [small = []] = results;
  const rows = results.map((measured, row) => [
    `${sizes[row]?.toLocaleString("en")} projects`,
    spread(p99Latencies(measured), 1),
    row === 0
      ? ""
      : spread(
          p99Latencies(measured).map((p99, round) => p99 / (small[round]?.p99 ?? Number.NaN)),
          1,
        ),
    cpuPerRequest(measured),
  ]);
  return table(["GET /ask, one client", "p99, ms", "ratio", "CPU time/request"], rows);
};

/** Milliseconds, see ask-load.ts. */
const Duration = z.object({ elapsed: z.number(), cpu: z.number() });
const Loaded = z.object({ loading: Duration, answering: Duration });
type Loaded = z.infer<typeof Loaded>;

/** One question per method: service data, person data, a list, the FAQ, quotations. */
const firstQuestions = [
  "What is the rate limit?",
  "Where is she based?",
  "Which projects use maps?",
  "What does she charge?",
  "How do retries work with idempotency keys?",
];

/** The time that a fresh process takes to load the knowledge and to answer, for each question. */
const loading = async (dist: string, questions: readonly string[]): Promise<Loaded[][]> => {
  const taken = questions.map((): Loaded[] => []);
  for (let time = 0; time < ROUNDS; time += 1)
    for (const [index, question] of questions.entries()) {
      const args = ["bench/ask-load.ts", dist, question];
      const { stdout } = await run({ program: process.execPath, args, core: 0 });
      taken[index]?.push(Loaded.parse(JSON.parse(stdout)));
    }
  return taken;
};

/** The cost of the first question, for a small and a large portfolio. */
const fromCold = async (sites: readonly (readonly [name: string, dist: string])[]): Promise<string> => {
  const rows: string[][] = [];
  for (const [name, dist] of sites) {
    const bytes = [knowledgeFile, questionTablesFile].map((file) => statSync(join(dist, file)).size);
    const size = (bytes.reduce((sum, each) => sum + each, 0) / 1024).toFixed(0);
    for (const [index, taken] of (await loading(dist, firstQuestions)).entries()) {
      const parts = [taken.map(({ loading }) => loading), taken.map(({ answering }) => answering)];
      const columns = parts.flatMap((part) => [part.map(({ elapsed }) => elapsed), part.map(({ cpu }) => cpu)]);
      rows.push([name, size, firstQuestions[index] ?? "", ...columns.map((values) => spread(values, 1))]);
    }
  }
  const milliseconds = ["loading, ms", "loading CPU time, ms", "first answer, ms", "first answer CPU time, ms"];
  return table(["portfolio", "KiB of JSON", "first question", ...milliseconds], rows);
};

/** Measures questions compared with a read, with a large portfolio, and in a fresh process. */
export const ask = async (): Promise<string> => {
  const sample = await buildSample();
  const sites = [["the sample", sample] as const, ["1,000 projects", await buildSite(1_000)] as const];
  return [await besideReads(sample), await bySize(), await fromCold(sites)].join("\n\n");
};
