import * as z from "zod";

/** A date in the precision that the owner knows. */
export const PartialDate = z
  .string()
  .regex(/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/, "expected YYYY, YYYY-MM or YYYY-MM-DD")
  .meta({ id: "PartialDate", description: "A date: YYYY, YYYY-MM or YYYY-MM-DD." });
