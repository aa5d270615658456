import { variantsOf } from "../extract/rank.ts";
import type { Chunk } from "../index/chunk.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import { stemsOf } from "../knowledge/words.ts";
import { isNegated } from "../question/negation.ts";
import {
  asksFor,
  asksForAmount,
  asksForDone,
  asksWhereThingsAre,
  containsWord,
  type Question,
} from "../question/question.ts";
import { type UsualFact, usualClassifier } from "./classify.ts";

/** How probable a fact must be. At 0.7, three of a hundred similar questions about something else are taken for one. */
const MIN_PROBABILITY = 0.7;

/** The same if the owner's FAQ has an entry about it, which makes it more probable that visitors ask. */
const MIN_FAQ_PROBABILITY = 0.5;

/** How much more probable it must be for each skill and each topic of the portfolio that the question mentions. */
const MORE_PER_TOPIC = 0.22;

/** The facts that are lists of the career besides positions. */
const careerLists = /^(?:talks|publications|certificates|volunteering)$/;

const isProbable = ({ probability }: UsualFact, topics: number, least = MIN_PROBABILITY): boolean =>
  probability >= least + topics * MORE_PER_TOPIC;

/** The years that a text names, in order. */
const yearsIn = (text: string): string[] => (text.match(/\b(?:19|20)\d\d\b/g) ?? []).toSorted();

/** The rule's question with the years of a text. Undefined if it has none, or asks for a number that the fact does not have. */
const fillIn = (question: string, text: string, asksAmount: boolean): string | undefined => {
  const years = yearsIn(text);
  const [from, to] = [years[0], years.at(-1)];
  if (question.includes("{from}"))
    return from === undefined || to === undefined ? undefined : question.replace("{from}", from).replace("{to}", to);
  if (!asksAmount || question.startsWith("How many")) return question;
  return question.startsWith("Which") ? question.replace("Which", "How many") : undefined;
};

/** `Which projects are there?` and `Which projects have you made?` ask for all of them, not for those on one's own account. */
const asksForAllProjects =
  /^(?:which|what)(?: kinds? of)? projects? (?:are there|(?:(?:have|has|did) )?(?:(?:you|she|he|they) )?(?:ever )?(?:made?|do|done|built|build|created?|worked on))\W*$/i;

/** Words for every trade: `years in the industry`, `commercial experience`. */
const everyTrade =
  /^(?:industry|field|trade|profession|business|job|market|sector|commercial|professional|practical|relevant|paid|total)$/;

/** Whether a word of the portfolio, or one that says nothing about any fact, is what the experience is in: `with Kotlin` */
const namesSkill = ({ words }: Question, isSkill: (stem: string) => boolean): boolean =>
  words.some(
    ({ normalized, stem }, index) =>
      isSkill(stem) &&
      !everyTrade.test(normalized) &&
      /^(?:with|of|in|doing|using|as|an?|the)$/.test(words[index - 1]?.normalized ?? ""),
  );

/** The stems of an FAQ entry. */
const stemsIn = ({ name, blocks }: Chunk): ReadonlySet<string> => new Set(stemsOf([name, ...blocks].join(" ")));

/**
 * Returns a function that finds the question that the FAQ or a rule answers for a visitor's question in other words: for
 * `elevator pitch`, that is "Why should we hire her?". Undefined for other questions, and for those about a project, an employer or
 * somebody else.
 */
