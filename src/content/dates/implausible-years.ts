import { type ContentIssue, issueAt } from "../issues/content-issue.ts";
import type { PublishedText } from "../issues/hidden-email.ts";

/** The keys of dates. */
export const dateKeys: readonly string[] = ["year", "start", "end", "date"];

/** Years before or after these are probably typos. */
const FIRST_YEAR = 1900;
const MAX_YEARS_AHEAD = 5;

/** Warnings of dates whose year is probably a typo. `thisYear` is the current year. */
export const implausibleYears = (dates: readonly PublishedText[], thisYear: number): ContentIssue[] => {
  const lastYear = thisYear + MAX_YEARS_AHEAD;
  return dates.flatMap(({ source, start, end }) => {
    const { 0: written, index = 0 } = /\d{4}/.exec(source.text.slice(start, end)) ?? {};
    const year = Number(written);
    if (written === undefined || (year >= FIRST_YEAR && year <= lastYear)) return [];
    const meant = 2000 + (year % 100);
    return [
      issueAt(source, start + index, start + index + 4, {
        found: `the year ${written}`,
        expected: `a year from ${FIRST_YEAR} to ${lastYear}`,
        fix: meant <= lastYear ? `did you mean ${meant}?` : "correct the year",
      }),
    ];
  });
};
