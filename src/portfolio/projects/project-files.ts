import type { Portfolio, WrittenProject } from "../../content/content.ts";
import { pathIn } from "../../content/languages/languages.ts";
import { envelope } from "../../contract/envelope.ts";
import { limits } from "../../contract/limits.ts";
import { type Project, ProjectKind } from "../../contract/resources/portfolio/project.ts";
import { mirrorPath } from "../../contract/route.ts";
import { textWithAbsoluteLinks } from "../languages/absolute-links.ts";
import { normalizeTag } from "../normalize-for-search.ts";
import { publicCover, publicGallery } from "../pictures/covers.ts";
import { hasGeneratedCovers } from "../pictures/generated-covers.ts";
import { textWithPictureUrls } from "../pictures/picture-urls.ts";
import { type DetailMembers, detailFiles } from "./detail.ts";
import { projectPath, projectRoles } from "./display.ts";
import {
  type IndexedProject,
  openIndex,
  pageFile,
  projectIndexFile,
  renderPage,
  searchIndexFile,
  selectProjects,
} from "./list.ts";
import { searchText } from "./search.ts";
import { buildSearchIndex } from "./search-index.ts";

type InLanguage = Pick<Portfolio, "fallback">;

/** Members of a project that a list has, by their names in the content. */
const listMembers = { title: "title", subtitle: "subtitle", tags: "tags", cover: "cover" };

/** Members that only the response about one project has, by their names in the content. */
const detailMembers = { role: "roles", entity: "entity", type: "type", gallery: "gallery" };

/** The language of the members that are not translated. */
const fallbacksOf = (
  { fallback: missing = [] }: WrittenProject,
  { fallback }: InLanguage,
  members: Readonly<Record<string, string>>,
): Pick<Project, "fallbacks"> => {
  const names = Object.entries(members).flatMap(([written, name]) => (missing.includes(written) ? [name] : []));
  return fallback && names.length > 0
    ? { fallbacks: Object.fromEntries(names.map((name) => [name, fallback.language])) }
    : {};
};

/** A project as the API returns it in lists. `site` is the address of the site. */
export const publicProject = (
  project: WrittenProject,
  site: string,
  hasCovers = true,
  inLanguage: InLanguage = {},
): Project => {
  const { slug, updated, title, subtitle, tags, link, repo, year, kind } = project;
  const cover = publicCover(project, site, hasCovers);
  return {
    title,
    ...(subtitle && { subtitle }),
    description: textWithAbsoluteLinks(textWithPictureUrls(project, site), inLanguage, site),
    ...(tags && { tags }),
    ...(link && { link }),
    ...(repo && { repo }),
    ...(year && { year }),
    ...(kind && { kind }),
    slug,
    url: site + pathIn(inLanguage, projectPath(project)),
    ...(updated && { updated }),
    ...(cover && { cover }),
    ...(inLanguage.fallback && project.fallback?.includes("description") && { lang: inLanguage.fallback.language }),
    ...fallbacksOf(project, inLanguage, listMembers),
  };
};

/** What only the response about one project has, besides its text and pictures. Its `fallbacks` replace those of the list. */
export const publicFacts = (project: WrittenProject, inLanguage: InLanguage = {}): DetailMembers => {
  const { start, end, entity, type } = project;
  const roles = projectRoles(project);
  const isTranslated = fallbacksOf(project, inLanguage, detailMembers).fallbacks === undefined;
  return {
    ...(start && { start }),
    ...(end && { end }),
    ...(roles.length > 0 && { roles: [...roles] }),
    ...(entity && { entity }),
    ...(type && { type }),
    ...(!isTranslated && fallbacksOf(project, inLanguage, { ...listMembers, ...detailMembers })),
  };
};

/**
 * The projects as the index file stores them. `site` is the address of the site, and `hasCovers` is whether projects without
 * a cover have a generated one.
 */
export const indexProjects = (
  projects: readonly WrittenProject[],
  site: string,
  hasCovers = hasGeneratedCovers({ projects }),
  inLanguage: InLanguage = {},
): IndexedProject[] =>
  projects.map((project) => {
    const gallery = publicGallery(project, site);
    const facts = publicFacts(project, inLanguage);
    return {
      slug: project.slug,
      json: JSON.stringify(publicProject(project, site, hasCovers, inLanguage)),
      ...(gallery.length > 0 && { gallery }),
      ...(Object.keys(facts).length > 0 && { facts }),
      ...(project.kind && { kind: project.kind }),
      ...(project.year && { year: project.year }),
      ...(project.tags && { tags: project.tags.map(normalizeTag) }),
    };
  });

/**
 * The files of projects: every page of the default size for each filter, each project, and both files for the function half.
 * Unlisted projects have only their own files. Maps paths to JSON text (D1). `site` is the address of the site.
 */
export function* projectFiles(
  portfolio: Pick<Portfolio, "projects" | "unlisted" | "fallback">,
  site: string,
): Generator<[path: string, json: string]> {
  const { projects, unlisted } = portfolio;
  const hasCovers = hasGeneratedCovers({ projects });
  const indexed = indexProjects(projects, site, hasCovers, portfolio);
  const index = openIndex(indexed);
  const limit = limits.pageSize.default;
  for (const type of [undefined, ...ProjectKind.options]) {
    const selection = selectProjects(index, { type });
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
  yield* detailFiles(indexed);
  yield* detailFiles(indexProjects(unlisted, site, hasCovers, portfolio));
  yield [projectIndexFile, JSON.stringify(indexed)];
  yield [searchIndexFile, JSON.stringify(buildSearchIndex(projects.map(searchText)))];
}
