import { projectPath } from "../project-page.ts";
import { applyRules } from "./apply-rules.ts";
import { careerRules } from "./career.ts";
import type { Chunk } from "./chunk.ts";
import { fromSentences } from "./extract.ts";
import { foreseeing } from "./faq.ts";
import type { Knowledge } from "./knowledge.ts";
import { entityOf, oneProject, partsAsked } from "./one-project.ts";
import { personRules } from "./person.ts";
import { someProjects } from "./projects.ts";
import { namedOf, type Question } from "./question.ts";
import { rank } from "./quote.ts";
import { type Asked, nothing, type Reply } from "./reply.ts";
import { resultsOf } from "./results.ts";
import type { Found, Rule } from "./rule.ts";
import { isAboutService, isAskedAsUser, namesAnother, serviceRules } from "./service.ts";
import type { Statement } from "./statement.ts";
import { isUnanswerable } from "./unanswerable.ts";
import type { Word } from "./words.ts";

/** How much more of a question sentences have to cover than typed data does to be given instead. */
const clearly = 0.25;
/** How much less of one the owner's answer may account for than a list of projects, which is told for want of better. */
const slightly = 0.1;

const portfolioRules: readonly Rule[] = [oneProject, ...careerRules, ...personRules, someProjects];

/** Stems that are only filling where a question is about a person. */
const ofService = new Set(["ask", "question", "answer", "page", "list", "type"]);

/** A question in which other words count as those that say what is asked. */
const counting = (question: Question, words: readonly Word[]): Question => ({
  ...question,
  content: question.words.flatMap((word, at) => (words.includes(word) ? [at] : [])),
});

/** The words that say what is asked. Some that fill other questions are what one about the service is about. */
const contentOf = (question: Question, aboutService: boolean): Word[] =>
  question.words.filter(({ stem }, at) => question.content.includes(at) || (aboutService && ofService.has(stem)));

/** Makes a function that answers a question that stands by itself. */
export const answeringOne = (knowledge: Knowledge) => {
  const fromFaq = foreseeing(knowledge);

  return (question: Question, { scope, limit }: Pick<Asked, "scope" | "limit">): Reply => {
    const asksService = isAboutService(question);
    // The documents say nothing of a person, and what they name as an example is no answer.
    if (scope === "documents" && question.isOfThird && !asksService) return nothing;
    const aboutService = scope === "documents" || asksService;
    const words = contentOf(question, aboutService);
    // Errors are told to who asks about the API: their examples are no answers to anybody else.
    const isWanted = ({ isDocument, preference = 1 }: Chunk): boolean =>
      aboutService ? isDocument : !isDocument || (!question.isOfThird && preference >= 1);
    const hits = rank(knowledge, words, isWanted);
    const reply = (
      method: Reply["method"],
      statements: readonly Statement[],
      { cites = [], about = [] }: Partial<Found> = {},
      rule?: string,
    ): Reply => ({
      method,
      statements,
      results: resultsOf(
        knowledge,
        [...cites, ...statements.map(({ path }) => path)],
        // What is told of a person or the work needs no document of the service beside it.
        rule === undefined || aboutService ? hits : hits.filter(({ chunk }) => !chunk.isDocument),
        limit,
      ),
      about,
      ...(rule !== undefined && { rule }),
    });
    const extracted = (chunk: Chunk, quoted: readonly Statement[]): Reply => {
      const project = knowledge.facts.projects.find((each) => projectPath(each) === chunk.path);
      if (!project) return reply("extractive", quoted);
      const parts = partsAsked(question, project).map(({ statement }) => statement);
      return reply("extractive", [...quoted, ...parts], { about: [entityOf(project)] });
    };

    // A key of another service is none of ours, and what a technology is in general is not known here.
    if (aboutService && (namesAnother(question, knowledge) || question.isForeign)) return nothing;
    if (!aboutService && isUnanswerable(question, knowledge)) return nothing;
    if (!aboutService && isAskedAsUser(question)) {
      const told = fromSentences(
        question,
        words,
        knowledge,
        rank(knowledge, words, ({ isDocument }) => isDocument),
      );
      if (told && told.coverage >= 0.7) return extracted(told.chunk, told.statements);
    }
    const ofPortfolio = namedOf(question, "project").length > 0 ? [oneProject] : portfolioRules;
    const applied = applyRules(aboutService ? serviceRules : ofPortfolio, counting(question, words), knowledge);
    const isElsewhere = question.isForeign && !question.isPersonal;
    const faq = scope === "documents" || aboutService || isElsewhere ? undefined : fromFaq(question);
    // Sentences cover all of a question at most, so they are never given in the place of an answer that leaves so little.
    const isEnough = applied !== undefined && applied.left <= clearly;
    const quoted = isEnough || isElsewhere ? undefined : fromSentences(question, words, knowledge, hits);
    // An owner who wrote nearly these words means to answer them.
    if (faq?.isExact) return reply("faq", faq.statements);
    if (
      applied &&
      !(faq && faq.left < applied.left + (applied.rule === someProjects ? slightly : 0)) &&
      !(quoted && quoted.coverage > 1 - applied.left + clearly)
    )
      return reply("intent", applied.found.statements, applied.found, applied.rule.name);
    if (faq) return reply("faq", faq.statements);
    return quoted ? extracted(quoted.chunk, quoted.statements) : nothing;
  };
};
