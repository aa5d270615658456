import { projectPath } from "../../../portfolio/projects/display.ts";
import { type Statement, statementAt } from "../../extract/statement.ts";
import type { ProjectFacts } from "../../knowledge/facts.ts";
import type { Knowledge } from "../../knowledge/knowledge.ts";
import { stemsOf } from "../../knowledge/words.ts";
import { mentioned, type Question, unexplainedWords } from "../../question/question.ts";
import { positionSentence } from "../career/positions.ts";
import { workplace } from "../career/workplace.ts";
import { titleWithYear } from "./project-statements.ts";
import { selectionConcepts, tagKey } from "./select-projects.ts";

/** Whether a text has a name as a word of its own, in the same case: `Go`, but not `go` or `Google`. */
const hasName = (text: string, name: string): boolean => {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/\w/.test(text[at - 1] ?? "") && !/\w/.test(text[at + name.length] ?? "")) return true;
  return false;
};

/** The most projects that are named beside those with a tag. */
const MAX_UNTAGGED = 5;

/** Further projects whose pages name the listed skill that a question asks for, although they do not have it as a tag. */
export const untaggedProjects = (
  question: Question,
  { facts, chunks, postingsOf }: Knowledge,
  tagged: readonly ProjectFacts[],
): readonly ProjectFacts[] => {
  const [skill, ...others] = new Set(mentioned(question, "skill"));
  const isListed = facts.experience.skillGroups?.some(({ skills }) => skills.some((name) => name === skill));
  if (skill === undefined || others.length > 0 || !isListed) return [];
  const [stem = ""] = stemsOf(skill);
  const naming = new Set(
    postingsOf(stem).flatMap(([index]) => {
      const chunk = chunks[index];
      return chunk?.blocks.some((text) => hasName(text, skill)) ? [chunk.path] : [];
    }),
  );
  const found = facts.projects.filter((project) => naming.has(projectPath(project)) && !tagged.includes(project));
  return found.length > MAX_UNTAGGED ? [] : found;
};

/** `The pages of Atlas (2024) and Orbit (2021) also name Rust.` */
export const untaggedStatement = (projects: readonly ProjectFacts[], question: Question): Statement | undefined => {
  const [first, ...others] = projects;
  if (!first) return undefined;
  const [skill = ""] = mentioned(question, "skill");
  const sentence = statementAt(projectPath(first));
  return others.length === 0
    ? sentence`The page of ${titleWithYear(first)} also names ${skill}.`
    : sentence`The pages of ${projects.map(titleWithYear)} also name ${skill}.`;
};

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
