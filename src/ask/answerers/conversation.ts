import type { Answer, AskRequest } from "../answer.ts";
import { hasWhatIsAsked } from "../extract/answer-types.ts";
import type { Chunk } from "../index/chunk.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import { lazy } from "../knowledge/lazy.ts";
import { stemsOf } from "../knowledge/words.ts";
import type { Entity } from "../question/entities.ts";
import { isFollowUp, pointsBack, withContext } from "../question/follow-up.ts";
import { asksFor, asksForAmount, containsWord, contentWords, type Question, startsWith } from "../question/question.ts";
import { nearestResults } from "../results.ts";
import { hasAmount } from "../rules/projects/amounts.ts";
import { contextAnswerer } from "./context.ts";
import type { standaloneAnswerer } from "./standalone.ts";
import type { usualAnswerer } from "./usual.ts";

/** An earlier question. */
interface EarlierQuestion {
  readonly question: Question;
  readonly about: readonly Entity[];
  /** The page or entry that its answer is about. */
  readonly source: () => { readonly chunk?: Chunk | undefined };
}

/** A parsed question, completed from the previous one if it is a follow-up. */
interface ResolvedQuestion {
  readonly text: string;
  readonly question: Question;
  readonly isFollowUp: boolean;
}

/** The previous question, if there is one. It is parsed and answered only when needed. */
type Earlier = (() => EarlierQuestion) | undefined;

/** Longer questions name their subject. */
const MAX_DEPENDENT_WORDS = 9;

/** A follow-up with this many content words can also change the subject. */
const MIN_OWN_WORDS = 2;

/** Words that ask about a project. After a project, `team?` is about the project, but `work experience?` about the person. */
const wordsOfProjects =
  /\b(?:who|whom|why|when|where|how|years?|dates?|duration|built|made|team|roles?|parts?|clients?|customers?|users?|results?|outcomes?|impact|price|costs?|budget|problems?|challenges?|lessons?|mistakes?|methods?|tools?|links?|url|demo|website|online|live|repo|repository|source|code|github|stack|tech|technology|technologies)\b/;

/** The conjunction before a complete question: `And when could you start?`, but not `And before that?` */
const beforeWholeQuestion =
  /^(?:and|but|so|also),? (?=(?:what|when|where|which|who|how|is|are|do|does|did|can|could|will|would|has|have)\b)/i;

/** Whether a question can be about the project of the previous answer: it has a word of its page, or a word for what projects have. */
const mayBeOfProject = (question: Question, page: Chunk | undefined): boolean => {
  const stems = new Set(page ? stemsOf([page.name, ...page.blocks].join(" ")) : []);
  return contentWords(question).some(({ stem }) => stems.has(stem)) || wordsOfProjects.test(question.text);
};

const isOfPast = ({ text }: Question): boolean => /\b(?:did|was|were|had|been|went|\w+ed)\b/.test(text);

/** Whether it asks what happened, and not what the owner did: `What went wrong?` */
const isOfItsPast = (question: Question): boolean => isOfPast(question) && !question.isPersonal;

/** Whether a question can be about the subject of the previous answer, although it does not refer to it. */
const mayDepend = ({ words, years, mentions }: Question): boolean =>
  words.length <= MAX_DEPENDENT_WORDS && years.length === 0 && mentions.every(({ entity }) => entity.kind === "skill");

/** Whether a question asks for more from an FAQ entry: `And for a school?`, `How many days a week?` */
const continues = (question: Question): boolean => {
  const asksExtent = startsWith(question, "how") && question.asksForNumber && !question.isPersonal;
  return (asksExtent || /^(?:and|(?:what|how) about)\b/.test(question.text)) && mayDepend(question);
};

/** Whether a question asks for a price and leaves out of what: `How much for a whole day?` */
const asksForPrice = (question: Question): boolean =>
  !question.isPersonal && mayDepend(question) && /^(?:and )?how much\b/.test(question.text);

/** How questions in any language are parsed. */
interface Parsers {
  /** Parses a question, translated into English where it is in another language. */
  readonly parse: (text: string) => Question;
  /** Parses a question in another language as it is written, for a portfolio in that language. Undefined for English ones. */
  readonly parseAsWritten: (text: string) => Question | undefined;
}

