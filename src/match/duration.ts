import type { Chunk } from "../ask/index/chunk.ts";
import type { PortfolioFacts } from "../ask/knowledge/facts.ts";

/** A time, as months since year 0; `last` is included. */
interface Span {
  readonly first: number;
  readonly last: number;
}

/** The month of a date; a year alone starts in January, or ends in December. */
const monthOf = (date: string, isEnd: boolean): number => {
  const [year, month] = date.split("-");
  return Number(year) * 12 + (month === undefined ? (isEnd ? 11 : 0) : Number(month) - 1);
};

const spanOf = (start: string, end: string): Span => ({ first: monthOf(start, false), last: monthOf(end, true) });

/** Returns the times of positions and projects by their sections of the index. `today` ends what is ongoing, YYYY-MM-DD. */
export const spansOf = ({ experience, projects }: PortfolioFacts, today: string) => {
  const positions = new Map(
    (experience.experiences ?? []).map(({ role, company, start, end }) => [
      `${role}, ${company}`,
      spanOf(start, end ?? today),
    ]),
  );
  const works = new Map(
    projects.flatMap(({ slug, year, start = year, end = year ?? start }) =>
      start === undefined || end === undefined ? [] : [[`/projects/${slug}`, spanOf(start, end)]],
    ),
  );
  return ({ path, name }: Chunk): Span | undefined => (path === "/#experience" ? positions.get(name) : works.get(path));
};

/** The number of months that any of the times covers. */
export const monthsOf = (spans: readonly Span[]): number => {
  let months = 0;
  let covered = -1;
  for (const { first, last } of spans.toSorted((a, b) => a.first - b.first)) {
    months += Math.max(0, last - Math.max(first, covered + 1) + 1);
    covered = Math.max(covered, last);
  }
  return months;
};
