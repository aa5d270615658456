import type { Experience } from "../../../contract/resources/portfolio/experience.ts";
import type { PortfolioFacts } from "../../knowledge/facts.ts";
import type { Knowledge } from "../../knowledge/knowledge.ts";
import { stemsOf, type Word } from "../../knowledge/words.ts";
import { isNegated } from "../../question/negation.ts";
import { asksFor, asksHowTheyWork, containsWord, type Question, unexplainedWords } from "../../question/question.ts";
import type { Phrases } from "../../sentences/phrases.ts";
import { quoteFrom, type Statement, statementAt } from "../../sentences/statement.ts";
import { byStart, latestDate, monthsOf } from "../duration.ts";
import { type Rule, ruleResult } from "../rule.ts";
import { asksForTimeWith, skillLevels, timeStatement } from "./time-with.ts";
import { workplace } from "./workplace.ts";

/** A position with its dates, role, company and location. */
export const positionStatement = (job: Experience, { facts, phrases }: Knowledge): Statement => {
  const { role, start, end } = job;
  const { name } = facts.profile;
  const place = workplace(job, phrases);
  const sentence = statementAt("/#experience", phrases);
  return end
    ? sentence("answers.work.from", { start, end, name, role, place })
    : sentence("answers.work.since", { start, name, role, place });
};

/** A position without the name of the person. */
const shortPositionStatement = (job: Experience, phrases: Phrases): Statement => {
  const { role, start, end } = job;
  const place = workplace(job, phrases);
  const sentence = statementAt("/#experience", phrases);
  return end
    ? sentence("answers.work.shortFrom", { start, end, role, place })
    : sentence("answers.work.shortSince", { start, role, place });
};

/** Positions, of which only the first sentence names the person. */
export const positionStatements = (jobs: readonly Experience[], knowledge: Knowledge): Statement[] =>
  jobs.map((job, index) =>
    index === 0 ? positionStatement(job, knowledge) : shortPositionStatement(job, knowledge.phrases),
  );

/** The summary and highlights of a position. */
export const positionQuotes = ({ summary, highlights = [] }: Experience): Statement[] =>
  [...(summary ? [summary] : []), ...highlights].map((text) => quoteFrom("/#experience", text.trim()));

/** In longer questions, `history` and `past` are topics. */
const MAX_HISTORY_WORDS = 6;

/** Words that ask for the longest position. */
const durationWords = /^(?:longest|lasted|stay|stayed|held|kept)$/;

/** The position that lasted longest. */
const longestOf = (facts: PortfolioFacts): Experience | undefined => {
  const all = facts.experience.experiences ?? [];
  const today = latestDate(facts);
  const months = ({ start, end = today }: Experience): number => monthsOf({ start, end });
  return all.toSorted((a, b) => months(b) - months(a))[0];
};

/** Whether it asks for the first position after a course of study: `first job out of university` */
const asksForFirstAfterStudies = (question: Question): boolean =>
  asksFor(question, "oldest") && asksFor(question, "education") && containsWord(question, "after", "out", "following");

/** The first position that started after the earliest course of study with an end. */
const firstAfterStudies = ({ experience: { education = [], experiences = [] } }: PortfolioFacts): Experience[] => {
  const [end] = education.flatMap(({ end }) => end ?? []).toSorted();
  return end === undefined
    ? []
    : byStart(experiences)
        .filter(({ start }) => start >= end)
        .slice(0, 1);
};

/** The positions that a question asks for: current, former, first, longest or all. */
const positionsMeant = (question: Question, { facts }: Knowledge): readonly Experience[] => {
  const all = facts.experience.experiences ?? [];
  if (asksForFirstAfterStudies(question)) return firstAfterStudies(facts);
  const longest = containsWord(question, "longest") ? longestOf(facts) : undefined;
  if (longest) return [longest];
  const current = all.filter(({ end }) => end === undefined);
  const past = all.filter(({ end }) => end !== undefined);
  const isStart = containsWord(question, "career") && containsWord(question, "start", "began", "begin");
  if (asksFor(question, "oldest") || isStart) return byStart(all).slice(0, 1);
  if (asksFor(question, "former") || containsWord(question, "past"))
    return question.words.some(({ normalized }) =>
      /^(?:jobs|employers|companies|roles|positions|all)$/.test(normalized),
    )
      ? past
      : past.slice(0, 2);
  if (asksFor(question, "latest") || containsWord(question, "does", "do"))
    return current.length > 0 ? current : past.slice(0, 1);
  return all;
};

const workConcepts = [
  "work",
  "role",
  "latest",
  "former",
  "later",
  "oldest",
  "education",
  "listing",
  "count",
  "when",
  "location",
  "person",
  "project",
  "skill",
] as const;

