import { projectPath } from "../../portfolio/projects/display.ts";
import { type Answer, type AskRequest, outOfScopeAnswer } from "../answer.ts";
import { type Extract, extractAnswer, sourceLabel } from "../extract/extract.ts";
import { type FaqMatch, faqMatcher } from "../extract/faq-matcher.ts";
import { hasWhatIsAsked } from "../extract/quote.ts";
import { rankChunks } from "../extract/rank.ts";
import { type Statement, withoutRepeatedFacts } from "../extract/statement.ts";
import type { Chunk } from "../index/chunk.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import type { Word } from "../knowledge/words.ts";
import { isNegated } from "../question/negation.ts";
import { asksFor, asksForDone, containsWord, mentioned, type Question, textOf } from "../question/question.ts";
import { isNear, rankResults } from "../results.ts";
import { applyRules } from "../rules/apply-rules.ts";
import { careerRules } from "../rules/career/career.ts";
import { careerLists, careerListsOfProject } from "../rules/career/lists.ts";
import { isOutOfScope } from "../rules/out-of-scope.ts";
import { personRules, practiceRules } from "../rules/person.ts";
import { compareProjects } from "../rules/projects/compare-projects.ts";
import { oneProject } from "../rules/projects/one-project.ts";
import { projectList } from "../rules/projects/project-list.ts";
import { projectEntity } from "../rules/projects/project-names.ts";
import { requestedParts } from "../rules/projects/project-parts.ts";
import type { Rule, RuleResult } from "../rules/rule.ts";
import { isAboutService, namesOtherService, serviceRules } from "../rules/service.ts";
import { refusalFor } from "./refusal.ts";

/** How much more of a question a quotation must cover than a rule does, to be preferred. */
const MIN_COVERAGE_ADVANTAGE = 0.25;

/** Where the chunks of the changelog are. */
const changelogPage = "/changelog";

/** `What changed in the last release?` */
const changeWords =
  "change changes changed changelog new news added removed deprecated breaking version versions release releases".split(
    " ",
  );

const portfolioRules: readonly Rule[] = [compareProjects, oneProject, ...careerRules, ...personRules, projectList];

/** `Have you ever photographed a wedding in winter?` */
const asksForPast = /^(?:have|has|had|did) (?:you|she|he|they) /;

const startsWithYesOrNo = ([first]: readonly Statement[]): boolean => /^(?:yes|no)\b/i.test(first?.text ?? "");

/** Stems that are filler words in a question about a person, but content in one about the API. */
const serviceFillerStems = new Set(["ask", "question", "answer", "page", "list", "type"]);

/** The question with other content words. */
const withContentWords = (question: Question, words: readonly Word[]): Question => ({
  ...question,
  contentPositions: question.words.flatMap((word, index) => (words.includes(word) ? [index] : [])),
});

/** Whether a question is about what the one before was about. The FAQ does not know that. */
const isAboutEarlier = ({ mentions }: Question): boolean => mentions.some(({ positions }) => positions.length === 0);

/** The content words of a question. */
const contentOf = (question: Question, aboutService: boolean): Word[] =>
  question.words.filter(
    ({ stem }, index) => question.contentPositions.includes(index) || (aboutService && serviceFillerStems.has(stem)),
  );

/** Returns a function that tells whether a chunk may answer a question. */
const mayAnswer = (question: Question, aboutService: boolean): ((chunk: Chunk) => boolean) => {
  // The changelog names everything once, and explains nothing.
  const asksForChanges = containsWord(question, ...changeWords);
  // The documentation does not tell `How did the last project go?`, `Experience with queues?`, `Can we have a call?` or `Is the code public?`
  const isAboutPerson =
    question.isPersonal ||
    containsWord(question, "did", "experience") ||
    (containsWord(question, "call") && containsWord(question, "a")) ||
    asksFor(question, "source") ||
    (asksFor(question, "project", "client") && !asksFor(question, "api", "apiTopic", "serviceHint", "how"));
  const isOfPast = asksForPast.test(textOf(question));
  // Error descriptions (boost < 1) and the changelog answer only questions about the API.
  return ({ isDocumentation = false, boost = 1, path, type }) => {
    if (aboutService) return isDocumentation && (path !== changelogPage || asksForChanges);
    if (question.standsFor === "practice") return !isDocumentation && type !== "CreativeWork";
    // `Have you designed roof gardens?` asks for one, and not for a line of skills.
    if (isOfPast && path === "/#skills") return false;
    return !isDocumentation || (!isAboutPerson && boost >= 1 && path !== changelogPage);
  };
};

/** The rules for a question, in order of priority. */
const rulesFor = (question: Question, aboutService: boolean): readonly Rule[] => {
  if (aboutService) return serviceRules;
  if (question.within) return [projectList];
  if (mentioned(question, "project").length > 0) return [compareProjects, careerListsOfProject, oneProject];
  return question.standsFor === "practice" ? practiceRules : portfolioRules;
};

