import { readFileSync } from "node:fs";
import { expect, inject, test, vi } from "vitest";

/** The documents that show commands with their output. */
const documents = ["README.md", "docs/api.md"].map((file) => readFileSync(file, "utf8"));
const text = [...documents, readFileSync("docs/content.md", "utf8")].join("\n");

/** Each command that starts with curl, with the lines that continue it, and the output below it. */
const examples = Array.from(
  documents.join("\n").matchAll(/^\$ (curl (?:.*\\\n)*.*)\n(.*)$/gm),
  ([, command = "", answer = ""]) => ({
    command: command.replaceAll(/\\\n\s*/g, ""),
    answer,
  }),
);

/** The words of a command as a shell splits them. */
const wordsOf = (command: string): string[] =>
  Array.from(command.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, bare = ""]) => quoted ?? bare);

/** What curl prints, after `head -c` or `grep` if the command pipes into one. Header names are in lower case. */
const output = async (command: string, replace: (word: string) => string): Promise<string> => {
  const words = wordsOf(command).map(replace);
  const bar = words.includes("|") ? words.indexOf("|") : words.length;
  const [program, ...options] = words.slice(bar + 1);
  const following = (option: string) =>
    words.slice(0, bar).flatMap((word, index) => (words[index - 1] === option ? [word] : []));
  const [body] = following("-d");
  const response = await fetch(words[1] ?? "", {
    headers: following("-H").map((header) => header.split(": ", 2) as [string, string]),
    ...(body !== undefined && { method: "POST", body }),
  });
  const text = await response.text();
  if (program === "head") return text.slice(0, Number(options[1]));
  if (program === undefined) return text;
  if (program === "grep" && options[0] === "-o") return text.match(options[1] ?? "")?.[0] ?? "";
  const lines = Array.from(response.headers, ([name, value]) => `${name}: ${value}`);
  return lines.filter((line) => new RegExp(options[0] ?? "", "i").test(line)).join("\n");
};

/** A job id, whole or shortened as in the documents. */
const jobIds = /job_(?:[\w-]{68}|[\w-]*…)/g;

/** An access token, whole or shortened. */
const tokens = /eyJ[\w-]+(?:\.[\w-]+\.[\w-]+|…)/g;

/** The text with placeholders for everything that differs between runs. */
const withoutVariables = (text: string): string =>
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

test("the documents contain curl examples", () => {
  expect(examples.length).toBeGreaterThanOrEqual(10);
});

test.each(examples)("the documented output is correct: $command", async ({ command, answer }) => {
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
      expect(withoutVariables(text)).toBe(withoutVariables(answer));
      job = text.match(jobIds)?.[0] ?? job;
      token = text.match(tokens)?.[0] ?? token;
    },
    { timeout: 5_000, interval: 250 },
  );
});

test("every script that the documents name exists", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
