import { limits } from "../../src/contract/limits.ts";
import { sentencesOf } from "../../src/portfolio/ask/chunk.ts";
import type { ProjectFacts } from "../../src/portfolio/ask/facts.ts";
import type { Knowledge } from "../../src/portfolio/ask/knowledge.ts";
import type { Statement } from "../../src/portfolio/ask/statement.ts";
import { place, type Template, templates } from "./templates.ts";

/** Values by their names; those of an object have names with a dot. */
type Values = Readonly<Record<string, unknown>>;

const months = "January February March April May June July August September October November December".split(" ");

/** `2019-09-03` as 3 September 2019, `2019-09` as September 2019, `2019` as itself. */
const dateInWords = (date: string): string => {
  const [year, month, day] = date.split("-");
  return [day && Number(day), month && months[Number(month) - 1], year].filter(Boolean).join(" ");
};

const listOf = (items: readonly string[]): string =>
  items.length > 1 ? `${items.slice(0, -1).join(", ")} and ${items.at(-1)}` : items.join();

const titled = ({ title, year }: ProjectFacts): string => (year ? `${title} (${year})` : title);

/** What is the same wherever it stands. */
const constants = ({ facts }: Knowledge): Values => {
  const { profile, contact, projects, site, experience } = facts;
  const jobs = experience.experiences ?? [];
  return {
    profile,
    contact,
    site,
    limits,
    lasting: { tokenMinutes: limits.credential.token / 60, keyHours: limits.credential.key / 3600 },
    home: profile.site ?? site,
    inquiries: contact.email ?? profile.email,
    jobs,
    firstJob: jobs.toSorted((a, b) => a.start.localeCompare(b.start))[0],
    events: experience.hackathons ?? [],
    projects,
    clientProjects: projects.filter(({ kind }) => kind === "client"),
    personalProjects: projects.filter(({ kind }) => kind === "personal"),
  };
};

/** What a name stands for one of, the same one throughout a sentence. */
const choices = ({ facts, chunks }: Knowledge): Readonly<Record<string, readonly unknown[]>> => {
  const { experiences = [], education = [], hackathons = [], skillGroups = [] } = facts.experience;
  const projects = facts.projects.map((project) => ({ ...project, titled: titled(project) }));
  const years = projects.flatMap(({ year }) => year ?? []).toSorted();
  return {
    job: experiences,
    topic: experiences.flatMap(({ role, company, tags }) => tags.map((tag) => ({ role, company, tag }))),
    currentJob: experiences.filter(({ end }) => end === undefined),
    remoteJob: experiences.filter(({ location = "" }) => /^remote(ly)?$/i.test(location)),
    remoteCurrentJob: experiences.filter(
      ({ location = "", end }) => end === undefined && /^remote(ly)?$/i.test(location),
    ),
    course: education.map((course) => ({
      ...course,
      subject: course.field ? `${course.degree}, ${course.field}` : course.degree,
    })),
    event: hackathons,
    group: skillGroups,
    skill: skillGroups.flatMap(({ name: group, skills }) => skills.map((name) => ({ name, group }))),
    project: projects,
    clientProject: projects.filter(({ kind }) => kind === "client"),
    personalProject: projects.filter(({ kind }) => kind === "personal"),
    projectWithoutLink: projects.filter(({ link }) => link === undefined),
    projectWithoutRepo: projects.filter(({ repo }) => repo === undefined),
    newestProject: projects.filter(({ year }) => year === years.at(-1)),
    oldestProject: projects.filter(({ year }) => year === years[0]),
    count: Array.from({ length: projects.length + 1 }, (_, count) => count),
    chunk: chunks,
  };
};

/** A value as it is said; undefined where there is none. */
const said = (name: string, values: Values): string | undefined => {
  const value = name
    .split(".")
    .reduce<unknown>(
      (inner, key) => (inner === undefined || inner === null ? undefined : Reflect.get(Object(inner), key)),
      values,
    );
  if (typeof value === "string") return /\.(?:start|end|date)$/.test(name) ? dateInWords(value) : value;
  if (Array.isArray(value)) return value.length > 0 ? listOf(value) : undefined;
  return typeof value === "number" ? String(value) : undefined;
};

/** A template with its values in their places; undefined where one of them is missing. */
const filled = (text: string, values: Values): string | undefined => {
  const names = Array.from(text.matchAll(place), ([, name = ""]) => name);
  return names.some((name) => said(name, values) === undefined)
    ? undefined
    : text.replaceAll(place, (_, name: string) => said(name, values) ?? "");
};

/** What ends a sentence already needs no full stop. */
const withOneStop = (text: string | undefined): string | undefined => text?.replace(/([.!?…])\.$/u, "$1");

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What every sentence by a template looks like. A value may bring the full stop. */
const shapeOf = (text: string): RegExp => {
  const literals = text.replaceAll(place, "\0").split("\0").map(escaped);
  return new RegExp(`^${literals.join(".+")}$`.replace(/\\\.\$$/, "\\.?$"), "su");
};

/** The names in a template that stand for one of several. */
const rootsIn = ({ path, text }: Template): readonly string[] => [
  ...new Set(Array.from(`${path} ${text}`.matchAll(place), ([, name = ""]) => name.split(".")[0] ?? "")),
];

/**
 * Makes a function that says whether a statement is grounded (D10): quoted as it stands at its path, in whole sentences,
 * or one of the templates with what the typed data of one job, course, event or project says in every place.
 */
export const groundedIn = (knowledge: Knowledge): ((statement: Statement) => boolean) => {
  const same = constants(knowledge);
  const ranges = choices(knowledge);
  const everyTitle = new Set(knowledge.facts.projects.map(titled));
  const shapes = templates.map((template) => ({ template, shape: shapeOf(template.text), roots: rootsIn(template) }));

  /** Every way to choose one for each of some names. */
  const chosen = (roots: readonly string[]): readonly Values[] =>
    roots.reduce<readonly Values[]>(
      (all, root) => all.flatMap((values) => ranges[root]?.map((one) => ({ ...values, [root]: one })) ?? [values]),
      [same],
    );

  const fits = ({ path, text }: Template, roots: readonly string[], statement: Statement): boolean => {
    const titles = statement.values ?? [];
    const some = titles.length > 0 && titles.every((title) => everyTitle.has(title)) ? listOf(titles) : undefined;
    return chosen(roots).some((chosenValues) => {
      const values = { ...chosenValues, "some projects": some };
      return filled(path, values) === statement.path && withOneStop(filled(text, values)) === statement.text;
    });
  };

  const isQuoted = ({ path, text }: Statement): boolean =>
    knowledge.chunks.some(
      (chunk) =>
        chunk.path === path && chunk.blocks.some((block) => block === text || sentencesOf(block).includes(text)),
    );

  return (statement) =>
    statement.values === undefined
      ? isQuoted(statement)
      : shapes.some(({ template, shape, roots }) => shape.test(statement.text) && fits(template, roots, statement));
};
