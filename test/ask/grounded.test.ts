import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { questionAnswerer } from "../../src/ask/ask.ts";
import { openKnowledge } from "../../src/ask/knowledge/knowledge.ts";
import { tokenize } from "../../src/ask/knowledge/words.ts";
import type { Statement } from "../../src/ask/sentences/statement.ts";
import { knowledgeOf, portfolios } from "../support/ask/quality/ask-quality.ts";
import { groundedIn } from "../support/ask/quality/grounded.ts";
import { readQuestions } from "../support/ask/quality/questions.ts";
import { skeletonOf, skeletonsInSource, templates } from "../support/ask/quality/templates.ts";
import { sampleContent } from "../support/content/portfolios.ts";
import { runsAll } from "../support/setup/tier.ts";

describe.each(Object.entries(portfolios))("answers about the %s portfolio", (_name, { content, questions }) => {
  const knowledge = openKnowledge(knowledgeOf(content));
  const answer = questionAnswerer(knowledge);
  const isGrounded = groundedIn(knowledge);

  /** The statements of an answer that are not grounded. */
  const ungrounded = (
    text: string,
    previous: readonly string[] = [],
    scope: "site" | "documents" = "site",
  ): Statement[] =>
    answer({ text, previous, limit: 5, scope }).statements.filter((statement) => !isGrounded(statement));

  test("quote the site or fill a listed template", () => {
    const asked = readQuestions(questions);
    expect(asked.flatMap(({ ask, prev }) => ungrounded(ask, prev))).toStrictEqual([]);
    expect(asked.flatMap(({ ask, prev }) => ungrounded(ask, prev, "documents"))).toStrictEqual([]);
  });

  test("do so for random questions", () => {
    const { chunks, language } = knowledge;
    const written = new Set(
      chunks.flatMap(({ name, keywords }) => tokenize(`${name} ${keywords}`).map(({ normalized }) => normalized)),
    );
    const word = fc.constantFrom(...written, ...language.words, ...language.fillers);
    const asking = fc.constantFrom("", "who", "what is", "when did she", "how many", "which", "does he know", "and");
    const question = fc
      .tuple(asking, fc.array(word, { minLength: 1, maxLength: 6 }))
      .map(([start, words]) => [start, ...words].join(" "));
    fc.assert(
      fc.property(question, fc.array(question, { maxLength: 2 }), (text, previous) => {
        expect(ungrounded(text, previous)).toStrictEqual([]);
      }),
      { numRuns: runsAll ? 300 : 20 },
    );
  });
});

test("templates.yaml lists every template of the source", () => {
  const listed = new Set(templates.map(({ text }) => skeletonOf(text)));
  expect([...skeletonsInSource()].toSorted()).toStrictEqual([...listed].toSorted());
});

describe("a statement is not grounded", () => {
  const isGrounded = groundedIn(openKnowledge(knowledgeOf(sampleContent)));
  const sentence = "A timetable that works where it is needed: on the pier, without a connection.";
  const path = "/projects/ferry-timetables";
  const role = "Software engineer";
  const position = { path: "/#experience", values: [] };

  test("but each of these is, before it is changed", () => {
    expect(isGrounded({ path, text: sentence })).toBe(true);
    expect(
      isGrounded({
        ...position,
        text: `From September 2019 to March 2023, Zoë Exemplar worked as ${role} at Muster Queues in Łódź, Poland.`,
      }),
    ).toBe(true);
    expect(isGrounded({ path: "/", values: [], text: "Zoë Exemplar is based in Rotterdam, the Netherlands." })).toBe(
      true,
    );
  });

  test.each<[why: string, statement: Statement]>([
    ["if a quotation is cut", { path, text: sentence.slice(0, 20) }],
    ["if a quotation is from another page", { path: "/projects/tide-clock", text: sentence }],
    ["if it is empty", { path, text: "" }],
    ["if a quotation is labeled as a template", { path, text: sentence, values: [sentence] }],
    [
      "if a template is labeled as a quotation",
      { path: "/", text: "Zoë Exemplar is based in Rotterdam, the Netherlands." },
    ],
    [
      "if a value belongs to another field",
      { path: "/", values: [], text: "Zoë Exemplar is based in Beispiel Kartografie." },
    ],
    ["if a value is incomplete", { path: "/", values: [], text: "Zoë Exemplar is based in Rotterdam." }],
    [
      "if the words of the template differ",
      { path: "/", values: [], text: "Zoë Exemplar was born in Rotterdam, the Netherlands." },
    ],
    [
      "if the dates belong to another position",
      {
        ...position,
        text: `From 2016 to August 2019, Zoë Exemplar worked as ${role} at Muster Queues in Łódź, Poland.`,
      },
    ],
    [
      "if a former position is in the present tense",
      { ...position, text: `Current position: ${role} at Muster Queues.` },
    ],
    ["if it denies a link that exists", { path, values: [], text: "Ferry Timetables has no public link." }],
    ["if a project has another kind", { path, values: [], text: "Ferry Timetables is a personal project." }],
    [
      "if the page belongs to another project",
      { path: "/projects/tide-clock", values: [], text: "Ferry Timetables is from 2026." },
    ],
    [
      "if a count is wrong",
      { path: "/#projects", values: [], text: "There are 31 projects: 10 client, 14 personal and 6 other." },
    ],
    [
      "if a list has an unknown item",
      {
        path,
        values: ["Ferry Timetables (2026)", "Atlantis"],
        text: "2 projects match: Ferry Timetables (2026) and Atlantis.",
      },
    ],
  ])("%s", (_why, statement) => {
    expect(isGrounded(statement)).toBe(false);
  });
});
