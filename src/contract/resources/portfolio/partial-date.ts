import * as z from "zod";

/** Whether the month has this day: `2021-02-30` matches the pattern, but is not a date. */
const isInCalendar = (date: string): boolean => date.length < 10 || new Date(date).toISOString().startsWith(date);

/** A date in the precision that the owner knows. */
export const PartialDate = z
  .string()
  .regex(/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/, {
    error: "expected YYYY, YYYY-MM or YYYY-MM-DD",
    abort: true,
  })
  .refine(isInCalendar, "expected a day that the month has")
  .meta({ id: "PartialDate", description: "A date: YYYY, YYYY-MM or YYYY-MM-DD." });
