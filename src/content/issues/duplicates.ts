/** The items whose key an earlier item has, each with the first item that has it. */
export const duplicates = <Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<Item, Item> =>
  new Map(
    [...Map.groupBy(items, keyOf).values()].flatMap(([first, ...others]) =>
      first === undefined ? [] : others.map((other) => [other, first] as const),
    ),
  );
