import { formatLongDate } from "../../../content/period.ts";
import type { Education } from "../../../contract/resources/portfolio/experience.ts";
import { type Statement, statementAt } from "../../extract/statement.ts";
import { asksFor, containsWord, type Question, unexplainedWords } from "../../question/question.ts";
import { type Rule, ruleResult } from "../rule.ts";

const sentence = statementAt("/#education");

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
  "teach teaches teaching taught lesson lessons lecture lectures lecturing students pupils book give gives".split(" ");

/** Whether `studies` are works, as of a researcher: `Which of her studies used interviews?` */
const asksForWorks = (question: Question): boolean =>
  containsWord(question, "studies") &&
  /^(?:which|what|how|do|does|can|could|would)$/.test(question.words[0]?.normalized ?? "");

/** `What did you learn?` after a project or a mistake does not ask for a school. */
const asksForLesson = ({ words }: Question): boolean =>
  words.length <= 4 && words[0]?.normalized === "what" && words.at(-1)?.normalized === "learn";

/** Answers questions about education. */
export const education: Rule = {
  name: "education",
  maxUnexplainedShare: 0.5,
  explains: ["education", "when", "location", "listing", "person", "count", "latest", "oldest", "skill", "degreeField"],
  answer: (question, { facts, chunks }) => {
    const all = facts.experience.education ?? [];
    const hasCertificates = chunks.some(({ path }) => path === "/#certificates");
    if (hasCertificates && containsWord(question, "certificate", "certificates")) return undefined;
    if (!asksFor(question, "education") || asksFor(question, "project")) return undefined;
    if (containsWord(question, ...teachingWords) || asksForWorks(question) || asksForLesson(question)) return undefined;
    const others = unexplainedWords(question, education.explains).filter(({ stem }) => stem !== "high");
    if (!question.isPersonal && others.length > 0) return undefined;
    const shown = asksFor(question, "oldest") ? all.slice(-1) : all;
    return ruleResult(educationStatements(facts.profile.name, shown), {
      about: shown.map((item) => ({ kind: "education", item })),
    });
  },
};
