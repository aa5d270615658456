import { formatLongDate } from "../../../content/period.ts";
import type { Education } from "../../../contract/resources/portfolio/experience.ts";
import { type Statement, statementAt } from "../../extract/statement.ts";
import { stemsOf } from "../../knowledge/words.ts";
import {
  asksFor,
  containsWord,
  isFromStudent,
  type Question,
  startsWith,
  unexplainedWords,
} from "../../question/question.ts";
import { type Rule, ruleResult } from "../rule.ts";

const sentence = statementAt("/#education");

/** Longer questions are about more than a degree. */
const MAX_DEGREE_WORDS = 9;

/** The share of the question that stays open, because the list of studies may not have its subject. */
const DEGREE_UNEXPLAINED = 0.3;

/** A course of study with its subject, institution and dates. */
const educationStatement = (name: string, { institution, degree, field, start, end }: Education): Statement => {
  const subject = field ? `${degree}, ${field}` : degree;
  if (start && end)
    return sentence`From ${formatLongDate(start)} to ${formatLongDate(end)}, ${name} studied at ${institution} (${subject}).`;
  if (end) return sentence`${name} studied at ${institution} until ${formatLongDate(end)} (${subject}).`;
  return start
    ? sentence`${name} has studied at ${institution} since ${formatLongDate(start)} (${subject}).`
    : sentence`${name} studied at ${institution} (${subject}).`;
};

/** A course of study without the name of the person. */
const shortEducationStatement = ({ institution, degree, field, start, end }: Education): Statement => {
  const subject = field ? `${degree}, ${field}` : degree;
  if (start && end)
    return sentence`From ${formatLongDate(start)} to ${formatLongDate(end)}: ${institution} (${subject}).`;
  if (end) return sentence`Until ${formatLongDate(end)}: ${institution} (${subject}).`;
  return start
    ? sentence`Since ${formatLongDate(start)}: ${institution} (${subject}).`
    : sentence`Also: ${institution} (${subject}).`;
};

/** Courses of study, of which only the first sentence names the person. */
export const educationStatements = (name: string, courses: readonly Education[]): Statement[] =>
  courses.flatMap((course, index) => [
    index === 0 ? educationStatement(name, course) : shortEducationStatement(course),
    ...(course.score ? [sentence`Grade: ${course.score}.`] : []),
    ...(course.courses?.length ? [sentence`Courses: ${course.courses}.`] : []),
  ]);

/** Words of questions about teaching, which do not ask what the person studied: `Which courses can we book?` */
const teachingWords =
  "teach teaches teaching taught lesson lessons lecture lectures lecturing students pupils book give gives run runs offer offers".split(
    " ",
  );

/** Whether `learn` does not ask for a school: `What did you learn?` after a project, `Should I learn R?`, `machine learning`. */
const asksForLesson = (question: Question): boolean =>
  (question.words.length <= 4 && /^what .*\blearn$/.test(question.text)) ||
  /^should i\b|\b(?:machine|deep) learning\b/.test(question.text);

/** Matches the names of courses that are not studies at a university. */
const courseWords = /\b(?:bootcamp|boot camp|evening|online|short|summer|course|code school|high school|secondary)\b/i;

/** The entries without such courses, if there are others. */
const withoutCourses = (all: readonly Education[]): readonly Education[] => {
  const studies = all.filter(({ institution, degree }) => !courseWords.test(`${institution} ${degree}`));
  return studies.length > 0 ? studies : all;
};

/** The entries whose names have the noun that a question asks for: `Which bootcamp did she attend?` */
const coursesCalled = (question: Question, all: readonly Education[]): readonly Education[] => {
  const [, noun] = question.words;
  if (!question.isPersonal) return [];
  if (!/^(?:which|what) \S+ did\b.* (?:do|take|attend|join|finish|complete|go|visit)\b/.test(question.text)) return [];
  return all.filter(({ institution, degree }) => noun && stemsOf(`${institution} ${degree}`).includes(noun.stem));
};

const asksForDegree = /\b(?:degrees?|phd|doctorate|(?:bachelor|master)s?|diploma|study|studied|graduated?)\b/;

/** Answers whether the person has a degree with the list of their studies: `Does she have a degree in law?` */
export const degree: Rule = {
  name: "degree",
  decidesItself: true,
  explains: ["education"],
  answer: (question, { facts }) => {
    const name = facts.profile.name;
    const all = facts.experience.education ?? [];
    const about = (items: readonly Education[]) => items.map((item) => ({ kind: "education", item }) as const);
    const called = coursesCalled(question, all);
    if (called.length > 0)
      return ruleResult(educationStatements(name, called), { about: about(called), unexplainedShare: 0 });
    // Scrum master is not a degree.
    if (containsWord(question, "scrum")) return undefined;
    const isConfirmation = startsWith(question, "do", "does", "did", "has", "have", "is");
    const asksDegree = asksForDegree.test(question.text);
    if (!isConfirmation || !asksDegree || !question.isPersonal || question.words.length > MAX_DEGREE_WORDS)
      return undefined;
    return ruleResult(educationStatements(name, all), { about: about(all), unexplainedShare: DEGREE_UNEXPLAINED });
  },
};

/** Answers questions about education. */
export const education: Rule = {
  name: "education",
  explains: ["education", "when", "location", "listing", "person", "count", "latest", "oldest", "skill", "degreeField"],
  answer: (question, { facts, chunks }) => {
    const all = facts.experience.education ?? [];
    const hasCertificates = chunks.some(({ path }) => path === "/#certificates");
    if (hasCertificates && containsWord(question, "certificate", "certificates")) return undefined;
    if (!asksFor(question, "education") || asksFor(question, "project")) return undefined;
    if (containsWord(question, ...teachingWords) || asksForLesson(question)) return undefined;
    if (isFromStudent(question)) return undefined;
    const others = unexplainedWords(question, education.explains).filter(({ stem }) => stem !== "high");
    if (!question.isPersonal && others.length > 0) return undefined;
    const meant = containsWord(question, "university", "universities", "uni") ? withoutCourses(all) : all;
    const shown = asksFor(question, "oldest") ? meant.slice(-1) : meant;
    return ruleResult(educationStatements(facts.profile.name, shown), {
      about: shown.map((item) => ({ kind: "education", item })),
    });
  },
};
