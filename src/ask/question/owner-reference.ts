import type { Knowledge } from "../knowledge/knowledge.ts";
import { tokenize } from "../knowledge/words.ts";

/** The words of a role up to its noun: `Director of Sales` is a director. */
const nounPhrase = (role: string): string[] =>
  tokenize(role.split(/ (?:of|for|at|in)\b|[(,/]/)[0] ?? "").map(({ normalized }) => normalized);

/**
 * Returns a function that replaces references to the owner with a pronoun: `the candidate`, and `this composer` or `the composer` if
 * that is a role of the owner. `The composer of the opera` and `who was the composer` mean others.
 */
export const ownerReplacer = ({ facts }: Knowledge): ((text: string) => string) => {
  const roles = (facts.profile.roles ?? []).map(nounPhrase);
  const isPlain = (word: string | undefined) => word !== undefined && /^[a-z]+$/.test(word);
  // A repeated word would make the pattern try every combination of the two.
  const before = [...new Set(roles.flatMap((words) => words.slice(0, -1)))].filter(isPlain);
  const nouns = roles.map((words) => words.at(-1)).filter(isPlain);
  const person = ["candidate", "applicant", ...nouns].join("|");
  const pattern = new RegExp(
    `(?<!\\bwas )\\b(?:(?:this|the)(?: (?:${before.join("|")}))* (?:${person})|this (?:person|woman|man))(['’]s)?\\b(?! (?:of|for|on|in|from|at|who|that|with)\\b)`,
    "gi",
  );
  return (text) => text.replace(pattern, (_, possessive) => (possessive ? "her" : "she"));
};
