import type { Portfolio, WrittenProject } from "../../content/content.ts";
import { limits } from "../../contract/limits.ts";
import { projectPath } from "../projects/display.ts";

/** The size of generated covers in pixels. */
export const GENERATED_COVER_SIZE = { width: 1200, height: 800 } as const;

/** The path of the cover that the build draws for a project. */
export const generatedCoverPath = (project: Pick<WrittenProject, "slug">): string =>
  `${projectPath(project)}/cover.svg`;

/** Whether projects without a cover get one. Large portfolios have none, because hosts limit the number of files (D28). */
export const hasGeneratedCovers = ({ projects }: Pick<Portfolio, "projects">): boolean =>
  projects.length * 5 <= limits.host.maxFiles;
