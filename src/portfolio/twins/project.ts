import type { WrittenProject } from "../content.ts";
import { projectFacts, projectPath } from "../project-page.ts";
import type { PageText, TwinSource } from "./page-text.ts";
import { blocks, factList, inline } from "./text.ts";

/** `/projects/<slug>`: a project, its label and its description. */
export const projectPage = (
  project: WrittenProject,
  { portfolio: { profile, site } }: Pick<TwinSource, "portfolio">,
): PageText => {
  const { title, subtitle, description, updated } = project;
  return {
    meta: {
      title: `${title} · ${site.title}`,
      description: subtitle ?? `A project of ${profile.name}.`,
      path: projectPath(project),
      ...(updated && { updated }),
    },
    text: blocks(`# ${inline(title)}`, subtitle && inline(subtitle), factList(projectFacts(project)), description),
  };
};
