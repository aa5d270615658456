import { stemmer } from "stemmer";
import { isAscii, normalizeForSearch } from "../../portfolio/normalize-for-search.ts";
import { lazy } from "./lazy.ts";

/** A word without case and accents, and its stem. */
export interface Word {
  readonly normalized: string;
  readonly stem: string;
}

const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that are neither in the index nor content words of a question. */
const stopWords = wordSet(`
  a an the and or nor but of in on at to for with by from as into onto out up down off over under between through during
  is are was were be been being am do does did doing done has have had having can could will would shall should may might
  must it its this that these those there here he she they them him her his hers their theirs himself herself themselves
  you your yours yourself i im me my mine we us our ours who whom whose what which when where why how if then than so not
  no yes too very just only any some all each every both more most other such own same about also again once s t re ve ll
  d m et al via per
`);

export const isStopWord = (normalized: string): boolean => stopWords.has(normalized);

/** Scripts without spaces between words are indexed as bigrams. Thai is the first of them in Unicode. */
const isUnspaced = (word: string): boolean =>
  word >= "\u0e00" && /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,}$/u.test(word);
const bigrams = (word: string): string[] => {
  const characters = [...word];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
};

const wordOf = (characters: string): RegExp => new RegExp(`[${characters}]+(?:\\+\\+|#(?![${characters}]))?`, "gu");

/** Most normalized texts are ASCII. The pattern for all scripts takes milliseconds to compile. */
const asciiWord = wordOf("a-z0-9");
const anyWord = lazy(() => wordOf("\\p{L}\\p{N}"));

/** Irregular forms, each followed by its base form. */
const irregularForms =
  `taught teach drew draw drawn draw wrote write written write built build made make sold sell bought buy sang sing sung sing ran run
  won win spoke speak spoken speak grew grow kept keep led lead left leave began begin begun begin gave give given give went go gone go
  took take taken take found find held hold told tell thought think sent send paid pay felt feel met meet read read said say saw see
  seen see shown show known know knew know grown grow chose choose chosen choose broke break broken break drove drive driven drive rode
  ride flew fly became become got get lost lose spent spend stood stand understood understand wore wear fed feed shot shoot sought seek
  caught catch brought bring men man women woman children child people person feet foot larger large largest large bigger big biggest
  big longer long longest long shorter short shortest short older old oldest old newer new newest new earlier early earliest early
  smaller small smallest small higher high highest high better good best good cheaper cheap cheapest cheap faster fast fastest fast
  accessibility accessible accessability accessible inaccessible accessible animals animal publications publication engines engine customers customer
  experiments experiment experimenting experiment experimental experiment communities community communicate communication
  communicated communication communicating communication responses response conversions conversion processions procession
  businesses business apartments apartment objectives objective evenings evening`
    .trim()
    .split(/\s+/);
const irregular = new Map(
  irregularForms.flatMap((form, index, all) => (index % 2 === 0 ? [[form, all[index + 1]]] : [])),
);

/** Words whose stem would collide with another word. */
const unstemmedWords = wordSet(`
  personal news university universities press process accessible authorized authorization authority organic internal emergency
  generic general important paste excellent animal publication engine customer experiment community communication response
  conversion procession business apartment objective evening international physics hospitality positive informal several
`);

/** A cache of stems, cleared when it is full. */
const stems = new Map<string, string>();
const MAX_CACHED_STEMS = 20_000;

/** From 13 characters, V8 keeps the whole text in memory as long as a part of it, so longer words are not cached. */
const MAX_CACHED_LENGTH = 12;

/** No English word is longer. */
const MAX_STEMMED_LENGTH = 40;

