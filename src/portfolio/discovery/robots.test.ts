import { describe, expect, test } from "vitest";
import { mayRead, readRobots } from "../../../test/support/robots.ts";
import { leastPortfolio } from "../../../test/support/small-portfolio.ts";
import { aiAgents } from "./ai-agents.ts";
import { robotsText } from "./robots.ts";

const either = [true, false];
const choices = either.flatMap((search) =>
  either.flatMap((aiInput) => either.map((aiTrain) => ({ search, aiInput, aiTrain }))),
);
const said = (allowed: boolean): string => (allowed ? "yes" : "no");

describe.each(choices)("for an owner who allows %o", (agents) => {
  const text = robotsText({ site: { ...leastPortfolio.site, agents } }, "https://ada.example.com");

  test("each named reader is let in if its purpose is allowed, and every other one always", () => {
    for (const { token, purpose } of aiAgents)
      for (const path of ["/", "/api/profile.json"])
        expect(mayRead(token, path, text), token).toBe(
          purpose === "inputAndTrain" ? agents.aiInput && agents.aiTrain : agents[purpose],
        );
    expect(mayRead("AnotherBot", "/", text)).toBe(true);
  });

  test("each group is told all the uses", () => {
    const uses = `search=${said(agents.search)}, ai-input=${said(agents.aiInput)}, ai-train=${said(agents.aiTrain)}`;
    for (const { rules } of readRobots(text).groups) expect(rules[0]).toEqual(["content-signal", uses]);
  });
});

test("each reader is named once", () => {
  const tokens = aiAgents.map(({ token }) => token.toLowerCase());
  expect(new Set(tokens).size).toBe(tokens.length);
});