/** A word on this share of the portfolio's pages and sections, such as `film` for an editor, tells no position from others. */
const COMMON_SHARE = 0.25;

const isCommon = ({ chunks, frequency }: Knowledge, { stem }: Word): boolean =>
  frequency(stem) > COMMON_SHARE * chunks.filter(({ isDocumentation }) => !isDocumentation).length;

/** Whether the typed fields of a position contain all the words. */
const saysAll = ({ company, role, location = "", tags = [] }: Experience, words: readonly Word[]): boolean => {
  const stems = new Set(stemsOf([company, role, location, ...tags].join(" ")));
  return words.every(({ stem }) => stems.has(stem));
};

/** Answers questions about positions. */
export const work: Rule = {
  name: "work",
  explains: workConcepts,
  searchesTopics: true,
  answer: (question, knowledge) => {
    const { experience, profile } = knowledge.facts;
    const { name } = profile;
    const sentence = statementAt("/#experience", knowledge.phrases);
    const all = experience.experiences ?? [];
    if (all.length === 0 || isNegated(question)) return undefined;
    // `Did the first try work?`
    if (!question.isPersonal && /^(?:do|does|did|will) .*\bwork$/.test(question.text)) return undefined;
    const skills = question.mentions.flatMap(({ entity, positions }) => (entity.kind === "skill" ? positions : []));
    // `Which restaurant employed her?` asks for positions, `experience with Figma` for skills.
    const asksEmployer = containsWord(
      question,
      "employed",
      "employer",
      "employers",
      "company",
      "companies",
      "worked",
      "job",
    );
    const isOfTime = asksForTimeWith(question);
    if (skills.length > 0 && (asksFor(question, "project") || !(asksEmployer || isOfTime))) return undefined;
    const asksLongest = containsWord(question, "longest");
    // `employment history` and `past employers` ask for all positions.
    const isHistory = asksFor(question, "work") && question.words.length <= MAX_HISTORY_WORDS;
    const topics = [
      ...unexplainedWords(question, workConcepts).filter(
        (word) =>
          !(asksLongest && durationWords.test(word.normalized)) &&
          !(isOfTime && /^(?:exp|sector|industry|field)$/.test(word.normalized)) &&
          !(isHistory && /^(?:history|past)$/.test(word.normalized)) &&
          (isOfTime || !isCommon(knowledge, word)),
      ),
      ...skills.flatMap((position) => question.words[position] ?? []),
    ];
    const isOfPlace =
      topics.length > 0 &&
      !asksFor(question, "count") &&
      (asksFor(question, "when", "role") || (question.isPersonal && asksFor(question, "location")));
    // `What did she do before?` and `What is he doing at the moment?` do not say that they ask for work.
    const isOfTimes =
      topics.length === 0 &&
      question.isPersonal &&
      asksFor(question, "former", "latest") &&
      containsWord(question, "do", "doing", "was", "were");
    if (!asksFor(question, "work") && !isOfPlace && !isOfTimes && !(isOfTime && topics.length > 0)) return undefined;
    if (asksFor(question, "availability", "hackathon") || asksHowTheyWork(question)) return undefined;
    if (asksFor(question, "education") && !asksForFirstAfterStudies(question)) return undefined;
    if (topics.length > 0) {
      const fitting = all.filter((job) => saysAll(job, topics));
      const levels = isOfTime ? skillLevels(question, knowledge) : [];
      const time = isOfTime && timeStatement(fitting, knowledge);
      return ruleResult([...levels, ...positionStatements(fitting, knowledge), time], {
        about: fitting.slice(0, 1).map((item) => ({ kind: "experience", item })),
        // The total answers `How long has she been a baker?`
        ...(isOfTime && fitting.length > 0 && { unexplainedShare: 0 }),
      });
    }
    const firstStart = all.map(({ start }) => start).toSorted()[0];
    const asksHowLong =
      !asksFor(question, "latest") &&
      (asksFor(question, "count") || (asksFor(question, "when") && containsWord(question, "long", "years", "since")));
    const asksTotal = isOfTime && asksHowLong;
    const shown = asksTotal ? all : positionsMeant(question, knowledge);
    return ruleResult(
      [
        asksHowLong &&
          firstStart &&
          (all.length === 1
            ? sentence("answers.work.one", { name, start: firstStart })
            : sentence("answers.work.several", { name, number: all.length, start: firstStart })),
        ...positionStatements(shown, knowledge),
        ...(shown.length === 1 && shown[0]?.summary ? [quoteFrom("/#experience", shown[0].summary.trim())] : []),
        asksTotal && timeStatement(all, knowledge),
      ],
      {
        about: shown.slice(0, 1).map((item) => ({ kind: "experience", item })),
        ...(asksLongest && { unexplainedShare: 0 }),
      },
    );
  },
};
