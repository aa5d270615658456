import type { BuildContext } from "../content/build-context.ts";
import type { WrittenProject } from "../content/content.ts";
import type { Detail } from "../portfolio/details.ts";
import { projectDetails, projectPath } from "../portfolio/projects/display.ts";
import type { PageMeta } from "./page-meta.ts";

export interface ProjectPage {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string | undefined;
  readonly details: readonly Detail[];
  /** Markdown. */
  readonly description: string;
}

/** `/projects/<slug>`: one project. */
export const projectPage = (
  project: WrittenProject,
  { portfolio: { profile, site } }: Pick<BuildContext, "portfolio">,
): ProjectPage => {
  const { title, subtitle, description, updated } = project;
  return {
    meta: {
      title: `${title} · ${site.title}`,
      description: subtitle ?? `A project by ${profile.name}.`,
      path: projectPath(project),
      ...(updated && { updated }),
    },
    heading: title,
    lead: subtitle,
    details: projectDetails(project),
    description,
  };
};
