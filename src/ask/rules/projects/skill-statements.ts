import { type Statement, statementAt } from "../../extract/statement.ts";
import type { Knowledge } from "../../knowledge/knowledge.ts";
import { mentioned, type Question, unexplainedWords } from "../../question/question.ts";
import { positionSentence } from "../career/positions.ts";
import { workplace } from "../career/workplace.ts";
import { selectionConcepts, tagKey } from "./select-projects.ts";

const skillKeys = (question: Question, knowledge: Knowledge): ReadonlySet<string> =>
  new Set(mentioned(question, "skill").map((tag) => tagKey(knowledge, tag)));

/** Statements about skills in the skill groups and in the positions. */
export const skillStatements = (question: Question, knowledge: Knowledge): Statement[] => {
  const { facts } = knowledge;
  const wanted = skillKeys(question, knowledge);
  const topics = unexplainedWords(question, selectionConcepts).map(({ stem }) => stem);
  const isNamed = (name: string): boolean => wanted.has(tagKey(knowledge, name));
  const stemsIn = (name: string): ReadonlySet<string> => new Set(tagKey(knowledge, name).split(" "));
  /** The group `Diving` is named by `scientific diving`. */
  const isPartOf = (stems: ReadonlySet<string>): boolean =>
    [...wanted].some((key) => key.split(" ").every((stem) => stems.has(stem)));
  const isWithin = (stems: ReadonlySet<string>): boolean =>
    question.isPersonal && topics.length > 0 && topics.every((topic) => stems.has(topic));
  const isWanted = (name: string): boolean => isPartOf(stemsIn(name)) || isWithin(stemsIn(name));
  const { skillGroups = [], experiences = [] } = facts.experience;
  return [
    ...skillGroups.flatMap((group) =>
      group.skills
        .filter(isWanted)
        .map((skill) => statementAt("/#skills")`${facts.profile.name} lists ${skill} under ${group.name}.`),
    ),
    ...experiences.flatMap(({ role, company, end, tags }) =>
      tags
        .filter(isNamed)
        .map((tag) =>
          end === undefined
            ? positionSentence`Current position with the topic ${tag}: ${role}${workplace({ company })}.`
            : positionSentence`Earlier position with the topic ${tag}: ${role}${workplace({ company })}.`,
        ),
    ),
  ];
};
