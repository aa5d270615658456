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

/** How many related projects a page has. */
const MAX_RELATED = 3;
/** A project itself and its two neighbors can be left out. */
const MAX_CANDIDATES = MAX_RELATED + 3;

type Related = { readonly position: number; readonly shared: number; readonly isSameKind: boolean };

const isCloser = (a: Related, b: Related): boolean =>
  a.shared === b.shared ? a.isSameKind && !b.isSameKind : a.shared > b.shared;

/** The positions of the projects that are most like those with these tags and this kind, the closest first. */
const closestTo = ({ tags = [], kind }: WrittenProject, projects: readonly WrittenProject[]): readonly number[] => {
  const wanted = new Set(tags);
  const closest: Related[] = [];
  for (const [position, other] of projects.entries()) {
    let shared = 0;
    for (const tag of other.tags ?? []) if (wanted.has(tag)) shared += 1;
    const each = { position, shared, isSameKind: other.kind === kind };
    const last = closest[MAX_CANDIDATES - 1];
    if (last && !isCloser(each, last)) continue;
    const at = closest.findIndex((known) => isCloser(each, known));
    closest.splice(at < 0 ? closest.length : at, 0, each);
    closest.length = Math.min(closest.length, MAX_CANDIDATES);
  }
  return closest.map(({ position }) => position);
};

/** The closest projects by tags and kind, because many projects have the same ones, and each is on several pages. */
const closestByTags = new WeakMap<readonly WrittenProject[], Map<string, readonly number[]>>();
const positionsOf = new WeakMap<readonly WrittenProject[], ReadonlyMap<string, number>>();

/**
 * Up to three other projects: those that share the most tags with a project, then those of its kind, in the order of the list.
 * The adjacent ones, to which the page links anyway, are left out if there are enough others.
 */
export const relatedProjects = (
  project: WrittenProject,
  projects: readonly WrittenProject[],
): readonly WrittenProject[] => {
  const byTags = closestByTags.get(projects) ?? new Map<string, readonly number[]>();
  closestByTags.set(projects, byTags);
  const key = JSON.stringify([project.kind, ...(project.tags ?? [])]);
  const closest = byTags.get(key) ?? closestTo(project, projects);
  byTags.set(key, closest);
  const positions = positionsOf.get(projects) ?? new Map(projects.map(({ slug }, position) => [slug, position]));
  positionsOf.set(projects, positions);
  const at = positions.get(project.slug) ?? Number.NaN;
  const others = closest.filter((position) => position !== at);
  const farther = others.filter((position) => !(Math.abs(position - at) <= 1));
  const related = farther.length < MAX_RELATED ? others : farther;
  return related.slice(0, MAX_RELATED).flatMap((position) => projects[position] ?? []);
};
