import { envelope } from "../../contract/envelope.ts";
import { limits } from "../../contract/limits.ts";
import type { Picture } from "../../contract/resources/portfolio/picture.ts";
import { Project, type ProjectDetail } from "../../contract/resources/portfolio/project.ts";
import { mirrorPath } from "../../contract/route.ts";

/** A project of the index. */
interface IndexedProject {
  readonly slug: string;
  /** A Project as JSON text. */
  readonly json: string;
  readonly gallery?: readonly Picture[];
  readonly facts?: DetailMembers;
}

/** What only the response about one project has, besides its text and pictures. */
export type DetailMembers = Pick<ProjectDetail, "start" | "end" | "roles" | "entity" | "type" | "fallbacks">;

/** The file of a project. Large portfolios have none (D28). */
export const projectFile = (slug: string): string => `/api/projects/${slug}.json`;

/** A project with its complete text and its pictures. */
export const projectDetail = (
  project: Project,
  gallery: readonly Picture[] = [],
  facts: DetailMembers = {},
): ProjectDetail => ({
  ...project,
  ...facts,
  ...(gallery.length > 0 && { gallery: [...gallery] }),
  markdown: project.description,
});

/** A project with its text and pictures, as JSON text: a ProjectDetail. The build and the function half both call this. */
export const renderProject = ({ json, gallery, facts }: Omit<IndexedProject, "slug">): string =>
  JSON.stringify(projectDetail(Project.parse(JSON.parse(json)), gallery, facts));

/** The file of each project and its v1 mirror: path to JSON text (D1). */
export function* detailFiles(projects: readonly IndexedProject[]): Generator<[path: string, json: string]> {
  if (projects.length > limits.host.maxProjectFiles) return;
  for (const project of projects) {
    const json = renderProject(project);
    yield [projectFile(project.slug), json];
    yield [mirrorPath(projectFile(project.slug)), envelope(json)];
  }
}
