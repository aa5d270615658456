import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";
import { partsOf, plainLine } from "../../match/posting/parts.ts";
import { featuresOf, type PostingWeights, WEIGHT_UNIT } from "../../match/posting/requirements-in.ts";
import { learn } from "../logistic-regression.ts";

/**
 * Learns which parts of a job posting are requirements (`src/match/posting/`), by logistic regression. Run it after changing
 * the postings:
 *
 *     node src/package/job-postings/train.ts
 *
 * The authors of those in this folder saw neither a portfolio nor the code. The job descriptions for three tested portfolios
 * are used too; those for the blind ones are not.
 */
const folder = "src/package/job-postings";
const seen = "test/fixtures/job-descriptions/{cook,engineer,writer}-*.yaml";
export const tableFile = "src/match/posting/weights.json";

/** A feature must occur in this many parts. */
const MIN_PARTS = 3;
/** A smaller weight is left out. */
const MIN_WEIGHT = 0.25;

/** Words that every heading can have. They have no weights. */
const smallHeadingWord = /^h:(?:an?|the|of|in|for|to|and|or|we|our)$/;

/** The text of a requirement, in a job description with its verdict. */
const Requirement = z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)]);
const Posting = z.object({ text: z.string(), requirements: z.array(Requirement) });
const Postings = z.union([z.array(Posting), Posting.transform((posting) => [posting])]);

const files = [`${folder}/*/*.yaml`, seen].flatMap((pattern) =>
  globSync(pattern)
    .toSorted()
    .map((path) => readFileSync(path, "utf8")),
);

/** A fingerprint of the postings, so that a test can tell whether the table is up to date. */
export const fingerprint = (): string => createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 16);

/** The authors marked requirements word for word, with or without the words around them. */
const isSame = (requirement: string, part: string): boolean => requirement.includes(part) || part.includes(requirement);

const lowerCase = (text: string): string => plainLine(text.replaceAll(/\*\*|__/g, "")).toLowerCase();

const examples = files
  .flatMap((text) => Postings.parse(parse(text)))
  .flatMap(({ text, requirements }) => {
    const marked = requirements.map(lowerCase);
    return partsOf(text).map((part) => ({
      features: featuresOf(part),
      isWanted: marked.some((requirement) => isSame(requirement, part.text.toLowerCase())),
    }));
  });

const train = (): PostingWeights => {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = [...counts]
    .filter(([name, count]) => count >= MIN_PARTS && !smallHeadingWord.test(name))
    .map(([name]) => name);
  const indexes = new Map(names.map((name, index) => [name, index]));
  const data = examples.map(({ features, isWanted }) => ({
    group: isWanted ? 1 : 0,
    features: [...features].flatMap((name) => {
      const index = indexes.get(name);
      return index === undefined ? [] : [[index, 1] as const];
    }),
  }));
  const [others, wanted] = learn(data, 2, names.length);
  const weights = names.map((name, index) => [name, (wanted?.[index] ?? 0) - (others?.[index] ?? 0)] as const);
  return Object.fromEntries(
    weights
      .filter(([name, weight]) => Math.abs(weight) >= MIN_WEIGHT || name === "any")
      .map(([name, weight]) => [name, Math.round(weight / WEIGHT_UNIT)]),
  );
};

if (import.meta.main)
  writeFileSync(tableFile, `${JSON.stringify({ examples: fingerprint(), weights: train() }, null, 2)}\n`);
