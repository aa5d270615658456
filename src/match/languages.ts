import type * as z from "zod";
import type { SpokenLanguage } from "../contract/resources/portfolio/career.ts";
import { type Assessment, combine, noEvidence } from "./evidence.ts";
import { languageNames } from "./vocabulary.ts";

/** Words for how well someone speaks a language, best first, with a rank from 6 for native to 2. */
const levels: readonly (readonly [rank: number, words: RegExp])[] = [
  [6, /\bnative|mother tongue|bilingual|first language/i],
  [5, /very good|\bfluen|proficien|full professional|excellent|advanced|working language|every ?day|daily/i],
  [4, /upper|professional|business|\bgood\b|working|command/i],
  [3, /conversation|intermediate/i],
  [2, /\bbasic|elementary|\bsome\b|\bbit\b|limited|beginner|learning|rusty|slow|school/i],
];
/** The levels of the European reference framework. */
const frameworkRanks: Readonly<Record<string, number>> = { a1: 2, a2: 2, b1: 3, b2: 4, c1: 5, c2: 5 };
const frameworkRankOf = (text: string): number | undefined =>
  frameworkRanks[/\b[abc][12]\b/i.exec(text)?.[0].toLowerCase() ?? ""];

const rankOf = (text: string): number | undefined =>
  frameworkRankOf(text) ?? levels.find(([, words]) => words.test(text))?.[0];

/** The lowest level that a requirement names: `native or fluent`. */
const wantedRankOf = (text: string): number | undefined =>
  frameworkRankOf(text) ?? levels.findLast(([, words]) => words.test(text))?.[0];

/** The level that someone gives their own language. If it starts with none, the weakest of those that it names. */
const ownRankOf = (fluency: string): number | undefined => {
  const [start = ""] = fluency.split(/[.;,]/);
  return frameworkRankOf(fluency) ?? rankOf(start) ?? levels.findLast(([, words]) => words.test(fluency))?.[0];
};

/** Used if a requirement or a page gives no level. */
const USUAL_RANK = 3;
const WRITING_RANK = 5;

const languagesIn = (text: string): string[] => [
  ...new Set((text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => languageNames.has(word))),
];

/** Words besides the language and its level, which make the requirement about something else. */
const otherWords = /\b(?:degree|literature|cuisine|cooking|translat\w*|teach\w*|law|market|history|culture|years?)\b/i;

/** Assesses a requirement for spoken languages. Undefined if it is about something else. */
export const assessLanguages = (
  text: string,
  spoken: readonly z.infer<typeof SpokenLanguage>[],
): Assessment | undefined => {
  if (languagesIn(text).length === 0 || otherWords.test(text)) return undefined;
  const isWritten = /\bwrit(?:e|ing|ten)\b/i.test(text);
  const assess = (name: string, wanted: number): Assessment => {
    const found = spoken.find(({ language }) => language.toLowerCase().includes(name));
    if (!found) return noEvidence;
    const { language, fluency } = found;
    const rank = fluency === undefined ? USUAL_RANK : (ownRankOf(fluency) ?? USUAL_RANK);
    return {
      verdict: rank >= wanted ? "met" : "partly",
      evidence: [{ quote: fluency ?? language, name: language, path: "/#languages" }],
    };
  };
  // `Fluent English and some German`: each part has its own level, or that of the whole.
  const usual = wantedRankOf(text) ?? (isWritten ? WRITING_RANK : USUAL_RANK);
  const parts = text.split(/,|;|\band\b|\bor(?= \w+ish\b| \w+an\b| \w+ese\b)/i).flatMap((part) => {
    const wanted = wantedRankOf(part) ?? usual;
    return languagesIn(part).map((name) => assess(name, wanted));
  });
  return combine(parts, /\sor\s+(?:\w+\s+)?[A-Z]/.test(text) && parts.length > 1);
};
