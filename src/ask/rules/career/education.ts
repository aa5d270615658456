import type { Education } from "../../../contract/resources/portfolio/experience.ts";
import type { Knowledge } from "../../knowledge/knowledge.ts";
import { stemsOf } from "../../knowledge/words.ts";
import {
  asksFor,
  containsWord,
  isFromStudent,
  type Question,
  startsWith,
  unexplainedWords,
} from "../../question/question.ts";
import type { Phrases } from "../../sentences/phrases.ts";
import { type Statement, statementAt } from "../../sentences/statement.ts";
import { type Rule, ruleResult } from "../rule.ts";

/** Longer questions are about more than a degree. */
const MAX_DEGREE_WORDS = 9;

/** The share of the question that stays open, because the list of studies may not have its subject. */
const DEGREE_UNEXPLAINED = 0.3;

type Sentence = ReturnType<typeof statementAt>;

const subjectOf = ({ degree, field }: Education, { items }: Phrases): string =>
  field ? items([degree, field]) : degree;

/** A course of study with its subject, institution and dates. */
const educationStatement = (sentence: Sentence, name: string, course: Education, phrases: Phrases): Statement => {
  const { institution, start, end } = course;
  const subject = subjectOf(course, phrases);
  if (start && end) return sentence("answers.education.from", { start, end, name, institution, subject });
  if (end) return sentence("answers.education.until", { name, institution, end, subject });
  return start
    ? sentence("answers.education.since", { name, institution, start, subject })
    : sentence("answers.education.undated", { name, institution, subject });
};

/** A course of study without the name of the person. */
const shortEducationStatement = (sentence: Sentence, course: Education, phrases: Phrases): Statement => {
  const { institution, start, end } = course;
  const subject = subjectOf(course, phrases);
  if (start && end) return sentence("answers.education.shortFrom", { start, end, institution, subject });
  if (end) return sentence("answers.education.shortUntil", { end, institution, subject });
  return start
    ? sentence("answers.education.shortSince", { start, institution, subject })
    : sentence("answers.education.shortUndated", { institution, subject });
};

/** Courses of study, of which only the first sentence names the person. */
export const educationStatements = (courses: readonly Education[], { facts, phrases }: Knowledge): Statement[] => {
  const sentence = statementAt("/#education", phrases);
  return courses.flatMap((course, index) => [
    index === 0
      ? educationStatement(sentence, facts.profile.name, course, phrases)
      : shortEducationStatement(sentence, course, phrases),
    ...(course.score ? [sentence("answers.education.grade", { grade: course.score })] : []),
    ...(course.courses?.length ? [sentence("answers.education.courses", { courses: course.courses })] : []),
  ]);
};

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
  answer: (question, knowledge) => {
    const all = knowledge.facts.experience.education ?? [];
    const about = (items: readonly Education[]) => items.map((item) => ({ kind: "education", item }) as const);
    const called = coursesCalled(question, all);
    if (called.length > 0)
      return ruleResult(educationStatements(called, knowledge), { about: about(called), unexplainedShare: 0 });
    // Scrum master is not a degree.
    if (containsWord(question, "scrum")) return undefined;
    const isConfirmation = startsWith(question, "do", "does", "did", "has", "have", "is");
    const asksDegree = asksForDegree.test(question.text);
    if (!isConfirmation || !asksDegree || !question.isPersonal || question.words.length > MAX_DEGREE_WORDS)
      return undefined;
    return ruleResult(educationStatements(all, knowledge), { about: about(all), unexplainedShare: DEGREE_UNEXPLAINED });
  },
};

/** Answers questions about education. */
export const education: Rule = {
  name: "education",
  explains: ["education", "when", "location", "listing", "person", "count", "latest", "oldest", "skill", "degreeField"],
  answer: (question, knowledge) => {
    const all = knowledge.facts.experience.education ?? [];
    const hasCertificates = knowledge.chunks.some(({ path }) => path === "/#certificates");
    if (hasCertificates && containsWord(question, "certificate", "certificates")) return undefined;
    if (!asksFor(question, "education") || asksFor(question, "project")) return undefined;
    if (containsWord(question, ...teachingWords) || asksForLesson(question)) return undefined;
    if (isFromStudent(question)) return undefined;
    const others = unexplainedWords(question, education.explains).filter(({ stem }) => stem !== "high");
    if (!question.isPersonal && others.length > 0) return undefined;
    const meant = containsWord(question, "university", "universities", "uni") ? withoutCourses(all) : all;
    const shown = asksFor(question, "oldest") ? meant.slice(-1) : meant;
    return ruleResult(educationStatements(shown, knowledge), {
      about: shown.map((item) => ({ kind: "education", item })),
    });
  },
};
