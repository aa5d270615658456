import { readFileSync } from "node:fs";
import { answering } from "../src/portfolio/ask/ask.ts";
import { openKnowledge } from "../src/portfolio/ask/knowledge.ts";

/**
 * What an isolate does before it can answer its first question, and to answer that, once, in a process of its own.
 * Arguments: the file that the build left, and the question. Prints the milliseconds until it can be asked, those of the
 * first answer, and the processor time of both.
 */
const [, , file = "", question = "What is the rate limit?"] = process.argv;
const text = readFileSync(file, "utf8");

const start = performance.now();
const before = process.cpuUsage();
const answer = answering(openKnowledge(JSON.parse(text)));
const loaded = performance.now();
answer({ text: question, limit: 5, scope: "site" });
const answered = performance.now();
const { user, system } = process.cpuUsage(before);

process.stdout.write(
  JSON.stringify({ loading: loaded - start, answering: answered - loaded, processor: (user + system) / 1_000 }),
);
