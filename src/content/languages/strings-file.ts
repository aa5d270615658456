import * as z from "zod";
import { englishTexts, type Texts } from "../../strings/strings.ts";

/** The plural forms that languages have, as i18next writes them at the end of a key. */
export const pluralForms = ["zero", "one", "two", "few", "many", "other"] as const;

/** A key such as `all_one`: its name, and its plural form. */
export const pluralKey = new RegExp(`^(?<name>.+)_(?<form>${pluralForms.join("|")})$`);

const text = z.string().min(1).exactOptional();

const fieldsOf = ([key, english]: [string, string | Texts]): [string, z.ZodType][] => {
  if (typeof english !== "string") return [[key, textsSchema(english).exactOptional()]];
  const { name = key } = pluralKey.exec(key)?.groups ?? {};
  const names = name === key ? [key] : pluralForms.map((form) => `${name}_${form}`);
  return names.map((each) => [each, text.describe(`In English: ${english}`)]);
};

const textsSchema = (texts: Texts): z.ZodObject =>
  z.strictObject(Object.fromEntries(Object.entries(texts).flatMap(fieldsOf)));

/** `strings.yaml`: the texts of pages that the owner replaces. Its keys are those of `src/strings/en.yaml`. */
export const StringsFile = textsSchema(englishTexts());
