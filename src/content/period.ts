/** Whether a date is before another, in the precision that both have: 2023 is not before 2023-04. */
export const isBefore = (date: string, other: string): boolean => {
  const length = Math.min(date.length, other.length);
  return date.slice(0, length) < other.slice(0, length);
};
