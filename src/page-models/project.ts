import type { BuildContext } from "../content/build-context.ts";
import type { WrittenProject } from "../content/content.ts";
import type { Detail } from "../portfolio/details.ts";
import { projectFacts, projectLinks, projectPath, projectTags } from "../portfolio/projects/display.ts";
import { relatedProjects } from "../portfolio/projects/featured.ts";
import { stringsFor } from "../strings/strings.ts";
import { contactUrl } from "./home.ts";
import type { PageMeta } from "./page-meta.ts";

export interface ProjectPage {
  readonly meta: PageMeta;
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
  /** How to reach the owner, for visitors who have read to the end. */
  readonly invitation: {
    readonly title: string;
    readonly availability: string | undefined;
    readonly action: { readonly label: string; readonly url: string };
  };
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
    heading: title,
    lead: subtitle,
    result,
    facts: projectFacts(project, profile.name, strings),
    tags: projectTags(project, strings),
    links: projectLinks(project, strings),
    description,
    related: relatedProjects(project, projects),
    invitation: {
      title: strings.t("project.invite", { name: profile.name }),
      availability: profile.availability,
      action: { label: strings.t("home.contact"), url: contactUrl({ portfolio }) },
    },
  };
};
