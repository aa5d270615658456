import { projectPath } from "../../portfolio/projects/display.ts";
import { type Answer, type AskRequest, outOfScopeAnswer } from "../answer.ts";
import { hasWhatIsAsked } from "../extract/answer-types.ts";
import { type Extract, extractAnswer, sourceLabel } from "../extract/extract.ts";
import { type FaqMatch, faqMatcher } from "../extract/faq-matcher.ts";
import type { RankedHit } from "../extract/rank.ts";
import type { Chunk } from "../index/chunk.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import type { Word } from "../knowledge/words.ts";
import { isNegated } from "../question/negation.ts";
import { asksFor, asksForDone, containsWord, mentioned, type Question } from "../question/question.ts";
import { isNear, rankResults } from "../results.ts";
import { type AppliedRule, applyRules } from "../rules/apply-rules.ts";
import { careerLists } from "../rules/career/lists.ts";
import { isOutOfScope } from "../rules/out-of-scope.ts";
import { projectList } from "../rules/projects/project-list.ts";
import { leadingStatements } from "../rules/projects/project-parts.ts";
import { projectEntity } from "../rules/projects/project-statements.ts";
import type { RuleResult } from "../rules/rule.ts";
import { isAboutService, namesOtherService } from "../rules/service.ts";
import { type Statement, withoutRepeatedFacts } from "../sentences/statement.ts";
import { refusalFor, saysYesOrNo } from "./refusal.ts";
import { contentOf, rulesFor, searchHits } from "./sources.ts";

/** A quotation is preferred to a rule if it covers this much more of the question. */
const MIN_COVERAGE_ADVANTAGE = 0.25;

/** The question with other content words. */
const withContentWords = (question: Question, words: readonly Word[]): Question => ({
  ...question,
  contentPositions: question.words.flatMap((word, index) => (words.includes(word) ? [index] : [])),
});

/** A question with the hits that may answer it. */
interface Asked extends Pick<AskRequest, "scope" | "limit"> {
  readonly question: Question;
  readonly words: readonly Word[];
  readonly hits: readonly RankedHit[];
  /** Whether it is about the API. */
  readonly aboutService: boolean;
  /** Whether it is about a name that occurs nowhere in the portfolio. */
  readonly isElsewhere: boolean;
  /** The pages of the previous question, for a follow-up about the same projects. Only they may answer it. */
  readonly earlierPaths: ReadonlySet<string> | undefined;
}

/** The pages of the projects that a follow-up takes from the previous question; undefined if it takes none. */
const earlierPathsOf = (question: Question): ReadonlySet<string> | undefined =>
  question.mentions.some(({ positions }) => positions.length === 0)
    ? new Set(mentioned(question, "project").map(projectPath))
    : undefined;

/** Whether a rule lists projects, as the question asks. */
const isProjectList = (question: Question, applied: AppliedRule | undefined): boolean =>
  applied?.rule === projectList && containsWord(question, "projects", "project");

/** Whether a rule gives the list that a question asks for. It is preferred to an FAQ entry with a similar question. */
const isList = (question: Question, applied: AppliedRule | undefined): boolean =>
  // The FAQ entry `Do you give talks?` is similar to `What talks has she given?`, but lists none.
  (applied?.rule === careerLists && asksForDone(question)) || (isProjectList(question, applied) && isNegated(question));

/** Whether a rule lists projects, but the question is about the visitor: `What will we get at the end of an audit?` */
const isListForOwnCase = ({ text }: Question, { rule }: AppliedRule): boolean =>
  rule === projectList && /\b(?:we|us|our|i|my)\b/.test(text);

/** Whether the answer of a rule is preferred to an entry of the FAQ and to a quotation. */
const isBest = (question: Question, applied: AppliedRule, faq: FaqMatch | undefined, quoted: Extract | undefined) =>
  (isProjectList(question, applied) ||
    !faq ||
    (!isListForOwnCase(question, applied) && faq.unexplainedShare >= applied.unexplainedShare)) &&
  !(quoted && quoted.coverage > 1 - applied.unexplainedShare + MIN_COVERAGE_ADVANTAGE);

