import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { joinStatements } from "../../../../src/ask/answer.ts";
import { questionAnswerer } from "../../../../src/ask/ask.ts";
import { openKnowledge } from "../../../../src/ask/knowledge/knowledge.ts";
import type { Portfolio } from "../../../../src/content/content.ts";
import { readContent } from "../../../../src/content/read/read-content.ts";
import { memoized } from "../../memoized.ts";
import { containsPhrases } from "./answer-match.ts";
import { knowledgeOf } from "./ask-quality.ts";

/**
 * The questions that visitors ask on any portfolio, such as where somebody lives, by three authors who saw neither a portfolio
 * nor the code. Nobody reads which of the client's fail.
 */
export const authors = ["client", "journalist"] as const;

const folder = "test/ask/usual-questions";
const Questions = z.record(z.string(), z.array(z.string()));
const readYaml = (name: string): unknown => parse(readFileSync(`${folder}/${name}.yaml`, "utf8"));

/** A question about a fact that many portfolios have. */
export interface UsualQuestion {
  readonly fact: string;
  readonly ask: string;
}

const flat = (questions: z.infer<typeof Questions>): UsualQuestion[] =>
  Object.entries(questions).flatMap(([fact, list]) => list.map((ask) => ({ fact, ask })));

/** The questions of an author. */
export const usualQuestions = (author: (typeof authors)[number]): UsualQuestion[] =>
  flat(Questions.parse(readYaml(author)));

const flatLists = (name: string): string[] => Object.values(Questions.parse(readYaml(name))).flat();

/** Questions with the words of the others that ask for something else. */
export const lookAlikes = (): string[] => flatLists("other");

/** Questions with the words of those about the subjects of FAQs that ask for something else. */
export const subjectLookAlikes = (): string[] => flatLists("subjects-other");

/** The questions in other languages, by language. */
export const questionsInLanguages = (): Map<string, UsualQuestion[]> =>
  new Map(
    Object.entries(z.record(z.string(), Questions).parse(readYaml("languages"))).map(([language, questions]) => [
      language,
      flat(questions),
    ]),
  );

const smallNumbers = "zero one two three four five six seven eight nine ten".split(" ");
const written = (count: number): string => `${count}|${smallNumbers[count] ?? count}`;

const startOf = ({ start, year }: Portfolio["projects"][number]): string => start ?? year?.slice(0, 4) ?? "";
const endOf = ({ start, end, year }: Portfolio["projects"][number]): string => end ?? (start ? "now" : (year ?? ""));

/** What an answer must and must not contain; alternatives are separated by `|`. */
interface Expectation {
  readonly says: readonly string[];
  readonly omits?: readonly string[];
  /** What replaces `{year}` and `{later}` in the question. */
  readonly years?: readonly [string, string];
}

const one = (values: readonly (string | undefined)[] = []): Expectation | undefined => {
  const known = values.filter((value) => value !== undefined && value !== "");
  return known.length > 0 ? { says: [known.join("|")] } : undefined;
};

const ofYears = (projects: Portfolio["projects"], isWanted: (from: string, to: string) => boolean) => {
  const dated = projects.filter((project) => startOf(project) !== "");
  const wanted = dated.filter((project) => isWanted(startOf(project), endOf(project)));
  // A title can be a part of another.
  const others = dated.filter(({ title }) => !wanted.some((project) => containsPhrases(project.title, [title])));
  return { says: wanted.map(({ title }) => title), omits: others.map(({ title }) => title) };
};

