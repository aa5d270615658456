import { projectPath } from "../../../portfolio/projects/display.ts";
import type { ProjectFacts } from "../../knowledge/facts.ts";
import type { Knowledge } from "../../knowledge/knowledge.ts";
import { stemsOf } from "../../knowledge/words.ts";
import { mentioned, type Question, unexplainedWords } from "../../question/question.ts";
import type { Phrases } from "../../sentences/phrases.ts";
import { type Statement, statementAt } from "../../sentences/statement.ts";
import { workplace } from "../career/workplace.ts";
import { sentenceAbout, titlesWithYears, titleWithYear } from "./project-statements.ts";
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
export const untaggedStatement = (
  projects: readonly ProjectFacts[],
  question: Question,
  phrases: Phrases,
): Statement | undefined => {
  const [first, ...others] = projects;
  if (!first) return undefined;
  const [skill = ""] = mentioned(question, "skill");
  const sentence = sentenceAbout(first, phrases);
  return others.length === 0
    ? sentence("answers.projects.oneNames", { project: titleWithYear(first, phrases), skill })
    : sentence("answers.projects.someName", { projects: titlesWithYears(projects, phrases), skill });
};

const skillKeys = (question: Question, knowledge: Knowledge): ReadonlySet<string> =>
  new Set(mentioned(question, "skill").map((tag) => tagKey(knowledge, tag)));

/** Statements about skills in the skill groups and in the positions. */
export const skillStatements = (question: Question, knowledge: Knowledge): Statement[] => {
  const { facts, phrases } = knowledge;
  const { name } = facts.profile;
  const skillSentence = statementAt("/#skills", phrases);
  const positionSentence = statementAt("/#experience", phrases);
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
        .map((skill) => skillSentence("answers.skills.listed", { name, skill, group: group.name })),
    ),
    ...experiences.flatMap(({ role, company, end, tags }) =>
      tags.filter(isNamed).map((topic) =>
        positionSentence(end === undefined ? "answers.work.currentTopic" : "answers.work.formerTopic", {
          topic,
          role,
          place: workplace({ company }, phrases),
        }),
      ),
    ),
  ];
};
