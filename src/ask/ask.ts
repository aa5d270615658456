import type { Answer, AskRequest } from "./answer.ts";
import { contextAnswerer } from "./context-answerer.ts";
import type { Chunk } from "./index/chunk.ts";
import type { Knowledge } from "./knowledge/knowledge.ts";
import { lazy } from "./knowledge/lazy.ts";
import { clausesOf, stemsOf } from "./knowledge/words.ts";
import type { Entity } from "./question/entities.ts";
import { isFollowUp, pointsBack, withContext } from "./question/follow-up.ts";
import { ownerReplacer } from "./question/owner-reference.ts";
import { questionParser } from "./question/parse-question.ts";
import { asksFor, containsWord, numberIn, type Question } from "./question/question.ts";
import { isInUnknownLanguage, questionTranslator } from "./question/translate.ts";
import { helpAnswer } from "./rules/help.ts";
import { isAboutService } from "./rules/service.ts";
import { standaloneAnswerer } from "./standalone-answerer.ts";
import { usualQuestionFinder } from "./usual/usual-question.ts";

/** What people ask about a project. After one, `team?` is about it, and `work experience?` about the person. */
const ofProjects =
  /\b(?:who|whom|why|when|where|how|team|roles?|parts?|clients?|customers?|users?|results?|outcomes?|impact|years?|dates?|duration|links?|url|demo|website|online|live|repo|repository|source|code|github|stack|tech|technolog(?:y|ies)|tools?|built|made|price|cost|costs|budget|problems?|challenges?|lessons?|mistakes?)\b/;

const ofPositions = /\b(?:current|past|previous|former)\b/;

/** Whether a question can be about a project whose page it follows: with a word of the page, or one for what projects have. */
const mayBeOfProject = ({ words, contentPositions }: Question, page: Chunk | undefined): boolean => {
  const text = words.map(({ normalized }) => normalized).join(" ");
  const stems = new Set(page ? stemsOf([page.name, ...page.blocks].join(" ")) : []);
  const isOnPage = contentPositions.some((position) => stems.has(words[position]?.stem ?? ""));
  return !ofPositions.test(text) && (isOnPage || ofProjects.test(text));
};

interface EarlierQuestion {
  readonly question: Question;
  readonly about: readonly Entity[];
  /** The page or entry that its answer is about. */
  readonly source: () => { readonly chunk?: Chunk | undefined };
}

/** A parsed question, and whether it took what it leaves out from the question before it. */
interface ResolvedQuestion {
  readonly text: string;
  readonly question: Question;
  readonly isFollowUp: boolean;
}

/** A longer question names what it is about. */
const MAX_DEPENDENT_WORDS = 9;

/** With as many words of its own, a question can also change the subject. */
const MIN_OWN_WORDS = 2;

/** How long an answer should be: `Who is she, in one sentence?` */
const wantedLength =
  /,? in (?:an?|one|two|three|a few|a couple of|[1-5]) (?:short )?(?:sentences?|words|lines?|paragraphs?)\b/i;

