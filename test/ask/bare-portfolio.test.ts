import { describe, expect, test } from "vitest";
import { toAskResponse } from "../../src/ask/answer.ts";
import { questionAnswerer } from "../../src/ask/ask.ts";
import type { Portfolio } from "../../src/content/content.ts";
import { AskResponse } from "../../src/contract/resources/agents/ask.ts";
import { portfolios } from "../support/ask/quality/ask-quality.ts";
import { groundedIn } from "../support/ask/quality/grounded.ts";
import { readQuestions } from "../support/ask/quality/questions.ts";
import { answererFor, knowledgeFor, minimalPortfolio, smallPortfolio } from "../support/content/small-portfolio.ts";
import { sampled } from "../support/setup/tier.ts";

const asked = sampled(
  Object.values(portfolios).flatMap(({ questions }) => readQuestions(questions)),
  150,
);

/** Portfolios with little content, or in another script. */
const bare: readonly (readonly [what: string, portfolio: Portfolio])[] = [
  ["has only a name and an email address", minimalPortfolio],
  [
    "has projects without years, tags and texts",
    {
      ...minimalPortfolio,
      projects: ["one", "two"].map((slug) => ({ slug, title: `Number ${slug}`, description: "", weight: 0 })),
    },
  ],
  ["has only an FAQ", { ...minimalPortfolio, faq: smallPortfolio.faq }],
  [
    "has positions without a location or an end",
    {
      ...minimalPortfolio,
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
      ...minimalPortfolio,
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
  test("gives only grounded answers", () => {
    const knowledge = knowledgeFor(portfolio);
    const answer = questionAnswerer(knowledge);
    const isGrounded = groundedIn(knowledge);
    for (const { ask: text, prev: previous } of asked) {
      const reply = answer({ text, previous, limit: 5, scope: "site" });
      expect(reply.statements.filter((statement) => !isGrounded(statement))).toStrictEqual([]);
      const response = toAskResponse(knowledge, text, reply);
      expect(AskResponse.parse(response)).toStrictEqual(response);
    }
  });

  test("answers how to contact the person", () => {
    const told = answererFor(portfolio)("email?")
      .statements.map(({ text }) => text)
      .join(" ");
    expect(told).toContain(portfolio.profile.email);
  });
});
