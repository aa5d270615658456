import type { Hackathon } from "../../contract/resources/experience.ts";
import { inWords } from "./facts.ts";
import { asksFor } from "./question.ts";
import { found, type Rule } from "./rule.ts";
import { quotedFrom, type Statement, statedAt } from "./statement.ts";

const competed = statedAt("/#hackathons");

/** What was made or won at a competition, and when. */
export const event = (name: string, hackathon: Hackathon): Statement => {
  const { date, project, award } = hackathon;
  if (project && award)
    return competed`At ${hackathon.name} (${inWords(date)}) ${name} made ${project} and won: ${award}.`;
  if (award) return competed`At ${hackathon.name} (${inWords(date)}) ${name} won: ${award}.`;
  return project
    ? competed`At ${hackathon.name} (${inWords(date)}) ${name} made ${project}.`
    : competed`${name} took part in ${hackathon.name} (${inWords(date)}).`;
};

/** What was made and won at competitions. */
export const hackathons: Rule = {
  name: "hackathons",
  tolerates: 0.5,
  explains: ["hackathon", "count", "listing", "when", "project", "latest", "oldest", "person"],
  answer: (question, { facts }) => {
    const all = facts.experience.hackathons ?? [];
    if (!asksFor(question, "hackathon") || all.length === 0) return undefined;
    const shown = asksFor(question, "latest") ? all.slice(0, 1) : asksFor(question, "oldest") ? all.slice(-1) : all;
    return found(
      [
        asksFor(question, "count") && competed`${facts.profile.name} took part in ${all.length} competitions.`,
        ...shown.flatMap((each) => [
          event(facts.profile.name, each),
          each.summary && quotedFrom("/#hackathons", each.summary),
        ]),
      ],
      { about: shown.slice(0, 1).map((item) => ({ kind: "hackathon", item })) },
    );
  },
};
