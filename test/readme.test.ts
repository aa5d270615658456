import { readFileSync } from "node:fs";
import { expect, inject, test, vi } from "vitest";

const readme = readFileSync("README.md", "utf8");

/** Each command that starts with curl, with the lines that continue it, and what the README shows below it. */
const examples = Array.from(readme.matchAll(/^\$ (curl (?:.*\\\n)*.*)\n(.*)$/gm), ([, command = "", answer = ""]) => ({
  command: command.replaceAll(/\\\n\s*/g, ""),
  answer,
}));

/** The words of a command as a shell splits them, and after the bar the program that its output goes to. */
const wordsOf = (command: string): string[] =>
  Array.from(command.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, bare = ""]) => quoted ?? bare);

/** The text that curl and the program after it print; names of headers come in lower case. */
const output = async (command: string, replace: (word: string) => string): Promise<string> => {
  const words = wordsOf(command).map(replace);
  const bar = words.includes("|") ? words.indexOf("|") : words.length;
  const [program, ...options] = words.slice(bar + 1);
  const following = (option: string) =>
    words.slice(0, bar).flatMap((word, at) => (words[at - 1] === option ? [word] : []));
  const [body] = following("-d");
  const response = await fetch(words[1] ?? "", {
    headers: following("-H").map((header) => header.split(": ", 2) as [string, string]),
    ...(body !== undefined && { method: "POST", body }),
  });
  const text = await response.text();
  if (program === "head") return text.slice(0, Number(options[1]));
  if (program === undefined) return text;
  const lines = Array.from(response.headers, ([name, value]) => `${name}: ${value}`);
  return lines.filter((line) => new RegExp(options[0] ?? "", "i").test(line)).join("\n");
};

/** The id of a job, whole or as the README cuts it. */
const jobIds = /job_(?:[\w-]{68}|[\w-]*…)/g;

/** A token, in the same way. */
const tokens = /eyJ[\w-]+(?:\.[\w-]+\.[\w-]+|…)/g;

/** The same text without what differs from run to run. */
const lasting = (text: string): string =>
  text
    .replaceAll(jobIds, "job")
    .replaceAll(tokens, "token")
    .replaceAll(/anonymous_[\w-]+…?/g, "subject")
    .replaceAll(/"expires_in":3[56]\d\d/g, "time left")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "time")
    .replace(/^[\w-]+: /, (name) => name.toLowerCase());

const run = crypto.randomUUID();
let job = "";
let token = "";

test("the README has examples of curl", () => {
  expect(examples.length).toBeGreaterThanOrEqual(8);
});

test.each(examples)("the README shows what $command answers", async ({ command, answer }) => {
  const replace = (word: string): string =>
    word
      .replace("http://localhost:8787", inject("baseUrl"))
      .replaceAll(jobIds, job)
      .replaceAll(tokens, token)
      .replace(/^Idempotency-Key: .*/, (header) => `${header}-${run}`);
  // A job takes a second.
  await vi.waitFor(
    async () => {
      const text = await output(command, replace);
      expect(lasting(text)).toBe(lasting(answer));
      job = text.match(jobIds)?.[0] ?? job;
      token = text.match(tokens)?.[0] ?? token;
    },
    { timeout: 5_000, interval: 250 },
  );
});

test("every script that the README names exists", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const named = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
