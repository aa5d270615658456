import type { BuildContext } from "../../content/build-context.ts";
import type { WrittenProject } from "../../content/content.ts";
import { buildOutput } from "../../content/output/build-output.ts";
import { projectWork } from "../../discovery/linked-data.ts";
import { projectsHaveAlternates } from "../../markdown/alternates.ts";
import { pageCard } from "../../media/social-card/page-card.ts";
import { addSocialCard } from "../../media/social-card/registry.ts";
import { navigation } from "../../page-models/navigation.ts";
import { projectPage } from "../../page-models/project.ts";
import { hasGeneratedCovers } from "../../portfolio/pictures/generated-covers.ts";
import { projectPath } from "../../portfolio/projects/display.ts";

/** A project, and its neighbors in the list. */
interface Shown {
  readonly project: WrittenProject;
  readonly previous: WrittenProject | undefined;
  readonly next: WrittenProject | undefined;
}

/**
 * Takes the page of a project from the last build, if that made it from the same inputs. What the page shows of projects has
 * to be here: its own, its neighbors, its related projects, which the page model has, what its navigation and its card say,
 * and what depends on the number of projects.
 */
export const reusesProjectPage = ({ project, previous, next }: Shown, context: BuildContext): boolean => {
  const output = buildOutput();
  if (!output) return false;
  const { portfolio, site } = context;
  const model = projectPage(project, context);
  const path = projectPath(project);
  const card = pageCard({ ...model.meta, path, language: portfolio.site.language }, context);
  const file = `${decodeURIComponent(path)}/index.html`;
  const inputs = [
    project,
    previous,
    next,
    model,
    card,
    projectWork(project, portfolio, site),
    navigation(context, []),
    projectsHaveAlternates(portfolio),
    hasGeneratedCovers(portfolio),
  ];
  const isReused = output.reuse(file, inputs);
  // A page notes its card when it is rendered.
  if (isReused) addSocialCard(card);
  return isReused;
};
