import { isBefore } from "../../../content/period.ts";
import type { Education, Experience } from "../../../contract/resources/portfolio/experience.ts";
import { projectPath } from "../../../portfolio/projects/display.ts";
import type { ProjectFacts } from "../../knowledge/facts.ts";
import { isStopWord, stemsOf } from "../../knowledge/words.ts";
import { asksFor, containsWord, mentioned, type Question, startsWith } from "../../question/question.ts";
import type { Phrases } from "../../sentences/phrases.ts";
import { quoteFrom, type Statement, statementAt } from "../../sentences/statement.ts";
import { byStart, isDuring } from "../duration.ts";
import { clientNamed } from "../projects/clients.ts";
import { projectEntity, titlesWithYears } from "../projects/project-statements.ts";
import { type Rule, ruleResult } from "../rule.ts";
import { hackathonStatement, hackathons } from "./competitions.ts";
import { degree, education, educationStatements } from "./education.ts";
import { careerLists } from "./lists.ts";
import { positionQuotes, positionStatement, positionStatements, work } from "./positions.ts";

const careerConcepts = [
  "when",
  "work",
  "role",
  "location",
  "skill",
  "project",
  "listing",
  "person",
  "link",
  "former",
  "later",
  "oldest",
  "latest",
  "education",
  "hackathon",
  "client",
] as const;

const projectsOfTime = (projects: readonly ProjectFacts[], phrases: Phrases): Statement =>
  statementAt("/#projects", phrases)("answers.projects.ofTime", {
    projects: titlesWithYears(projects, phrases),
  });

/** The position before or after those that a question names, if it asks for that. Parallel part-time jobs are neither. */
const neighborOf = (
  question: Question,
  named: readonly Experience[],
  all: readonly Experience[],
): Experience | undefined => {
  const isAfter = asksFor(question, "later") || containsWord(question, "next", "then");
  if (!isAfter && !asksFor(question, "former")) return undefined;
  const ordered = byStart(named);
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (!first || !last) return undefined;
  if (isAfter) {
    const later = byStart(all).filter(({ start }) => start > last.start);
    return later.find(({ start }) => last.end !== undefined && !isBefore(start, last.end)) ?? later[0];
  }
  const earlier = byStart(all).filter(({ start }) => start < first.start);
  const ended = earlier.filter(({ end }) => end !== undefined && !isBefore(first.start, end));
  return ended.toSorted((a, b) => ((a.end ?? "") < (b.end ?? "") ? -1 : 1)).at(-1) ?? earlier.at(-1);
};

/** The first position after the last of these courses of study, if a question asks what came then. */
const firstAfter = (
  question: Question,
  courses: readonly Education[],
  all: readonly Experience[],
): Experience | undefined => {
  const end = courses
    .flatMap(({ end }) => end ?? [])
    .toSorted()
    .at(-1);
  const isAfter = asksFor(question, "later") || containsWord(question, "next", "then");
  if (!isAfter || end === undefined) return undefined;
  return byStart(all).find(({ start }) => !isBefore(start, end));
};

