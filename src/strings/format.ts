const formats = {
  year: { year: "numeric" },
  month: { year: "numeric", month: "short" },
  day: { year: "numeric", month: "short", day: "numeric" },
} as const;

const precisionOf = (date: string): keyof typeof formats =>
  date.length === 4 ? "year" : date.length === 7 ? "month" : "day";

/** A date as people write it in a language, as precise as it is: `2023-04` is "Apr 2023" in English. */
export const formatDay = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language, { ...formats[precisionOf(date)], timeZone: "UTC" }).format(new Date(date));

/** A period: "Apr 2023 – Jun 2024". Without an end it ends with `now`, and without a start it is the end. */
export const formatPeriodIn = (
  language: string,
  { start, end }: { readonly start?: string; readonly end?: string },
  now: string,
): string => {
  const last = end ? formatDay(end, language) : now;
  if (!start) return end ? last : "";
  return start === end ? last : `${formatDay(start, language)} – ${last}`;
};
