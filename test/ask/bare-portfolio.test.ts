import { describe, expect, test } from "vitest";
import { AskResponse } from "../../src/contract/resources/ask.ts";
import { answering } from "../../src/portfolio/ask/ask.ts";
import { responseOf } from "../../src/portfolio/ask/reply.ts";
import type { Portfolio } from "../../src/portfolio/content.ts";
import { portfolios } from "../support/ask-quality.ts";
import { groundedIn } from "../support/grounded.ts";
import { readQuestions } from "../support/questions.ts";
import { askedOf, knownOf, leastPortfolio, smallPortfolio } from "../support/small-portfolio.ts";

const asked = Object.values(portfolios).flatMap(({ questions }) => readQuestions(questions));

/** Portfolios that leave out what owners leave out. */
const bare: readonly (readonly [what: string, portfolio: Portfolio])[] = [
  ["holds a name and an address", leastPortfolio],
  [
    "holds projects without years, tags and texts",
    {
      ...leastPortfolio,
      projects: ["one", "two"].map((slug) => ({ slug, title: `Number ${slug}`, description: "", weight: 0 })),
    },
  ],
  ["holds questions alone", { ...leastPortfolio, faq: smallPortfolio.faq }],
  [
    "holds positions without a place or an end",
    {
      ...leastPortfolio,
      experience: {
        experiences: [{ company: "Kiln Works", role: "Potter", start: "2021", highlights: [], tags: [] }],
        education: [{ institution: "School", degree: "Diploma" }],
        hackathons: [{ name: "Mud Days", date: "2024" }],
      },
    },
  ],
  [
    "is written in another script",
    {
      ...leastPortfolio,
      profile: { name: "山田 花子", email: "hanako@example.com", roles: ["陶芸家"], location: "京都" },
      projects: [
        {
          slug: "ame",
          title: "雨のタイル",
          description: "雨が降ると鳴るタイルです。",
          weight: 0,
          year: "2024",
          tags: ["陶器"],
        },
      ],
    },
  ],
];

describe.each(bare)("a portfolio that %s", (_what, portfolio) => {
  test("is asked everything, and nothing is made up", () => {
    const knowledge = knownOf(portfolio);
    const answer = answering(knowledge);
    const isGrounded = groundedIn(knowledge);
    for (const { ask: text, prev: previous } of asked) {
      const reply = answer({ text, previous, limit: 5, scope: "site" });
      expect(reply.statements.filter((statement) => !isGrounded(statement))).toStrictEqual([]);
      const response = responseOf(knowledge, text, reply);
      expect(AskResponse.parse(response)).toStrictEqual(response);
    }
  });

  test("says how to reach the person", () => {
    const told = askedOf(portfolio)("email?")
      .statements.map(({ text }) => text)
      .join(" ");
    expect(told).toContain(portfolio.profile.email);
  });
});
