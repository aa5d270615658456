import type { ExperienceBundle } from "../../../contract/resources/portfolio/experience.ts";
import type { Phrases } from "../../sentences/phrases.ts";
import { type Statement, statementAt } from "../../sentences/statement.ts";

type SkillGroup = NonNullable<ExperienceBundle["skillGroups"]>[number];

/** The skills of a group, with its level if it has one: `Sewing (since 2015): tailoring and mending.` */
export const skillGroupStatement = ({ name, level, skills }: SkillGroup, phrases: Phrases): Statement => {
  const sentence = statementAt("/#skills", phrases);
  return level
    ? sentence("answers.skills.groupWithLevel", { group: name, level, skills })
    : sentence("answers.skills.group", { group: name, skills });
};
