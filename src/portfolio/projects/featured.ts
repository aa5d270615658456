import type { WrittenProject } from "../../content/content.ts";
import type { HomeSectionName } from "../../content/site-file.ts";

/** If no project is marked and there are at most this many, all are featured. */
const MAX_ALL_FEATURED = 4;
/** If no project is marked and there are more, this many are featured. */
const DEFAULT_FEATURED = 3;
/** How many further projects the front page lists (D16). */
const MAX_FURTHER = 8;

/**
 * The projects of the front page: those that it shows with a large picture, and those that it lists after them.
 * @param sections the sections of the front page; all by default. Without `featured`, all projects are further ones.
 */
export const homeProjects = (
  projects: readonly WrittenProject[],
  sections?: readonly HomeSectionName[],
): { readonly featured: readonly WrittenProject[]; readonly further: readonly WrittenProject[] } => {
  if (sections && !sections.includes("featured")) return { featured: [], further: projects.slice(0, MAX_FURTHER) };
  const marked = projects.filter(({ featured }) => featured);
  const featured =
    marked.length > 0 ? marked : projects.slice(0, projects.length <= MAX_ALL_FEATURED ? undefined : DEFAULT_FEATURED);
  return { featured, further: projects.filter((project) => !featured.includes(project)).slice(0, MAX_FURTHER) };
};

/**
 * Up to three other projects: those that share the most tags with a project, then those of its kind, in the order of the list.
 * The adjacent ones, to which the page links anyway, are left out if there are enough others.
 */
export const relatedProjects = (
  project: WrittenProject,
  projects: readonly WrittenProject[],
): readonly WrittenProject[] => {
  const tags = new Set(project.tags);
  const at = projects.findIndex(({ slug }) => slug === project.slug);
  const others = projects.filter((_, index) => index !== at);
  const farther = projects.filter((_, index) => at < 0 || Math.abs(index - at) > 1);
  return (farther.length < 3 ? others : farther)
    .map((other) => ({
      other,
      shared: (other.tags ?? []).filter((tag) => tags.has(tag)).length,
      isSameKind: Number(other.kind === project.kind),
    }))
    .toSorted((a, b) => b.shared - a.shared || b.isSameKind - a.isSameKind)
    .slice(0, 3)
    .map(({ other }) => other);
};
