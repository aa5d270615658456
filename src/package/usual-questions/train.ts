import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";
import { stem } from "../../ask/knowledge/words.ts";
import { englishWords } from "../../ask/related/english-words.ts";
import { closestStem, letters, MAX_UNKNOWN, usualWords, WEIGHT_UNIT } from "../../ask/usual/classify.ts";
import { faqSubjects, usualFacts } from "../../ask/usual/usual-facts.ts";
import type { UsualTable } from "../../ask/usual/usual-table.ts";
import { type Features, learn } from "../logistic-regression.ts";

/**
 * Learns what questions for the usual facts look like (`src/ask/usual/classify.ts`), by multinomial logistic regression. Run
 * it after changing the examples in this folder:
 *
 *     node src/package/usual-questions/train.ts
 *
 * The files in `authors/` and `subjects/` are by authors who saw neither a portfolio nor the code; `subjects/plain.yaml` has the plainest
 * wordings, and `further.yaml` what was answered wrongly since. The questions in `other.yaml` have the same words, but ask for something else. The headings of the
 * owner's FAQ are compared with a table of their own, which only the build uses.
 */
const folder = "src/package/usual-questions";
export const tableFile = "src/ask/usual/table.json";

/** A word must occur in this many examples. */
const MIN_EXAMPLES = 5;
/** A smaller weight is left out: a fifth of all weights has nearly all of the effect. */
const MIN_WEIGHT = 0.5;

/** The questions of visitors for each fact, and for a subject of FAQs also the headings of owners. */
const Questions = z.array(z.string());
const Examples = z.record(
  z.string(),
  z.union([
    Questions.transform((ask) => ({ ask, heading: [] })),
    z.object({ ask: Questions.default([]), heading: Questions }),
  ]),
);

interface Example {
  readonly fact: string;
  readonly text: string;
  /** Whether it only helps to understand headings. Most are too short to tell what visitors ask. */
  readonly isHeading: boolean;
}

/** The headings that owners write over their answers. */
const headingsFile = "headings.yaml";

const files = [
  "other.yaml",
  "further.yaml",
  ...["authors", "subjects"].flatMap((kind) =>
    readdirSync(`${folder}/${kind}`)
      .toSorted()
      .map((name) => `${kind}/${name}`),
  ),
  headingsFile,
].map((name) => ({ name, text: readFileSync(`${folder}/${name}`, "utf8") }));

/** A fingerprint of the examples and the English words, so that a test can tell whether the table is up to date. */
export const fingerprint = (): string =>
  createHash("sha256")
    .update(JSON.stringify([files.map(({ text }) => text), englishWords]))
    .digest("hex")
    .slice(0, 16);

const allExamples = files.flatMap(({ name, text }) =>
  Object.entries(Examples.parse(parse(text))).flatMap(([key, { ask, heading }]): Example[] => {
    const fact = name === "other.yaml" ? "other" : key;
    return [
      ...ask.map((text) => ({ fact, text, isHeading: false })),
      ...heading.map((text) => ({ fact, text, isHeading: name === headingsFile })),
    ];
  }),
);

/** Words that are no spelling errors. */
const realStems = new Set(englishWords.map(stem));

const stemsIn = (text: string): string[] => [
  ...new Set(usualWords(text.replaceAll(/\{(?:year|later)\}/g, "2020")).map(({ stem }) => stem)),
];

/** The stems that enough examples have, most frequent first. */
const vocabularyOf = (examples: readonly Example[]): string[] => {
  const counts = new Map<string, number>();
  for (const { fact, text } of examples)
    if (fact !== "other") for (const stem of stemsIn(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= MIN_EXAMPLES)
    .toSorted(([, one], [, other]) => other - one)
    .map(([stem]) => stem);
};

/** Learns to tell facts apart, each with the question that a rule answers; the examples of other facts are left out. */
const train = (known: Readonly<Record<string, string>>, from: readonly Example[]): UsualTable => {
  const questions = { ...known, other: "" };
  const facts = Object.keys(questions);
  if (facts.length > letters.length)
    throw new Error(
      `There are ${facts.length} facts, and only ${letters.length} letters for them in classify.ts. Add letters.`,
    );
  const examples = from.filter(({ fact }) => facts.includes(fact));
  const vocabulary = vocabularyOf(examples);
  const indexes = new Map(vocabulary.map((stem, index) => [stem, index]));
  const [unknown, always] = [vocabulary.length, vocabulary.length + 1];
  const featuresOf = (text: string): Features => {
    const found = stemsIn(text).map(
      (stem) =>
        indexes.get(stem) ?? (realStems.has(stem) ? undefined : indexes.get(closestStem(stem, vocabulary) ?? "")),
    );
    const known = [...new Set(found)].filter((index) => index !== undefined);
    const missing = Math.min(MAX_UNKNOWN, found.filter((index) => index === undefined).length);
    return [...known.map((index) => [index, 1] as const), [unknown, missing], [always, 1]];
  };
  const data = examples.map(({ fact, text }) => ({ group: facts.indexOf(fact), features: featuresOf(text) }));
  const weights = learn(data, facts.length, vocabulary.length + 2);
  const write = (feature: number, least: number): string =>
    weights
      .flatMap((of, fact) => {
        const weight = Math.round((of[feature] ?? 0) / WEIGHT_UNIT);
        return weight === 0 || Math.abs(of[feature] ?? 0) < least ? [] : [`${letters[fact]}${weight}`];
      })
      .join("");
  return {
    facts: questions,
    words: Object.fromEntries(
      vocabulary.flatMap((stem, index) => {
        const text = write(index, MIN_WEIGHT);
        return text === "" ? [] : [[stem, text]];
      }),
    ),
    always: write(always, 0),
    unknown: write(unknown, 0),
  };
};

/** The stems of English words that the classifier would read as misspelled words of a table. */
const realStemsNear = ({ words }: UsualTable): string[] => {
  const known = new Set(Object.keys(words));
  return [...realStems].filter((stem) => !known.has(stem) && closestStem(stem, known) !== undefined);
};

if (import.meta.main) {
  const table = train(
    { ...usualFacts, ...faqSubjects },
    allExamples.filter(({ isHeading }) => !isHeading),
  );
  const headings = train(faqSubjects, allExamples);
  const learned = { examples: fingerprint(), table, realStemsNear: realStemsNear(table).join(" "), headings };
  writeFileSync(tableFile, `${JSON.stringify(learned, null, 2)}\n`);
}