/** Returns a function that answers a question without context, or after its context was resolved. */
export const standaloneAnswerer = (knowledge: Knowledge) => {
  const matchFaq = faqMatcher(knowledge);
  const refuse = refusalFor(knowledge);

  /**
   * Whether a section of the documentation has at most half of a question's words. Synonyms do not count: `rate limits` are no
   * prices.
   */
  const isFarFrom = (chunk: Chunk, words: readonly Word[]): boolean => {
    if (!chunk.isDocumentation) return false;
    const index = knowledge.chunks.indexOf(chunk);
    const found = words.filter(({ stem }) => knowledge.postingsOf(stem).some(([posting]) => posting === index));
    return found.length * 2 <= words.length;
  };

  const quotesDocuments = (statements: readonly Statement[]): boolean =>
    knowledge.chunks.some(({ isDocumentation, path }) => isDocumentation && path === statements[0]?.path);

  return (question: Question, { scope, limit }: Pick<AskRequest, "scope" | "limit">): Answer => {
    const asksService = isAboutService(question);
    // The documentation has examples with names, but no facts about the person.
    if (scope === "documents" && question.isThirdPerson && !asksService) return outOfScopeAnswer;
    const aboutService = scope === "documents" || asksService;
    const words = contentOf(question, aboutService);
    // What somebody has done is on the pages of projects, not in the FAQ.
    const hits = rankChunks(
      knowledge,
      words,
      mayAnswer(question, aboutService),
      asksForPast.test(textOf(question)) ? 1 : undefined,
    );
    const reply = (
      method: Answer["method"],
      statements: readonly Statement[],
      { cites = [], about = [] }: Partial<RuleResult> = {},
      rule?: string,
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
      ...(rule !== undefined && { rule }),
    });
    const answerFrom = ({ chunk, statements, coverage }: Extract): Answer => {
      const project = knowledge.facts.projects.find((project) => projectPath(project) === chunk.path);
      if (!project)
        return { ...reply("extractive", statements), coverage, isAboutService: chunk.isDocumentation === true };
      const parts = requestedParts(question, project).map(({ statement }) => statement);
      return { ...reply("extractive", [...statements, ...parts], { about: [projectEntity(project)] }), coverage };
    };

    /** The answer of an entry, after its question if the visitor asked something else: `Yes` may answer only that. */
    const faqAnswer = ({ chunk, statements, isExact, isAlternative, unexplainedShare }: FaqMatch): Answer => {
      const isAnswered = isExact && question.standsFor !== "faq" && !(isAlternative && startsWithYesOrNo(statements));
      return {
        ...reply("faq", isAnswered ? statements : [...sourceLabel(chunk, statements), ...statements]),
        coverage: 1 - unexplainedShare,
      };
    };

    // The API of another service is out of scope.
    if (aboutService && (namesOtherService(question, knowledge) || question.hasUnknownName)) return outOfScopeAnswer;
    if (!aboutService && isOutOfScope(question, knowledge)) return outOfScopeAnswer;
    const applied = applyRules(rulesFor(question, aboutService), withContentWords(question, words), knowledge);
    const isElsewhere = question.hasUnknownName && !question.isPersonal;
    const matched =
      scope === "documents" || aboutService || isElsewhere || question.standsFor === "fact" || isAboutEarlier(question)
        ? undefined
        : matchFaq(question);
    // Without the number that is asked for, it is the answer to a similar question.
    const faq =
      matched &&
      question.standsFor !== "practice" &&
      (matched.isExact || hasWhatIsAsked(knowledge, question, matched.statements, matched.chunk))
        ? matched
        : undefined;
    // A follow-up about a project is answered by its page only.
    const earlierPaths = new Set(mentioned(question, "project").map(projectPath));
    // A quotation covers at most 100 %, so it cannot beat a rule that leaves this little unexplained.
    const isEnough = applied !== undefined && applied.unexplainedShare <= MIN_COVERAGE_ADVANTAGE;
    const extract =
      isEnough || isElsewhere
        ? undefined
        : extractAnswer(
            question,
            words,
            knowledge,
            isAboutEarlier(question) ? hits.filter(({ chunk }) => earlierPaths.has(chunk.path)) : hits,
          );
    const quoted = extract && !aboutService && isFarFrom(extract.chunk, words) ? undefined : extract;
    // Projects that fit are what a question for projects asks for.
    const isList = applied?.rule === projectList && containsWord(question, "projects", "project");
    // `What talks has she given?` is like `Do you give talks?`
    const isOfList = applied?.rule === careerLists && asksForDone(question);
    // The owner wrote an answer to nearly this question.
    if (faq?.isExact && !isOfList && !(isList && isNegated(question))) return { ...faqAnswer(faq), isExact: true };
    if (
      applied &&
      (isList || !faq || faq.unexplainedShare >= applied.unexplainedShare) &&
      !(quoted && quoted.coverage > 1 - applied.unexplainedShare + MIN_COVERAGE_ADVANTAGE)
    )
      return reply("intent", applied.result.statements, applied.result, applied.rule.name);
    if (faq) return faqAnswer(faq);
    if (quoted) return answerFrom(quoted);
    // The documentation has nothing about people, and names that occur nowhere have no page near them.
    const found = isElsewhere ? [] : hits.filter(({ chunk }) => aboutService || !chunk.isDocumentation);
    // A passage of another page than the one that a follow-up is about reads like an answer.
    const isElsewhereThanSubject =
      isAboutEarlier(question) && earlierPaths.size > 0 && !earlierPaths.has(found.find(isNear)?.chunk.path ?? "");
    return refuse(question, words, {
      hits: found,
      limit,
      isAboutService: aboutService,
      // On the documentation server, examples with names would look like facts about the person.
      onlyNames: scope === "documents" || isElsewhereThanSubject,
    });
  };
};
