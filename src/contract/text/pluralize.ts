/** `1 file`, `2 files`. `shown` is the number as text, for example with thousands separators. */
export const pluralize = (count: number, noun: string, shown: string = String(count)): string =>
  `${shown} ${noun}${count === 1 ? "" : "s"}`;
