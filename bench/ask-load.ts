import { readFileSync } from "node:fs";
import { answering } from "../src/portfolio/ask/ask.ts";
import { openKnowledge } from "../src/portfolio/ask/knowledge.ts";

/**
 * What an isolate does before it can answer its first question, once, in a process of its own. Argument: the file that
 * the build left. Prints the milliseconds of that, its processor time, and the milliseconds of the first answer.
 */
const text = readFileSync(process.argv[2] ?? "", "utf8");

const start = performance.now();
const before = process.cpuUsage();
const answer = answering(openKnowledge(JSON.parse(text)));
const { user, system } = process.cpuUsage(before);
const loaded = performance.now();
answer({ text: "What is the rate limit?", limit: 5, scope: "site" });

const answered = performance.now();

process.stdout.write(
  JSON.stringify({ loading: loaded - start, processor: (user + system) / 1_000, answering: answered - loaded }),
);
