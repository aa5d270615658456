import * as z from "zod";
import { formatCount } from "./format-count.ts";

/** The number of code points, as JSON Schema counts length (not UTF-16 units). */
const characters = (value: string): number => [...value].length;

const sized = (value: z.ZodString, min: number, max: number) =>
  value
    .refine(
      (value) => characters(value) >= min && characters(value) <= max,
      `expected ${min} to ${formatCount(max)} characters`,
    )
    .meta({ ...(min > 0 && { minLength: min }), maxLength: max });

/** A string of `min` to `max` characters. */
export const text = (min: number, max: number) => sized(z.string(), min, max);

/** A trimmed string of `min` to `max` characters. */
export const trimmedText = (min: number, max: number) => sized(z.string().trim(), min, max);

/** A string that is not empty, with its description. */
export const words = (about?: string) => {
  const text = z.string().min(1);
  return about === undefined ? text : text.describe(about);
};

/** An email address of at most `max` characters, after trimming. */
export const emailAddress = (max: number) =>
  z
    .string()
    .trim()
    .pipe(z.email("expected an address such as ada@example.com").max(max, `expected at most ${max} characters`))
    .meta({ format: "email", maxLength: max });

/** An http or https URL. */
export const webUrl = () =>
  z
    .url({ protocol: /^https?$/, error: "expected an http or https URL", abort: true })
    .refine((url) => !/\s/.test(url), "expected an http or https URL without spaces");
