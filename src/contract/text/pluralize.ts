import { formatCount } from "./format-count.ts";

/** A count with its noun: `1 file`, `3,000 files`. */
export const pluralize = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? "" : "s"}`;
