import { formatLongDate } from "../../../content/period.ts";
import type { Hackathon } from "../../../contract/resources/portfolio/experience.ts";
import { quoteFrom, type Statement, statementAt } from "../../extract/statement.ts";
import { asksFor } from "../../question/question.ts";
import { type Rule, ruleResult } from "../rule.ts";

const sentence = statementAt("/#hackathons");

/** A competition with its date, project and award. */
export const hackathonStatement = (name: string, hackathon: Hackathon): Statement => {
  const { date, project, award } = hackathon;
  if (project && award) return sentence`${hackathon.name} (${formatLongDate(date)}): ${project} (award: ${award}).`;
  if (award) return sentence`${name} took part in ${hackathon.name} (${formatLongDate(date)}, award: ${award}).`;
  return project
    ? sentence`${hackathon.name} (${formatLongDate(date)}): ${project}.`
    : sentence`${name} took part in ${hackathon.name} (${formatLongDate(date)}).`;
};

/** Answers questions about competitions and awards. */
export const hackathons: Rule = {
  name: "hackathons",
  explains: ["hackathon", "count", "listing", "when", "project", "latest", "oldest", "person"],
  answer: (question, { facts }) => {
    const all = facts.experience.hackathons ?? [];
    if (!asksFor(question, "hackathon") || all.length === 0) return undefined;
    const shown = asksFor(question, "latest") ? all.slice(0, 1) : asksFor(question, "oldest") ? all.slice(-1) : all;
    return ruleResult(
      [
        asksFor(question, "count") &&
          (all.length === 1
            ? sentence`${facts.profile.name} took part in one competition.`
            : sentence`${facts.profile.name} took part in ${all.length} competitions.`),
        ...shown.flatMap((hackathon) => [
          hackathonStatement(facts.profile.name, hackathon),
          hackathon.summary && quoteFrom("/#hackathons", hackathon.summary),
        ]),
      ],
      { about: shown.slice(0, 1).map((item) => ({ kind: "hackathon", item })) },
    );
  },
};
