import type { PortfolioFacts } from "../knowledge/facts.ts";

/** The first and the last year of a portfolio. */
export interface YearSpan {
  readonly first: number;
  readonly last: number;
}

/** The years between which a portfolio has dates; undefined if it has none. */
export const spanOf = ({
  projects,
  experience,
}: Pick<PortfolioFacts, "projects" | "experience">): YearSpan | undefined => {
  const dates = [
    ...projects.map(({ year }) => year),
    ...[...(experience.experiences ?? []), ...(experience.education ?? [])].flatMap(({ start, end }) => [start, end]),
    ...(experience.hackathons ?? []).map(({ date }) => date),
  ];
  const years = dates.flatMap((date) => (date === undefined ? [] : Number(date.slice(0, 4))));
  return years.length > 0 ? { first: Math.min(...years), last: Math.max(...years) } : undefined;
};

/** Words that turn a year into a range. */
export const rangeWords: ReadonlySet<string> = new Set(
  "before after since until till between from earlier older later newer recent pre post".split(" "),
);

const year = "((?:19|20)\\d\\d)";
const between = new RegExp(`\\b(?:(?:between|from) )?${year} ?(?:and|to|till|until|through|-|–) ?${year}\\b`, "g");
const open = new RegExp(
  `\\b(before|until|till|pre|after|post|since|(?:earlier|older) than|(?:later|newer) than|more recent than) ${year}\\b`,
  "g",
);

/** The bounds of an open range, both included. */
const boundsOf = (word: string, at: number, { first, last }: YearSpan): YearSpan => {
  if (/^(?:before|pre|earlier|older)/.test(word)) return { first, last: at - 1 };
  if (/^(?:until|till)/.test(word)) return { first, last: at };
  return { first: /^since/.test(word) ? at : at + 1, last };
};

const yearsOf = ({ first, last }: YearSpan): string[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => String(first + index));

/**
 * The years that a question means: those it names, and all of a range. For questions such as `between 2015 and 2018`,
 * `before 2019` and `newer than 2020`.
 */
export const yearsIn = (text: string, span: YearSpan | undefined): string[] => {
  const plain = text.toLowerCase().replace(/\s+/g, " ");
  const named = plain.match(new RegExp(`\\b${year}\\b`, "g")) ?? [];
  if (!span || named.length === 0) return named;
  const ranges = [...plain.matchAll(between)].flatMap(([, from, to]) => {
    const [first, last] = [Number(from), Number(to)];
    return yearsOf({ first: Math.max(first, span.first), last: Math.min(last, span.last) });
  });
  if (ranges.length > 0) return ranges;
  const opened = [...plain.matchAll(open)].flatMap(([, word = "", at]) => yearsOf(boundsOf(word, Number(at), span)));
  return opened.length > 0 ? opened : named;
};
