import type * as z from "zod";
import type { Education } from "../contract/resources/portfolio/experience.ts";
import { type Assessment, noEvidence } from "./evidence.ts";
import { rootsOf } from "./roots.ts";
import { fillers } from "./vocabulary.ts";

/** Degrees, lowest first, with a rank. */
const degrees: readonly (readonly [rank: number, words: RegExp])[] = [
  [2, /\bbachelors?\b|\bb\.?(?:sc|eng|a|mus|fa|ed|n|s|nurs)\b\.?/i],
  [3, /\bmasters?\b|\bm\.?(?:sc|eng|a|ba|phil|ed|mus|fa|arch|s)\b\.?|\bdiplom(?!a)|\bdipl\b|magister/i],
  [4, /\bph\.?d\b|\bdphil\b|doctor(?:ate|al)?\b/i],
];
/** Whether a degree of another name, such as a diploma, is one of a university. */
const universityPattern = /universit|conservator|academy|hochschule|polytechnic|\bcollege\b/i;
const coursePattern = /certificate|course|award|level \d|\bcap\b|training|school/i;
const rankOf = (text: string): number | undefined => degrees.find(([, words]) => words.test(text))?.[0];

const wanted =
  /\b(?:degree|doctorate|ph\.?d|masters?|master['’]s|bachelors?|bachelor['’]s|msc|meng|mba|bsc|beng|ba|ma|university education)\b/i;
const notDegree = /\bto (?:some|a) degree|scrum master|masters? (?:of ceremonies|track|copy)|mastering/i;

/** The fields of `in civil, structural or architectural engineering`, of which the last word may belong to each. */
const fieldsOf = (text: string): (readonly string[])[] => {
  const [, list = ""] = /\b(?:in|of)\s+(?!arts\b|science\b)(.+)$/i.exec(text.replaceAll(/\([^()]*\)/g, " ")) ?? [];
  const parts = list.split(/\s*,\s*(?:or\s+)?|\s+or\s+|\s*\/\s*|\s+and\s+/i).map((part) => part.trim());
  const last = rootsOf(parts.at(-1) ?? "").at(-1);
  return parts.map((part) => {
    const roots = rootsOf(part).filter((root) => !fillers().has(root) && root !== "degre");
    const isAdjective = /(?:al|il|ic|ive)$/i.test(part) && last !== undefined;
    return isAdjective ? [...roots, last] : roots;
  });
};

/** What a degree is at least. */
const BACHELOR = 2;

/** `Économie` as `Economie`. */
const withoutMarks = (text: string): string => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "");

/** Assesses a requirement for a degree. Undefined if it is about something else. */
export const assessDegree = (
  written: string,
  education: readonly z.infer<typeof Education>[],
): Assessment | undefined => {
  // `Maîtrise` is no M.A.
  const text = withoutMarks(written);
  if (!wanted.test(text) || notDegree.test(text)) return undefined;
  const rank = rankOf(text) ?? BACHELOR;
  const fields = fieldsOf(
    text.replace(/\b(?:is|would be|preferred|desirable|required|from|at|with|plus)\b.*$/i, ""),
  ).filter(({ length }) => length > 0);
  const candidates = education.flatMap(({ institution, degree, field = "", courses = [] }) => {
    const roots = new Set(rootsOf([degree, field].join(" ")));
    const courseRoots = new Set(rootsOf(courses.join(" ")));
    const initials = (withoutMarks(field).match(/\b\w/g) ?? []).join("").toLowerCase();
    const isField =
      fields.length === 0 || fields.some((parts) => parts.every((part) => roots.has(part) || part === initials));
    const isRelated = fields.some((parts) => parts.some((part) => courseRoots.has(part)));
    if (!isField && !isRelated) return [];
    const own = rankOf(degree) ?? (universityPattern.test(institution) && !coursePattern.test(degree) ? BACHELOR : 1);
    const evidence = {
      quote: field === "" ? degree : field,
      name: [degree, field, institution].filter((part) => part !== "").join(", "),
      path: "/#education",
    };
    // Without a field, only another degree shows some of it.
    return fields.length === 0 && own < BACHELOR ? [] : [{ isMet: isField && own >= rank, own, evidence }];
  });
  const best = candidates.find(({ isMet }) => isMet) ?? candidates.toSorted((a, b) => b.own - a.own)[0];
  return best ? { verdict: best.isMet ? "met" : "partly", evidence: [best.evidence] } : noEvidence;
};
