import type { Knowledge } from "../knowledge/knowledge.ts";
import { isNegated } from "../question/negation.ts";
import { asksFor, asksForThings, containsWord, isFromStudent, type Question } from "../question/question.ts";
import type { UsualFact } from "./classify.ts";

/** A question that has the words of a usual fact. */
interface Asked {
  readonly text: string;
  /** The text in English, if it was in another language. */
  readonly english: string | undefined;
  readonly question: Question;
  readonly fact: UsualFact;
}

type Exception = (asked: Asked) => boolean;

const isBetweenProjects: Exception = ({ question }) => containsWord(question, "longest", "shortest");

/** Matches questions for all projects, not only personal ones: `Which projects are there?`, `Which projects have you made?` */
const asksForAllProjects =
  /^(?:which|what) .*projects? .*\b(?:there|made?|do|done|build|built|created?|worked on)\W*$/i;

/** Matches questions for a part of one work: `Did the first try work?`, `How big was the first edition?` */
const isOfStep =
  /\bfirst (?:tr(?:y|ies)|attempts?|versions?|drafts?|rounds?|ideas?|prototypes?|tests?|runs?|editions?|prints?|batch|day|week|month|year|time|steps?)\b/i;

/** Words that fit every trade, and so name no skill: `years in the industry`, `commercial experience`. */
const everyTrade =
  /^(?:industry|field|trade|profession|business|job|market|sector|commercial|professional|practical|relevant|paid|total)$/;

/** Whether the question says what the experience is in, with a topic of the portfolio or an unknown word: `with Kotlin` */
const namesSkill = ({ words }: Question, isSkill: (stem: string) => boolean): boolean =>
  words.some(
    ({ normalized, stem }, index) =>
      isSkill(stem) &&
      !everyTrade.test(normalized) &&
      /^(?:with|of|in|doing|using|as|an?|the)$/.test(words[index - 1]?.normalized ?? ""),
  );

/**
 * Whether the rules understand the details of the question: `client projects before 2022`, `jobs since 2014`, `projects not for
 * clients`, `hackathons that she won`
 */
const isForRules: Exception = ({ question }) => {
  const isDated = asksFor(question, "client") || containsWord(question, "job", "jobs", "firm", "company", "employer");
  return (
    (question.years.length > 0 && isDated) ||
    (isNegated(question) && asksFor(question, "client")) ||
    containsWord(question, "hackathon", "hackathons")
  );
};

/**
 * Returns a function that tells whether a question only has the words of a fact, but asks for something else, which the rules
 * understand better.
 */
export const exceptionsFor = (
  { facts }: Knowledge,
  isTopic: (stem: string) => boolean,
): ((asked: Asked) => boolean) => {
  const hasUnfinished = facts.projects.some(({ start, end }) => start !== undefined && end === undefined);
  const exceptions: Readonly<Record<string, Exception>> = {
    // An unfinished project answers what the owner works on now.
    current: ({ question }) => asksFor(question, "project") && hasUnfinished,
    education: ({ question }) => isFromStudent(question),
    // `How long in the current job?` and years with one skill are not all years of experience.
    "experience-years": ({ question, english, fact }) =>
      containsWord(question, "current") ||
      (english === undefined && namesSkill(question, (stem) => fact.unknown.includes(stem) || isTopic(stem))),
    latest: isBetweenProjects,
    location: ({ question }) => asksForThings(question),
    // `Did the first try work?`
    oldest: (asked) => isBetweenProjects(asked) || containsWord(asked.question, "job") || isOfStep.test(asked.text),
    personal: ({ text, english }) => asksForAllProjects.test(english ?? text),
    // `How big is it?`
    pitch: ({ text }) => /^how (?:big|large)\b/i.test(text),
    // `When did she start her current job?`
    previous: ({ question }) => containsWord(question, "current") && containsWord(question, "start"),
    // `How do I start a project?`
    "project-count": ({ text }) => /^how (?:do|can|should) (?:i|we)\b/i.test(text),
    // `Have you worked with charities?` asks for clients.
    volunteering: ({ text }) => /\bworked (?:with|for)\b/i.test(text),
  };
  return (asked) => isForRules(asked) || exceptions[asked.fact.name]?.(asked) === true;
};
