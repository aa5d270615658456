import type { WrittenProject } from "./content.ts";
import { fold } from "./fold.ts";

/** A tag as the index has it: as it was first written, its anchor, and the projects that have it. */
export interface IndexedTag {
  readonly tag: string;
  readonly id: string;
  readonly projects: readonly WrittenProject[];
}

const code = (character: string): string => `~${(character.codePointAt(0) ?? 0).toString(16)}~`;

/**
 * The anchor of a tag. Tags that differ in case and accents alone are one; all others have anchors of their own, which
 * do not depend on what other tags there are.
 *
 * @example tagId("Open Data") // "tag-open-data"
 * @example tagId("c++") // "tag-c~2b~~2b~"
 */
export const tagId = (tag: string): string =>
  `tag-${fold(tag)
    .trim()
    .replace(/[^\p{L}\p{M}\p{N} ]/gu, code)
    .replaceAll(" ", "-")}`;

/** Where the index lists a tag, as it stands in a link. */
export const tagPath = (tag: string): string => `/projects#${encodeURIComponent(tagId(tag))}`;

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Every tag with its projects, as the index of a book has them: by name, whatever its case and accents. */
export const tagIndex = (projects: readonly WrittenProject[]): readonly IndexedTag[] => {
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
    .toSorted((a, b) => byText(fold(a.tag), fold(b.tag)) || byText(a.id, b.id));
};

/** The tags of most projects, at most `count`, by name; those of one project only are left to the index. */
export const mainTags = (index: readonly IndexedTag[], count: number): readonly IndexedTag[] => {
  const most = index
    .filter(({ projects }) => projects.length > 1)
    .toSorted((a, b) => b.projects.length - a.projects.length)
    .slice(0, count);
  return index.filter((tag) => most.includes(tag));
};
