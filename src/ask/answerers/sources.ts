import { type RankedHit, rankChunks } from "../extract/rank.ts";
import type { Chunk } from "../index/chunk.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import type { Word } from "../knowledge/words.ts";
import { asksFor, containsWord, mentioned, type Question } from "../question/question.ts";
import { careerRules } from "../rules/career/career.ts";
import { careerListsOfProject } from "../rules/career/lists.ts";
import { personRules, practiceRules } from "../rules/person.ts";
import { compareProjects } from "../rules/projects/compare-projects.ts";
import { oneProject } from "../rules/projects/one-project.ts";
import { projectList } from "../rules/projects/project-list.ts";
import type { Rule } from "../rules/rule.ts";
import { serviceRules } from "../rules/service.ts";

/** Where the chunks of the changelog are. */
const changelogPage = "/changelog";

/** Words that ask for changes of the API: `What changed in the last release?` */
const changeWords =
  "change changes changed changelog new news added removed deprecated breaking version versions release releases".split(
    " ",
  );

const portfolioRules: readonly Rule[] = [compareProjects, oneProject, ...careerRules, ...personRules, projectList];

/** Matches questions about past work: `Have you ever photographed a wedding in winter?` */
const asksForPast = /^(?:have|has|had|did) (?:you|she|he|they) /;

/** Stems that are filler words in a question about a person, but content in one about the API. */
const serviceFillerStems = new Set(["ask", "question", "answer", "page", "list", "type"]);

/** The content words of a question. */
export const contentOf = (question: Question, aboutService: boolean): Word[] =>
  question.words.filter(
    ({ stem }, index) => question.contentPositions.includes(index) || (aboutService && serviceFillerStems.has(stem)),
  );

/** Returns a function that tells whether a chunk may answer a question. */
const mayAnswer = (question: Question, aboutService: boolean): ((chunk: Chunk) => boolean) => {
  // The changelog mentions everything and explains nothing, so it only answers questions about changes.
  const asksForChanges = containsWord(question, ...changeWords);
  // The documentation does not answer `How did the last project go?`, `Experience with queues?`, `Can we have a call?` or `Is the
  // code public?`
  const isAboutPerson =
    question.isPersonal ||
    containsWord(question, "did", "experience") ||
    (containsWord(question, "call") && containsWord(question, "a")) ||
    asksFor(question, "source") ||
    (asksFor(question, "project", "client") && !asksFor(question, "api", "apiTopic", "serviceHint", "how"));
  const isOfPast = asksForPast.test(question.text);
  // Error descriptions (boost < 1) and the changelog answer only questions about the API.
  return ({ isDocumentation = false, boost = 1, path, type }) => {
    if (aboutService) return isDocumentation && (path !== changelogPage || asksForChanges);
    if (question.standsFor === "practice") return !isDocumentation && type !== "CreativeWork";
    // `Have you designed roof gardens?` asks for a project, not for a list of skills.
    if (isOfPast && path === "/#skills") return false;
    return !isDocumentation || (!isAboutPerson && boost >= 1 && path !== changelogPage);
  };
};

/** The rules for a question, in order of priority. */
export const rulesFor = (question: Question, aboutService: boolean): readonly Rule[] => {
  if (aboutService) return serviceRules;
  if (question.within) return [projectList];
  if (mentioned(question, "project").length > 0) return [compareProjects, careerListsOfProject, oneProject];
  return question.standsFor === "practice" ? practiceRules : portfolioRules;
};

/** The chunks that may answer a question, best first. */
export const searchHits = (
  knowledge: Knowledge,
  question: Question,
  words: readonly Word[],
  aboutService: boolean,
): readonly RankedHit[] => {
  // Past work is described on the pages of projects, so FAQ entries get no boost.
  const faqBoost = asksForPast.test(question.text) ? 1 : undefined;
  return rankChunks(knowledge, words, mayAnswer(question, aboutService), faqBoost);
};
