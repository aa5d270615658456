import type { Education } from "../../contract/resources/experience.ts";
import { inWords } from "./facts.ts";
import { asksFor, unexplained } from "./question.ts";
import { found, type Rule } from "./rule.ts";
import { type Statement, statedAt } from "./statement.ts";

const learned = statedAt("/#education");

/** What was studied, where and when. */
export const course = (name: string, { institution, degree, field, start, end }: Education): Statement => {
  const subject = field ? `${degree}, ${field}` : degree;
  if (start && end)
    return learned`From ${inWords(start)} to ${inWords(end)} ${name} studied at ${institution}: ${subject}.`;
  if (end) return learned`${name} finished at ${institution} in ${inWords(end)}: ${subject}.`;
  return start
    ? learned`${name} has studied at ${institution} since ${inWords(start)}: ${subject}.`
    : learned`${name} studied at ${institution}: ${subject}.`;
};

/** What was learned, and where. */
export const education: Rule = {
  name: "education",
  tolerates: 0.5,
  explains: ["education", "when", "location", "listing", "person", "count", "latest", "oldest", "skill", "degreeField"],
  answer: (question, { facts }) => {
    const all = facts.experience.education ?? [];
    if (!asksFor(question, "education") || asksFor(question, "project")) return undefined;
    if (!question.isPersonal && unexplained(question, education.explains).length > 0) return undefined;
    const shown = asksFor(question, "oldest") ? all.slice(-1) : all;
    return found(
      shown.map((each) => course(facts.profile.name, each)),
      { about: shown.map((item) => ({ kind: "education", item })) },
    );
  },
};
