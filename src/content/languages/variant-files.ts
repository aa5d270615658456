import * as z from "zod";
import { type ContentKey, type ContentKind, contentKeys, contentKinds } from "../content.ts";
import { didYouMean } from "../issues/similar-names.ts";

/** What can have variants in further languages (D18): a content file, or a project. */
type VariantKind = Pick<ContentKind, "schema" | "variant">;

/** The members that a variant can have. */
export const variantMembers = ({ schema, variant = Object.keys(schema.shape) }: VariantKind): readonly string[] =>
  variant;

/** The keys of the content files that can have variants. */
export const variantKeys: readonly ContentKey[] = contentKeys.filter(
  (key) => variantMembers(contentKinds[key]).length > 0,
);

/** The schema of a variant. None of its members is required: a variant has only those that differ from the default. */
export const variantSchema = (kind: VariantKind): z.ZodObject =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(kind.schema.shape)
        .filter(([name]) => variantMembers(kind).includes(name))
        .map(([name, type]) => [name, type instanceof z.ZodExactOptional ? type : (type as z.ZodType).exactOptional()]),
    ),
  );

/** Whether a word is a language tag of a language that exists: `de`, `pt-BR`, but not `old`. */
const isLanguage = (word: string): boolean => {
  try {
    return new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(word) !== undefined;
  } catch {
    return false;
  }
};

/** A name such as `profile.de.yaml` in parts: the name of the default, and the language. */
export const variantName = (name: string): { readonly original: string; readonly language: string } | undefined => {
  const [, stem, language = "", ending] = /^([^.]+)\.([a-z]{2,3}(?:-\w{2,8})*)\.(yaml|md)$/i.exec(name) ?? [];
  return stem !== undefined && isLanguage(language) ? { original: `${stem}.${ending}`, language } : undefined;
};

/** The key of a content file that can have variants, by its name. */
export const variantKeyOf = (file: string): ContentKey | undefined =>
  variantKeys.find((key) => contentKinds[key].file === file);

/** The name that a variant with a typing error was meant to have: `profile.de.yaml` for `profile.de.yml` or `profile-de.yaml`. */
export const meantVariant = (name: string): string | undefined => {
  const { original, language } = variantName(name.replace(/\.yml$/i, ".yaml").replace(/[-_]/, ".")) ?? {};
  const files = variantKeys.map((key): string => contentKinds[key].file);
  const file = original && (files.includes(original) ? original : didYouMean(original, files));
  return file && `${file.slice(0, -".yaml".length)}.${language}.yaml`;
};
