import type { WrittenProject } from "../../content/content.ts";
import { byText } from "../../contract/text/by-text.ts";
import { normalizeForSearch } from "../normalize-for-search.ts";

/** A tag of the index: its first spelling, its anchor and its projects. */
export interface IndexedTag {
  readonly tag: string;
  readonly id: string;
  readonly projects: readonly WrittenProject[];
}

/** The tags of a project that a card has room for. */
export const cardTags = ({ tags = [] }: Pick<WrittenProject, "tags">): readonly string[] => tags.slice(0, 3);

const escapeCharacter = (character: string): string => `~${(character.codePointAt(0) ?? 0).toString(16)}~`;

/**
 * The anchor of a tag. Tags that differ only in case or accents have the same anchor. It does not depend on other tags.
 *
 * @example tagId("Open Data") // "tag-open-data"
 * @example tagId("c++") // "tag-c~2b~~2b~"
 */
export const tagId = (tag: string): string =>
  `tag-${normalizeForSearch(tag)
    .trim()
    .replace(/[^\p{L}\p{M}\p{N} ]/gu, escapeCharacter)
    .replaceAll(" ", "-")}`;

/** The URL of a tag in the index. */
export const tagPath = (tag: string): string => `/projects#${encodeURIComponent(tagId(tag))}`;

/**
 * Every tag with its projects, sorted by name without case and accents. In a further language, the order is that of the
 * language.
 */
export const tagIndex = (projects: readonly WrittenProject[], language?: string): readonly IndexedTag[] => {
  const compare = language === undefined ? byText : new Intl.Collator(language).compare;
  const tags = new Map<string, { tag: string; projects: WrittenProject[] }>();
  for (const project of projects)
    for (const tag of project.tags ?? []) {
      const id = tagId(tag);
      const entry = tags.get(id) ?? { tag, projects: [] };
      tags.set(id, entry);
      if (entry.projects.at(-1) !== project) entry.projects.push(project);
    }
  return [...tags]
    .map(([id, entry]) => ({ id, ...entry }))
    .toSorted((a, b) => compare(normalizeForSearch(a.tag), normalizeForSearch(b.tag)) || byText(a.id, b.id));
};

/** The `count` most frequent tags, sorted by name, without tags of a single project. */
export const mainTags = (index: readonly IndexedTag[], count: number): readonly IndexedTag[] => {
  const frequent = index
    .filter(({ projects }) => projects.length > 1)
    .toSorted((a, b) => b.projects.length - a.projects.length)
    .slice(0, count);
  return index.filter((tag) => frequent.includes(tag));
};