/** Answers a question that names a company, school or competition. */
const namedEntity: Rule = {
  name: "named employer, school or competition",
  explains: careerConcepts,
  answer: (question, knowledge) => {
    const { facts, phrases } = knowledge;
    const sentence = statementAt("/#experience", phrases);
    // An employer can also be a client.
    if (asksFor(question, "project") && clientNamed(question, knowledge)) return undefined;
    const jobs = mentioned(question, "experience");
    const courses = mentioned(question, "education");
    const events = mentioned(question, "hackathon");
    if (asksFor(question, "project") && mentioned(question, "skill").length === 0) {
      const isAsked = (year: string): boolean => question.years.length === 0 || question.years.includes(year);
      const projects = facts.projects.filter(
        ({ year }) => year && isAsked(year) && jobs.some((job) => isDuring(job, year)),
      );
      if (projects.length > 0)
        return ruleResult([projectsOfTime(projects, phrases)], {
          cites: projects.map(projectPath),
          about: projects.map(projectEntity),
        });
    }
    const all = facts.experience.experiences ?? [];
    const neighbor =
      neighborOf(question, jobs, all) ?? (jobs.length === 0 ? firstAfter(question, courses, all) : undefined);
    if (neighbor)
      return ruleResult([positionStatement(neighbor, knowledge)], { about: [{ kind: "experience", item: neighbor }] });
    // Part of a name may be an ordinary word.
    if (
      !question.isPersonal &&
      question.mentions.some(
        ({ entity, isFullName }) => entity.kind !== "project" && entity.kind !== "skill" && !isFullName,
      )
    )
      return undefined;
    const about = question.mentions.flatMap(({ entity }) =>
      ["experience", "education", "hackathon"].includes(entity.kind) ? [entity] : [],
    );
    const omitsDetails = asksFor(question, "when", "location") && !asksFor(question, "project");
    return ruleResult(
      [
        ...jobs.flatMap((job) => [
          positionStatement(job, knowledge),
          asksFor(question, "skill") && job.tags.length > 0 && sentence("answers.work.tags", { tags: job.tags }),
          ...(omitsDetails ? [] : positionQuotes(job).slice(0, 3)),
        ]),
        ...educationStatements(courses, knowledge),
        ...events.flatMap((event) => [
          hackathonStatement(event, knowledge),
          event.summary && !omitsDetails && quoteFrom("/#hackathons", event.summary),
        ]),
        asksFor(question, "link") &&
          jobs[0]?.url &&
          sentence("answers.work.website", { company: jobs[0].company, url: jobs[0].url }),
      ],
      { about },
    );
  },
};

/** The positions with the role that a question names after `before`: `before she became a product manager`. */
const withRoleAfterBefore = (question: Question, all: readonly Experience[]): readonly Experience[] => {
  // `Can we see a draft before production?` names no role.
  if (startsWith(question, "can", "could", "may", "will", "would", "shall", "do", "does")) return [];
  const { words } = question;
  const before = words.findIndex(({ normalized }) => normalized === "before");
  const asked = words
    .slice(before + 1)
    .filter(({ normalized }) => !isStopWord(normalized) && !/^becom|^became/.test(normalized));
  if (before < 0 || asked.length === 0) return [];
  return all.filter(({ role }) => {
    const stems = stemsOf(role);
    return asked.every(({ stem }) => stems.includes(stem));
  });
};

/** Answers questions about the time before a role: `What was her job before she became a product manager?` */
const beforeRole: Rule = {
  name: "before a role",
  decidesItself: true,
  explains: careerConcepts,
  answer: (question, knowledge) => {
    const all = knowledge.facts.experience.experiences ?? [];
    const earlier = neighborOf(question, withRoleAfterBefore(question, all), all);
    return (
      earlier &&
      ruleResult([positionStatement(earlier, knowledge)], {
        about: [{ kind: "experience", item: earlier }],
        unexplainedShare: 0,
      })
    );
  },
};

/** Answers with the positions, courses and projects of a year. */
const duringYear: Rule = {
  name: "a year",
  explains: ["when", "work", "role", "location", "person", "listing", "education"],
  answer: (question, knowledge) => {
    const { experience, projects } = knowledge.facts;
    if (question.years.length === 0 || asksFor(question, "project", "hackathon")) return undefined;
    if (containsWord(question, "who", "whom", "why")) return undefined;
    if (!question.isPersonal && !asksFor(question, "work", "role", "location", "education")) return undefined;
    const isInYear = (item: { start?: string; end?: string }): boolean =>
      question.years.some((year) => isDuring(item, year));
    const jobs = (experience.experiences ?? []).filter(isInYear);
    const projectsOfYear = projects.filter(
      (project) => (project.year !== undefined && question.years.includes(project.year)) || isInYear(project),
    );
    return ruleResult(
      [
        ...positionStatements(jobs, knowledge),
        ...educationStatements((experience.education ?? []).filter(isInYear), knowledge),
        projectsOfYear.length > 0 && projectsOfTime(projectsOfYear, knowledge.phrases),
      ],
      {
        cites: ["/", ...projectsOfYear.map(projectPath)],
        about: jobs.map((item) => ({ kind: "experience", item })),
      },
    );
  },
};

/** Rules for questions about work, education and competitions, in order of priority. */
export const careerRules: readonly Rule[] = [
  namedEntity,
  beforeRole,
  careerLists,
  hackathons,
  education,
  degree,
  duringYear,
  work,
];
