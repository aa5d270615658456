/** Joins items into a list for a sentence: `a`, `a and b`, `a, b and c`. */
export const joinList = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
