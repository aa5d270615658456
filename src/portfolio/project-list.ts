import type { Base } from "../contract/base.ts";
import { envelope } from "../contract/envelope.ts";
import { ApiError, quoted } from "../contract/errors.ts";
import { limits } from "../contract/limits.ts";
import { type Project, ProjectKind, type ProjectQuery } from "../contract/resources/project.ts";
import { mirrorPath } from "../contract/route.ts";
import type { WrittenProject } from "./content.ts";
import { fold, terms } from "./fold.ts";

/** A project as the build leaves it: JSON text already, so that answering prints nothing. */
export interface IndexedProject {
  readonly json: string;
  readonly kind?: ProjectKind;
}

/** All projects in their order, and those of each kind, so that a list without words is looked up and not searched. */
export interface ProjectIndex {
  readonly all: readonly IndexedProject[];
  readonly byKind: Readonly<Record<ProjectKind, readonly IndexedProject[]>>;
}

/** The folded text of each project, in the same order. It is kept apart because only a search reads it. */
export type SearchText = readonly string[];

/** Where the build leaves both for the function half. */
export const projectIndexFile = "/api/projects/index.json";
export const searchTextFile = "/api/projects/search.json";

const publicProject = ({ slug, weight, updated, title, subtitle, description, ...rest }: WrittenProject): Project => ({
  title,
  ...(subtitle && { subtitle }),
  description,
  ...rest,
});

/** Every project as the index file holds it. */
export const indexProjects = (projects: readonly WrittenProject[]): IndexedProject[] =>
  projects.map((project) => ({
    json: JSON.stringify(publicProject(project)),
    ...(project.kind && { kind: project.kind }),
  }));

/** Makes the index of what the index file holds. */
export const openIndex = (all: readonly IndexedProject[]): ProjectIndex => ({
  all,
  byKind: {
    client: all.filter(({ kind }) => kind === "client"),
    personal: all.filter(({ kind }) => kind === "personal"),
  },
});

export const searchText = (projects: readonly WrittenProject[]): SearchText =>
  projects.map(({ title, tags = [], description }) => fold([title, ...tags, description].join("\n")));

/** Which projects are wanted. */
type Filter = Pick<ProjectQuery, "type" | "q">;

/** The projects that a filter leaves. */
export interface Selection {
  /** How many projects there are without the filter. */
  readonly total: number;
  readonly matches: readonly IndexedProject[];
}

/** The projects that a query selects, before paging. `text` is needed only when the query has words (D4). */
export const select = (index: ProjectIndex, { type, q }: Filter, text?: SearchText): Selection => {
  const words = q ? terms(q) : [];
  const total = index.all.length;
  if (words.length === 0) return { total, matches: type ? index.byKind[type] : index.all };
  const matches = index.all.filter(
    ({ kind }, at) => (!type || kind === type) && words.every((word) => text?.[at]?.includes(word) ?? false),
  );
  return { total, matches };
};

/** The offset that a cursor names. Throws `invalid_cursor` when it is past the end of a selection of `count` (D4). */
export const offsetOf = (cursor: string, count: number): number => {
  const offset = Number(cursor);
  if (offset > 0 && offset >= count)
    throw new ApiError("invalid_cursor", {
      message: `The cursor ${quoted(cursor)} is past the end: the list has ${count} projects.`,
    });
  return offset;
};

/** Where a page starts and how many projects it may hold. */
interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** One page of a selection as JSON text: a ProjectList. The build and the function half both call this. */
export const renderPage = ({ total, matches }: Selection, { offset, limit }: Page): string => {
  const end = offset + limit;
  const next = end < matches.length ? `"${end}"` : "null";
  const projects = matches.slice(offset, end).map((project) => project.json);
  return (
    `{"count":${matches.length},"total":${total},"limit":${limit},"cursor":"${offset}",` +
    `"next_cursor":${next},"has_more":${next !== "null"},"projects":[${projects.join(",")}]}`
  );
};

/** The RFC 8288 `Link` header of a page: first, prev and next (D4). */
export const pageLinks = ({ type, q }: Filter, { offset, limit }: Page, count: number, base: Base): string => {
  const filter = `${type ? `type=${type}&` : ""}${q?.trim() ? `q=${encodeURIComponent(q.toWellFormed())}&` : ""}`;
  const link = (to: number, rel: string): string =>
    `<${base.api}/projects?${filter}limit=${limit}&cursor=${to}>; rel="${rel}"`;
  return [
    link(0, "first"),
    ...(offset > 0 ? [link(Math.max(0, offset - limit), "prev")] : []),
    ...(offset + limit < count ? [link(offset + limit, "next")] : []),
  ].join(", ");
};

/** The file that holds a page, when it is one that was pre-rendered (D1). */
export const pageFile = ({ type, q }: Filter, { offset, limit }: Page): string | undefined =>
  limit === limits.pageSize.default && offset % limit === 0 && !q?.trim()
    ? `/api/projects/${type ?? "all"}/${offset}.json`
    : undefined;

/** Every page of the default size for each filter, and both files for the function half: path to JSON text (D1). */
export function* projectFiles(projects: readonly WrittenProject[]): Generator<[path: string, json: string]> {
  const indexed = indexProjects(projects);
  const index = openIndex(indexed);
  const limit = limits.pageSize.default;
  for (const type of [undefined, ...ProjectKind.options]) {
    const selection = select(index, { type });
    for (let offset = 0; offset === 0 || offset < selection.matches.length; offset += limit) {
      const json = renderPage(selection, { offset, limit });
      const files = [pageFile({ type }, { offset, limit }), type || offset ? undefined : "/api/projects.json"];
      for (const file of files) {
        if (!file) continue;
        yield [file, json];
        yield [mirrorPath(file), envelope(json)];
      }
    }
  }
  yield [projectIndexFile, JSON.stringify(indexed)];
  yield [searchTextFile, JSON.stringify(searchText(projects))];
}
