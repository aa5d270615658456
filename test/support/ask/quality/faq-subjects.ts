import { readFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";
import { joinStatements } from "../../../../src/ask/answer.ts";
import { knowledgeOf, unseenPortfolios } from "./ask-quality.ts";
import { answererOf, usualMetrics } from "./usual-questions.ts";

/**
 * Questions about what FAQs of many portfolios are about, such as prices, by two authors who saw neither a portfolio nor the code.
 * Nobody reads which of them fail.
 */
const subjectAuthors = ["hospital", "lawyer"] as const;

const folder = "test/ask/usual-questions";
const readYaml = (name: string): unknown => parse(readFileSync(`${folder}/${name}.yaml`, "utf8"));
const Strings = z.array(z.string());

/** The questions of an author by subject. */
const subjectQuestions = (author: (typeof subjectAuthors)[number]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(z.record(z.string(), z.object({ ask: Strings })).parse(readYaml(`subjects-${author}`))).map(
      ([subject, { ask }]) => [subject, ask],
    ),
  );

/** The FAQ entries of each portfolio that answer questions about a subject, by a reader who saw only the FAQs. */
const fittingEntries = z.record(z.string(), z.record(z.string(), Strings)).parse(readYaml("faq-subjects"));

type UnseenPortfolio = keyof typeof unseenPortfolios;

/** Asks about the subjects that the FAQ of a portfolio has, or about the others. */
const askSubjects = (name: UnseenPortfolio, hasEntry: boolean) => {
  const { content } = unseenPortfolios[name];
  const answer = answererOf(content);
  const { chunks } = knowledgeOf(content);
  return subjectAuthors.flatMap((author) =>
    Object.entries(subjectQuestions(author)).flatMap(([subject, asked]) => {
      const fitting = fittingEntries[name]?.[subject] ?? [];
      if (fitting.length > 0 !== hasEntry) return [];
      const texts = chunks.flatMap((chunk) => (fitting.includes(chunk.name) ? chunk.blocks.join(" ") : []));
      return asked.map((text) => {
        const { statements, method } = answer({ text, previous: [], limit: 5, scope: "site" });
        const said = joinStatements(statements);
        return { method, isRight: texts.some((text) => said.includes(text)), isRefused: statements.length === 0 };
      });
    }),
  );
};

const shareOf = <T>(items: readonly T[], isCounted: (item: T) => boolean): number =>
  items.filter(isCounted).length / items.length;

/** What happens to questions about subjects, with and without an entry of the FAQ about them. */
export const subjectMetrics = (names: readonly UnseenPortfolio[]) => {
  const withEntry = names.flatMap((name) => askSubjects(name, true));
  const without = names.flatMap((name) => askSubjects(name, false));
  return {
    asked: withEntry.length,
    ...usualMetrics(withEntry),
    "asked without an entry": without.length,
    refused: shareOf(without, ({ isRefused }) => isRefused),
    "another entry": shareOf(without, ({ method }) => method === "faq"),
  };
};
