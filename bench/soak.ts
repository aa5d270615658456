import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { ProjectList } from "../src/contract/resources/portfolio/project.ts";
import { portfolios } from "../test/support/ask/quality/ask-quality.ts";
import { readQuestions } from "../test/support/ask/quality/questions.ts";
import { residentMiB, type Server, temporaryFolder } from "./processes.ts";
import { startProbedVitrine } from "./servers.ts";
import { buildSample } from "./site.ts";
import { agentKinds } from "./soak/agents.ts";
import { checksOf, type Sample } from "./soak/checks.ts";
import { createClient } from "./soak/client.ts";
import { credentialKinds } from "./soak/credentials.ts";
import { invalidKinds } from "./soak/invalid.ts";
import { readKinds } from "./soak/reads.ts";
import { soakReport } from "./soak/report.ts";
import { createMemory, createTally, type Kind, noteFailure, type Session, sessionOf } from "./soak/session.ts";
import { writeKinds } from "./soak/writes.ts";

const DEFAULT_REQUESTS = 1_000_000;

/** The number of connections of each segment. Both halves of the run have the same ones. */
const cycle = [16, 32, 64];
const SEGMENTS = 24;

/** The run stops after this time, before the first tokens expire. */
const MAX_RUN_MS = 50 * 60_000;
/** How long the host may take to close the connections of clients that are gone. */
const CLOSE_TIMEOUT_MS = 5_000;
const MEMORY_INTERVAL_MS = 250;

const Probed = z.object({
  heapBytes: z.number(),
  bufferBytes: z.number(),
  loopDelay: z.object({ p50: z.number(), p99: z.number(), max: z.number() }),
});

/** The open file descriptors of a process, or undefined if the system does not report them. */
const descriptorsOf = (pid: number): number | undefined => {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return undefined;
  }
};

const sizeOf = (folder: string): number =>
  readdirSync(folder)
    .filter((name) => name.startsWith("state.db"))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

/** Every kind as often as its weight, spread evenly. */
const deckOf = (kinds: readonly Kind[]): readonly Kind[] =>
  kinds
    .flatMap((kind) => Array.from({ length: kind.weight }, (_, time) => ({ kind, at: (time + 0.5) / kind.weight })))
    .toSorted((a, b) => a.at - b.at)
    .map(({ kind }) => kind);

const kindsFor = async ({ url }: Server): Promise<readonly Kind[]> => {
  const client = createClient(url, 1);
  const { body } = await client.send({ path: "/api/projects?limit=50" });
  client.close();
  const { projects } = ProjectList.parse(JSON.parse(body.toString()));
  const slugs = projects.flatMap(({ slug }) => slug ?? []);
  const questions = readQuestions(portfolios.sample.questions)
    .filter(({ prev }) => prev.length === 0)
    .map(({ ask }) => ask);
  return [
    ...readKinds(slugs),
    ...writeKinds,
    ...credentialKinds,
    ...agentKinds(slugs[0] ?? "", questions),
    ...invalidKinds,
  ];
};

/** Waits until the host has closed the connections of clients that are gone. Returns its open file descriptors. */
const descriptorsWhenIdle = async (pid: number, atStart: number | undefined): Promise<number | undefined> => {
  const late = performance.now() + CLOSE_TIMEOUT_MS;
  for (;;) {
    const descriptors = descriptorsOf(pid);
    if (descriptors === undefined || descriptors <= (atStart ?? 0) || performance.now() > late) return descriptors;
    await sleep(20);
  }
};

/** Sends requests until `isDone`, over a number of connections that are closed at the end. */
const sendOver = async (
  url: string,
  connections: number,
  nextKind: () => Kind,
  isDone: () => boolean,
  shared: Pick<Session, "memory" | "tally">,
): Promise<void> => {
  const client = createClient(url, connections);
  const work = async (): Promise<void> => {
    while (!isDone()) {
      const { name, run } = nextKind();
      await run(sessionOf(name, client, shared)).catch((error) => noteFailure(shared.tally, name, error));
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  client.close();
};

/** The highest resident memory of a process while something runs. */
const withResidentMemory = async (pid: number, run: () => Promise<void>): Promise<number | undefined> => {
  let highest = residentMiB(pid);
  const timer = setInterval(() => {
    highest = Math.max(highest ?? 0, residentMiB(pid) ?? 0) || undefined;
  }, MEMORY_INTERVAL_MS);
  await run();
  clearInterval(timer);
  return highest;
};

/**
 * Sends a million requests of all kinds, or `count`, to the Node host with the sample, and checks responses, memory, file
 * descriptors, event loop and database. The exit code is 1 if a check fails.
 */
export const soak = async (count = DEFAULT_REQUESTS): Promise<string> => {
  const dataFolder = join(temporaryFolder(), "data");
  const host = await startProbedVitrine(await buildSample(), dataFolder);
  const { pid, url } = host;
  const shared = { memory: createMemory(), tally: createTally() };
  const deck = deckOf(await kindsFor(host));
  const late = performance.now() + MAX_RUN_MS;

  let turn = 0;
  const nextKind = (): Kind => {
    const kind = deck[turn % deck.length];
    turn += 1;
    if (!kind) throw new Error("there are no kinds of requests");
    return kind;
  };
  const probe = async () => {
    const answer = once(host.process, "message");
    host.process.send?.("probe");
    const [probed] = await answer;
    return Probed.parse(probed);
  };

  await probe();
  const descriptorsAtStart = descriptorsOf(pid);
  const samples: Sample[] = [];
  for (let segment = 1; segment <= SEGMENTS && performance.now() < late; segment += 1) {
    const connections = cycle[segment % cycle.length] ?? 1;
    const [before, start] = [shared.tally.requests, performance.now()];
    const isDone = (): boolean => shared.tally.requests >= (count * segment) / SEGMENTS || performance.now() > late;
    const resident = await withResidentMemory(pid, () => sendOver(url, connections, nextKind, isDone, shared));
    const seconds = (performance.now() - start) / 1_000;
    samples.push({
      requests: shared.tally.requests,
      connections,
      requestsPerSecond: (shared.tally.requests - before) / seconds,
      residentMiB: resident,
      descriptors: await descriptorsWhenIdle(pid, descriptorsAtStart),
      databaseBytes: sizeOf(dataFolder),
      ...(await probe()),
    });
  }
  await host.stop();
  const checks = checksOf(samples, shared.tally, count, descriptorsAtStart);
  if (checks.some(({ passed }) => !passed)) process.exitCode = 1;
  return soakReport(shared.tally, samples, checks);
};
