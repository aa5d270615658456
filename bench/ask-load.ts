import { readFileSync } from "node:fs";
import { join } from "node:path";
import { questionAnswerer } from "../src/ask/ask.ts";
import { knowledgeFile, openKnowledge, questionTablesFile } from "../src/ask/knowledge/knowledge.ts";

/**
 * Loads the knowledge and answers one question in a fresh process. Arguments: the built site and the question. Prints the
 * elapsed time and the CPU time of both steps as JSON, in milliseconds.
 */
const [, , dist = "", question = "What is the rate limit?"] = process.argv;
const [knowledge = "", tables = ""] = [knowledgeFile, questionTablesFile].map((file) =>
  readFileSync(join(dist, file), "utf8"),
);

const measure = <T>(work: () => T) => {
  const start = performance.now();
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, duration: { elapsed: performance.now() - start, cpu: (user + system) / 1_000 } };
};

const loading = measure(() => questionAnswerer(openKnowledge({ ...JSON.parse(knowledge), ...JSON.parse(tables) })));
const first = measure(() => loading.result({ text: question, limit: 5, scope: "site" }));

process.stdout.write(JSON.stringify({ loading: loading.duration, answering: first.duration }));
