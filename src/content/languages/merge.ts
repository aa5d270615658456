import {
  type ContentKey,
  type ContentValues,
  contentKinds,
  type Fallback,
  type Portfolio,
  type WrittenProject,
} from "../content.ts";
import type { ContentPicture, ContentPictures } from "../pictures/picture.ts";
import { variantKeys, variantMembers } from "./variant-files.ts";

/** The members of a file in one language. */
export type VariantMembers = Readonly<Record<string, unknown>>;

/** A project in a further language: some of its members. */
export interface VariantProject {
  readonly members: VariantMembers;
  /** Empty if the text is that of the default. */
  readonly description: string;
  readonly pictures?: ContentPictures;
}

/** The content in a further language. */
export interface WrittenVariant {
  readonly language: string;
  readonly values: Readonly<Partial<Record<ContentKey, VariantMembers>>>;
  /** By slug. */
  readonly projects: ReadonlyMap<string, VariantProject>;
  readonly photo?: ContentPicture;
}

/** Members that need no translation. */
const withoutLanguage: readonly string[] = [
  ...["name", "email", "site", "portfolio", "github", "linkedin", "profiles", "form"],
  ...["slug", "weight", "link", "repo", "year", "kind", "updated", "aliases", "pictures"],
  ...["unlisted", "featured", "draft"],
];

interface PictureTexts {
  readonly alt?: string;
  readonly caption?: string;
}

/** Whether a photo, a cover or a gallery has an alternative text or a caption. */
const hasPictureText = (pictures: PictureTexts | readonly PictureTexts[]): boolean =>
  [pictures].flat().some(({ alt, caption }) => Boolean(alt || caption));

/** Whether a member has texts, which need a translation. */
const hasText = (name: string, member: unknown): boolean =>
  ["photo", "cover", "gallery"].includes(name)
    ? hasPictureText(member as PictureTexts | readonly PictureTexts[])
    : !withoutLanguage.includes(name);

/** The texts of a value that a variant of it lacks. */
const missingTexts = (value: object, variant: VariantMembers): string[] =>
  Object.entries(value)
    .filter(([name, member]) => !(name in variant) && hasText(name, member))
    .map(([name]) => name);

/** The values of the files in a further language. A member of the variant, also a list, replaces that of the default. */
export const mergeValues = (values: ContentValues, { language, values: own }: WrittenVariant): ContentValues => {
  const merged = {
    ...values,
    ...Object.fromEntries(
      variantKeys.map((key) => [key, contentKinds[key].schema.parse({ ...values[key], ...own[key] })]),
    ),
  };
  // The texts of the default are in its language.
  return { ...merged, site: { ...merged.site, language }, strings: own.strings ?? {} };
};

/** A project in a further language. */
const mergeProject = (project: WrittenProject, variant: VariantProject | undefined): WrittenProject => {
  const { members = {}, description = "", pictures } = variant ?? {};
  const missing = missingTexts(project, { ...members, ...(description && { description }) });
  return {
    ...project,
    ...members,
    ...(description && { description }),
    ...(pictures && { pictures: { ...project.pictures, ...pictures } }),
    ...(missing.length > 0 && { fallback: missing }),
  };
};

/** The texts that merged values in a further language take from the default language. */
const fallbackOf = (
  values: ContentValues,
  { language, values: own }: WrittenVariant,
  defaultLanguage: string,
): Fallback => {
  const texts = variantKeys.map((key) => {
    const members = variantMembers(contentKinds[key]);
    return [key, missingTexts(values[key], own[key] ?? {}).filter((name) => members.includes(name))] as const;
  });
  return {
    variant: language,
    language: defaultLanguage,
    members: Object.fromEntries(texts.filter(([, names]) => names.length > 0)),
  };
};

/** A portfolio in a further language: what the variant has, and the default for the rest (D18). */
export const mergeVariant = (portfolio: Portfolio, variant: WrittenVariant): Portfolio => {
  const { variants: _, ...base } = portfolio;
  const project = (written: WrittenProject): WrittenProject =>
    mergeProject(written, variant.projects.get(written.slug));
  const values = mergeValues(base, variant);
  return {
    ...base,
    ...values,
    projects: base.projects.map(project),
    unlisted: base.unlisted.map(project),
    ...(variant.photo && { photo: variant.photo }),
    fallback: fallbackOf(values, variant, base.site.language),
  };
};
