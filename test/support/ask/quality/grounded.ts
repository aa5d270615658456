import { sentencesOf } from "../../../../src/ask/index/chunk.ts";
import type { ProjectFacts } from "../../../../src/ask/knowledge/facts.ts";
import type { Knowledge } from "../../../../src/ask/knowledge/knowledge.ts";
import { answerTexts } from "../../../../src/ask/sentences/answer-texts.ts";
import type { Statement } from "../../../../src/ask/sentences/statement.ts";
import { limits } from "../../../../src/contract/limits.ts";
import { placeholder, type Template, templates } from "./templates.ts";
import { dateInWords, latestDate, selectionsOf, timeOf } from "./times.ts";

/** Values by name; members of an object have dotted names. */
type Values = Readonly<Record<string, unknown>>;

const listOf = (items: readonly string[]): string =>
  items.length > 1 ? `${items.slice(0, -1).join(", ")} and ${items.at(-1)}` : items.join();

const titled = ({ title, start = "", end, year }: ProjectFacts): string => {
  const first = start.slice(0, 4);
  if (first !== "" && end === undefined) return `${title} (since ${first})`;
  if (!year) return title;
  return first === "" || first === year ? `${title} (${year})` : `${title} (${first} to ${year})`;
};

const possessive = (name: string): string => (/s$/i.test(name) ? `${name}'` : `${name}'s`);

/** A list that has several items, undefined otherwise. Such a list is in the plural. */
const several = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 1 ? list : undefined);

/** A list that has one item, undefined otherwise. */
const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

