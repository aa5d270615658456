import { readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";

const readme = readFileSync("README.md", "utf8");
const examples = [...readme.matchAll(/^\$ curl '?(http:\/\/localhost:8787\S+?)'?(?: -s \| head -c (\d+))?\n(.*)$/gm)];

test("the README has examples of curl", () => {
  expect(examples.length).toBeGreaterThanOrEqual(4);
});

test.each(examples.map(([, url = "", bytes, answer = ""]) => ({ url, bytes, answer })))(
  "the README shows what $url answers",
  async ({ url, bytes, answer }) => {
    const { pathname, search } = new URL(url);
    const body = await (await fetch(`${inject("baseUrl")}${pathname}${search}`)).text();
    expect(bytes === undefined ? body : body.slice(0, Number(bytes))).toBe(answer);
  },
);

test("every script that the README names exists", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const named = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
