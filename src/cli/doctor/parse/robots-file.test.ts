import { expect, test } from "vitest";
import { parseRobots } from "./robots-file.ts";

test("consecutive user agents share a group until a rule ends it", () => {
  const { groups, sitemaps, errors } = parseRobots(
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
  expect(errors).toStrictEqual([]);
});

test("syntax errors have line numbers", () => {
  const { errors } = parseRobots("Disallow: /\nUser-agent:\nDisallow: private\nhello\n");
  expect(errors).toStrictEqual([
    "line 1 is before any User-agent",
    "line 2 names no agent",
    "line 3 has a path that does not start with /",
    "line 4 is not `name: value`",
  ]);
});
