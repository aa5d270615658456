import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answering } from "../../src/portfolio/ask/ask.ts";
import { openKnowledge } from "../../src/portfolio/ask/knowledge.ts";
import type { Statement } from "../../src/portfolio/ask/statement.ts";
import { wordsOf } from "../../src/portfolio/ask/words.ts";
import { knowledgeOf, portfolios } from "../support/ask-quality.ts";
import { groundedIn } from "../support/grounded.ts";
import { readQuestions } from "../support/questions.ts";
import { skeletonOf, skeletonsInSource, templates } from "../support/templates.ts";

describe.each(Object.entries(portfolios))("what is said of the %s", (_name, { content, questions }) => {
  const knowledge = openKnowledge(knowledgeOf(content));
  const answer = answering(knowledge);
  const isGrounded = groundedIn(knowledge);

  /** What of an answer stands nowhere. */
  const invented = (
    text: string,
    previous: readonly string[] = [],
    scope: "site" | "documents" = "site",
  ): Statement[] =>
    answer({ text, previous, limit: 5, scope }).statements.filter((statement) => !isGrounded(statement));

  test("is quoted or stands in typed data", () => {
    const asked = readQuestions(questions);
    expect(asked.flatMap(({ ask, prev }) => invented(ask, prev))).toStrictEqual([]);
    expect(asked.flatMap(({ ask, prev }) => invented(ask, prev, "documents"))).toStrictEqual([]);
  });

  test("is so for any question", () => {
    const { chunks, language } = knowledge;
    const written = new Set(
      chunks.flatMap(({ name, keywords }) => wordsOf(`${name} ${keywords}`).map(({ plain }) => plain)),
    );
    const word = fc.constantFrom(...written, ...language.words, ...language.fillers);
    const asking = fc.constantFrom("", "who", "what is", "when did she", "how many", "which", "does he know", "and");
    const question = fc
      .tuple(asking, fc.array(word, { minLength: 1, maxLength: 6 }))
      .map(([start, words]) => [start, ...words].join(" "));
    fc.assert(
      fc.property(question, fc.array(question, { maxLength: 2 }), (text, previous) => {
        expect(invented(text, previous)).toStrictEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

test("the templates of the source are those that were looked at", () => {
  const listed = new Set(templates.map(({ text }) => skeletonOf(text)));
  expect([...skeletonsInSource()].toSorted()).toStrictEqual([...listed].toSorted());
});

describe("a statement is not grounded", () => {
  const isGrounded = groundedIn(openKnowledge(knowledgeOf("content")));
  const sentence = "A timetable that works where it is needed: on the pier, without a connection.";
  const path = "/projects/ferry-timetables";
  const role = "Software engineer";
  const position = { path: "/#experience", values: [] };

  test("unless it differs from those that are", () => {
    expect(isGrounded({ path, text: sentence })).toBe(true);
    expect(
      isGrounded({ ...position, text: `From September 2019 to March 2023 Zoë Exemplar was ${role} at Muster Queues.` }),
    ).toBe(true);
    expect(isGrounded({ path: "/", values: [], text: "Zoë Exemplar is based in Rotterdam, the Netherlands." })).toBe(
      true,
    );
  });

  test.each<[why: string, statement: Statement]>([
    ["where a quotation is cut", { path, text: sentence.slice(0, 20) }],
    ["where a quotation stands on another page", { path: "/projects/tide-clock", text: sentence }],
    ["where nothing is said", { path, text: "" }],
    ["where a quotation is said to be a template", { path, text: sentence, values: [sentence] }],
    [
      "where a template is said to be quoted",
      { path: "/", text: "Zoë Exemplar is based in Rotterdam, the Netherlands." },
    ],
    ["where a value is another's", { path: "/", values: [], text: "Zoë Exemplar is based in Beispiel Kartografie." }],
    ["where a value is only a part", { path: "/", values: [], text: "Zoë Exemplar is based in Rotterdam." }],
    [
      "where the words between are others",
      { path: "/", values: [], text: "Zoë Exemplar was born in Rotterdam, the Netherlands." },
    ],
    [
      "where the dates are those of another position",
      { ...position, text: `From 2016 to August 2019 Zoë Exemplar was ${role} at Muster Queues.` },
    ],
    ["where a position is over", { ...position, text: `Zoë Exemplar is ${role} at Muster Queues.` }],
    ["where something is there after all", { path, values: [], text: "No address of Ferry Timetables is told." }],
    ["where a project is of the other kind", { path, values: [], text: "Ferry Timetables is a personal project." }],
    [
      "where a page is of another project",
      { path: "/projects/tide-clock", values: [], text: "Ferry Timetables is from 2026." },
    ],
    [
      "where a count is wrong",
      { path: "/#projects", values: [], text: "There are 31 projects: 10 for clients and 14 personal ones." },
    ],
    [
      "where one of a list is unknown",
      {
        path,
        values: ["Ferry Timetables (2026)", "Atlantis"],
        text: "These projects fit: Ferry Timetables (2026) and Atlantis.",
      },
    ],
  ])("%s", (_why, statement) => {
    expect(isGrounded(statement)).toBe(false);
  });
});
