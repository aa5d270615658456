/** Compares texts by their characters, for `toSorted`. The order is the same in every language. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