/** Returns a function that answers a question without context, or after its context was resolved. */
export const standaloneAnswerer = (knowledge: Knowledge) => {
  const matchFaq = faqMatcher(knowledge);
  const refuse = refusalFor(knowledge);

  /**
   * Whether a section of the documentation has at most half of the words of a question. Synonyms do not count: a rate limit is not a
   * price.
   */
  const isFarFrom = (chunk: Chunk, question: Question, words: readonly Word[]): boolean => {
    if (!chunk.isDocumentation) return false;
    // The documentation names hackathons as a part of every portfolio.
    if (asksFor(question, "hackathon")) return true;
    const index = knowledge.chunks.indexOf(chunk);
    const found = words.filter(({ stem }) => knowledge.postingsOf(stem).some(([posting]) => posting === index));
    return found.length * 2 <= words.length;
  };

  const quotesDocuments = (statements: readonly Statement[]): boolean =>
    knowledge.chunks.some(({ isDocumentation, path }) => isDocumentation && path === statements[0]?.path);

  /** Whether a question is about another person or service, or about what no portfolio answers. */
  const isOutside = (question: Question, scope: AskRequest["scope"]): boolean => {
    const asksService = isAboutService(question);
    // The documentation has examples with names, but no facts about the person.
    if (scope === "documents" && question.isThirdPerson && !asksService) return true;
    return scope === "documents" || asksService
      ? namesOtherService(question, knowledge) || question.hasUnknownName
      : isOutOfScope(question, knowledge);
  };

  const findFaq = ({ question, scope, aboutService, isElsewhere, earlierPaths }: Asked): FaqMatch | undefined => {
    if (scope === "documents" || aboutService || isElsewhere || earlierPaths) return undefined;
    if (question.standsFor === "fact" || question.standsFor === "practice") return undefined;
    const match = matchFaq(question);
    // An entry without the number that is asked for answers a similar question.
    return match && (match.isExact || hasWhatIsAsked(knowledge, question, match.statements, match.chunk))
      ? match
      : undefined;
  };

  const findQuote = (asked: Asked, applied: AppliedRule | undefined): Extract | undefined => {
    const { question, words, hits, aboutService, isElsewhere, earlierPaths } = asked;
    // A quotation covers at most 100 %, so it cannot beat a rule that leaves this little unexplained.
    const isEnough = applied !== undefined && applied.unexplainedShare <= MIN_COVERAGE_ADVANTAGE;
    if (isEnough || isElsewhere) return undefined;
    const allowed = earlierPaths ? hits.filter(({ chunk }) => earlierPaths.has(chunk.path)) : hits;
    const extract = extractAnswer(question, words, knowledge, allowed);
    return extract && !aboutService && isFarFrom(extract.chunk, question, words) ? undefined : extract;
  };

  const reply = (
    { hits, limit, aboutService }: Asked,
    method: Answer["method"],
    statements: readonly Statement[],
    { cites = [], about = [] }: Partial<RuleResult> = {},
  ): Answer => ({
    method,
    statements: withoutRepeatedFacts(statements),
    results: rankResults(
      knowledge,
      { cites, statements },
      // An answer about the person does not cite the documentation.
      aboutService || quotesDocuments(statements) ? hits : hits.filter(({ chunk }) => !chunk.isDocumentation),
      limit,
    ),
    about,
    isAboutService: aboutService,
  });

  const ruleAnswer = (asked: Asked, { rule, result }: AppliedRule): Answer => ({
    ...reply(asked, "intent", result.statements, result),
    rule: rule.name,
  });

  /** The answer of an FAQ entry. Unless the visitor asked its question, that comes first, because a `Yes` answers nothing else. */
  const faqAnswer = (asked: Asked, { chunk, statements, ...match }: FaqMatch): Answer => {
    const needsQuestion = !match.isExact || (match.isAlternative && saysYesOrNo.test(statements[0]?.text ?? ""));
    return {
      ...reply(
        asked,
        "faq",
        needsQuestion ? [...sourceLabel(chunk, statements, knowledge.phrases), ...statements] : statements,
      ),
      coverage: 1 - match.unexplainedShare,
    };
  };

  const quotation = (asked: Asked, { chunk, statements, coverage }: Extract): Answer => {
    const project = knowledge.facts.projects.find((each) => projectPath(each) === chunk.path);
    const facts = project ? leadingStatements(asked.question, project, knowledge.phrases) : [];
    return {
      ...reply(asked, "extractive", [...facts, ...statements], project && { about: [projectEntity(project)] }),
      coverage,
      isAboutService: chunk.isDocumentation === true,
    };
  };

  const refusal = ({ question, words, hits, scope, limit, aboutService, isElsewhere, earlierPaths }: Asked): Answer => {
    // The documentation says nothing about people, and no page is near a name that occurs nowhere.
    const found = isElsewhere ? [] : hits.filter(({ chunk }) => aboutService || !chunk.isDocumentation);
    const nearest = found.find(isNear)?.chunk.path ?? "";
    // For a follow-up, other pages are not quoted: that would look like the answer.
    const isOfOtherPage = earlierPaths !== undefined && earlierPaths.size > 0 && !earlierPaths.has(nearest);
    return refuse(question, words, {
      hits: found,
      limit,
      isAboutService: aboutService,
      // On the documentation server, examples with names would look like facts about the person.
      onlyNames: scope === "documents" || isOfOtherPage,
    });
  };

  return (question: Question, { scope, limit }: Pick<AskRequest, "scope" | "limit">): Answer => {
    if (isOutside(question, scope)) return outOfScopeAnswer;
    const aboutService = scope === "documents" || isAboutService(question);
    const words = contentOf(question, aboutService);
    const asked: Asked = {
      question,
      words,
      hits: searchHits(knowledge, question, words, aboutService),
      scope,
      limit,
      aboutService,
      isElsewhere: question.hasUnknownName && !question.isPersonal,
      earlierPaths: earlierPathsOf(question),
    };
    const applied = applyRules(rulesFor(question, aboutService), withContentWords(question, words), knowledge);
    const faq = findFaq(asked);
    const quoted = findQuote(asked, applied);
    // The owner has answered nearly the same question.
    if (faq?.isExact && !isList(question, applied)) return { ...faqAnswer(asked, faq), isExact: true };
    if (applied && isBest(question, applied, faq, quoted)) return ruleAnswer(asked, applied);
    if (faq) return faqAnswer(asked, faq);
    return quoted ? quotation(asked, quoted) : refusal(asked);
  };
};
