import { type ContentValues, compareProjects, type Portfolio, type WrittenProject } from "../content.ts";
import { publicValues } from "../kinds/private-values.ts";
import { mergeVariant, type WrittenVariant } from "../languages/merge.ts";
import { publishedProjects, type SiteFacts } from "../links/address-issues.ts";
import { type FoundPictures, picturesByPath } from "../pictures/check-pictures.ts";
import type { ParsedProject } from "./project-file.ts";
import type { ReadFiles } from "./read-files.ts";

/** A project with its pictures. */
const withPictures = ({ project, pictures: references }: ParsedProject, found: FoundPictures): WrittenProject[] => {
  const pictures = picturesByPath(references, found);
  return project ? [{ ...project, ...(Object.keys(pictures).length > 0 && { pictures }) }] : [];
};

/** The portfolio in files without issues. It has only what the owner publishes, except with `hasPrivate`. */
export const buildPortfolio = (
  values: ContentValues,
  { kinds, projects }: ReadFiles,
  variants: readonly WrittenVariant[],
  pictures: FoundPictures,
  facts: SiteFacts,
): Portfolio => {
  const written = publishedProjects(projects, facts)
    .flatMap((project) => withPictures(project, pictures))
    .toSorted(compareProjects);
  const [photo] = kinds.flatMap((kind) => (kind.photo && pictures.get(kind.photo)) ?? []);
  const complete: Portfolio = {
    ...values,
    projects: written.filter(({ unlisted }) => !unlisted),
    unlisted: written.filter(({ unlisted }) => unlisted),
    ...(photo && { photo }),
  };
  const published = (portfolio: Portfolio): Portfolio =>
    facts.hasPrivate ? portfolio : { ...portfolio, ...publicValues(portfolio) };
  return {
    ...published(complete),
    ...(variants.length > 0 && { variants: variants.map((variant) => published(mergeVariant(complete, variant))) }),
  };
};
