import type { Hackathon } from "../../../contract/resources/portfolio/experience.ts";
import type { Knowledge } from "../../knowledge/knowledge.ts";
import { asksFor } from "../../question/question.ts";
import { quoteFrom, type Statement, statementAt } from "../../sentences/statement.ts";
import { type Rule, ruleResult } from "../rule.ts";

/** A competition with its date, project and award. */
export const hackathonStatement = (hackathon: Hackathon, { facts, phrases }: Knowledge): Statement => {
  const { name: event, date, project, award } = hackathon;
  const { name } = facts.profile;
  const sentence = statementAt("/#hackathons", phrases);
  if (project && award) return sentence("answers.competition.projectWithAward", { event, date, project, award });
  if (award) return sentence("answers.competition.award", { name, event, date, award });
  return project
    ? sentence("answers.competition.project", { event, date, project })
    : sentence("answers.competition.other", { name, event, date });
};

/** Answers questions about competitions and awards. */
export const hackathons: Rule = {
  name: "hackathons",
  explains: ["hackathon", "count", "listing", "when", "project", "latest", "oldest", "person"],
  answer: (question, knowledge) => {
    const all = knowledge.facts.experience.hackathons ?? [];
    const { name } = knowledge.facts.profile;
    const sentence = statementAt("/#hackathons", knowledge.phrases);
    if (!asksFor(question, "hackathon") || all.length === 0) return undefined;
    const shown = asksFor(question, "latest") ? all.slice(0, 1) : asksFor(question, "oldest") ? all.slice(-1) : all;
    return ruleResult(
      [
        asksFor(question, "count") &&
          (all.length === 1
            ? sentence("answers.competition.one", { name })
            : sentence("answers.competition.several", { name, number: all.length })),
        ...shown.flatMap((hackathon) => [
          hackathonStatement(hackathon, knowledge),
          hackathon.summary && quoteFrom("/#hackathons", hackathon.summary),
        ]),
      ],
      { about: shown.slice(0, 1).map((item) => ({ kind: "hackathon", item })) },
    );
  },
};
