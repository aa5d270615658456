import type { Knowledge } from "../../../../src/ask/knowledge/knowledge.ts";
import type { Experience } from "../../../../src/contract/resources/portfolio/experience.ts";

const months = "January February March April May June July August September October November December".split(" ");

/** `2019-09-03` as 3 September 2019, `2019-09` as September 2019, `2019` as itself. */
export const dateInWords = (date: string): string => {
  const [year, month, day] = date.split("-");
  return [day && Number(day), month && months[Number(month) - 1], year].filter(Boolean).join(" ");
};

/** The latest month or year that a portfolio names. */
export const latestDate = ({ facts }: Knowledge): string =>
  [...(facts.experience.experiences ?? []), ...facts.projects]
    .flatMap(({ start = "", end = start, ...others }) => [start, end, "year" in others ? (others.year ?? "") : ""])
    .toSorted()
    .at(-1)
    ?.slice(0, 7) ?? "";

/** The months from one date to another, such as `2024-03`. */
const monthsBetween = (start: string, end: string): string[] => {
  const [from, to] = [start.slice(0, 7).padEnd(7, "-01"), end.length === 4 ? `${end}-12` : end.slice(0, 7)];
  const years = Array.from({ length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 }, (_, index) =>
    String(Number(from.slice(0, 4)) + index),
  );
  return years
    .flatMap((year) => months.map((_, index) => `${year}-${String(index + 1).padStart(2, "0")}`))
    .filter((month) => month >= from && month <= to);
};

const plural = (number: number, unit: string): string => (number === 1 ? `1 ${unit}` : `${number} ${unit}s`);

/** The time of some positions as a sentence gives it: to the month if all dates have one. */
export const timeOf = (jobs: readonly Experience[], latest: string): string => {
  const today = latest.length === 4 ? `${latest}-01` : latest;
  const covered = new Set(jobs.flatMap(({ start, end = today }) => monthsBetween(start, end))).size;
  if (jobs.some(({ start, end = latest }) => start.length === 4 || end.length === 4))
    return `about ${plural(Math.max(1, Math.round(covered / 12)), "year")}`;
  const [years, rest] = [Math.floor(covered / 12), covered % 12];
  return [years > 0 && plural(years, "year"), rest > 0 && plural(rest, "month")].filter(Boolean).join(" and ");
};

/** Every selection of at least one of the positions. */
export const selectionsOf = (jobs: readonly Experience[]): readonly (readonly Experience[])[] =>
  jobs
    .reduce<readonly (readonly Experience[])[]>((all, job) => all.concat(all.map((some) => some.concat(job))), [[]])
    .slice(1);
