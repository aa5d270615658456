import * as z from "zod";
import { type Texts, textsIn } from "../../strings/strings.ts";

/** The plural forms that languages have, as i18next writes them at the end of a key. */
export const pluralForms = ["zero", "one", "two", "few", "many", "other"] as const;

/** A key such as `all_one`: its name, and its plural form. */
export const pluralKey = new RegExp(`^(?<name>.+)_(?<form>${pluralForms.join("|")})$`);

const text = z.string().min(1).exactOptional();

const textsSchema = (texts: Texts, forms: readonly string[] = pluralForms): z.ZodObject => {
  const fieldsOf = ([key, english]: [string, string | Texts]): [string, z.ZodType][] => {
    if (typeof english !== "string") return [[key, textsSchema(english, forms).exactOptional()]];
    const { name = key } = pluralKey.exec(key)?.groups ?? {};
    const names = name === key ? [key] : forms.map((form) => `${name}_${form}`);
    return names.map((each) => [each, text.describe(`In English: ${english}`)]);
  };
  return z.strictObject(Object.fromEntries(Object.entries(texts).flatMap(fieldsOf)));
};

/** The plural forms of a language. i18next also accepts `zero` in every language. */
export const pluralFormsOf = (language: string): readonly string[] => [
  ...new Set(["zero", ...new Intl.PluralRules(language).resolvedOptions().pluralCategories]),
];

/** `strings.yaml`: the texts of pages that the owner replaces. Its keys are those of `src/strings/en.yaml`. */
export const StringsFile = textsSchema(textsIn("en"));

/** The keys that a file with texts in a language can have. */
export const stringsIn = (language: string): z.ZodObject => textsSchema(textsIn("en"), pluralFormsOf(language));
