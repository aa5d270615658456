import * as z from "zod";

/** How many characters a person would count, which is not how many UTF-16 units a string has. */
const characters = (value: string): number => [...value].length;

const sized = (value: z.ZodString, min: number, max: number) =>
  value
    .refine((value) => characters(value) >= min && characters(value) <= max, `expected ${min} to ${max} characters`)
    .meta({ ...(min > 0 && { minLength: min }), maxLength: max });

/** A string of `min` to `max` characters, published as minLength and maxLength as JSON Schema counts them. */
export const text = (min: number, max: number) => sized(z.string(), min, max);

/** The same, counted without the white space around it. */
export const trimmedText = (min: number, max: number) => sized(z.string().trim(), min, max);

/** An e-mail address of at most `max` characters; white space around it is not part of it. */
export const emailAddress = (max: number) =>
  z
    .string()
    .trim()
    .pipe(z.email("expected an address such as ada@example.com").max(max, `expected at most ${max} characters`))
    .meta({ format: "email", maxLength: max });

/** An http or https address, as it stands in a link. */
export const webUrl = () =>
  z
    .url({ protocol: /^https?$/, error: "expected an http or https URL", abort: true })
    .refine((url) => !/\s/.test(url), "expected an http or https URL without spaces");
