import { readFileSync } from "node:fs";
import { questionAnswerer } from "../src/ask/ask.ts";
import { openKnowledge } from "../src/ask/knowledge/knowledge.ts";

/**
 * Loads the knowledge and answers one question in a fresh process. Arguments: the knowledge file and the question. Prints
 * elapsed and processor milliseconds of both steps as JSON.
 */
const [, , file = "", question = "What is the rate limit?"] = process.argv;
const text = readFileSync(file, "utf8");

const measured = <T>(work: () => T) => {
  const start = performance.now();
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, taken: { elapsed: performance.now() - start, processor: (user + system) / 1_000 } };
};

const loading = measured(() => questionAnswerer(openKnowledge(JSON.parse(text))));
const first = measured(() => loading.result({ text: question, limit: 5, scope: "site" }));

process.stdout.write(JSON.stringify({ loading: loading.taken, answering: first.taken }));