/** Returns functions that parse and answer the questions of a conversation, in which each may depend on earlier ones. */
export const conversationAnswerer = (
  knowledge: Knowledge,
  { parse, parseAsWritten }: Parsers,
  answerStandalone: ReturnType<typeof standaloneAnswerer>,
  { findUsual, faqAnswer, answerAlone }: ReturnType<typeof usualAnswerer>,
) => {
  const answerFrom = contextAnswerer(knowledge);

  /** Whether a question has only unknown topics, and does not refer back: `salary`, `What is 2 + 2?` */
  const isAboutUnknown = (question: Question): boolean =>
    !pointsBack(question) &&
    !question.asksForNumber &&
    question.contentPositions.length > 0 &&
    contentWords(question).every(({ normalized, stem }) => {
      const isKnown = knowledge.frequency(stem) > 0 || knowledge.language.isOrdinary(stem);
      return /^\d+$/.test(normalized) || (!isKnown && knowledge.language.synonymsOf(stem).length === 0);
    });

  /** Parses a question, and completes it from the previous one if it is a follow-up. */
  const resolve = (text: string, earlier: Earlier, question = parse(text)): ResolvedQuestion => {
    if (!earlier || !isFollowUp(question) || isAboutUnknown(question)) return { text, question, isFollowUp: false };
    const { question: before, about } = earlier();
    return { text, question: withContext(question, before, about), isFollowUp: true };
  };

  const answerResolved = ({ text, question, isFollowUp }: ResolvedQuestion, request: AskRequest): Answer =>
    isFollowUp ? answerStandalone(question, request) : answerAlone(text, question, request);

  /**
   * The answer to a question in another language as it is written; undefined for questions in English. Only the translation says
   * whether it must have a date, a price or an age.
   */
  const answerAsWritten = (request: AskRequest, earlier: Earlier): Answer | undefined => {
    const question = parseAsWritten(request.text);
    const answer = question && answerStandalone(resolve(request.text, earlier, question).question, request);
    if (answer?.method !== "extractive") return answer;
    const english = parse(request.text);
    // The translation of what is counted is not in the texts: `how many hours` for `wie viele Stunden`.
    const isAnswer = asksForAmount(english) || hasWhatIsAsked(knowledge, english, answer.statements);
    return isAnswer ? answer : undefined;
  };

  /** An answer, or if there is none, the one to the question as it is written. */
  const orAsWritten = (answer: Answer, request: AskRequest, earlier: Earlier): Answer =>
    answer.method === "none" ? (answerAsWritten(request, earlier) ?? answer) : answer;

  /** The page or entry that an answer is about; undefined if there are several. */
  const sourceOf = ({ method, about, results }: Answer): Chunk | undefined => {
    if (method === "none" || about.length > 1) return undefined;
    const path = results[0]?.url.slice(knowledge.facts.site.length);
    return knowledge.chunks.find((chunk) => !chunk.isDocumentation && (chunk.entry ?? chunk.path) === path);
  };

  /** The project that a refusal quotes. Visitors ask about it as about an answer. */
  const quotedProject = ({ nearest = [] }: Answer): Chunk | undefined =>
    knowledge.chunks.find(({ path }) => path === nearest[0]?.path && path.startsWith("/projects/"));

  /** The last of the earlier questions, with what its answer is about. */
  const earlierOf = (request: AskRequest): Earlier => {
    const before = request.previous?.at(-1);
    if (before === undefined || before.trim() === "") return undefined;
    const asked = { ...request, text: before, previous: request.previous?.slice(0, -1) ?? [] };
    const beforeThat = earlierOf(asked);
    return lazy(() => {
      const resolved = resolve(before, beforeThat);
      const { question } = resolved;
      const mentions = question.mentions.filter(({ entity }) => entity.kind !== "skill");
      const { about } = orAsWritten(answerResolved(resolved, request), asked, beforeThat);
      return {
        question,
        about: about.length > 0 ? about : mentions.map(({ entity }) => entity),
        source: lazy(() => {
          const answer = orAsWritten(answerInContext(asked, beforeThat), asked, beforeThat);
          if (answer.method !== "none") return { chunk: sourceOf(answer) };
          const before = beforeThat?.().source();
          return before?.chunk ? before : { chunk: quotedProject(answer) };
        }),
      };
    });
  };

  /** The answer to a question that looks like a follow-up, but is better answered on its own: `tech stack`, `is there a discount?` */
  const independentAnswer = (request: AskRequest, asked: Question, earlier: EarlierQuestion, answer: Answer) => {
    const text = request.text.replace(beforeWholeQuestion, "");
    const question = text === request.text ? asked : parse(text);
    if (pointsBack(question) || question.contentPositions.length === 0) return undefined;
    if (text !== request.text && !question.isPersonal) return undefined;
    const alone = answerAlone(text, question, request);
    const isAfterProject = earlier.about.some(({ kind }) => kind === "project");
    const isOfProject = isAfterProject && mayBeOfProject(question, earlier.source().chunk);
    const isAnswer = alone.method === "intent" || (alone.method === "faq" && !isOfPast(question));
    // After a project, `What went wrong?` does not ask for the owner's worst mistake.
    const asksForProject = isAfterProject && (answer.method === "intent" || isOfItsPast(question));
    const isExact = alone.isExact && !asksForProject;
    // If the owner does not publish this fact, the previous page does not have it either: `references?`
    const isUntold = alone.method === "none" && findUsual(text, question)?.kind === "fact";
    return (isAnswer && !isOfProject) || isExact || isUntold ? alone : undefined;
  };

  /** The answer after an FAQ entry: from another entry that has the question (`Do you guarantee it?`), or from the same one. */
  const answerAfterFaq = (request: AskRequest, question: Question, entry: Chunk): Answer | undefined => {
    const hasOwnTopic = question.contentPositions.length > question.concepts.size;
    const own = hasOwnTopic ? answerStandalone(question, request) : undefined;
    if (own?.isExact) return own;
    return continues(question) && !isOfPast(question) ? answerFrom(question, entry, request.limit) : undefined;
  };

  /** The price after an FAQ entry: from that entry if it has amounts of money, otherwise from the entry on prices. */
  const priceAfterFaq = (request: AskRequest, question: Question, entry: Chunk): Answer | undefined => {
    if (hasAmount(knowledge, entry)) return answerFrom(question, entry, request.limit);
    const alone = answerAlone(request.text, question, request);
    return alone.method === "none" ? undefined : alone;
  };

  /** The FAQ entry for a question about working with the owner, whatever was asked before: `And what would that cost?` */
  const offerAnswer = (request: AskRequest, question: Question): Answer | undefined => {
    const asksOffer = containsWord(question, "would", "could", "can", "will") && mayDepend(question);
    if (!asksOffer && (pointsBack(question) || isOfItsPast(question))) return undefined;
    const text = request.text.replace(/^(?:and|but|so),? /i, "");
    const usual = findUsual(text, parse(text));
    return usual?.kind === "faq" ? faqAnswer(usual.entry, question, request) : undefined;
  };

  /**
   * The answer to a question in a conversation. If it has no answer of its own, it may be about the previous page, or change the
   * subject.
   */
  const answerInContext = (request: AskRequest, earlier: Earlier): Answer => {
    const resolved = resolve(request.text, earlier);
    const answer = answerResolved(resolved, request);
    if (!earlier || answer.isOutOfScope) return answer;
    const question = parse(request.text);
    if (resolved.isFollowUp) {
      const { chunk: source } = earlier().source();
      const other =
        (source?.type === "Question" && asksForPrice(question)
          ? priceAfterFaq(request, question, source)
          : undefined) ??
        independentAnswer(request, question, earlier(), answer) ??
        (source?.type === "Question" ? answerAfterFaq(request, question, source) : undefined);
      if (other) return other;
    }
    const isGuess = answer.method !== "intent" && !resolved.isFollowUp && !question.isPersonal;
    // These name their own subject: `Do you work weekends?`, `Which project took longest?`
    const isOfOwner = answer.isAboutPractice && !isOfPast(question);
    const saysSubject = !pointsBack(question) && (isOfOwner || asksFor(question, "project"));
    if (!saysSubject && mayDepend(question) && (answer.method === "none" || isGuess)) {
      const { chunk } = earlier().source();
      const found = chunk && answerFrom(question, chunk, request.limit);
      if (found) return found;
    }
    if (answer.method !== "none") return answer;
    const offer = offerAnswer(request, question);
    if (offer) return offer;
    const namesProject = contentWords(question).some(({ stem }) =>
      knowledge.chunks.some(({ path, nameStems }) => path.startsWith("/projects/") && nameStems.includes(stem)),
    );
    const mayChangeSubject = resolved.isFollowUp && (namesProject || question.contentPositions.length >= MIN_OWN_WORDS);
    const alone = mayChangeSubject ? answerAlone(request.text, question, request) : answer;
    // An FAQ entry does not prove a new subject: entries are easily similar by chance.
    if (alone.method !== "none" && alone.method !== "faq") return alone;
    const { chunk } = earlier().source();
    // A refusal that would name no page names the one that was asked about before.
    return chunk && answer.results.length === 0 && (resolved.isFollowUp || question.contentPositions.length === 0)
      ? { ...answer, results: nearestResults(knowledge, [{ chunk, score: 1, coverage: 1 }], request.limit) }
      : answer;
  };

  return { earlierOf, resolve, answerResolved, answerAsWritten, answerInContext };
};
