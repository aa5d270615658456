import type { PortfolioFacts } from "../knowledge/facts.ts";

/** The dates of a position or a project, each YYYY, YYYY-MM or YYYY-MM-DD. Without an end, it is ongoing. */
interface Dates {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

/** A period in months since year 0, with the last one included. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** Sorted by start, the earliest first. */
export const byStart = <T extends { readonly start: string }>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => (a.start < b.start ? -1 : 1));

/** The month of a date; a year alone starts in January, or ends in December. */
const monthOf = (date: string, isEnd: boolean): number => {
  const [year, month] = date.split("-");
  return Number(year) * 12 + (month === undefined ? (isEnd ? 11 : 0) : Number(month) - 1);
};

/** The period between two dates. Undefined if one of them is missing. */
export const spanOf = ({ start, end }: Dates): Span | undefined =>
  start === undefined || end === undefined ? undefined : { first: monthOf(start, false), last: monthOf(end, true) };

/** The number of months in periods. Months in which they overlap count once. */
export const monthsIn = (spans: readonly Span[]): number => {
  let months = 0;
  let covered = -1;
  for (const { first, last } of spans.toSorted((a, b) => a.first - b.first)) {
    months += Math.max(0, last - Math.max(first, covered + 1) + 1);
    covered = Math.max(covered, last);
  }
  return months;
};

/** The months between the start and the end of a position or a project; 0 if one of them is missing. */
export const monthsOf = (dates: Dates): number => {
  const span = spanOf(dates);
  return span ? monthsIn([span]) : 0;
};

/** The latest date in a portfolio, which stands for today where something is ongoing. */
export const latestDate = ({ experience: { experiences = [] }, projects }: PortfolioFacts): string | undefined =>
  [
    ...experiences.flatMap(({ start, end = start }) => [start, end]),
    ...projects.flatMap(({ year = "", start = year, end = start }) => [start, end]),
  ]
    .toSorted()
    .at(-1);

/** Whether a year is within the dates of something. Without an end, it is ongoing. */
export const isDuring = ({ start, end = "9999" }: Dates, year: string): boolean =>
  start !== undefined && start.slice(0, 4) <= year && end.slice(0, 4) >= year;
