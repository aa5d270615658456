import { inverseDocumentFrequency } from "../../ask/extract/rank.ts";
import type { Chunk } from "../../ask/index/chunk.ts";
import type { Knowledge } from "../../ask/knowledge/knowledge.ts";
import { lazy } from "../../ask/knowledge/lazy.ts";
import { quantitiesIn } from "../numbers.ts";
import type { Need } from "../requirement.ts";
import { rootOf, rootsOf } from "../roots.ts";
import { weakWords } from "../vocabulary.ts";
import { labelsOf, noRoots, type Passage, sectionReader } from "./sections.ts";

const MAX_SECTIONS = 40;

/** The share of a need, weighted by rarity, that one word must have in order to show it. */
const MIN_WORD_SHARE = 0.6;
/** The share that several words must have. Below, they are two of many: a bridge and an inspection of many parts of a rocket. */
const MIN_SHARE_OF_WORDS = 0.25;
const MIN_WORD_COUNT = 2;
/** The share that all passages of a section must have, by whether the need has more than two words. */
const MIN_SECTION_SHARE = { long: 0.7, short: 0.9 };
/** The same, where only the time of a position or project counts. */
const MIN_DATED_SECTION_SHARE = 0.65;

const SYNONYM_WEIGHT = 0.7;
const WEAK_WEIGHT = 0.35;
/** An unknown word may be an unusual one for something that the pages name in other words. */
const UNKNOWN_WEIGHT = 0.7;

/** How much a section is preferred as a source: the lists of a career say what its owner can do. */
const preferenceOf = ({ type, path }: Chunk): number => {
  if (type === "Question") return 0;
  return path.startsWith("/#") ? 0.5 : path === "/" ? 0.1 : 0.05;
};

/** Whether a text has a quantity that is large enough: a count, or an amount of money. */
const hasNumber = ({ atLeast }: Need, text: string): boolean =>
  atLeast === undefined ||
  quantitiesIn(text).some(({ value, isMoney }) => value >= atLeast.value && isMoney === atLeast.isMoney);

/** Finds passages that show a need, best first, at most one of each section. */
type FindPassages = (need: Need) => readonly Passage[];

interface PassageFinder {
  /** What shows a need. */
  readonly best: FindPassages;
  /** The positions and projects that are about it, also by tags that no page shows. */
  readonly dated: FindPassages;
}