/** The Porter stem of an English word, after irregular forms are replaced. Other words of ASCII letters are stemmed in the same way. */
export const stem = (normalized: string): string => {
  const cached = stems.get(normalized);
  if (cached !== undefined) return cached;
  const form = irregular.get(normalized) ?? normalized;
  const isAsciiWord = form.length <= MAX_STEMMED_LENGTH && /^[a-z]{3,}$/.test(form);
  const stemmed = isAsciiWord && !unstemmedWords.has(form) ? stemmer(form) : form;
  if (normalized.length <= MAX_CACHED_LENGTH) {
    if (stems.size >= MAX_CACHED_STEMS) stems.clear();
    stems.set(normalized, stemmed);
  }
  return stemmed;
};

const wordFrom = (normalized: string): Word => ({ normalized, stem: stem(normalized) });

/** A single word of ASCII letters and digits, which needs no normalization. */
const asciiOnly = /^[A-Za-z0-9]+$/;

/**
 * Words with a hyphen that some write as one word: `co-founder`, `e-commerce`, `start-up`. Their last part stays a word too, so that
 * `co-host` finds `host`.
 */
const compound = /\b(co|e|micro|multi|non|pre|re|start(?=-ups?\b))-([a-z]{2,})/g;

/**
 * Arabic as most people type it: without vowel marks, without the hamza on another letter, and with one letter for those that are
 * written alike at the end of a word.
 */
const plainArabic = (text: string): string =>
  /[\u0600-\u06ff]/.test(text)
    ? text
        .normalize("NFD")
        .replace(/[\u0640\u064b-\u065f\u0670]/g, "")
        .replaceAll("ى", "ي")
        .replaceAll("ة", "ه")
        .normalize("NFC")
    : text;

/**
 * The words of a text in order: `Who's Zoë?` gives who, zoe. Used for the index and for questions alike.
 */
export const tokenize = (text: string): Word[] => {
  if (asciiOnly.test(text)) return [wordFrom(text.toLowerCase())];
  const spelled = plainArabic(normalizeForSearch(text.replaceAll(/<[^<>]*>/g, " ")))
    .replace(/\be-(?=mails?\b)/g, "")
    .replace(compound, "$1$2 $2")
    .replace(/\bcan['’]?t\b/g, "can not")
    .replace(/n['’]t\b/g, " not")
    .replace(/['’](?:s|re|ve|ll|d|m)\b/g, "");
  return (spelled.match(isAscii(spelled) ? asciiWord : anyWord()) ?? [])
    .flatMap((plain) => (isUnspaced(plain) ? bigrams(plain) : [plain]))
    .map(wordFrom);
};

/** The same with `non` and `profit` as two words for `non-profit`, for tables that are learned from few texts. */
export const tokenizeParts = (text: string): Word[] => tokenize(text.replaceAll(/-(?!mails?\b)/gi, " "));

/** The stems of a text, without stop words. */
export const stemsOf = (text: string): string[] =>
  tokenize(text).flatMap(({ normalized, stem }) => (stopWords.has(normalized) ? [] : [stem]));

/** Words with spaces between them. */
export const joinWords = (words: readonly Word[]): string => words.map(({ normalized }) => normalized).join(" ");

/** The boundaries of clauses in a long message. */
const clauseBoundary =
  /(?<=[.!?;:])\s+|\s[-–—]\s|,?\s+(?=(?:and|but|so)\s+(?:i|we)\b)|\b(?:to know|tell me|wonder|wondering|let me know|ask you|asking|would like to ask)\s*(?:if|whether)?\b/i;

/** The most clauses of a text that are tried as questions. */
const MAX_CLAUSES = 4;

/**
 * The clauses of a long text that may be its question, last first: those with a question mark, if it has any. Empty for a single
 * clause.
 */
export const clausesOf = (text: string): string[] => {
  const clauses = text
    .split(clauseBoundary)
    .map((clause) => clause.trim())
    .filter((clause) => tokenize(clause).length > 1);
  if (clauses.length < 2) return [];
  const questions = clauses.filter((clause) => clause.endsWith("?"));
  return (questions.length > 0 ? questions : clauses).toReversed().slice(0, MAX_CLAUSES);
};
