import { projectPath } from "../../portfolio/projects/display.ts";
import type { Answer } from "../answer.ts";
import { hasAnswerType, hasWhatIsAsked } from "../extract/answer-types.ts";
import { quotePassage } from "../extract/quote.ts";
import { rankChunks, variantsOf } from "../extract/rank.ts";
import type { Chunk } from "../index/chunk.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import { stemsOf } from "../knowledge/words.ts";
import { pointsBack } from "../question/follow-up.ts";
import { asksForAmount, contentWords, type Question, startsWith } from "../question/question.ts";
import { rankResults } from "../results.ts";
import { asksForMoney, hasAmount } from "../rules/projects/amounts.ts";
import { leadingStatements } from "../rules/projects/project-parts.ts";
import { projectEntity } from "../rules/projects/project-statements.ts";
import { withoutRepeatedFacts } from "../sentences/statement.ts";

/** The longest quotation, in characters. */
const MAX_CHARACTERS = 600;

/** Whether it asks for what an FAQ entry often also says: `For how long?` */
const asksForExtent = ({ text }: Question): boolean => /^(?:(?:and|for) )*how (?:long|often|far|big|soon)\b/.test(text);

/** Whether it asks for a person, a place, a time, a reason or a number. Pages often say these without the words of the question. */
const asksForDetail = (question: Question): boolean =>
  startsWith(question, "who", "whom", "whose", "why", "where", "when") || asksForAmount(question);

/**
 * Returns a function that answers a follow-up, such as `why did it stop?`, from the page or entry that the previous answer was about.
 * It returns undefined if that source has no word of the question and not the kind of answer that it asks for.
 */
export const contextAnswerer =
  (knowledge: Knowledge) =>
  (question: Question, source: Chunk, limit: number): Answer | undefined => {
    // A page without an amount of money does not answer a question about a price.
    if (asksForMoney(question) && !hasAmount(knowledge, source)) return undefined;
    const words = contentWords(question);
    const statements = quotePassage(knowledge, question, words, source, MAX_CHARACTERS);
    const stems = new Set(stemsOf([source.name, ...source.blocks].join(" ")));
    // In a list entry, related words do not count: the entry on English does not answer `And German?`
    const isEntry = source.path.startsWith("/#") && source.type !== "Question";
    const hasStem = (stem: string): boolean =>
      stems.has(stem) || (!isEntry && [...variantsOf(knowledge, stem).keys()].some((variant) => stems.has(variant)));
    // The word `project` alone does not connect a question with a page.
    const topics = words.filter(({ normalized }) => !/^projects?$/.test(normalized));
    const found = topics.filter(({ stem }) => hasStem(stem));
    // One word in common is enough only if the question refers back, which `What is the capital of France?` does not.
    const hasWord = found.length > 0 && (pointsBack(question) || found.length * 2 >= topics.length);
    // Unknown words mean another subject: `Who is the mayor of Porto?`
    const unknown = words.filter(({ stem }) => knowledge.frequency(stem) === 0 && !knowledge.language.isOrdinary(stem));
    if (!hasWord && (unknown.length > 1 || (topics.length > 1 && !pointsBack(question)))) return undefined;
    const isNear =
      hasWord ||
      ((asksForDetail(question) || (source.type === "Question" && asksForExtent(question))) &&
        hasAnswerType(knowledge, question, statements, source));
    if (!isNear || !hasWhatIsAsked(knowledge, question, statements, source)) return undefined;
    const project = knowledge.facts.projects.find((each) => projectPath(each) === source.path);
    const facts = project ? leadingStatements(question, project, knowledge.phrases) : [];
    return {
      method: "extractive",
      statements: withoutRepeatedFacts([...facts, ...statements]),
      results: rankResults(
        knowledge,
        { cites: [source.entry ?? source.path], statements },
        rankChunks(knowledge, words, ({ isDocumentation }) => !isDocumentation),
        limit,
      ),
      about: project ? [projectEntity(project)] : [],
    };
  };
