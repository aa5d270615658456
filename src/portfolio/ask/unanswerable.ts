import type { Knowledge } from "./knowledge.ts";
import { asksFor, naming, type Question, saysWord } from "./question.ts";

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

/** Whether the words of a question stand here, and what it asks does not. */
export const isUnanswerable = (question: Question, knowledge: Knowledge): boolean =>
  isGeneral(question, knowledge) || isOrder(question) || isNegative(question);
