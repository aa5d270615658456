const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A date of the portfolio for reading: `2023-04` as "Apr 2023", and `2025-06-14` as "14 Jun 2025". */
export const dateInWords = (date: string): string => {
  const [year = "", month, day] = date.split("-");
  const name = month && months[Number(month) - 1];
  return [day && Number(day), name, year].filter(Boolean).join(" ");
};

/** Whether a date is before another, as far as both say: 2023 is not before 2023-04. */
export const isBefore = (date: string, other: string): boolean => {
  const told = Math.min(date.length, other.length);
  return date.slice(0, told) < other.slice(0, told);
};

/** Whether a text stands where an end would, and says that there is none. */
export const goesOn = (text: string): boolean => /^(?:present|now|today|current|ongoing|-|–)$/i.test(text);

/** From when to when: without an end it goes on, and without a start only the end is known. */
export const period = ({ start, end }: { readonly start?: string; readonly end?: string }): string => {
  if (!start) return end ? dateInWords(end) : "";
  const last = end ? dateInWords(end) : "now";
  return start === end ? last : `${dateInWords(start)} – ${last}`;
};