export const usualQuestionFinder = (
  knowledge: Knowledge,
  parse: (text: string) => Question,
  translate: (text: string) => string | undefined,
): ((text: string, question: Question) => Question | undefined) => {
  const { usual, facts, faq, chunks, frequency, language } = knowledge;
  const owner = new Set(stemsOf(facts.profile.name));
  const hasUnfinished = facts.projects.some(({ start, end }) => start !== undefined && end === undefined);
  const isTopic = (stem: string): boolean => frequency(stem) > 0 && !language.isOrdinary(stem);
  const classify = usualClassifier(usual, isTopic, owner, knowledge.isRealWord);
  const hasList = (name: string): boolean => chunks.some(({ path }) => path === `/#${name}`);

  /** The owner's question about a subject, with the most words of the visitor's. Words that its answer has may be in both. */
  const faqQuestion = (fact: UsualFact, question: Question): string | undefined => {
    const variants = question.words.map(({ stem }) => [...variantsOf(knowledge, stem).keys()]);
    const [best] = faq
      .flatMap(({ chunk, subjects = [] }) => {
        const found = chunks[chunk];
        return found && subjects.includes(fact.name) ? [{ chunk: found, rank: subjects.indexOf(fact.name) }] : [];
      })
      .map(({ chunk, rank }) => {
        const stems = stemsIn(chunk);
        const other = fact.topics.filter((stem) => !stems.has(stem)).length;
        const heading = new Set(chunk.nameStems);
        const named = question.contentPositions.filter((at) => heading.has(question.words[at]?.stem ?? "")).length;
        return {
          chunk,
          rank,
          other,
          named,
          common: variants.filter((word) => word.some((stem) => stems.has(stem))).length,
        };
      })
      .toSorted((a, b) => a.other - b.other || b.named - a.named || a.rank - b.rank || b.common - a.common);
    return best && isProbable(fact, best.other, asksFor(question, "project") ? MIN_PROBABILITY : MIN_FAQ_PROBABILITY)
      ? best.chunk.name
      : undefined;
  };

  return (text, question) => {
    const isAboutOther = question.mentions.some(({ entity }) => entity.kind !== "skill");
    if (
      isAboutOther ||
      (question.hasUnknownName && !question.isPersonal) ||
      /^(?:and|or|but|also)$/.test(question.words[0]?.normalized ?? "")
    )
      return undefined;
    const english = translate(text);
    const fact = classify(english ?? text, english !== undefined);
    if (!fact) return undefined;
    // The rule for positions knows the first job, and not the entry on how the owner got into the work.
    const isFirstJob =
      asksFor(question, "oldest") && containsWord(question, "job", "employer", "position") && !/^how\b/i.test(text);
    // `What talks has she given?` asks for the list, and not whether she gives any.
    const isOfList = careerLists.test(fact.name) && asksForDone(question) && hasList(fact.name);
    const asksOwner = question.years.length === 0 && !isFirstJob && !isOfList;
    const ownersQuestion = asksOwner ? faqQuestion(fact, question) : undefined;
    if (ownersQuestion !== undefined) return { ...parse(ownersQuestion), isOfFaq: true };
    // `A talk on accessibility` is one of the talks, but `maps projects` are not all projects.
    const skills = careerLists.test(fact.name) ? 0 : question.mentions.length;
    if (!isProbable(fact, fact.topics.length + skills)) return undefined;
    // The rules understand `projects not for clients`, `client projects before 2022` and `jobs since 2014` themselves.
    const isOfKind =
      asksFor(question, "client") || containsWord(question, "job", "jobs", "firm", "company", "employer");
    const isDenied = isNegated(question) && asksFor(question, "client");
    // So do they with `her first job` and `hackathons that she won`.
    const isOfCareer =
      containsWord(question, "hackathon", "hackathons") || (fact.name === "oldest" && containsWord(question, "job"));
    // Years of something are not all years.
    const isOfSkill =
      english === undefined &&
      fact.name === "experience-years" &&
      namesSkill(question, (stem) => fact.unknown.includes(stem) || isTopic(stem));
    const isOfPresent =
      containsWord(question, "current") &&
      (fact.name === "experience-years" || (fact.name === "previous" && containsWord(question, "start")));
    const isOfAllProjects = fact.name === "personal" && asksForAllProjects.test(english ?? text);
    const isOfThings =
      (fact.name === "project-count" && /^how (?:do|can|should) (?:i|we)\b/i.test(text)) ||
      (fact.name === "location" && asksWhereThingsAre(question)) ||
      (fact.name === "pitch" && /^how (?:big|large)\b/i.test(text)) ||
      (/^(?:latest|oldest)$/.test(fact.name) && containsWord(question, "longest", "shortest")) ||
      (fact.name === "current" && asksFor(question, "project") && hasUnfinished);
    if (
      isDenied ||
      isOfAllProjects ||
      isOfCareer ||
      isOfPresent ||
      isOfSkill ||
      isOfThings ||
      (question.years.length > 0 && isOfKind)
    )
      return undefined;
    if (fact.question === "") return asksFor(question, "project") ? undefined : { ...question, isAboutPractice: true };
    if (question.hasUnknownName) return undefined;
    const filled = fillIn(fact.question, text, asksForAmount(question));
    if (filled === undefined) return undefined;
    const parsed = parse(filled);
    // Only projects have years. The parser understands ranges such as `older than 2010` itself.
    if (question.years.length > 0 && parsed.years.length === 0) return undefined;
    const years = question.years.length > yearsIn(text).length ? question.years : parsed.years;
    return { ...parsed, years, isUsual: true };
  };
};
