import { projectPath } from "../project-page.ts";
import { event, hackathons } from "./competitions.ts";
import { course, education } from "./education.ts";
import { titled } from "./one-project.ts";
import { details, position, work, worked } from "./positions.ts";
import { asksFor, namedOf, saysWord } from "./question.ts";
import { found, type Rule } from "./rule.ts";
import { quotedFrom, statedAt } from "./statement.ts";

const everything = [
  "when",
  "work",
  "role",
  "location",
  "skill",
  "project",
  "listing",
  "person",
  "link",
  "count",
  "former",
  "oldest",
  "latest",
  "education",
  "hackathon",
  "client",
] as const;

/** A company, school or competition that the question names. */
const named: Rule = {
  name: "named part of the career",
  explains: everything,
  answer: (question, { facts }) => {
    const { name } = facts.profile;
    const jobs = namedOf(question, "experience");
    const courses = namedOf(question, "education");
    const events = namedOf(question, "hackathon");
    const [job] = jobs;
    if (job && saysWord(question, "before", "previously", "prior", "after", "following")) {
      const all = (facts.experience.experiences ?? []).toSorted((a, b) => (a.start < b.start ? -1 : 1));
      const beside = all[all.indexOf(job) + (saysWord(question, "after", "following") ? 1 : -1)];
      if (beside) return found([position(name, beside)], { about: [{ kind: "experience", item: beside }] });
    }
    // A part of a name may be a word for something else.
    if (
      !question.isPersonal &&
      question.named.some(({ entity, isWhole }) => entity.kind !== "project" && entity.kind !== "skill" && !isWhole)
    )
      return undefined;
    const about = question.named.flatMap(({ entity }) =>
      ["experience", "education", "hackathon"].includes(entity.kind) ? [entity] : [],
    );
    const isShort = asksFor(question, "when", "location") && !asksFor(question, "project");
    return found(
      [
        ...jobs.flatMap((job) => [position(name, job), ...(isShort ? [] : details(job).slice(0, 3))]),
        ...courses.map((each) => course(name, each)),
        ...events.flatMap((each) => [
          event(name, each),
          each.summary && !isShort && quotedFrom("/#hackathons", each.summary),
        ]),
        asksFor(question, "link") && jobs[0]?.url && worked`Its address is ${jobs[0].url}.`,
      ],
      { about },
    );
  },
};

const isDuring = ({ start, end }: { start?: string; end?: string }, year: string): boolean =>
  start !== undefined && start.slice(0, 4) <= year && (end ?? "9999").slice(0, 4) >= year;

/** What was done in a year. */
const duringYear: Rule = {
  name: "a year",
  explains: ["when", "work", "role", "location", "person", "listing", "education"],
  answer: (question, { facts: { experience, profile, projects } }) => {
    if (question.years.length === 0 || asksFor(question, "project", "hackathon")) return undefined;
    if (!question.isPersonal && !asksFor(question, "work", "role", "location", "education")) return undefined;
    const isAny = (item: { start?: string; end?: string }): boolean =>
      question.years.some((year) => isDuring(item, year));
    const made = projects.filter(({ year }) => year !== undefined && question.years.includes(year));
    return found(
      [
        ...(experience.experiences ?? []).filter(isAny).map((job) => position(profile.name, job)),
        ...(experience.education ?? []).filter(isAny).map((each) => course(profile.name, each)),
        made.length > 0 && statedAt("/#projects")`Projects of that time: ${made.map(titled)}.`,
      ],
      { cites: ["/", ...made.map(projectPath)] },
    );
  },
};

/** Questions about work, education and competitions. */
export const careerRules: readonly Rule[] = [named, hackathons, education, duringYear, work];
