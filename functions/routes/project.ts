import { errorKinds } from "../../src/contract/errors/error-kinds.ts";
import { ApiError } from "../../src/contract/errors.ts";
import { getProject } from "../../src/contract/operations/portfolio.ts";
import { isSlug } from "../../src/contract/resources/portfolio/project.ts";
import { nearestPath } from "../../src/contract/site/nearest-path.ts";
import { projectFile, renderProject } from "../../src/portfolio/projects/detail.ts";
import { type ProjectIndex, projectIndexFile } from "../../src/portfolio/projects/list.ts";
import { readBuiltFile } from "../http/built-file.ts";
import { builtPath, languageHeaders, languagePrefix } from "../http/language.ts";
import { defineRead } from "../http/operation.ts";
import { andThen } from "../ports/maybe-promise.ts";
import { parseIndex } from "./project-index.ts";

const projectNotFound = (slug: string, { all }: ProjectIndex): ApiError => {
  const { hint } = errorKinds.project_not_found;
  const nearest = nearestPath(
    `/${slug}`,
    all.map((project) => `/${project.slug}`),
  );
  return new ApiError("project_not_found", nearest ? { hint: `Did you mean /api/projects${nearest}? ${hint}` } : {});
};

/** GET /api/projects/{slug}. Sends the built file, which large portfolios do not have (D1, D28). */
export const project = defineRead(getProject, (input) => {
  const { ports, language } = input;
  const { slug } = input.params;
  const headers = languageHeaders(language);
  // Only what can be the slug of a project becomes part of a path. The index does not have unlisted projects (D16).
  const built = isSlug(slug) ? ports.assets.read(builtPath(input, projectFile(slug))) : undefined;
  return andThen(built, (asset) => {
    if (asset) return language === undefined ? { asset } : { asset, headers: () => headers };
    return andThen(readBuiltFile(ports, languagePrefix(ports.settings, language) + projectIndexFile), (file) => {
      const index = parseIndex(file);
      const found = index.bySlug.get(slug);
      if (!found) throw projectNotFound(slug, index);
      return { json: renderProject(found), shared: true, headers };
    });
  });
});
