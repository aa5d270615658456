import * as z from "zod";
import { type ContentKey, contentKinds, ProjectFile } from "../content.ts";
import { didYouMean } from "../issues/similar-names.ts";

/** The content files that can have variants in further languages (D18). */
export const variantKeys = ["profile", "contact", "experience", "site", "faq", "strings"] as const;
export type VariantKey = (typeof variantKeys)[number];

/** The members of site.yaml that a variant can have. The others are about the whole site. */
const siteMembers = ["title", "description", "updated", "navigation"] as const;

/** The members of a project that a variant can have. The others are not texts, or decide where the project is listed. */
const projectMembers = [
  "title",
  "subtitle",
  "tags",
  "link",
  "repo",
  "cover",
  "gallery",
  "updated",
  "role",
  "client",
  "duration",
  "team",
  "result",
] as const;

/** A schema with the same members, none of which is required: a variant has only those that differ from the default. */
const partial = (schema: z.ZodObject, members: readonly string[] = Object.keys(schema.shape)): z.ZodObject =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(schema.shape)
        .filter(([name]) => members.includes(name))
        .map(([name, type]) => [name, type instanceof z.ZodExactOptional ? type : (type as z.ZodType).exactOptional()]),
    ),
  );

/** The schemas of variants, by the key of their default. */
export const variantSchemas: Readonly<Record<VariantKey | "project", z.ZodObject>> = {
  profile: partial(contentKinds.profile.schema),
  contact: partial(contentKinds.contact.schema),
  experience: partial(contentKinds.experience.schema),
  site: partial(contentKinds.site.schema, siteMembers),
  faq: partial(contentKinds.faq.schema),
  strings: contentKinds.strings.schema,
  project: partial(ProjectFile, projectMembers),
};

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
export const variantKeyOf = (file: string): VariantKey | undefined =>
  variantKeys.find((key) => contentKinds[key satisfies ContentKey].file === file);

/** The name that a variant with a typing error was meant to have: `profile.de.yaml` for `profile.de.yml` or `profile-de.yaml`. */
export const meantVariant = (name: string): string | undefined => {
  const { original, language } = variantName(name.replace(/\.yml$/i, ".yaml").replace(/[-_]/, ".")) ?? {};
  const files = variantKeys.map((key): string => contentKinds[key].file);
  const file = original && (files.includes(original) ? original : didYouMean(original, files));
  return file && `${file.slice(0, -".yaml".length)}.${language}.yaml`;
};
