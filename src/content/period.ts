/** The names of the months, from January to December. */
const monthNames = "January February March April May June July August September October November December".split(" ");

/** `2025-06-14` as "14 June 2025", `2019-09` as "September 2019", `2019` as "2019". Answers are in English. */
export const formatLongDate = (date: string): string => {
  const [year = "", month, day] = date.split("-");
  return [day && Number(day), month && monthNames[Number(month) - 1], year].filter(Boolean).join(" ");
};

/** Whether a date is before another, in the precision that both have: 2023 is not before 2023-04. */
export const isBefore = (date: string, other: string): boolean => {
  const length = Math.min(date.length, other.length);
  return date.slice(0, length) < other.slice(0, length);
};
