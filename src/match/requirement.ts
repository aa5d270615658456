import { isStopWord, tokenize } from "../ask/knowledge/words.ts";
import { leastIn, numberOf, type Quantity, smallNumber } from "./numbers.ts";
import { rootOf } from "./roots.ts";
import { fillers, softWords } from "./vocabulary.ts";

/** One thing that a requirement names: `Docker` in `Docker, Kubernetes and Terraform`. */
export interface Need {
  readonly text: string;
  /** The roots of its words. */
  readonly roots: readonly string[];
  /** Those that evidence must have: names, abbreviations and numbers. */
  readonly strict: ReadonlySet<string>;
  /** The smallest quantity that evidence must name: 200 in `200+ inspections`. */
  readonly atLeast?: Quantity;
  /** Whether it is a quality such as patience. */
  readonly isSoft: boolean;
}

/** A requirement: all needs, or one of them if they are alternatives. */
export interface Requirement {
  readonly text: string;
  /** How many years of it are required. */
  readonly years?: number;
  readonly isAlternative: boolean;
  readonly needs: readonly Need[];
  /** Whether it has more needs than are compared. */
  readonly isCut: boolean;
  /** What can replace all of it: the words in brackets. */
  readonly instead: readonly Need[];
}

const yearsPattern = new RegExp(
  `\\b(${smallNumber})\\s*(?:\\+|plus|or more|[-–]\\s*\\d{1,2})?\\s*(?:years?|yrs?)\\b['’]?(?:\\s+or more)?`,
  "i",
);
const isCode = (word: string): boolean => /\d|\p{Lu}.*\p{Lu}|[+#]$/u.test(word);
const isCapitalized = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Splits a need into words, so that each keeps its capitals. */
const needOf = (text: string, isStart: boolean): Need => {
  const least = leastIn(text);
  const counted = least ? text.replace(least.text, " ") : text;
  const strict = new Set<string>();
  const roots = new Set<string>();
  let isSoft = true;
  for (const [index, part] of counted
    .split(/[\s/&,()]+/)
    .filter((part) => part !== "")
    .entries()) {
    const isName = isCode(part) || (isCapitalized(part) && !(isStart && index === 0));
    const isAbbreviation = /^\p{Lu}{2,3}$/u.test(part);
    const startsInCapitals = /^\p{Lu}\p{Lu}/u.test(part);
    for (const { normalized, stem } of tokenize(part)) {
      const root = rootOf(stem);
      if (isStopWord(normalized) && !isAbbreviation) continue;
      if (fillers().has(root) && !startsInCapitals) continue;
      if (!softWords().has(root)) isSoft = false;
      roots.add(root);
      if (isName) strict.add(root);
    }
  }
  return {
    text,
    roots: [...roots],
    strict,
    isSoft,
    ...(least && { atLeast: least }),
  };
};

const withContent = (texts: readonly string[]): Need[] =>
  texts.map((text, index) => needOf(text, index === 0)).filter(({ roots }) => roots.length > 0);

const separator = /\s*[,;]\s*(?:and\s+|or\s+)?|\s+(?:and|or|und|oder)\s+|\s*[/&]\s*|\s\+\s/i;

/** `Figma or similar tools`: the similar ones name nothing. */
const replaceable = /^(?:an?\s+)?(?:any\s+)?(?:other|similar|equivalent|comparable|another|related)\b/i;

/** `…, with numbers`: what follows a comma in this way only describes the thing before, unless it has a name or a number. */
const qualifier = /^(?:with|few|however|in|on|from|for)\b/i;
const isQualifier = ({ text, strict, atLeast }: Need): boolean =>
  qualifier.test(text) && strict.size === 0 && atLeast === undefined;

/** `issued within the last three years` asks for no years of work. */
const recently = new RegExp(
  `(?:\\w{1,12} )?(?:with)?in (?:the )?(?:last|past) (?:${smallNumber}) (?:years?|yrs?|months?)`,
  "i",
);

/** `Languages: Dutch or German` */
const label = /^[^:,]{2,40}:\s+/;

/** The most needs of a requirement that are compared. Job descriptions name up to five. */
const MAX_NEEDS = 12;

/** Reads a requirement: its years, its needs and whether they are alternatives. */
export const parseRequirement = (text: string): Requirement => {
  const years = yearsPattern.exec(text.replace(recently, " "));
  const brackets = [...text.matchAll(/\(([^()]*)\)/g)].flatMap(([, inside = ""]) => inside);
  const main = text
    .replace(label, "")
    .replaceAll(/\([^()]*\)/g, " ")
    .replace(recently, " ")
    .replace(yearsPattern, " ")
    .replace(/\b(?:both|either|(?:or|and) (?:above|higher|better|more|over))\b/gi, " ");
  const isAlternative = /\sor\s|\S\/\S/i.test(main);
  const needs = withContent(
    main
      .split(separator)
      .filter((part) => !replaceable.test(part))
      .slice(0, MAX_NEEDS + 1),
  ).filter((need, index) => index === 0 || !isQualifier(need));
  return {
    text,
    ...(years && { years: numberOf(years[1] ?? "") }),
    isAlternative,
    needs: needs.slice(0, MAX_NEEDS),
    isCut: needs.length > MAX_NEEDS,
    instead: withContent(brackets.flatMap((inside) => inside.split(separator)).slice(0, MAX_NEEDS)),
  };
};
