import { join } from "node:path";
import type * as z from "zod";
import { type ContentKey, type ContentValues, contentKeys, contentKinds } from "../content.ts";
import { type ContentIssue, fileIssue } from "../issues/content-issue.ts";
import { didYouMean } from "../issues/similar-names.ts";
import { type ReadKind, readKind } from "../kinds/read-kind.ts";
import { type ReadVariants, readVariants, variantPictures } from "../languages/read-variants.ts";
import type { ContentLink } from "../links/content-links.ts";
import type { PictureReference } from "../pictures/check-pictures.ts";
import { duplicateProjects, type ProjectEntry } from "../projects/project-entries.ts";
import { readSource } from "./folder.ts";
import { type ContentListing, hasEntry, misplacedProjects, unreadNames } from "./list-content.ts";
import { duplicateTitles, type ParsedProject, readProject, unreadableProject } from "./project-file.ts";

/** The content of each YAML file; undefined for those that have issues. */
type ReadValues = Partial<Record<ContentKey, unknown>>;

/** The files of a content folder, each checked by itself. */
export interface ReadFiles {
  readonly values: ReadValues;
  readonly kinds: readonly ReadKind[];
  readonly projects: readonly ParsedProject[];
  readonly variants: ReadVariants;
  readonly issues: readonly ContentIssue[];
}

/** Whether there is a value for each file. */
export const isComplete = (values: ReadValues): values is ContentValues =>
  contentKeys.every((key) => values[key] !== undefined);

const missingFile = (file: string, missing: readonly z.core.$ZodIssue[]): ContentIssue => {
  const keys = missing.map(({ path }) => `\`${path.join(".")}\``).join(" and ");
  return fileIssue(file, { found: "no such file", expected: `a file with ${keys}`, fix: `create ${file}` });
};

const readDefault = (listing: ContentListing, key: ContentKey, language: string): ReadKind => {
  const { folder, name } = listing;
  const { file, schema } = contentKinds[key];
  if (hasEntry(listing, file)) return readKind(folder, name, { key, file, schema, language });
  const emptyFile = schema.safeParse({});
  const absent = { links: [], texts: [], dates: [] };
  if (emptyFile.success) return { ...absent, value: emptyFile.data, issues: [] };
  const isMisnamed = unreadNames(listing).some((entry) => didYouMean(entry, [file]));
  return { ...absent, issues: isMisnamed ? [] : [missingFile(`${name}/${file}`, emptyFile.error.issues)] };
};

/** The projects that were read before, by their paths: the dev server reads the content again after each edit of a file. */
const readBefore = new Map<string, { readonly text: string; readonly name: string; readonly project: ParsedProject }>();

const readProjects = (contentFolder: string, name: string, entries: readonly ProjectEntry[]): ParsedProject[] =>
  entries.map(({ slug, file, folder }) => {
    const path = join(contentFolder, file);
    const reading = readSource(path, `${name}/${file}`);
    if ("issue" in reading) return unreadableProject(slug, [reading.issue]);
    const { text } = reading.source;
    const before = readBefore.get(path);
    if (before?.text === text && before.name === name) return before.project;
    const project = readProject(reading.source, slug, folder);
    readBefore.set(path, { text, name, project });
    return project;
  });

/** Reads the files of a content folder, and checks each of them. */
export const readFiles = (listing: ContentListing): ReadFiles => {
  const { folder, name } = listing;
  const site = readDefault(listing, "site", "en");
  const { language = "en" } = site;
  const kinds = contentKeys.map((key) => (key === "site" ? site : readDefault(listing, key, language)));
  const projects = readProjects(folder, name, listing.projects);
  const slugs = listing.projects.map(({ slug }) => slug);
  const variants = readVariants(folder, name, listing.variants, { language, slugs });
  return {
    values: Object.fromEntries(contentKeys.map((key, index) => [key, kinds[index]?.value])),
    kinds,
    projects,
    variants,
    issues: [
      ...misplacedProjects(listing),
      ...[...kinds, ...projects, variants].flatMap(({ issues }) => issues),
      ...duplicateProjects(listing.projects, name),
      ...duplicateTitles(projects),
    ],
  };
};

/** The pictures that the files name. */
export const picturesIn = ({ kinds, projects, variants }: ReadFiles): PictureReference[] => [
  ...kinds.flatMap(({ photo }) => photo ?? []),
  ...projects.flatMap(({ pictures }) => pictures),
  ...variantPictures(variants),
];

/** The links in the files, except those in projects in the default language. */
export const linksIn = ({ kinds, variants }: ReadFiles): ContentLink[] => [
  ...kinds.flatMap(({ links }) => links),
  ...variants.files.flatMap(({ language, kind, project }) =>
    [...(kind?.links ?? []), ...(project?.links ?? [])].map((link) => ({ ...link, language })),
  ),
];
