import { projectPath } from "../../../portfolio/projects/display.ts";
import type { Chunk } from "../../index/chunk.ts";
import { stemmedSentences } from "../../index/stemmed-sentences.ts";
import type { ProjectFacts } from "../../knowledge/facts.ts";
import type { Concept } from "../../knowledge/lexicon.ts";
import { joinWords, tokenize, type Word } from "../../knowledge/words.ts";
import {
  asksFor,
  auxiliaries,
  containsWord,
  contentWords,
  mentionPositions,
  type Question,
  startsWith,
} from "../../question/question.ts";
import type { Phrases } from "../../sentences/phrases.ts";
import { type OptionalStatement, present, quoteFrom, type Statement } from "../../sentences/statement.ts";
import {
  factStatement,
  type ProjectFact,
  sentenceAbout,
  statusStatement,
  timeStatement,
} from "./project-statements.ts";

/** A statement from a project's typed data, and the concepts of a question that ask for it. */
interface ProjectPart {
  readonly concepts: readonly Concept[];
  readonly statement: Statement;
}

/**
 * Whether it asks for experience: `Do you have experience with instant payments?` asks for the project of that name, not for its
 * tags.
 */
export const asksForExperience = (question: Question): boolean => containsWord(question, "experience", "experienced");

/** Matches questions for access: `Where can I download it?` */
const access =
  /^(?:and )?where (?:can|could|do) (?:i|we|people|one) (?:read|watch|listen|hear|download|get|buy|try|play|find)\b/;

/** Words of such a question that the page need not contain. */
const accessWords = /^(?:read|watch|listen|hear|download|get|buy|try|play|find|data|online)$/;

/** Whether the address of a project answers this word of a question. */
export const isOfAccess = (question: Question, { link, repo }: ProjectFacts, { normalized }: Word): boolean =>
  (link !== undefined || repo !== undefined) && access.test(question.text) && accessWords.test(normalized);

/** The facts beside the text of a project that a question asks for by words outside of names: client, team and so on. */
const requestedFacts = (question: Question, project: ProjectFacts, phrases: Phrases): ProjectPart[] => {
  const { text, words } = question;
  const asksWho = /^(?:and )?(?:with )?who/.test(text);
  const asksCount = /\bhow many\b/.test(text);
  // `Who was it for?` asks for the client, but `Who was responsible for it?` does not.
  const asksWhoFor = asksWho && /\bfor$/.test(text);
  // `How does it work?` does not ask for the result.
  const asksResult = !asksWho && !/^how (?:do|does)\b/.test(text);
  const facts: readonly (readonly [ProjectFact, words: string, concepts: readonly Concept[]])[] = [
    [
      "client",
      `client clients customer commissioned whom${asksWho ? " paid payed funded" : ""}${asksWhoFor ? " for" : ""}`,
      ["client"],
    ],
    ["duration", `long duration${asksCount ? " hours days weeks months" : ""}`, ["when", "count"]],
    ["team", `team together colleagues collaborators${asksWho ? " with work worked helped involved" : ""}`, ["work"]],
    ["roles", "role roles part", ["role"]],
    ["result", `result results outcome impact effect success${asksResult ? " work worked" : ""}`, ["work"]],
  ];
  // `red team` in a title does not ask for the team.
  const names = mentionPositions(question);
  const asked = new Set(words.flatMap(({ normalized }, index) => (names.has(index) ? [] : [normalized])));
  return facts.flatMap(([fact, words, concepts]) => {
    const statement = words.split(" ").some((word) => asked.has(word)) && factStatement(project, fact, phrases);
    return statement ? [{ concepts, statement }] : [];
  });
};

/** Words that ask when a project ended. */
const endWords = /\b(?:finish(?:ed|es)?|ends?|out|ready|done|released)\b/;

/** The statements from a project's typed data that a question asks for. */
export const requestedParts = (question: Question, project: ProjectFacts, phrases: Phrases): ProjectPart[] => {
  const { title, tags, kind, link, repo, client, duration, end } = project;
  const sentence = sentenceAbout(project, phrases);
  const asksEnd = endWords.test(question.text);
  const asksLength = containsWord(question, "long", "duration");
  const asksDuration = /\b(?:take|took|taken|last|lasted|run|ran)\b/.test(question.text);
  const asksAccess = access.test(question.text);
  // `Tell me about the ferry website` does not ask for its address.
  const asksLink = !/^(?:tell (?:me|us) (?:more )?about|describe)\b/.test(question.text);
  const parts: readonly (readonly [readonly Concept[], OptionalStatement])[] = [
    [
      ["when"],
      (end !== undefined || !asksEnd) &&
        (!asksLength || (asksDuration && !duration)) &&
        timeStatement(project, phrases),
    ],
    [
      ["link"],
      asksLink &&
        !(asksAccess && !link) &&
        (link ? sentence("answers.project.link", { title, url: link }) : sentence("answers.project.noLink", { title })),
    ],
    [
      ["source", "github"],
      repo ? sentence("answers.project.source", { title, url: repo }) : sentence("answers.project.noSource", { title }),
    ],
    [["skill"], tags.length > 0 && !asksForExperience(question) && sentence("answers.project.tags", { title, tags })],
    [["client", "personal"], kind === "client" && !client && sentence("answers.project.ofClient", { title })],
    [["client", "personal"], kind === "personal" && sentence("answers.project.personal", { title })],
  ];
  return [
    ...requestedFacts(question, project, phrases),
    ...parts.flatMap(([concepts, statement]) =>
      statement &&
      (asksFor(question, ...concepts) || (asksAccess && concepts.includes(link ? "link" : "source") && (link || repo)))
        ? [{ concepts, statement }]
        : [],
    ),
  ];
};

