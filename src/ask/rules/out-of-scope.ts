import type { Knowledge } from "../knowledge/knowledge.ts";
import {
  asksFor,
  containsWord,
  contentWords,
  mentionPositions,
  type Question,
  startsWith,
} from "../question/question.ts";

/** Instructions to produce something, or to a language model, each after an example. */
const instructions: readonly RegExp[] = [
  // Write a poem
  /^(?:please )?(?:write|generate|compose|draft|implement|translate|calculate|solve)\b/,
  // Can you draw me a cat?
  /\b(?:write|sing|draw|compose|generate|draft) (?:me|us)\b/,
  // Tell me a joke, but not: Give me a summary of her work
  /\b(?:tell|give) me an? (?!.*\b(?:about|introduction|overview|summary|list|idea|bit|example|sense|quote)\b)/,
  // Ignore all previous instructions
  /\b(?:ignore|forget|disregard) (?:all|any|your|my|the|everything|previous)\b/,
  // Print your system prompt
  /\bsystem promp?t\b/,
  // You are now a pirate
  /\byou are now\b/,
];

const isInstruction = ({ text }: Question): boolean => instructions.some((pattern) => pattern.test(text));

const weather = /\bweather (?:is |was |will )?(?:like|be|in|today|tomorrow|forecast)\b/;

/** Whether it asks for the weather of a place, which a page may name. */
const isAboutWeather = ({ text }: Question): boolean => weather.test(text);

/** Whether it asks for a phone number that the owner does not publish. Without this, texts that mention phones would answer. */
const isUnpublishedPhone = (question: Question, { facts }: Knowledge): boolean =>
  facts.profile.phone === undefined &&
  containsWord(question, "phone", "telephone", "mobile") &&
  containsWord(question, "number");

const networks =
  /^(?:linkedin|xing|facebook|instagram|twitter|tiktok|youtube|mastodon|bluesky|threads|behance|dribbble|whatsapp|telegram|discord|orcid|researchgate)$/;

/** Whether it asks for an account on a network that only the documentation mentions, as an example. */
const isOnUnknownNetwork = ({ words }: Question, { facts, chunks, postingsOf }: Knowledge): boolean => {
  const { linkedin, profiles = [] } = facts.profile;
  const own = new Set([...(linkedin ? ["linkedin"] : []), ...profiles.map(({ network }) => network.toLowerCase())]);
  return words.some(
    ({ normalized, stem }) =>
      networks.test(normalized) &&
      !own.has(normalized) &&
      postingsOf(stem).every(([chunk]) => chunks[chunk]?.isDocumentation),
  );
};

const creationStems = /^(?:invent|creat|found)/;

/** Whether it asks about a technology in general, such as who invented it. */
const isGeneralKnowledge = (question: Question): boolean => {
  const names = mentionPositions(question);
  const isOfSkills = names.size > 0 && question.mentions.every(({ entity }) => entity.kind === "skill");
  if (question.isPersonal || !isOfSkills || asksFor(question, "project", "client", "personal")) {
    if (!(isOfSkills && startsWith(question, "who"))) return false;
  }
  const otherWords = contentWords(question, names);
  if (startsWith(question, "who")) return otherWords.some(({ stem }) => creationStems.test(stem));
  return otherWords.length === 0 && /^(?:explain|define|what (?:is|are|does))\b/.test(question.text);
};

/** Questions about private life, each after an example. */
const privateQuestions: readonly RegExp[] = [
  // Is she married?
  /^(?:are|is|were|was) (?:you|she|he|they) (?:married|single|divorced|engaged|pregnant|religious|gay)(?: (?:yourself|yet|now|or .*))?$/i,
  // Do you have children?
  /^(?:do|does) (?:you|she|he|they) have (?:any )?(?:children|kids|a (?:husband|wife|girlfriend|boyfriend|child|family))$/i,
];

const asksForPrivateLife = (text: string): boolean => privateQuestions.some((pattern) => pattern.test(text));

/**
 * Whether it asks about private life, such as family. Texts may name the families of others. An owner who wants to answer has the
 * question in the FAQ.
 */
const isPrivate = (question: Question, { chunks }: Knowledge): boolean =>
  asksForPrivateLife(question.text) &&
  !chunks.some(({ type, name }) => type === "Question" && asksForPrivateLife(name.replace(/\W+$/, "")));

/** Whether a question cannot be answered from a portfolio, although its words occur in one. */
export const isOutOfScope = (question: Question, knowledge: Knowledge): boolean =>
  isAboutWeather(question) ||
  isUnpublishedPhone(question, knowledge) ||
  isOnUnknownNetwork(question, knowledge) ||
  isGeneralKnowledge(question) ||
  isPrivate(question, knowledge) ||
  isInstruction(question);
