import { isAscii } from "../../portfolio/normalize-for-search.ts";
import { firmConcepts } from "../knowledge/firm-concepts.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import type { Concept } from "../knowledge/lexicon.ts";
import { isStopWord, joinWords, tokenize, type Word } from "../knowledge/words.ts";
import { entityFinder, type Mention } from "./entities.ts";
import type { Question } from "./question.ts";
import { spellingCorrector } from "./spelling.ts";
import { rangeWords, spanOf, yearsIn } from "./years.ts";

const pronouns = new Set(
  "he she they him her his hers their theirs them you your yours himself herself yourself".split(" "),
);

/** Words after `how` that ask for a number, and nouns for quantities. */
const measures = new Set(
  `many much long far large big old often deep high tall heavy wide accurate fast quick expensive small thick strong
  quickly cold hot warm loud`.split(/\s+/),
);
const quantities =
  /^(?:speed|percentage|percent|share|price|distance|height|depth|weight|amount|size|maximum|max|length)$/;

/** The most words of a question that are checked for spelling. */
const MAX_CORRECTED_WORDS = 40;

/** Whether `new` before a word asks for the latest: in `anything new` and `new projects`, but not in `new customers`. */
const isOfProjects = (next: Word | undefined): boolean =>
  next === undefined || /^(?:projects?|works?)$/.test(next.normalized);

/** Nouns that make `last` ask for the latest: `her last three projects`, `the last talk`, but not `her last name`. */
const countable =
  /^(?:projects?|works|jobs?|positions?|talks?|awards?|prizes?|articles?|papers?|publications?|one|two|three|four|five|[2-9])$/;

/** Wordings in which `work`, `samples` or `portfolio` means projects, each after an example. */
const shownWork: readonly RegExp[] = [
  // examples of your work
  /\b(?:(?:examples?|samples?|pieces) of|see|view|browse|look at|show (?:me|us)) (?:(?:some|any|more|all|of|examples?|samples?|the|his|her|your|their|own|best|recent|latest|finished) )*(?:portfolio$|works?\b(?! (?:experience|history|permit|at|with)\b))/,
  // her recent work
  /\b(?:her|his|your|their) (?:own )?(?:best|recent|latest|finest) works?\b(?! (?:experience|history|at|with)\b)/,
  // work samples
  /\bwork (?:samples?|examples?)\b/,
  // What work has she done?
  /\bwhat work (?:has|have) \w+ (?:\w+ )?done\b/,
  // portfolio?
  /^(?:(?:see|view|show|me|the|her|his|your|their) )*(?:portfolio|samples?)$/,
];

/** The words of a question, as a text and one by one. */
type Wording = Pick<Question, "text" | "words">;

/** The positions of the words for projects, if a question asks to see some. */
const shownWorkIn = ({ text, words }: Wording): number[] =>
  shownWork.some((pattern) => pattern.test(text))
    ? words.flatMap(({ stem }, index) => (/^(?:work|exampl|sampl|piec|portfolio)/.test(stem) ? [index] : []))
    : [];

/**
 * Whether a word has another meaning than its stem usually has: in `new customers`, `for free`, `lasted`, `her books` and `have a
 * call`.
 */
const hasOtherMeaning = (words: readonly Word[], index: number): boolean => {
  const [word = "", before = "", after = ""] = [0, -1, 1].map((offset) => words[index + offset]?.normalized);
  if (word === "new") return !isOfProjects(words[index + 1]);
  if (word === "free") return before === "for";
  // `Which design school did you go to?` does not ask for projects, and `Have you worked with schools?` not for studies.
  if (word === "design") return after === "school";
  if (/^(?:schools?|colleges|universities)$/.test(word))
    return words.some(({ normalized }) => /^(?:worked|working|designed|built|made)$/.test(normalized));
  // `Which publishers refused it?` does not ask for publications.
  if (/^(?:lasted|lasts|publishers?)$/.test(word)) return true;
  // `How many are left?`
  if (word === "left") return words.some(({ normalized }) => normalized === "many");
  // `Message queues` and `error messages` are not for contacting somebody.
  if (/^messages?$/.test(word))
    return !/^(?:an?|send|leave|can|to|your)$/.test(before) && !/^(?:you|her|him|them|me)$/.test(after);
  if (word === "books") return before !== "she" && before !== "he";
  return word === "call" && /^(?:a|quick|short|brief|video|phone|first)$/.test(before);
};

