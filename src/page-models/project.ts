import type { BuildContext } from "../content/build-context.ts";
import type { WrittenProject } from "../content/content.ts";
import type { Detail } from "../portfolio/details.ts";
import { projectFacts, projectLinks, projectPath, projectTags } from "../portfolio/projects/display.ts";
import { relatedProjects } from "../portfolio/projects/featured.ts";
import { stringsFor } from "../strings/strings.ts";
import { type Invitation, invitationOf } from "./invitation.ts";
import type { PageMeta } from "./page-meta.ts";

export interface ProjectPage {
  readonly meta: PageMeta;
  /** The language of the page. */
  readonly language: string;
  readonly heading: string;
  readonly lead: string | undefined;
  /** What it achieved, in a sentence. */
  readonly result: string | undefined;
  readonly facts: readonly Detail[];
  readonly tags: readonly Detail[];
  /** Where to visit it, and its source code. */
  readonly links: readonly Detail[];
  /** Markdown. */
  readonly description: string;
  readonly related: readonly WrittenProject[];
  readonly invitation: Invitation;
}

/** `/projects/<slug>`: one project. */
export const projectPage = (project: WrittenProject, { portfolio }: Pick<BuildContext, "portfolio">): ProjectPage => {
  const { profile, site, projects } = portfolio;
  const { title, subtitle, description, result, updated } = project;
  const strings = stringsFor(site.language);
  return {
    meta: {
      title: `${title} · ${site.title}`,
      description: subtitle ?? strings.t("project.description", { name: profile.name }),
      path: projectPath(project),
      ...(updated && { updated }),
    },
    language: site.language,
    heading: title,
    lead: subtitle,
    result,
    facts: projectFacts(project, profile.name, strings, portfolio.fallback?.language),
    tags: projectTags(project, strings, portfolio.fallback?.language),
    links: projectLinks(project, strings),
    description,
    related: relatedProjects(project, projects),
    invitation: invitationOf(portfolio),
  };
};