const countsInWords = ["Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** The further lists of a career, as their sections and in sentences. */
const nounsByList = {
  volunteer: ["volunteer position", "volunteer positions"],
  awards: ["award", "awards"],
  certificates: ["certificate", "certificates"],
  publications: ["publication", "publications"],
  talks: ["talk", "talks"],
  writing: ["article", "articles"],
  languages: ["language", "languages"],
  interests: ["interest", "interests"],
  references: ["reference", "references"],
} as const;

/** What a list of projects says about them: their kind, client, years, tags or words of their pages. */
const criteriaPattern = ({ facts: { projects, experience } }: Knowledge): RegExp => {
  const names = [
    ...projects.flatMap(({ tags, client }) => [...tags, ...(client ? [client] : [])]),
    ...(experience.skillGroups ?? []).flatMap(({ skills }) => skills),
    ...(experience.experiences ?? []).flatMap(({ tags }) => tags),
  ].map(escaped);
  const known = `(?:${["(?!)", ...names].join("|")})`;
  const one = [
    "(?:is|are) (?:not )?(?:client work|personal|in that list)",
    "(?:is|are) from \\d{4}(?: to \\d{4})?",
    `(?:is|are) for ${known}`,
    `(?:uses?|ha(?:s|ve) the topic) ${known}`,
    "ha(?:s|ve) (?:public source code|(?:not )?ended)",
    "names? a team",
    "(?:mentions?|(?:is|are) not about) [\\p{L}\\p{N}+#, ]+",
  ].join("|");
  return new RegExp(`^(?:${one})(?:(?:, | and )(?:${one}))*$`, "u");
};

/** `10 client`, `14 personal`, `6 other`, without kinds that do not occur. */
const kindCounts = (projects: readonly ProjectFacts[]): readonly string[] =>
  ["client", "personal", "other"]
    .map((kind) => `${projects.filter((project) => (project.kind ?? "other") === kind).length} ${kind}`)
    .filter((count) => !count.startsWith("0 "));

/** Values that do not depend on the portfolio. */
const constants = (knowledge: Knowledge): Values => {
  const { profile, contact, projects, site, experience } = knowledge.facts;
  const jobs = experience.experiences ?? [];
  const events = experience.hackathons ?? [];
  const roles = profile.roles ?? [];
  return {
    profile,
    person: { possessive: possessive(profile.name), onlyRole: only(roles), severalRoles: several(roles) },
    contact,
    site,
    limits,
    lasting: {
      perWindow: limits.rate.windowSeconds === 60 ? "per minute" : undefined,
      tokenMinutes: limits.credential.tokenLifetimeSeconds / 60,
      storedHours: limits.idempotency.lifetimeSeconds / 3600,
      jobHours: limits.job.lifetimeSeconds / 3600,
      bodyKib: limits.maxBodyBytes / 1024,
      keyHours: limits.credential.keyLifetimeSeconds / 3600,
    },
    home: profile.site ?? site,
    resume: `${site}/resume.pdf`,
    inquiries: contact.email ?? profile.email,
    onlyJob: only(jobs),
    severalJobs: several(jobs),
    firstJob: jobs.toSorted((a, b) => a.start.localeCompare(b.start))[0],
    onlyEvent: { participant: only(events) && profile.name },
    severalEvents: several(events),
    projects,
    latest: { date: dateInWords(latestDate(knowledge)) },
    severalProjects: several(projects),
    kindCounts: projects.some(({ kind }) => kind) ? kindCounts(projects) : undefined,
  };
};

/** The company and the place of a position as they follow its role. */
const placesOf = ({ company, location = "" }: { readonly company: string; readonly location?: string }) => {
  const isOwnAccount = ["self-employed", "self employed", "freelance", "freelancer"].includes(company.toLowerCase());
  const at = isOwnAccount ? `, ${company.toLowerCase()}` : ` at ${company}`;
  const isRemote = ["remote", "remotely"].includes(location.toLowerCase());
  return { at, where: location === "" ? at : isRemote ? `${at} (remote)` : `${at} in ${location}` };
};

/** Names that stand for one item of a list, the same one throughout a sentence. */
const choices = (knowledge: Knowledge): Readonly<Record<string, readonly unknown[]>> => {
  const { facts, chunks } = knowledge;
  const { experiences = [], education = [], hackathons = [], skillGroups = [] } = facts.experience;
  const projects = facts.projects.map((project) => ({
    ...project,
    titled: titled(project),
    introduced: project.subtitle ? `${titled(project)}: ${project.subtitle}` : titled(project),
    possessive: possessive(project.title),
  }));
  const jobs = experiences.map((job) => ({ ...job, possessive: possessive(job.company), ...placesOf(job) }));
  const current = jobs.filter(({ end }) => end === undefined);
  const topicsOf = (some: typeof jobs) => some.flatMap(({ role, at, tags }) => tags.map((tag) => ({ role, at, tag })));
  const years = projects.flatMap(({ year }) => year ?? []).toSorted();
  const began = projects.flatMap(({ start, year }) => (year ? (start ?? year) : [])).toSorted();
  return {
    job: jobs,
    currentTopic: topicsOf(current),
    formerTopic: topicsOf(jobs.filter(({ end }) => end !== undefined)),
    currentJob: current,
    course: education.map((course) => ({
      ...course,
      subject: course.field ? `${course.degree}, ${course.field}` : course.degree,
    })),
    ongoing: selectionsOf(experiences)
      .filter((jobs) => jobs.some(({ end }) => end === undefined))
      .map((jobs) => ({ time: timeOf(jobs, latestDate(knowledge)) })),
    ended: selectionsOf(experiences.filter(({ end }) => end !== undefined)).map((jobs) => ({
      time: timeOf(jobs, latestDate(knowledge)),
    })),
    event: hackathons,
    network: [
      { network: "GitHub", url: facts.profile.github },
      { network: "LinkedIn", url: facts.profile.linkedin },
      ...(facts.profile.profiles ?? []),
    ],
    group: skillGroups,
    skill: skillGroups.flatMap(({ name: group, skills }) => skills.map((name) => ({ name, group }))),
    project: projects,
    clientProject: projects.filter(({ kind }) => kind === "client"),
    personalProject: projects.filter(({ kind }) => kind === "personal"),
    projectWithoutLink: projects.filter(({ link }) => link === undefined),
    projectWithoutRepo: projects.filter(({ repo }) => repo === undefined),
    newestProject: projects.filter(({ year }) => year === years.at(-1)),
    oldestProject: projects.filter(({ start, year }) => year !== undefined && (start ?? year) === began[0]),
    // The list of the answer before.
    list: projects.slice(1).map((_, index) => ({ length: index + 2 })),
    several: projects.slice(1).map((_, index) => ({ count: countsInWords[index] ?? String(index + 2) })),
    counted: Object.entries(nounsByList).map(([section, [one, several]]) => {
      const count = chunks.filter(({ path }) => path === `/#${section}`).length;
      return { section, count, noun: count === 1 ? one : several };
    }),
    chunk: chunks,
  };
};

/** A value as text; undefined if there is none. */
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

/** A template with its values filled in; undefined if one is missing. */
const filled = (text: string, values: Values): string | undefined => {
  const names = Array.from(text.matchAll(placeholder), ([, name = ""]) => name);
  return names.some((name) => said(name, values) === undefined)
    ? undefined
    : text.replaceAll(placeholder, (_, name: string) => said(name, values) ?? "");
};

/** Adds a full stop unless the text already ends a sentence. */
const withOneStop = (text: string | undefined): string | undefined =>
  text
    ?.replace(/([.!?…])\.("?)$/u, "$1$2")
    .replace(/\.(?=["”’]?:(?: |$))/u, "")
    .replace(/([!?…？！؟]["”’»」]?):$/u, "$1");

/** A pattern for every sentence of a template. A value may include the full stop. */
const shapeOf = (text: string): RegExp => {
  const literals = text.replaceAll(placeholder, "\0").split("\0").map(escaped);
  return new RegExp(
    `^${literals.join(".+")}$`.replace(/\\\.("?)\$$/, "\\.?$1$").replaceAll(/\s?:(?= |\$)/g, "\\s?:?"),
    "su",
  );
};

/**
 * The shapes of the sentences in a language other than English. They are filled by the code that fills the English ones, so only these
 * are compared with the data of the portfolio.
 */
const shapesIn = (language: string): readonly RegExp[] =>
  language.startsWith("en")
    ? []
    : Object.entries(answerTexts({ site: { language }, strings: {} }).texts).flatMap(([key, text]) =>
        key.startsWith("answers.") ? [shapeOf(text.replaceAll(/\{\{.*?\}\}/g, "{value}"))] : [],
      );

/** The names in a template that stand for one item of a list. */
const rootsIn = ({ path, text }: Template): readonly string[] => [
  ...new Set(Array.from(`${path} ${text}`.matchAll(placeholder), ([, name = ""]) => name.split(".")[0] ?? "")),
];

/**
 * Returns a function that tells whether a statement is grounded (D10): quoted verbatim from its path in whole sentences,
 * or a template filled with the typed data of one job, course, event or project.
 */
export const groundedIn = (knowledge: Knowledge): ((statement: Statement) => boolean) => {
  const same = constants(knowledge);
  const ranges = choices(knowledge);
  const criteria = criteriaPattern(knowledge);
  const everyTitle = new Set(knowledge.facts.projects.map(titled));
  const inLanguage = shapesIn(knowledge.phrases.language);
  const shapes = templates.map((template) => ({ template, shape: shapeOf(template.text), roots: rootsIn(template) }));

  /** Every combination of one item per name. */
  const chosen = (roots: readonly string[]): readonly Values[] =>
    roots.reduce<readonly Values[]>(
      (all, root) => all.flatMap((values) => ranges[root]?.map((one) => ({ ...values, [root]: one })) ?? [values]),
      [same],
    );

  const fits = ({ path, text }: Template, roots: readonly string[], statement: Statement): boolean => {
    const titles = (statement.values ?? []).filter((value) => everyTitle.has(value));
    const some = titles.length > 0 ? listOf(titles) : undefined;
    return chosen(roots).some((chosenValues) => {
      const team = String(said("project.team", chosenValues));
      const members = (statement.values ?? []).filter((value) => team.includes(value));
      const values = {
        ...chosenValues,
        "some projects": some,
        "some members": members.length > 0 ? listOf(members) : undefined,
        criteria: statement.values?.find((value) => criteria.test(value)),
      };
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
      : inLanguage.some((shape) => shape.test(statement.text)) ||
        shapes.some(({ template, shape, roots }) => shape.test(statement.text) && fits(template, roots, statement));
};
