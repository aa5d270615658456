import type { Experience } from "../../../contract/resources/portfolio/experience.ts";
import type { Knowledge } from "../../knowledge/knowledge.ts";
import { stemsOf } from "../../knowledge/words.ts";
import { asksFor, containsWord, type Question } from "../../question/question.ts";
import type { Phrases } from "../../sentences/phrases.ts";
import { type Statement, statementAt } from "../../sentences/statement.ts";
import { latestDate, monthsIn, spanOf } from "../duration.ts";
import { skillGroupStatement } from "./skill-groups.ts";

/** Whether it asks how long the person has done something: `How many years of Android do you have?`, `yrs of sewing exp` */
export const asksForTimeWith = (question: Question): boolean =>
  !asksFor(question, "project") &&
  (containsWord(question, "years", "yrs") ||
    (containsWord(question, "long") && containsWord(question, "been", "done"))) &&
  (question.isPersonal || asksFor(question, "work", "skill") || containsWord(question, "exp"));

/** The groups of skills with a level, such as `since 2015`, that a question names by their name or one of their skills. */
export const skillLevels = (question: Question, { facts, phrases }: Knowledge): Statement[] => {
  const { skillGroups = [] } = facts.experience;
  const asked = new Set(question.words.map(({ stem }) => stem));
  // Some names, such as that of the language D, have no stems.
  const isNamed = (text: string): boolean => {
    const stems = stemsOf(text);
    return stems.length > 0 && stems.every((stem) => asked.has(stem));
  };
  return skillGroups
    .filter(({ name, level, skills }) => level !== undefined && [name, ...skills].some(isNamed))
    .map((group) => skillGroupStatement(group, phrases));
};

const hasMonth = (date: string): boolean => date.length > "2024".length;

/** A number of months as `2 years and 3 months`, or as `about 2 years`. */
const inYears = (months: number, isExact: boolean, { fill, list }: Phrases): string => {
  const years = (count: number): string => fill("phrases.time.years", { count });
  const [whole, rest] = [Math.floor(months / 12), months % 12];
  return isExact
    ? list([...(whole > 0 ? [years(whole)] : []), ...(rest > 0 ? [fill("phrases.time.months", { count: rest })] : [])])
    : fill("phrases.time.about", { time: years(Math.max(1, Math.round(months / 12))) });
};

/** The total duration of positions, in which overlapping times count once. Undefined without positions. */
export const timeStatement = (
  jobs: readonly Experience[],
  { facts, phrases }: Pick<Knowledge, "facts" | "phrases">,
): Statement | undefined => {
  const latest = latestDate(facts) ?? "";
  // Of the latest year, only January has begun for certain.
  const today = hasMonth(latest) ? latest : `${latest}-01`;
  const months = monthsIn(jobs.flatMap(({ start, end = today }) => spanOf({ start, end }) ?? []));
  if (months === 0) return undefined;
  const isOngoing = jobs.some(({ end }) => end === undefined);
  const time = inYears(
    months,
    jobs.every(({ start, end = latest }) => hasMonth(start) && hasMonth(end)),
    phrases,
  );
  const sentence = statementAt("/#experience", phrases);
  return isOngoing
    ? sentence("answers.work.totalUntil", { end: latest.slice(0, 7), time })
    : sentence("answers.work.total", { time });
};
