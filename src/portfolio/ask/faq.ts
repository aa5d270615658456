import type { Chunk } from "./chunk.ts";
import { type Telling, tellingOf } from "./foreseen.ts";
import type { Knowledge } from "./knowledge.ts";
import { once } from "./once.ts";
import type { Question } from "./question.ts";
import { rarityOf } from "./quote.ts";
import { quotedFrom, type Statement } from "./statement.ts";
import { wordsOf } from "./words.ts";

/** How alike two questions have to be, from 0 to 1. */
const alike = 0.54;

/** From where on they are the same. */
const exact = 0.85;

/** What each stem of a question counts. */
type Weights = ReadonlyMap<string, number>;

/** The share of one question's weight that another has too, in its words or in others for the same. */
const shared = (knowledge: Knowledge, of: Weights, other: Weights): number => {
  let all = 0;
  let both = 0;
  for (const [stem, weight] of of) {
    all += weight;
    if (other.has(stem)) both += weight;
    else if (knowledge.language.synonymsOf(stem).some((same) => other.has(same))) both += weight * 0.8;
  }
  return all === 0 ? 0 : both / all;
};

/** The owner's answer to a question. */
export interface OwnAnswer {
  readonly chunk: Chunk;
  readonly statements: readonly Statement[];
  /** The share of the question that the owner's question leaves out. */
  readonly left: number;
  /** Whether the owner foresaw nearly these words. */
  readonly isExact: boolean;
}

/** Makes a function that gives the owner's answer to a question that is like one that the owner foresaw. */
export const foreseeing = (knowledge: Knowledge): ((question: Question) => OwnAnswer | undefined) => {
  const names = new Set(wordsOf(knowledge.facts.profile.name).map(({ stem }) => stem));
  const weighed = (telling: Telling): Weights =>
    new Map(telling.map(([stem, isMinor]) => [stem, isMinor ? 1 : rarityOf(knowledge, stem)]));
  const foreseen = once(() =>
    knowledge.foreseen.flatMap(({ chunk: at, ways, whole }) => {
      const chunk = knowledge.chunks[at];
      return chunk ? [{ chunk, ways: ways.map(weighed), whole: weighed(whole) }] : [];
    }),
  );
  return (question) => {
    const asked = weighed(tellingOf(question.words, names, knowledge.language.fillers));
    if (asked.size === 0) return undefined;
    const [best] = foreseen()
      .map(({ chunk, ways, whole }) => {
        const inWhole = shared(knowledge, asked, whole);
        const fits = ways.map((way) => {
          const covered = shared(knowledge, asked, way);
          // What the owner's question asks for beyond is a smaller difference than what it leaves out.
          return { covered, fit: covered * 0.6 + shared(knowledge, way, asked) * 0.4 };
        });
        const [closest] = fits.toSorted((a, b) => b.fit - a.fit);
        const covered = Math.max(closest?.covered ?? 0, inWhole * 0.9);
        return {
          chunk,
          covered,
          isWhole: ways.some((way) => shared(knowledge, way, asked) > 0.99),
          fit: (closest?.fit ?? 0) * 0.8 + inWhole * 0.2,
        };
      })
      .toSorted((a, b) => b.fit - a.fit);
    if (!best) return undefined;
    // One word that much else has does not make a question the owner's.
    const [only, ...more] = question.content.flatMap((at) => question.words[at] ?? []);
    const isCommon = more.length === 0 && (!only || knowledge.frequency(only.stem) > 3);
    if (isCommon && best.fit < exact) return undefined;
    if (best.fit < alike || best.covered < (best.isWhole ? 0.35 : 0.5)) return undefined;
    const { chunk, covered, fit } = best;
    return {
      chunk,
      left: 1 - covered,
      isExact: fit >= exact,
      statements: chunk.blocks.map((text) => quotedFrom(chunk.path, text)),
    };
  };
};
