import { projectPath } from "../../portfolio/projects/display.ts";
import type { Answer } from "../answer.ts";
import { hasAnswerType, hasWhatIsAsked, quotePassage } from "../extract/quote.ts";
import { rankChunks, variantsOf } from "../extract/rank.ts";
import type { Chunk } from "../index/chunk.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import { stemsOf } from "../knowledge/words.ts";
import { pointsBack } from "../question/follow-up.ts";
import { asksForAmount, contentWords, type Question, startsWith } from "../question/question.ts";
import { rankResults } from "../results.ts";
import { asksForMoney, hasAmount } from "../rules/projects/amounts.ts";
import { projectEntity } from "../rules/projects/project-names.ts";

/** The longest quotation, in characters. */
const MAX_CHARACTERS = 600;

/** What an entry of the FAQ tells besides: `For how long?` */
const asksForExtent = ({ text }: Question): boolean => /^(?:(?:and|for) )*how (?:long|often|far|big|soon)\b/.test(text);

/** Whether it asks for a person, a place, a time, a reason or a number. Pages answer these in other words. */
const asksForDetail = (question: Question): boolean =>
  startsWith(question, "who", "whom", "whose", "why", "where", "when") || asksForAmount(question);

/**
 * Returns a function that answers a follow-up from the page or entry that the answer before was about: after a project, `why did
 * it stop?`. Undefined if that has none of the words of the question, and nothing of the kind that it asks for.
 */
export const contextAnswerer =
  (knowledge: Knowledge) =>
  (question: Question, source: Chunk, limit: number): Answer | undefined => {
    // Another number is no price.
    if (asksForMoney(question) && !hasAmount(source)) return undefined;
    const words = contentWords(question);
    const statements = quotePassage(knowledge, question, words, source, MAX_CHARACTERS);
    const stems = new Set(stemsOf([source.name, ...source.blocks].join(" ")));
    // `And German?` after the languages is not answered with English, although the words are related.
    const isEntry = source.path.startsWith("/#") && source.type !== "Question";
    const hasStem = (stem: string): boolean =>
      stems.has(stem) || (!isEntry && [...variantsOf(knowledge, stem).keys()].some((variant) => stems.has(variant)));
    // A page that has only the word `project` of a question says nothing about it.
    const topics = words.filter(({ normalized }) => !/^projects?$/.test(normalized));
    const found = topics.filter(({ stem }) => hasStem(stem));
    // `What is the capital of France?` does not point to what was asked before, so one word in common is not enough.
    const hasWord = found.length > 0 && (pointsBack(question) || found.length * 2 >= topics.length);
    // `Who is the mayor of Porto?` is about something else.
    const unknown = words.filter(({ stem }) => knowledge.frequency(stem) === 0 && !knowledge.language.isOrdinary(stem));
    if (!hasWord && (unknown.length > 1 || (topics.length > 1 && !pointsBack(question)))) return undefined;
    const isNear =
      hasWord ||
      ((asksForDetail(question) || (source.type === "Question" && asksForExtent(question))) &&
        hasAnswerType(question, statements, source));
    if (!isNear || !hasWhatIsAsked(knowledge, question, statements, source)) return undefined;
    const project = knowledge.facts.projects.find((each) => projectPath(each) === source.path);
    return {
      method: "extractive",
      statements,
      results: rankResults(
        knowledge,
        { cites: [source.entry ?? source.path], statements },
        rankChunks(knowledge, words, ({ isDocumentation }) => !isDocumentation),
        limit,
      ),
      about: project ? [projectEntity(project)] : [],
    };
  };