const createFinder = (knowledge: Knowledge): PassageFinder => {
  const { chunks, language } = knowledge;
  const sectionOf = sectionReader(knowledge);
  const own = lazy(() => chunks.filter(({ isDocumentation }) => !isDocumentation));
  const stemsByRoot = lazy(() => Map.groupBy(knowledge.stems(), rootOf));
  const stemsOf = (root: string): readonly string[] => stemsByRoot().get(root) ?? [];

  const weightOf = (root: string): number => {
    const stems = stemsOf(root);
    const rarity = Math.min(
      ...(stems.length > 0 ? stems : [root]).map((stem) => inverseDocumentFrequency(knowledge, stem)),
    );
    return Math.max(1, rarity) * (weakWords().has(root) ? WEAK_WEIGHT : 1) * (stems.length === 0 ? UNKNOWN_WEIGHT : 1);
  };

  /** The names and keywords with three words or more, by their initials. */
  const acronyms = lazy(
    () =>
      new Map(
        own()
          .flatMap((chunk) => labelsOf(chunk))
          .flatMap((label) => {
            const initials =
              label
                .match(/(?<!\p{L})\p{L}/gu)
                ?.join("")
                .toLowerCase() ?? "";
            return initials.length >= 3 ? [[initials, rootsOf(label)] as const] : [];
          }),
      ),
  );
  /** A need with the words of abbreviations that no page has. */
  const spellOut = (need: Need): Need => {
    const full = (root: string): readonly string[] | undefined =>
      stemsOf(root).length === 0 ? acronyms().get(root) : undefined;
    return {
      ...need,
      roots: [...new Set(need.roots.flatMap((root) => full(root) ?? root))],
      strict: new Set([...need.strict].filter((root) => !full(root))),
    };
  };

  const search = (given: Need, minSection: number, isDated: boolean): readonly Passage[] => {
    const need = spellOut(given);
    const terms = need.roots.map((root) => ({
      root,
      weight: weightOf(root),
      synonyms: stemsOf(root).flatMap(language.synonymsOf).map(rootOf),
    }));
    const total = terms.reduce((sum, { weight }) => sum + weight, 0);
    /** The share of the need that a text has, or the text or the name of its section, and the number of its words. */
    const matchOf = (
      roots: ReadonlySet<string>,
      name = noRoots,
    ): { readonly share: number; readonly words: number } => {
      let sum = 0;
      let words = 0;
      for (const { root, weight, synonyms } of terms) {
        const isWord = roots.has(root) || name.has(root);
        if (!isWord && !synonyms.some((synonym) => roots.has(synonym) || name.has(synonym))) continue;
        sum += isWord ? weight : weight * SYNONYM_WEIGHT;
        words += 1;
      }
      return { share: sum / total, words };
    };
    const shareOf = (roots: ReadonlySet<string>, name = noRoots): number => matchOf(roots, name).share;
    const telling = need.roots.filter((root) => !weakWords().has(root));
    const needsAll = need.isSoft || telling.length === 0;
    const isEnough = ({ share, words }: { readonly share: number; readonly words: number }): boolean =>
      needsAll ? share === 1 : (words >= MIN_WORD_COUNT && share >= MIN_SHARE_OF_WORDS) || share >= MIN_WORD_SHARE;
    /** Whether a text has all names and numbers of the need, and more than words that say little. */
    const isAbout = (roots: ReadonlySet<string>, name = noRoots): boolean =>
      [...need.strict].every((root) => roots.has(root) || name.has(root)) &&
      (telling.length === 0 || telling.some((root) => roots.has(root) || name.has(root)));

    const inSection = (chunk: Chunk): { readonly passage: Passage; readonly score: number }[] => {
      const { passages, name: ownName, all, tags: ownTags } = sectionOf(chunk);
      const name = need.isSoft ? noRoots : ownName;
      const tags = isDated ? ownTags : noRoots;
      const shareOfAll = shareOf(all, tags);
      // No passage can have more than all of them, so most sections need no comparison of their passages.
      if (need.strict.size === 0 && shareOfAll < minSection && !isEnough(matchOf(all, name))) return [];
      const rated = passages
        .flatMap((passage) => {
          const share = shareOf(passage.roots);
          if (share === 0) return [];
          const withName = matchOf(passage.roots, name);
          return [{ passage, withName, score: withName.share + share / 2 + withName.words / (passage.roots.size + 3) }];
        })
        .sort((a, b) => b.score - a.score);
      const good = rated.find(
        ({ passage, withName }) =>
          (isEnough(withName) || (passage.isLabel && need.strict.size > 0)) &&
          isAbout(passage.roots, name) &&
          hasNumber(need, passage.text),
      );
      if (good) return [{ passage: good.passage, score: good.score + preferenceOf(chunk) }];
      const [best] = rated.length > 0 ? rated : isDated ? passages.map((passage) => ({ passage })) : [];
      if (!best || need.isSoft || need.atLeast !== undefined || !isAbout(all, tags)) return [];
      return shareOfAll < minSection ? [] : [{ passage: best.passage, score: shareOfAll * 0.8 + preferenceOf(chunk) }];
    };

    const query = new Map(terms.flatMap(({ synonyms }) => synonyms.flatMap(stemsOf)).map((stem) => [stem, 0.6]));
    for (const stem of need.roots.flatMap(stemsOf)) query.set(stem, 1);
    return knowledge
      .search(query, ({ isDocumentation }) => !isDocumentation, MAX_SECTIONS)
      .flatMap(({ chunk }) => inSection(chunk))
      .toSorted((a, b) => b.score - a.score)
      .map(({ passage }) => passage);
  };

  const minSectionOf = ({ roots }: Need): number => {
    if (roots.length === 1) return Number.POSITIVE_INFINITY;
    return roots.length === 2 ? MIN_SECTION_SHARE.short : MIN_SECTION_SHARE.long;
  };
  return {
    best: (need) => search(need, minSectionOf(need), false),
    dated: (need) => search(need, MIN_DATED_SECTION_SHARE, true),
  };
};

const finders = new WeakMap<Knowledge, PassageFinder>();

/** Returns functions that find passages in a portfolio. Cached, because they index the stems. */
export const passageFinder = (knowledge: Knowledge): PassageFinder => {
  const finder = finders.get(knowledge) ?? createFinder(knowledge);
  finders.set(knowledge, finder);
  return finder;
};
