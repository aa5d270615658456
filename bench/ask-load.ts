import { readFileSync } from "node:fs";
import { answering } from "../src/portfolio/ask/ask.ts";
import { openKnowledge } from "../src/portfolio/ask/knowledge.ts";

/**
 * What an isolate does before it can answer its first question, and to answer that, once, in a process of its own.
 * Arguments: the file that the build left, and the question. Prints the milliseconds of both, by the clock and of
 * processor time.
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

const loading = measured(() => answering(openKnowledge(JSON.parse(text))));
const first = measured(() => loading.result({ text: question, limit: 5, scope: "site" }));

process.stdout.write(JSON.stringify({ loading: loading.taken, answering: first.taken }));
