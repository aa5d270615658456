/** A bounded collection. When it is full, a new item replaces one of the others. */
export interface Pool<T> {
  readonly add: (item: T) => void;
  /** A random item, or undefined if there is none. */
  readonly pick: () => T | undefined;
  /** Removes a random item, so that no other request uses it meanwhile. */
  readonly take: () => T | undefined;
}

export const createPool = <T>(capacity: number): Pool<T> => {
  const items: T[] = [];
  const randomIndex = (): number => Math.floor(Math.random() * items.length);
  return {
    add: (item) => {
      if (items.length < capacity) items.push(item);
      else items[randomIndex()] = item;
    },
    pick: () => items[randomIndex()],
    take: () => {
      const index = randomIndex();
      const last = items.pop();
      if (last === undefined || index >= items.length) return last;
      const taken = items[index];
      items[index] = last;
      return taken;
    },
  };
};

/** A random item of a list that is not empty. */
export const pickFrom = <T>(list: readonly T[]): T => {
  const item = list[Math.floor(Math.random() * list.length)];
  if (item === undefined) throw new Error("the list is empty");
  return item;
};
