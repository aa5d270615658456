import { expect, test } from "vitest";
import { readRobots } from "./robots-file.ts";

test("agents that follow each other share a group, until a rule ends it", () => {
  const { groups, sitemaps, mistakes } = readRobots(
    "User-Agent: A # one\nuser-agent: B\n\nDisallow: /x\nUser-agent: C\nSitemap: https://a.example/s.xml\nAllow:\r\nNoindex: y\n",
  );
  expect(groups).toStrictEqual([
    { agents: ["A", "B"], lines: [{ name: "disallow", value: "/x" }] },
    {
      agents: ["C"],
      lines: [
        { name: "allow", value: "" },
        { name: "noindex", value: "y" },
      ],
    },
  ]);
  expect(sitemaps).toStrictEqual(["https://a.example/s.xml"]);
  expect(mistakes).toStrictEqual([]);
});

test("what cannot be read is told with its line", () => {
  const { mistakes } = readRobots("Disallow: /\nUser-agent:\nDisallow: private\nhello\n");
  expect(mistakes).toStrictEqual([
    "line 1 stands before any User-agent",
    "line 2 names no agent",
    "line 3 has a path that does not begin with /",
    "line 4 is no `name: value`",
  ]);
});
