import type { AskResponse, AskResult } from "../../contract/resources/ask.ts";
import { careerRules } from "./career.ts";
import type { Chunk } from "./chunk.ts";
import type { Entity } from "./entities.ts";
import { fromSentences } from "./extract.ts";
import { foreseeing } from "./faq.ts";
import { concerning, isFollowUp, replacing } from "./follow-up.ts";
import type { Knowledge } from "./knowledge.ts";
import { entityOf, oneProject, partsAsked, pathOf } from "./one-project.ts";
import { personRules } from "./person.ts";
import { someProjects } from "./projects.ts";
import { asksFor, namedOf, naming, type Question, saysWord, unexplained } from "./question.ts";
import { rank } from "./quote.ts";
import { resultsOf } from "./results.ts";
import type { Found, Rule } from "./rule.ts";
import { isAboutService, isAskedAsUser, namesAnother, serviceRules } from "./service.ts";
import type { Statement } from "./statement.ts";
import { understanding } from "./understand.ts";
import { clausesOf, type Word } from "./words.ts";

export interface Asked {
  readonly text: string;
  /** Earlier questions, latest last. */
  readonly previous?: readonly string[];
  /** How many results at most. */
  readonly limit: number;
  /** Everything, or only the documents of the service. */
  readonly scope: "site" | "documents";
}

export interface Reply {
  readonly method: "intent" | "faq" | "extractive" | "none";
  /** Which rule answered, for whoever looks into it. */
  readonly rule?: string;
  readonly statements: readonly Statement[];
  readonly results: readonly AskResult[];
  /** What the answer is about: a question that follows may mean that. */
  readonly about: readonly Entity[];
}

/** How much of a question a rule may leave unexplained. */
const leftOver = 0.34;
/** What a word counts that occurs nowhere, beside one that does. */
const unknown = 1.5;
/** How much more of a question sentences have to cover than typed data does to be given instead. */
const clearly = 0.25;
/** How much less of one the owner's answer may account for than a list of projects, which is told for want of better. */
const slightly = 0.1;

const portfolioRules: readonly Rule[] = [oneProject, ...careerRules, ...personRules, someProjects];

/** Stems that are only filling where a question is about a person. */
const ofService = new Set(["ask", "question", "answer", "page", "list", "type"]);

interface Earlier {
  readonly question: Question;
  readonly about: readonly Entity[];
}

const nothing: Reply = { method: "none", statements: [], results: [], about: [] };

interface Applied {
  readonly rule: Rule;
  readonly found: Found;
  /** The share of the question that is left unexplained. */
  readonly left: number;
}

/** The rule that answers and accounts for most of the question; of equals the first. */
const applyRules = (rules: readonly Rule[], question: Question, knowledge: Knowledge): Applied | undefined => {
  const names = naming(question);
  const asked = question.content.filter((at) => !names.has(at)).length;
  let best: Applied | undefined;
  for (const rule of rules) {
    if (best?.left === 0) break;
    const weights = unexplained(question, rule.explains).map(({ stem }) =>
      knowledge.frequency(stem) > 0 ? 1 : unknown,
    );
    const left = weights.reduce((sum, weight) => sum + weight, 0) / Math.max(1, asked);
    if (!rule.takesTopics && left > (rule.tolerates ?? leftOver)) continue;
    const found = rule.answer(question, knowledge);
    const rest = found?.left ?? (rule.takesTopics ? left * 0.5 : left);
    if (found && (!best || rest < best.left)) best = { rule, found, left: rest };
  }
  return best;
};

/** A question in which other words count as those that say what is asked. */
const counting = (question: Question, words: readonly Word[]): Question => ({
  ...question,
  content: question.words.flatMap((word, at) => (words.includes(word) ? [at] : [])),
});

/** Whether it asks for something to be made, and not for what is there. */
const isOrder = ({ words }: Question): boolean =>
  /^(?:please )?(?:write|generate|compose|draft|implement|translate|calculate|solve)\b/.test(
    words.map(({ plain }) => plain).join(" "),
  );

/** Whether it asks for what is not so. What is listed is what is so. */
const isNegative = (question: Question): boolean =>
  asksFor(question, "project", "client", "personal", "skill") &&
  saysWord(question, "not", "without", "except", "neither", "nor", "never");

const makers = /^(?:invent|creat|make|develop|found|own|design|write|run|maintain)/;