/** The capitalized words of a text, without the first words of sentences. */
const capitalizedWords = (text: string): Word[] => {
  // The pattern for all scripts takes milliseconds to compile, so Latin text uses an ASCII pattern.
  const bare = text.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  const names = isAscii(bare)
    ? bare.match(/(?<=[a-z0-9,] )[A-Z][A-Za-z0-9]+/g)
    : text.match(/(?<=[\p{Ll}\p{N},] )\p{Lu}[\p{L}\p{N}]+/gu);
  return (names ?? []).flatMap(tokenize);
};

/** Match words of Japanese, which is indexed in pairs of characters, and whose grammar is written in Hiragana. */
const grammarOnly = /^(?:\p{Script=Hiragana}{2}|\p{Script=Han}|[のを].|.[のを])$/u;
const withHiragana = /^(?:\p{Script=Hiragana}.|.\p{Script=Hiragana})$/u;

/** Returns a function that parses questions about a portfolio. */
export const questionParser = (knowledge: Knowledge) => {
  const { facts, language, owner, frequency } = knowledge;
  const findEntities = entityFinder(knowledge);
  const span = spanOf(facts);
  const { isKnown, correct } = spellingCorrector(knowledge);
  const errorSections = knowledge.chunks.filter(({ isDocumentation, name }) => isDocumentation && name.includes("_"));
  /** The positions of names with several words: `machine learning` does not ask about learning. */
  const longNames = (all: readonly Mention[]): ReadonlySet<number> =>
    new Set(all.flatMap(({ positions, isFullName }) => (isFullName && positions.length > 1 ? positions : [])));
  /** The positions of tags and skills: `jam projects` does not ask for a game jam if the owner makes jam. */
  const topicsIn = (all: readonly Mention[]): ReadonlySet<number> =>
    new Set(all.flatMap(({ entity, positions }) => (entity.kind === "skill" ? positions : [])));
  // If the portfolio lists hackathons, the word asks for them even if it is also a tag.
  const hasHackathons = (facts.experience.hackathons ?? []).length > 0;
  const isFirm = (concept: Concept): boolean => firmConcepts.has(concept) || (hasHackathons && concept === "hackathon");
  const conceptsIn = (
    { text, words }: Wording,
    taken: ReadonlySet<number>,
    topics: ReadonlySet<number>,
  ): Map<Concept, ReadonlySet<number>> => {
    const isAt = (stem: string, index: number): boolean => words[index]?.stem === stem && !taken.has(index);
    // `How long did she stay there?` asks for dates.
    const asksHowLong = /^how long\b/.test(text);
    const inContext = words.flatMap(({ normalized }, start): { concept: Concept; start: number; end: number }[] => {
      if (normalized === "last" && countable.test(words[start + 1]?.normalized ?? ""))
        return [{ concept: "latest", start, end: start + 1 }];
      return asksHowLong && normalized === "stay" ? [{ concept: "when", start, end: start + 1 }] : [];
    });
    const meant = words.flatMap(({ stem }, start) =>
      inContext.some((other) => other.start === start) || taken.has(start) || hasOtherMeaning(words, start)
        ? []
        : language
            .meaningsOf(stem)
            .flatMap(([concept, ...rest]) =>
              rest.every((stem, offset) => isAt(stem, start + 1 + offset)) &&
              (isFirm(concept) || rest.length > 0 || !topics.has(start))
                ? [{ concept, start, end: start + 1 + rest.length }]
                : [],
            ),
    );
    const found = [...inContext, ...meant];
    // The longest phrase wins.
    const longest = found.filter(
      ({ start, end }) =>
        !found.some((other) => other.start <= start && other.end >= end && other.end - other.start > end - start),
    );
    const concepts = new Map<Concept, Set<number>>();
    for (const { concept, start, end } of longest) {
      const positions = concepts.get(concept) ?? new Set();
      for (let index = start; index < end; index += 1) positions.add(index);
      concepts.set(concept, positions);
    }
    return concepts;
  };

  /** The concepts of a question. If it asks to see work, that means the projects and not the jobs. */
  const withShownWork = (
    wording: Wording,
    concepts: Map<Concept, ReadonlySet<number>>,
  ): Map<Concept, ReadonlySet<number>> => {
    const shown = shownWorkIn(wording);
    if (shown.length === 0) return concepts;
    const others = [...concepts].flatMap(([concept, positions]): [Concept, Set<number>][] => {
      const left = [...positions].filter((position) => !shown.includes(position));
      return left.length > 0 ? [[concept, new Set(left)]] : [];
    });
    return new Map([...others, ["project", new Set([...shown, ...(concepts.get("project") ?? [])])]]);
  };

  /** The noun in `which of her studies` means projects, unless it names something else, such as awards. */
  const withOwnNoun = ({ text, words }: Wording, concepts: Map<Concept, ReadonlySet<number>>) => {
    const isOwn = /^which of (?:her|his|their|your) \S*s(?!\S)/.test(text);
    const isOfCareer = Object.values(language.lists).some((stems) => stems.split(" ").includes(words[3]?.stem ?? ""));
    const hasMeaning = [...concepts].some(([concept, positions]) => concept !== "education" && positions.has(3));
    if (!isOwn || isOfCareer || hasMeaning) return concepts;
    const { education: _, ...others } = Object.fromEntries(concepts);
    return new Map([...Object.entries(others), ["project", new Set([3])]]) as typeof concepts;
  };

  /**
   * Whether it is Japanese grammar and no topic: a pair of Hiragana, a pair with the particle `の` or `を`, one of Hiragana and another
   * character that no text has, or a single character, which the index does not have.
   */
  const isEnding = (stem: string): boolean =>
    grammarOnly.test(stem) || (withHiragana.test(stem) && frequency(stem) === 0);

  /** @param isTranslated Whether the question was in another language, whose words must not be corrected to English ones. */
  return (text: string, isTranslated = false): Question => {
    const isEnglish = !isTranslated && tokenize(text).some(({ normalized }) => isStopWord(normalized));
    const capital = language.grammar?.capitalizesNouns && !isEnglish ? [] : capitalizedWords(text);
    const asNames = new Set(capital.map(({ normalized }) => normalized));
    const words = tokenize(text).map((word, index) =>
      index < MAX_CORRECTED_WORDS ? correct(word, asNames.has(word.normalized), isTranslated) : word,
    );
    const mentions = findEntities(words);
    const mentionedAt = new Set(mentions.flatMap(({ positions }) => positions));
    const mentionedStems = new Set([...mentionedAt].map((index) => words[index]?.stem));
    const isMeasure = (index: number): boolean =>
      words[index - 1]?.normalized === "how" && measures.has(words[index]?.normalized ?? "");
    const years = yearsIn(text, span);
    /** Words such as `before` belong to the years of a question and are not topics. */
    const isOfYears = (normalized: string): boolean => years.length > 0 && rangeWords.has(normalized);
    const isContent = ({ normalized, stem }: Word, index: number): boolean =>
      mentionedAt.has(index) ||
      !(
        isStopWord(normalized) ||
        isOfYears(normalized) ||
        language.fillers.has(normalized) ||
        owner.has(stem) ||
        isMeasure(index) ||
        isEnding(stem)
      );
    const ofYears = words.flatMap(({ normalized }, index) => (isOfYears(normalized) ? [index] : []));
    const wording = { text: joinWords(words), words };
    const concepts = conceptsIn(wording, new Set([...longNames(mentions), ...ofYears]), topicsIn(mentions));
    return {
      ...wording,
      concepts: withShownWork(wording, withOwnNoun(wording, concepts)),
      mentions,
      containsPath: /(?:^|\s)\/(?:api|ask|docs|auth|openapi|llms|v1|v2|changelog|agent)\b/.test(text),
      errorSection: errorSections.find(({ name }) => text.split(/\W+/).includes(name)),
      asksForNumber: words.some(({ normalized }, index) => isMeasure(index) || quantities.test(normalized)),
      years,
      contentPositions: words.flatMap((word, index) => (isContent(word, index) ? [index] : [])),
      isPersonal: words.some(({ normalized, stem }) => pronouns.has(normalized) || owner.has(stem)),
      isThirdPerson: words.some(
        ({ normalized, stem }) => /^(?:she|he|her|his|him|hers)$/.test(normalized) || owner.has(stem),
      ),
      hasUnknownName: capital.some(
        (word) => !mentionedStems.has(word.stem) && !isKnown(correct(word, true, isTranslated)),
      ),
    };
  };
};
