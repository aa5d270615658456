/** The items of `first` in their order, and each other item of `second` after the one that precedes it there. */
export const mergeOrder = <Item>(first: readonly Item[], second: readonly Item[]): Item[] => {
  const known = new Set(first);
  const merged = [...first];
  let end = 0;
  for (const item of second) {
    if (known.has(item)) end = merged.indexOf(item) + 1;
    else {
      merged.splice(end, 0, item);
      end += 1;
    }
  }
  return merged;
};

/** Whether the items that two lists share have the same order in both. */
export const hasSameOrder = <Item>(first: readonly Item[], second: readonly Item[]): boolean => {
  const [inFirst, inSecond] = [new Set(first), new Set(second)];
  const shared = second.filter((item) => inFirst.has(item));
  return first.filter((item) => inSecond.has(item)).every((item, index) => item === shared[index]);
};