/** Whether it asks of a technology who made it, what it is, or what nothing here tells of it. */
const isGeneral = (question: Question, { frequency }: Knowledge): boolean => {
  const names = naming(question);
  const isOfSkills = names.size > 0 && question.named.every(({ entity }) => entity.kind === "skill");
  if (question.isPersonal || !isOfSkills || asksFor(question, "project", "client", "personal")) {
    if (!(isOfSkills && question.words[0]?.plain === "who")) return false;
  }
  const beside = question.content.flatMap((at) => (names.has(at) ? [] : (question.words[at] ?? [])));
  const [first, second] = question.words.map(({ plain }) => plain);
  if (first === "who") return beside.some(({ stem }) => makers.test(stem));
  if (beside.some(({ stem }) => frequency(stem) === 0))
    return /^(?:what|why|explain|define|how|when|is|are|can|should|which)$/.test(first ?? "");
  const defines =
    /^(?:explain|define)$/.test(first ?? "") || (first === "what" && /^(?:is|are|does)$/.test(second ?? ""));
  return beside.length === 0 && defines;
};

/** Makes a function that answers questions from what is known, without a language model (D10). */
export const answering = (knowledge: Knowledge) => {
  const understand = understanding(knowledge);
  const fromFaq = foreseeing(knowledge);

  /** The words that say what is asked. Some that fill other questions are what one about the service is about. */
  const contentOf = (question: Question, aboutService: boolean): Word[] =>
    question.words.filter(({ stem }, at) => question.content.includes(at) || (aboutService && ofService.has(stem)));

  const answerTo = (question: Question, { scope, limit }: Asked): Reply => {
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
      const project = knowledge.facts.projects.find((each) => pathOf(each) === chunk.path);
      if (!project) return reply("extractive", quoted);
      const parts = partsAsked(question, project).map(({ statement }) => statement);
      return reply("extractive", [...quoted, ...parts], { about: [entityOf(project)] });
    };

    // A key of another service is none of ours, and what a technology is in general is not known here.
    if (aboutService && (namesAnother(question, knowledge) || question.isForeign)) return nothing;
    if (!aboutService && (isGeneral(question, knowledge) || isOrder(question) || isNegative(question))) return nothing;
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
    const quoted = applied?.left === 0 || isElsewhere ? undefined : fromSentences(question, words, knowledge, hits);
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

  /** What the last of earlier questions meant and was about; worked out once, when a question needs it. */
  const earlierOf = (asked: Asked): (() => Earlier) | undefined => {
    const before = asked.previous?.at(-1);
    if (before === undefined || before.trim() === "") return undefined;
    let known: Earlier | undefined;
    return () => {
      if (known) return known;
      const question = resolved(before, earlierOf({ ...asked, previous: asked.previous?.slice(0, -1) ?? [] }));
      const { named } = question;
      known = {
        question,
        about: named.length > 0 ? named.map(({ entity }) => entity) : answerTo(question, asked).about,
      };
      return known;
    };
  };

  /** What a question means after others: what it leaves out is what the one before was about. */
  const resolved = (text: string, earlier: (() => Earlier) | undefined): Question => {
    const question = understand(text);
    if (!earlier || !isFollowUp(question)) return question;
    const { question: before, about } = earlier();
    const replaces = question.named.length > 0 || question.years.length > 0 || asksFor(question, "client", "personal");
    return replaces ? replacing(before, question) : concerning(question, about, before);
  };

  return (asked: Asked): Reply => {
    const earlier = earlierOf(asked);
    const whole = answerTo(resolved(asked.text, earlier), asked);
    if (whole.method !== "none") return whole;
    // Who introduces himself at length asks at the end.
    for (const text of clausesOf(asked.text)) {
      const part = answerTo(resolved(text, earlier), asked);
      if (part.method === "intent" || part.method === "faq") return part;
    }
    return nothing;
  };
};

/** What is said where there is nothing to say. */
export const noAnswer =
  "Nothing here answers that. Ask about the person, the work, the projects, how to get in touch, or the API.";

/** A reply as it is sent (D10). */
export const responseOf = (
  { facts: { site } }: Pick<Knowledge, "facts">,
  query: string,
  { method, statements, results }: Reply,
): AskResponse => ({
  _meta: {
    response_type: method === "none" ? "failure" : "answer",
    response_format: "conversational_search",
    version: "0.55",
    site,
    method,
  },
  query,
  answer: method === "none" ? noAnswer : statements.map(({ text }) => text).join(" "),
  results: [...results],
  ...(method === "none" && { error: { code: "NO_RESULTS", message: "Nothing on this site answers the question." } }),
});