/** Whether it asks whether a project goes on: `Is it still used?`, `Do you still maintain it?` */
export const asksWhetherItLasts = (question: Question): boolean =>
  containsWord(question, "still") && startsWith(question, "is", "are", "do", "does");

/** Matches sentences that say whether something goes on. */
const lastingWords =
  /\b(?:still|until|no longer|retired|replaced|switched off|shut down|taken down|archived|abandoned|discontinued|to this day|today)\b/i;

/** Words that ask whether a project is still used. Its end date does not say that. */
const useWords = /\b(?:us(?:e|ed|ing)|live|works?|exists?|sold|open|standing)\b/;

/** Statements on whether a project goes on: from its dates and up to two sentences of its page. */
export const statusStatements = (
  question: Question,
  project: ProjectFacts,
  page: Chunk | undefined,
  phrases: Phrases,
): Statement[] => {
  const status = useWords.test(question.text) ? undefined : statusStatement(project, phrases);
  const told = page ? stemmedSentences(page).filter(({ text }) => lastingWords.test(text)) : [];
  return [...(status ? [status] : []), ...told.slice(0, 2).map(({ text }) => quoteFrom(projectPath(project), text))];
};

/** The stem of a verb that names a role has at least this length: `edit` of `editor`. */
const MIN_ROLE_STEM = 4;

/** Whether it asks for the people of a project: `Who did the research?`, but not `Who paid for it?` */
const asksWhoDid = (question: Question): boolean => {
  const names = mentionPositions(question);
  const text = joinWords(question.words.filter((_, index) => !names.has(index)));
  return (
    /^(?:and )?who (?:did|does|made|built|wrote|designed|drew|programmed|developed|founded|started|created|edited|directed|was the|is the|were the|else)\b/.test(
      text,
    ) && !/\b(?:pa(?:y|id)|funded|clients?|customers?|for|asked|ordered|commissioned|users?|boss|owner)\b/.test(text)
  );
};

/** The members of a team whom the question asks for by role: `Who edited it?` asks for `Priya Osterlund (editor)`. */
export const memberStatements = (question: Question, project: ProjectFacts, phrases: Phrases): Statement[] => {
  if (!/^(?:and )?who\b/.test(question.text)) return [];
  const asked = contentWords(question, mentionPositions(question)).filter(
    ({ stem }) => stem.length >= MIN_ROLE_STEM && !/^(?:team|work|help|involv)/.test(stem),
  );
  const members = (project.team ?? "")
    .split(/[,;]\s*(?![^(]*\))/)
    // A role alone is that of the name before it: `Mika Sol, illustrator`.
    .filter((member) => / /.test(member) && /\p{Lu}/u.test(member))
    .filter((member) =>
      tokenize(member).some(({ normalized }) => asked.some(({ stem }) => normalized.startsWith(stem))),
    );
  return members.length > 0
    ? [sentenceAbout(project, phrases)("answers.project.team", { title: project.title, value: members })]
    : [];
};

/**
 * The people of a project, if the question asks for them: those of one role, or otherwise the owner's role and the team. `Who else?`
 * does not ask for the owner.
 */
export const peopleStatements = (question: Question, project: ProjectFacts, phrases: Phrases): Statement[] => {
  const members = memberStatements(question, project, phrases);
  if (members.length > 0 || !asksWhoDid(question) || !project.team) return members;
  return present([
    !containsWord(question, "else") && factStatement(project, "roles", phrases),
    factStatement(project, "team", phrases),
  ]);
};

/** Everything in a project's typed data that a question asks for, each statement once. */
export const requestedStatements = (question: Question, project: ProjectFacts, phrases: Phrases): Statement[] => {
  const all = [
    ...requestedParts(question, project, phrases).map(({ statement }) => statement),
    ...peopleStatements(question, project, phrases),
  ];
  return [...new Map(all.map((statement) => [statement.text, statement])).values()];
};

/** Those to say before a quotation. `Have you worked with flags?` and `Why leave them up?` do not ask for them. */
export const leadingStatements = (question: Question, project: ProjectFacts, phrases: Phrases): Statement[] =>
  startsWith(question, "why", ...auxiliaries) ? [] : requestedStatements(question, project, phrases);
