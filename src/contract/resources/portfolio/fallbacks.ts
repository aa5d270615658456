import * as z from "zod";

/** The language of members that are not translated (D18), by their names. */
export const Fallbacks = z
  .record(z.string(), z.string())
  .meta({ id: "Fallbacks", description: "The language of members that are not translated." });

/** The members that only the responses of a portfolio in several languages have (D18). */
const languageMembers: readonly string[] = ["lang", "fallbacks"];

/** A JSON Schema, or several, without these members, for a portfolio in one language. */
export const withoutLanguageMembers = <Schema extends object>(schema: Schema): Schema =>
  JSON.parse(
    JSON.stringify(schema, (key, value) =>
      key === "properties"
        ? Object.fromEntries(Object.entries(value).filter(([name]) => !languageMembers.includes(name)))
        : value,
    ),
  );