/** Returns a function that answers questions from the knowledge, without a language model (D10). */
export const questionAnswerer = (knowledge: Knowledge) => {
  const parseQuestion = questionParser(knowledge);
  const answerStandalone = standaloneAnswerer(knowledge);
  const answerFrom = contextAnswerer(knowledge);
  const translate = questionTranslator(knowledge);
  const replaceOwner = ownerReplacer(knowledge);
  const findUsual = usualQuestionFinder(knowledge, parseQuestion, translate);
  const parseInAnyLanguage = (text: string): Question => {
    const english = translate(text);
    return english === undefined ? parseQuestion(text) : parseQuestion(english, true);
  };

  /** The last of the earlier questions with its entities, computed only if the new question needs it. */
  const earlierOf = (request: AskRequest): (() => EarlierQuestion) | undefined => {
    const before = request.previous?.at(-1);
    if (before === undefined || before.trim() === "") return undefined;
    const asked = { ...request, text: before, previous: request.previous?.slice(0, -1) ?? [] };
    const beforeThat = earlierOf(asked);
    return lazy(() => {
      const resolved = resolve(before, beforeThat);
      const { question } = resolved;
      const mentions = question.mentions.filter(({ entity }) => entity.kind !== "skill");
      const { about } = answerResolved(resolved, request);
      return {
        question,
        about: about.length > 0 ? about : mentions.map(({ entity }) => entity),
        source: lazy(() => {
          const answer = answerInContext(asked, beforeThat);
          return answer.method === "none" ? (beforeThat?.().source() ?? {}) : { chunk: sourceOf(answer) };
        }),
      };
    });
  };

  /** Whether all topics of a question are unknown here, and nothing of it points back: `salary`, `What is 2 + 2?` */
  const isAboutUnknown = (question: Question): boolean =>
    !pointsBack(question) &&
    question.contentPositions.length > 0 &&
    question.contentPositions.every((position) => {
      const { normalized, stem } = question.words[position] ?? { normalized: "", stem: "" };
      const isKnown = knowledge.frequency(stem) > 0 || knowledge.language.isOrdinary(stem);
      return /^\d+$/.test(normalized) || (!isKnown && knowledge.language.synonymsOf(stem).length === 0);
    });

  const resolve = (
    text: string,
    earlier: (() => EarlierQuestion) | undefined,
    parse: (text: string) => Question = parseInAnyLanguage,
  ): ResolvedQuestion => {
    const question = parse(text);
    if (!earlier || !isFollowUp(question) || isAboutUnknown(question)) return { text, question, isFollowUp: false };
    const { question: before, about } = earlier();
    return { text, question: withContext(question, before, about), isFollowUp: true };
  };

  /** The answer to a question. A usual question in other words is answered by the owner's FAQ, or by the rule for it. */
  const answerResolved = ({ text, question, isFollowUp }: ResolvedQuestion, request: AskRequest): Answer => {
    const answer = answerStandalone(question, request);
    const isForService = isAboutService(question);
    if (isFollowUp || request.scope === "documents" || (answer.isOutOfScope && !isForService)) return answer;
    const usual = findUsual(text, question);
    if (!usual || (usual.isUsual && answer.method === "faq")) return answer;
    const usualAnswer = answerStandalone(usual, request);
    // `Do you let an AI write the code?` has words of the API.
    if (isForService) return question.isPersonal && usualAnswer.isExact ? usualAnswer : answer;
    // `What grade did she get?` is like a question about terms, but the rule for education understands it.
    if (usual.isAboutPractice) return answer.rule === "education" ? answer : usualAnswer;
    if (!usual.isUsual) return usualAnswer.method === "faq" ? usualAnswer : answer;
    // The rule for skills knows the names of their groups, that for studies what a university is, and those for lists which
    // entries are the last or the first.
    const asksForSome =
      asksFor(question, "latest", "oldest") && (numberIn(question) !== undefined || answer.rule === "career lists");
    const knowsMore = answer.rule === usualAnswer.rule && (/^(?:skills|education)$/.test(answer.rule ?? "") || asksForSome);
    // The documentation tells nothing about the person: `Are there any references?`
    const quotesDocuments = answer.method === "extractive" && answer.isAboutService === true;
    return quotesDocuments || (usualAnswer.method === "intent" && !knowsMore) ? usualAnswer : answer;
  };

  /** The page or entry that an answer is about; undefined if there are several. */
  const sourceOf = ({ method, about, results }: Answer): Chunk | undefined => {
    if (method === "none" || about.length > 1) return undefined;
    const path = results[0]?.url.slice(knowledge.facts.site.length);
    return knowledge.chunks.find((chunk) => !chunk.isDocumentation && (chunk.entry ?? chunk.path) === path);
  };

  /** Whether a question can be about what the answer before was about, without any word that says so. */
  const mayDepend = ({ words, years, mentions }: Question): boolean =>
    words.length <= MAX_DEPENDENT_WORDS &&
    years.length === 0 &&
    mentions.every(({ entity }) => entity.kind === "skill");

  /**
   * The answer to a question in a conversation. What nothing else answers may be on the page that the answer before was about, or
   * change the subject.
   */
  const answerInContext = (request: AskRequest, earlier: (() => EarlierQuestion) | undefined): Answer => {
    const resolved = resolve(request.text, earlier);
    const answer = answerResolved(resolved, request);
    if (!earlier || answer.isOutOfScope) return answer;
    const question = parseInAnyLanguage(request.text);
    const hasOwnTopic = question.contentPositions.length > question.concepts.size;
    const { chunk: source } = resolved.isFollowUp ? earlier().source() : {};
    if (resolved.isFollowUp && !pointsBack(question) && question.contentPositions.length > 0) {
      // Nothing says that `tech stack` or `is there a discount?` is about what was asked before.
      const alone = answerResolved({ text: request.text, question, isFollowUp: false }, request);
      const isOfProject = earlier().about.some(({ kind }) => kind === "project");
      const isOfPast = question.words.some(({ normalized }) => /^(?:did|was|were|had|been|went|.+ed)$/.test(normalized));
      const isAskedOfProject = isOfProject && mayBeOfProject(question, source);
      const isOfOwner =
        ((alone.method === "intent" || (alone.method === "faq" && !isOfPast)) && !isAskedOfProject) ||
        (alone.isExact && !(isOfProject && answer.method === "intent"));
      if (isOfOwner) return alone;
      if (alone.method === "none" && findUsual(request.text, question)?.isUsual) return alone;
    }
    if (source?.type === "Question") {
      // `Do you guarantee it?` after another entry of the FAQ asks for its own entry.
      const alone = hasOwnTopic ? answerStandalone(question, request) : undefined;
      if (alone?.isExact) return alone;
      // `And for a school?` after the rates does not ask for the owner's education, nor `How many days a week?` for the jobs.
      const asksExtent = question.words[0]?.normalized === "how" && question.asksForNumber && !question.isPersonal;
      const continues =
        (asksExtent || /^(?:and|what about|how about)$/.test(question.words[0]?.normalized ?? "")) && mayDepend(question);
      const same = continues ? answerFrom(question, source, request.limit) : undefined;
      if (same) return same;
    }
    const isGuess = answer.method !== "intent" && !resolved.isFollowUp && !question.isPersonal;
    if (mayDepend(question) && (answer.method === "none" || isGuess)) {
      const { chunk } = earlier().source();
      const found = chunk && answerFrom(question, chunk, request.limit);
      if (found) return found;
    }
    // `And what would that cost?` asks how the owner works, whatever was asked before.
    const asksOffer = containsWord(question, "would", "could", "can", "will") && mayDepend(question);
    const plain = request.text.replace(/^(?:and|but|so),? /i, "");
    const usual = answer.method === "none" && (asksOffer || !pointsBack(question)) ? findUsual(plain, parseInAnyLanguage(plain)) : undefined;
    if (usual && !usual.isUsual && !usual.isAboutPractice) return answerStandalone(usual, request);
    const mayChangeSubject = resolved.isFollowUp && question.contentPositions.length >= MIN_OWN_WORDS;
    if (answer.method !== "none" || !mayChangeSubject) return answer;
    const alone = answerResolved({ text: request.text, question, isFollowUp: false }, request);
    // An entry of the FAQ is too easily like a question about something else.
    return alone.method === "none" || alone.method === "faq" ? answer : alone;
  };

  return (asked: AskRequest): Answer => {
    const normalize = (text: string): string => replaceOwner(text.replace(wantedLength, ""));
    const request = {
      ...asked,
      text: normalize(asked.text),
      ...(asked.previous && { previous: asked.previous.map(normalize) }),
    };
    const earlier = earlierOf(request);
    // A portfolio can be in the language of the question.
    const isForeign = translate(request.text) !== undefined;
    const answerAsWritten = lazy(() =>
      answerStandalone(resolve(request.text, earlier, parseQuestion).question, request),
    );
    if (isForeign && answerAsWritten().isExact) return answerAsWritten();
    const help =
      request.scope === "site" ? helpAnswer(knowledge, asked.text, earlier === undefined, request.limit) : undefined;
    // The owner can answer `Are you a real person?`
    if (help) return answerAsWritten().method === "faq" ? answerAsWritten() : help;
    const whole = answerInContext(request, earlier);
    if (whole.method !== "none" || whole.isAboutPractice) return whole;
    if (isForeign && answerAsWritten().method !== "none") return answerAsWritten();
    // In a long message, the question is usually at the end.
    for (const text of clausesOf(request.text)) {
      const part = answerResolved(resolve(text, earlier), request);
      if (part.method === "intent" || part.method === "faq") return part;
    }
    return isInUnknownLanguage(knowledge, request.text) ? { ...whole, isInUnknownLanguage: true } : whole;
  };
};
