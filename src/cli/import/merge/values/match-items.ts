/** What the last import wrote, what the owner has now, and what the new import contains. */
const sides = ["base", "yours", "theirs"] as const;
export type Side = (typeof sides)[number];

/** The index of one item in each list that contains it. */
export type ItemMatch = { [Name in Side]?: number };

/** How to recognize an item that was edited. */
export interface ItemIdentity<Item> {
  /** Items with equal keys are the same item. */
  readonly keyOf: (item: Item) => string;
  /** How similar two items with different keys are; 0 if they are different items. */
  readonly similarity: (a: Item, b: Item, wasImported: boolean) => number;
}

type Lists<Item> = Readonly<Record<Side, readonly Item[]>>;

const matchByKey = <Item>(lists: Lists<Item>, keyOf: ItemIdentity<Item>["keyOf"]): ItemMatch[] => {
  const matches = new Map<string, ItemMatch>();
  for (const side of sides) {
    const counts = new Map<string, number>();
    for (const [index, item] of lists[side].entries()) {
      const key = keyOf(item);
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      const numbered = `${count} ${key}`;
      const match = matches.get(numbered) ?? {};
      match[side] = index;
      matches.set(numbered, match);
    }
  }
  return [...matches.values()];
};

const has = (match: ItemMatch, side: Side): boolean => match[side] !== undefined;

/** Matches the items of three lists: first by their keys, then the rest by similarity, most similar first. */
export const matchItems = <Item>(lists: Lists<Item>, { keyOf, similarity }: ItemIdentity<Item>): ItemMatch[] => {
  const matches = matchByKey(lists, keyOf);
  const similarityOf = (one: ItemMatch, other: ItemMatch): number =>
    Math.max(
      ...sides.flatMap((side) =>
        sides.map((otherSide) => {
          const [a, b] = [lists[side][one[side] ?? -1], lists[otherSide][other[otherSide] ?? -1]];
          return a === undefined || b === undefined ? 0 : similarity(a, b, side === "base" || otherSide === "base");
        }),
      ),
    );
  const isDisjoint = (one: ItemMatch, other: ItemMatch): boolean =>
    sides.every((side) => !has(one, side) || !has(other, side));
  // Most matches are of the same few kinds, such as "only in theirs", so only kinds that fit together are compared.
  const kinds = [...Map.groupBy(matches, (match) => sides.filter((side) => has(match, side)).join()).values()];
  const candidates = kinds.flatMap((ones, index) =>
    kinds
      .slice(index + 1)
      .filter(([other]) => ones[0] && other && isDisjoint(ones[0], other))
      .flatMap((others) =>
        ones.flatMap((one) =>
          others.flatMap((other) => {
            const score = similarityOf(one, other);
            return score > 0 ? [{ one, other, score }] : [];
          }),
        ),
      ),
  );
  /** A match that was combined with another one, and that one. */
  const combined = new Map<ItemMatch, ItemMatch>();
  const current = (match: ItemMatch): ItemMatch => {
    const into = combined.get(match);
    return into ? current(into) : match;
  };
  for (const { one, other } of candidates.toSorted((a, b) => b.score - a.score)) {
    const [into, from] = [current(one), current(other)];
    if (into === from || !isDisjoint(into, from)) continue;
    Object.assign(into, from);
    combined.set(from, into);
  }
  return matches.filter((match) => !combined.has(match));
};
