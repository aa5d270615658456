import type { Chunk } from "../index/chunk.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import { asksFor, asksForAmount, asksForDone, containsWord, type Question, startsWith } from "../question/question.ts";
import { clientNamed } from "../rules/projects/clients.ts";
import { type UsualFact, usualClassifier } from "./classify.ts";
import { exceptionsFor } from "./exceptions.ts";
import { faqEntryFinder } from "./faq-entry.ts";

/** What answers a question that the classifier recognized. */
export type UsualQuestion =
  /** The usual question for a fact, which a rule answers. */
  | { readonly kind: "fact"; readonly question: Question }
  /** An entry of the owner's FAQ. */
  | { readonly kind: "faq"; readonly entry: Chunk }
  /** The visitor's own question, about how the owner works. */
  | { readonly kind: "practice"; readonly question: Question };

/** The minimum probability of a fact. At 0.7, three of a hundred similar questions about something else are taken for one. */
const MIN_PROBABILITY = 0.7;

/** The same if the owner's FAQ has an entry on it. Visitors ask about these subjects more often. */
const MIN_FAQ_PROBABILITY = 0.5;

/** The additional probability that is required for each skill and topic of the portfolio in the question. */
const MORE_PER_TOPIC = 0.22;

/** The facts that are lists of the career besides positions. */
const careerLists = /^(?:talks|publications|certificates|volunteering)$/;

const isProbable = ({ probability }: UsualFact, topics: number, least = MIN_PROBABILITY): boolean =>
  probability >= least + topics * MORE_PER_TOPIC;

/** The years that a text names, in order. */
const yearsIn = (text: string): string[] => (text.match(/\b(?:19|20)\d\d\b/g) ?? []).toSorted();

/** The usual question with the years of a text. Undefined if the text has none, or asks for a number that the fact does not have. */
const fillIn = (question: string, text: string, asksAmount: boolean): string | undefined => {
  const years = yearsIn(text);
  const [from, to] = [years[0], years.at(-1)];
  if (question.includes("{from}"))
    return from === undefined || to === undefined ? undefined : question.replace("{from}", from).replace("{to}", to);
  if (!asksAmount || question.startsWith("How many")) return question;
  return question.startsWith("Which") ? question.replace("Which", "How many") : undefined;
};

/**
 * Returns a function that finds the FAQ entry or the usual question that answers a visitor's question in other words: "Why should we
 * hire her?" for `elevator pitch`. It returns undefined for other questions, and for those about a project, an employer or somebody
 * else.
 */
export const usualQuestionFinder = (
  knowledge: Knowledge,
  parse: (text: string) => Question,
  translate: (text: string) => string | undefined,
): ((text: string, question: Question) => UsualQuestion | undefined) => {
  const { usual, owner, chunks, frequency, language } = knowledge;
  const isTopic = (stem: string): boolean => frequency(stem) > 0 && !language.isOrdinary(stem);
  const classify = usualClassifier(usual, isTopic, owner, knowledge.isRealWord);
  const findEntry = faqEntryFinder(knowledge);
  const isException = exceptionsFor(knowledge, isTopic);
  const hasList = (name: string): boolean => chunks.some(({ path }) => path === `/#${name}`);

  /** Whether the rules have a better answer than the owner's FAQ. */
  const isForRules = (text: string, question: Question, fact: UsualFact): boolean => {
    // A question for the first job asks for a position, not for how the owner got into the work.
    const isFirstJob =
      asksFor(question, "oldest") && containsWord(question, "job", "employer", "position") && !/^how\b/i.test(text);
    // `What talks has she given?` asks for the list, not whether she gives any.
    const isOfList = careerLists.test(fact.name) && asksForDone(question) && hasList(fact.name);
    return question.years.length > 0 || isFirstJob || isOfList;
  };

  const ownersEntry = (fact: UsualFact, question: Question): Chunk | undefined => {
    const entry = findEntry(fact, question);
    const least = asksFor(question, "project") ? MIN_PROBABILITY : MIN_FAQ_PROBABILITY;
    return entry && isProbable(fact, entry.missing, least) ? entry.chunk : undefined;
  };

  /** The usual question for a fact. */
  const rulesQuestion = (text: string, question: Question, fact: UsualFact): UsualQuestion | undefined => {
    if (question.hasUnknownName) return undefined;
    const filled = fillIn(fact.question, text, asksForAmount(question));
    if (filled === undefined) return undefined;
    const parsed = parse(filled);
    // Only projects have years. The parser understands ranges such as `older than 2010` itself.
    if (question.years.length > 0 && parsed.years.length === 0) return undefined;
    const years = question.years.length > yearsIn(text).length ? question.years : parsed.years;
    return { kind: "fact", question: { ...parsed, years, standsFor: "fact" } };
  };

  return (text, question) => {
    const others = question.mentions.filter(({ entity }) => entity.kind !== "skill");
    // The owner's FAQ also answers questions with a field of study, which is often the trade: `How did she get into pottery?`
    const isAboutOther =
      others.some(({ entity }) => entity.kind !== "education") || clientNamed(question, knowledge) !== undefined;
    const continuesOther = startsWith(question, "and", "or", "but", "also");
    if (isAboutOther || continuesOther || (question.hasUnknownName && !question.isPersonal)) return undefined;
    const english = translate(text);
    const fact = classify(english ?? text, english !== undefined);
    if (!fact) return undefined;
    const entry = isForRules(text, question, fact) ? undefined : ownersEntry(fact, question);
    if (entry) return { kind: "faq", entry };
    // `A talk on accessibility` is one of the talks, but `maps projects` does not ask for all projects.
    const skills = careerLists.test(fact.name) ? 0 : question.mentions.length;
    if (others.length > 0 || !isProbable(fact, fact.topics.length + skills)) return undefined;
    if (isException({ text, english, question, fact })) return undefined;
    if (fact.question !== "") return rulesQuestion(text, question, fact);
    return asksFor(question, "project")
      ? undefined
      : { kind: "practice", question: { ...question, standsFor: "practice" } };
  };
};
