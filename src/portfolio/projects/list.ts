import type { Base } from "../../contract/base.ts";
import { ApiError, quoteInput } from "../../contract/errors.ts";
import { limits } from "../../contract/limits.ts";
import type { Picture } from "../../contract/resources/portfolio/picture.ts";
import type { ProjectKind, ProjectQuery } from "../../contract/resources/portfolio/project.ts";
import { normalizeTag } from "../normalize-for-search.ts";
import type { ProjectFacts } from "./detail.ts";
import { search } from "./search.ts";

/** A project as JSON text, so that a response needs no serialization. */
export interface IndexedProject {
  readonly slug: string;
  readonly json: string;
  readonly gallery?: readonly Picture[];
  readonly facts?: ProjectFacts;
  readonly kind?: ProjectKind;
  readonly year?: string;
  /** The normalized tags. */
  readonly tags?: readonly string[];
}

/** All projects in order, by slug, and by kind, so that a list without search words needs no filter. */
export interface ProjectIndex {
  readonly all: readonly IndexedProject[];
  readonly bySlug: ReadonlyMap<string, IndexedProject>;
  readonly byKind: Readonly<Record<ProjectKind, readonly IndexedProject[]>>;
}

/** The `searchText` of each project, in the same order. A separate file, because only searches read it. */
export type SearchTexts = readonly string[];

/** The paths of both files for the function half. */
export const projectIndexFile = "/api/projects/index.json";
export const searchTextFile = "/api/projects/search.json";

/** The index from the content of the index file. */
export const openIndex = (all: readonly IndexedProject[]): ProjectIndex => ({
  all,
  bySlug: new Map(all.map((project) => [project.slug, project])),
  byKind: {
    client: all.filter(({ kind }) => kind === "client"),
    personal: all.filter(({ kind }) => kind === "personal"),
  },
});

/** The filters of a query. */
type Filter = Pick<ProjectQuery, "type" | "tag" | "year" | "q">;

/** The projects that match a filter. */
export interface Selection {
  /** The number of projects without the filter. */
  readonly total: number;
  readonly matches: readonly IndexedProject[];
}

/** The projects that match a query, before paging. `texts` are needed only if the query has words (D4). */
export const selectProjects = (
  index: ProjectIndex,
  { type, tag, year, q = "" }: Filter,
  texts: SearchTexts = [],
): Selection => {
  const total = index.all.length;
  if (!q.trim() && !tag && !year) return { total, matches: type ? index.byKind[type] : index.all };
  const normalizedTag = tag && normalizeTag(tag);
  const matches = search(index.all, q, (_, at) => texts[at] ?? "").filter(
    (project) =>
      (!type || project.kind === type) &&
      (!year || project.year === year) &&
      (!normalizedTag || (project.tags?.includes(normalizedTag) ?? false)),
  );
  return { total, matches };
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
