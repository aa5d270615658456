import * as z from "zod";

/** How many characters a person would count, which is not how many UTF-16 units a string has. */
const characters = (value: string): number => [...value].length;

/** A string of `min` to `max` characters, published as minLength and maxLength as JSON Schema counts them. */
export const text = (min: number, max: number) =>
  z
    .string()
    .refine((value) => characters(value) >= min && characters(value) <= max, `expected ${min} to ${max} characters`)
    .meta({ ...(min > 0 && { minLength: min }), maxLength: max });

/** An http or https address, as it stands in a link. */
export const webUrl = () =>
  z
    .url({ protocol: /^https?$/, error: "expected an http or https URL", abort: true })
    .refine((url) => !/\s/.test(url), "expected an http or https URL without spaces");
