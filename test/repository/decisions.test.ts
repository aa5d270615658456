import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";

interface Decision {
  readonly file: string;
  readonly number: number;
  readonly text: string;
}

const decisions = globSync("docs/decisions/*.md")
  .toSorted()
  .map((file): Decision => ({ file, number: Number(basename(file).slice(0, 4)), text: readFileSync(file, "utf8") }));

const citing = globSync([
  "{src,functions,test,bench,docs,examples}/**/*.{ts,astro,css,md}",
  "*.{md,ts,mjs,jsonc}",
]).filter((file) => !/^(?:test\/fixtures\/|test\/repository\/decisions\.test\.ts)/.test(file.replaceAll("\\", "/")));

/** The numbers of the decisions that a text cites, e.g. 5 and 11 for `(D5, D11)`. */
const citedIn = (text: string): number[] =>
  Array.from(text.matchAll(/(?<![\w-])D(\d{1,2})(?![\w-])/g), ([, number]) => Number(number));

/** Why a text is not a decision in the expected format; empty if it is. */
const faultsOf = ({ file, number, text }: Decision): string[] => [
  ...(/^\d{4}-[a-z0-9]+(?:-[a-z0-9]+)*\.md$/.test(basename(file)) ? [] : ["file name is not NNNN-title.md"]),
  ...(new RegExp(`^# D${number} \\S`).test(text) ? [] : [`title does not start with "# D${number} "`]),
  ...(/^Date: \d{4}-\d\d-\d\d$/m.test(text) ? [] : ["no date line"]),
  ...(text.match(/^## .*$/gm)?.join() === "## Context,## Decision,## Consequences"
    ? []
    : ["sections are not Context, Decision, Consequences"]),
  ...(/^## .*\n\n(?=## |$(?![\s\S]))/m.test(text) ? ["a section is empty"] : []),
  ...(text.trimEnd().split("\n").length <= 45 ? [] : ["longer than 45 lines"]),
];

describe("docs/decisions", () => {
  test("has a unique number per file", () => {
    expect(decisions.length).toBeGreaterThan(40);
    expect(new Set(decisions.map(({ number }) => number)).size).toBe(decisions.length);
  });

  test("has date, context, decision and consequences in every file", () => {
    expect(decisions.flatMap((decision) => faultsOf(decision).map((fault) => `${decision.file}: ${fault}`))).toEqual(
      [],
    );
  });

  test("has a file for every citation", () => {
    const known = new Set(decisions.map(({ number }) => number));
    const cited = citing.flatMap((file) => citedIn(readFileSync(file, "utf8")).map((number) => ({ file, number })));
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter(({ number }) => !known.has(number)).map(({ file, number }) => `${file}: D${number}`)).toEqual(
      [],
    );
  });
});

describe("the check of decisions", () => {
  const decision: Decision = {
    file: "docs/decisions/0005-jobs.md",
    number: 5,
    text: "# D5 Jobs\n\nDate: 2026-11-01\n\n## Context\n\nA.\n\n## Decision\n\nB.\n\n## Consequences\n\nC.\n",
  };

  test("accepts the expected format", () => {
    expect(faultsOf(decision)).toEqual([]);
  });

  test.each([
    ["another number in the title", "# D5", "# D6"],
    ["no date", "Date: 2026-11-01\n\n", ""],
    ["a missing section", "## Decision\n\nB.\n\n", ""],
    ["an empty section", "B.\n\n", ""],
    ["an empty last section", "C.\n", ""],
    ["too many lines", "C.", "C.\n".repeat(45)],
  ])("rejects %s", (_, from, to) => {
    expect(faultsOf({ ...decision, text: decision.text.replace(from, to) })).toHaveLength(1);
  });

  test("rejects a file name without a number", () => {
    expect(faultsOf({ ...decision, file: "docs/decisions/jobs.md" })).toHaveLength(1);
  });

  test("finds citations, and nothing else", () => {
    expect(citedIn("/** A job lives in its id (D5). D11 and D12, (D1, D4). */")).toEqual([5, 11, 12, 1, 4]);
    expect(citedIn("ID5 D-5 3D5 D123 x-D5 D5x")).toEqual([]);
  });
});
