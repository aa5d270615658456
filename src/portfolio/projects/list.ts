import type { Base } from "../../contract/base.ts";
import { ApiError, quoteInput } from "../../contract/errors.ts";
import { limits } from "../../contract/limits.ts";
import type { Picture } from "../../contract/resources/portfolio/picture.ts";
import type { ProjectKind, ProjectQuery } from "../../contract/resources/portfolio/project.ts";
import { normalizeTag } from "../normalize-for-search.ts";
import type { DetailMembers } from "./detail.ts";
import type { SearchIndex } from "./search-index.ts";

/** A project as JSON text, so that a response needs no serialization. */
export interface IndexedProject {
  readonly slug: string;
  readonly json: string;
  readonly gallery?: readonly Picture[];
  readonly facts?: DetailMembers;
  readonly kind?: ProjectKind;
  readonly year?: string;
  /** The normalized tags. */
  readonly tags?: readonly string[];
}

/** All projects in order, and grouped by what a query selects, so that most lists need no filter. */
export interface ProjectIndex {
  readonly all: readonly IndexedProject[];
  readonly bySlug: ReadonlyMap<string, IndexedProject>;
  readonly byKind: ReadonlyMap<ProjectKind | undefined, readonly IndexedProject[]>;
  /** By normalized tag. */
  readonly byTag: ReadonlyMap<string, readonly IndexedProject[]>;
  readonly byYear: ReadonlyMap<string | undefined, readonly IndexedProject[]>;
}

/** The paths of both files for the function half. The search index is separate, because only searches read it. */
export const projectIndexFile = "/api/projects/index.json";
export const searchIndexFile = "/api/projects/search.json";

const groupByTag = (projects: readonly IndexedProject[]): ReadonlyMap<string, readonly IndexedProject[]> => {
  const groups = new Map<string, IndexedProject[]>();
  for (const project of projects)
    for (const tag of new Set(project.tags)) {
      const group = groups.get(tag) ?? [];
      group.push(project);
      groups.set(tag, group);
    }
  return groups;
};

/** The index from the content of the index file. */
export const openIndex = (all: readonly IndexedProject[]): ProjectIndex => ({
  all,
  bySlug: new Map(all.map((project) => [project.slug, project])),
  byKind: Map.groupBy(all, ({ kind }) => kind),
  byTag: groupByTag(all),
  byYear: Map.groupBy(all, ({ year }) => year),
});

/** The filters of a query. */
type Filter = Pick<ProjectQuery, "type" | "tag" | "year" | "q">;

/** The projects that match a filter. */
export interface Selection {
  /** The number of projects without the filter. */
  readonly total: number;
  readonly matches: readonly IndexedProject[];
}

/** The projects that match a query, before paging. `search` is needed only if the query has words (D4). */
export const selectProjects = (
  { all, byKind, byTag, byYear }: ProjectIndex,
  { type, tag, year, q = "" }: Filter,
  search?: SearchIndex,
): Selection => {
  const total = all.length;
  const wantedTag = tag && normalizeTag(tag);
  const isWanted = (project: IndexedProject): boolean =>
    (!type || project.kind === type) &&
    (!year || project.year === year) &&
    (!wantedTag || (project.tags?.includes(wantedTag) ?? false));
  const group = wantedTag ? byTag.get(wantedTag) : year ? byYear.get(year) : type ? byKind.get(type) : all;
  const words = q.trim();
  const candidates = (words ? search?.(words, all) : group) ?? [];
  // A group has what it was chosen by, so only a second criterion needs a filter.
  const criteria = [type, wantedTag, year, words].filter(Boolean).length;
  return { total, matches: criteria > 1 ? candidates.filter(isWanted) : candidates };
};

/**
 * The offset of a cursor in a list of `count` projects (D4).
 * @throws ApiError `invalid_cursor` if it is past the end.
 */
export const parseOffset = (cursor: string, count: number): number => {
  const offset = Number(cursor);
  if (offset > 0 && offset >= count)
    throw new ApiError("invalid_cursor", {
      message: `The cursor ${quoteInput(cursor)} is past the end: the list has ${count} projects.`,
    });
  return offset;
};

/** The offset of a page, and its maximum number of projects. */
interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** One page of a selection as JSON text: a ProjectList. The build and the function half both call this. */
export const renderPage = (
  { total, matches }: Selection,
  { offset, limit }: Page,
  warnings: readonly string[] = [],
): string => {
  const end = offset + limit;
  const next = end < matches.length ? `"${end}"` : "null";
  const projects = matches.slice(offset, end).map((project) => project.json);
  return (
    `{"count":${matches.length},"total":${total},"limit":${limit},"cursor":"${offset}",` +
    `"next_cursor":${next},"has_more":${next !== "null"},` +
    `${warnings.length > 0 ? `"warnings":${JSON.stringify(warnings)},` : ""}"projects":[${projects.join(",")}]}`
  );
};

/** The RFC 8288 `Link` header of a page: first, prev and next (D4). */
export const pageLinks = (
  { type, tag, year, q, lang }: Filter & { readonly lang?: string | undefined },
  { offset, limit }: Page,
  count: number,
  base: Base,
): string => {
  const filter = Object.entries({ type, tag, year, q: q?.trim() ? q : undefined, lang })
    .map(([name, value]) => (value ? `${name}=${encodeURIComponent(value.toWellFormed())}&` : ""))
    .join("");
  const link = (to: number, rel: string): string =>
    `<${base.api}/projects?${filter}limit=${limit}&cursor=${to}>; rel="${rel}"`;
  return [
    link(0, "first"),
    ...(offset > 0 ? [link(Math.max(0, offset - limit), "prev")] : []),
    ...(offset + limit < count ? [link(offset + limit, "next")] : []),
  ].join(", ");
};

/** The file of a pre-rendered page; undefined for other pages (D1). */
export const pageFile = ({ type, tag, year, q }: Filter, { offset, limit }: Page): string | undefined =>
  limit === limits.pageSize.default && offset % limit === 0 && !q?.trim() && !tag && !year
    ? `/api/projects/${type ?? "all"}/${offset}.json`
    : undefined;
