import { describe, expect, test } from "vitest";
import { minimalPortfolio } from "../../test/support/content/small-portfolio.ts";
import { isCrawlAllowed, readRobots } from "../../test/support/http/robots.ts";
import { aiAgents } from "./ai-agents.ts";
import { robotsText } from "./robots.ts";

const booleans = [true, false];
const choices = booleans.flatMap((search) =>
  booleans.flatMap((aiInput) => booleans.map((aiTrain) => ({ search, aiInput, aiTrain }))),
);
const yesOrNo = (allowed: boolean): string => (allowed ? "yes" : "no");

describe.each(choices)("for an owner who allows %o", (agents) => {
  const text = robotsText({ site: { ...minimalPortfolio.site, agents } }, "https://ada.example.com");

  test("a named crawler is allowed if its purpose is, and other crawlers always are", () => {
    for (const { token, purpose } of aiAgents)
      for (const path of ["/", "/api/profile.json"])
        expect(isCrawlAllowed(token, path, text), token).toBe(
          purpose === "inputAndTrain" ? agents.aiInput && agents.aiTrain : agents[purpose],
        );
    expect(isCrawlAllowed("AnotherBot", "/", text)).toBe(true);
  });

  test("every group has all content signals", () => {
    const uses = `search=${yesOrNo(agents.search)}, ai-input=${yesOrNo(agents.aiInput)}, ai-train=${yesOrNo(agents.aiTrain)}`;
    for (const { rules } of readRobots(text).groups) expect(rules[0]).toEqual(["content-signal", uses]);
  });
});

test("each crawler is named once", () => {
  const tokens = aiAgents.map(({ token }) => token.toLowerCase());
  expect(new Set(tokens).size).toBe(tokens.length);
});