/** What answers about a portfolio must say, by fact. Facts that it does not have are missing. */
const expectationsOf = (portfolio: Portfolio): ReadonlyMap<string, Expectation> => {
  const { profile, experience, contact, projects } = portfolio;
  const positions = experience.experiences ?? [];
  const current = positions.filter(({ end }) => !end);
  const lastEnd = positions
    .map(({ end }) => end ?? "")
    .toSorted()
    .at(-1);
  const starts = projects.map(startOf).filter(Boolean).toSorted();
  /** Of the projects that have ended; the others are as recent. */
  const lastYear =
    projects
      .map(endOf)
      .filter((end) => end !== "now")
      .toSorted()
      .at(-1)
      ?.slice(0, 4) ?? "";
  const middle = starts[Math.floor(starts.length / 2)]?.slice(0, 4) ?? "";
  const later = String(Number(middle) + 2);
  const since = ofYears(projects, (_, to) => to >= middle);
  const within = ofYears(projects, (from, to) => from.slice(0, 4) <= later && to >= middle);
  const firstJob = positions
    .map(({ start }) => start)
    .toSorted()[0]
    ?.slice(0, 4);
  const all: Record<string, Expectation | undefined> = {
    email: one([profile.email, contact.email]),
    location: one([profile.location?.split(",")[0]]),
    current: one(current.map(({ company }) => company)),
    previous: lastEnd ? one(positions.filter(({ end }) => end === lastEnd).map(({ company }) => company)) : undefined,
    availability: one([profile.availability, contact.availability].map((text) => text?.slice(0, 30))),
    resume: { says: ["resume|résumé|cv"] },
    languages: one([(experience.languages?.[1] ?? experience.languages?.[0])?.language]),
    education: one(experience.education?.map(({ institution }) => institution)),
    "project-count": { says: [written(projects.length)] },
    latest: one(
      projects
        .filter((project) => endOf(project) >= lastYear || startOf(project) === starts.at(-1))
        .map(({ title }) => title),
    ),
    oldest: one(
      projects
        .filter((project) => startOf(project).startsWith(starts[0]?.slice(0, 4) ?? "none"))
        .map(({ title }) => title),
    ),
    clients: one(projects.map(({ client }) => client)),
    awards: one(experience.awards?.map(({ title }) => title)),
    certificates: one(experience.certificates?.map(({ name }) => name)),
    talks: one(experience.talks?.map(({ title }) => title)),
    publications: one([...(experience.publications ?? []), ...(experience.writing ?? [])].map(({ title }) => title)),
    volunteering: one(experience.volunteer?.map(({ organization }) => organization)),
    skills: one(experience.skillGroups?.flatMap(({ skills }) => skills)),
    pitch: one([...projects.map(({ title }) => title), ...positions.map(({ company }) => company)]),
    profiles: one(profile.profiles?.map(({ url }) => url.replace("https://", ""))),
    name: one([profile.name]),
    interests: one(experience.interests?.map(({ name }) => name)),
    references: one(experience.references?.map(({ name }) => name)),
    "since-year":
      starts.length > 0 ? { says: [since.says.join("|")], omits: since.omits, years: [middle, later] } : undefined,
    "in-years":
      starts.length > 0 ? { says: [within.says.join("|")], omits: within.omits, years: [middle, later] } : undefined,
    personal: one(projects.filter(({ kind }) => kind === "personal").map(({ title }) => title)),
    "experience-years": firstJob ? { says: [`${firstJob}|${new Date().getFullYear() - Number(firstJob)}`] } : undefined,
  };
  return new Map(Object.entries(all).flatMap(([fact, expected]) => (expected ? [[fact, expected] as const] : [])));
};

/** How the owner of a portfolio is called: in turn by the first name, the whole name, a role and `the candidate`. */
const callings = (content: string): readonly string[] => {
  const { name, roles } = readContent(resolve(content)).profile;
  const bare = name.replace(/^Dr /, "");
  return [
    bare.split(" ")[0] ?? name,
    bare,
    `this ${roles?.[0]?.replace(/ \(.*/, "").toLowerCase() ?? "person"}`,
    "the candidate",
  ];
};

/** The questions with `she` and `her` in them, with what people call the owner instead. */
export const withOwnerCalled = (content: string, questions: readonly UsualQuestion[]): UsualQuestion[] => {
  const called = callings(content);
  return questions.flatMap(({ fact, ask }, index) => {
    const owner = called[index % called.length] ?? "";
    const text = ask.replaceAll(/\bshe\b/gi, owner).replaceAll(/\bher\b(?= \w)/gi, `${owner}'s`);
    return text === ask ? [] : [{ fact, ask: text }];
  });
};

/** The outcome of a usual question. */
export interface UsualOutcome extends UsualQuestion {
  readonly answer: string;
  readonly method: string;
  readonly isRight: boolean;
  readonly isRefused: boolean;
}

/** The question answerer for a content folder, built once. */
export const answererOf = memoized((content: string) => questionAnswerer(openKnowledge(knowledgeOf(content))));

const expectationsIn = memoized((content: string) => expectationsOf(readContent(resolve(content))));

/** Asks usual questions about a portfolio, as far as it has the facts. */
export const askUsual = (content: string, questions: readonly UsualQuestion[]): UsualOutcome[] => {
  const expectations = expectationsIn(content);
  const answer = answererOf(content);
  return questions.flatMap(({ fact, ask }) => {
    const expected = expectations.get(fact);
    if (!expected) return [];
    const [year = "", later = ""] = expected.years ?? [];
    const text = ask.replaceAll("{year}", year).replaceAll("{later}", later);
    const { statements, rule, method } = answer({ text, previous: [], limit: 5, scope: "site" });
    const said = joinStatements(statements);
    const isRight =
      containsPhrases(said, expected.says) && !(expected.omits ?? []).some((phrase) => containsPhrases(said, [phrase]));
    return [{ fact, ask: text, answer: said, method: rule ?? method, isRight, isRefused: statements.length === 0 }];
  });
};

/** The shares of questions that are answered rightly, and wrongly; the others are refused. */
export const usualMetrics = (outcomes: readonly Pick<UsualOutcome, "isRight" | "isRefused">[]) => {
  const share = (isCounted: (outcome: (typeof outcomes)[number]) => boolean): number =>
    outcomes.filter(isCounted).length / outcomes.length;
  return { right: share(({ isRight }) => isRight), wrong: share(({ isRight, isRefused }) => !isRight && !isRefused) };
};
