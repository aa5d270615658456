import { stemmer } from "stemmer";
import { fold, isAscii } from "../fold.ts";
import { once } from "./once.ts";

/** A word of a text: as it is written without case and accents, and the stem that it shares with its other forms. */
export interface Word {
  readonly plain: string;
  readonly stem: string;
}

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that hold sentences together and say nothing by themselves. Neither the index nor a question counts them. */
const functionWords = listed(`
  a an the and or nor but of in on at to for with by from as into onto out up down off over under between through during
  is are was were be been being am do does did doing done has have had having can could will would shall should may might
  must it its this that these those there here he she they them him her his hers their theirs himself herself themselves
  you your yours yourself i im me my mine we us our ours who whom whose what which when where why how if then than so not
  no yes too very just only any some all each every both more most other such own same about also again once s t re ve ll
  d m et al via per
`);

export const isFunctionWord = (plain: string): boolean => functionWords.has(plain);

/** Scripts that are written without spaces, Thai before all others; their words are told apart by pairs of characters. */
const isUnspaced = (word: string): boolean =>
  word >= "\u0e00" && /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,}$/u.test(word);
const pairs = (word: string): string[] => {
  const characters = [...word];
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
};

const wordOf = (letters: string): RegExp => new RegExp(`[${letters}]+(?:\\+\\+|#(?![${letters}]))?`, "gu");

/** Most texts are ASCII once they are folded, and the letters of every script take milliseconds to be made ready. */
const asciiWord = wordOf("a-z0-9");
const anyWord = once(() => wordOf("\\p{L}\\p{N}"));

/** Forms that no ending explains, each before the word that it is a form of. */
const irregularForms =
  `taught teach drew draw drawn draw wrote write written write built build made make sold sell bought buy sang sing sung sing ran run
  won win spoke speak spoken speak grew grow kept keep led lead left leave began begin begun begin gave give given give went go gone go
  took take taken take found find held hold told tell thought think sent send paid pay felt feel met meet read read said say saw see
  seen see shown show known know knew know grown grow chose choose chosen choose broke break broken break drove drive driven drive rode
  ride flew fly became become got get lost lose spent spend stood stand understood understand wore wear fed feed shot shoot sought seek
  caught catch brought bring men man women woman children child people person feet foot larger large largest large bigger big biggest
  big longer long longest long shorter short shortest short older old oldest old newer new newest new earlier early earliest early
  smaller small smallest small higher high highest high better good best good cheaper cheap cheapest cheap faster fast fastest fast
  accessibility accessible inaccessible accessible`
    .trim()
    .split(/\s+/);
const irregular = new Map(irregularForms.flatMap((form, at, all) => (at % 2 === 0 ? [[form, all[at + 1]]] : [])));

/** Words that would lose their meaning with their ending. */
const whole: ReadonlySet<string> = new Set([
  "personal",
  "news",
  "university",
  "universities",
  "press",
  "process",
  "accessible",
]);

/** Words come again and again, so what each becomes is worked out once; the map is emptied when there are too many. */
const stems = new Map<string, string>();
const most = 20_000;

/** English endings are taken off, and irregular forms are undone; whatever else is written stays as it is. */
export const stem = (plain: string): string => {
  const there = stems.get(plain);
  if (there !== undefined) return there;
  if (stems.size >= most) stems.clear();
  const form = irregular.get(plain) ?? plain;
  const made = /^[a-z]{3,}$/.test(form) && !whole.has(form) ? stemmer(form) : form;
  stems.set(plain, made);
  return made;
};

/**
 * The words of a text in their order: `Who's Zoë?` gives who, zoe. The index and questions are both taken apart here, so
 * that they agree.
 */
export const wordsOf = (text: string): Word[] => {
  const spelled = fold(text.replaceAll(/<[^<>]*>/g, " "))
    .replace(/\be-(?=mails?\b)/g, "")
    .replace(/\bcan['’]?t\b/g, "can not")
    .replace(/n['’]t\b/g, " not")
    .replace(/['’](?:s|re|ve|ll|d|m)\b/g, "");
  return (spelled.match(isAscii(spelled) ? asciiWord : anyWord()) ?? [])
    .flatMap((plain) => (isUnspaced(plain) ? pairs(plain) : [plain]))
    .map((plain) => ({ plain, stem: stem(plain) }));
};

/** The stems of the words that say something. */
export const stemsOf = (text: string): string[] =>
  wordsOf(text).flatMap(({ plain, stem }) => (functionWords.has(plain) ? [] : [stem]));

/** Where a long request comes to its question. */
const opening =
  /[.!?;:]\s+|\s[-–—]\s|,?\s+(?=(?:and|but|so)\s+(?:i|we)\b)|\b(?:to know|tell me|wonder|wondering|let me know|ask you|asking|would like to ask)\s*(?:if|whether)?\b/i;

/** The parts of a long text that may be its question, last first; none of a short text. */
export const clausesOf = (text: string): string[] => {
  const clauses = text
    .split(opening)
    .map((clause) => clause.trim())
    .filter((clause) => wordsOf(clause).length > 1);
  return clauses.length > 1 ? clauses.toReversed().slice(0, 4) : [];
};
