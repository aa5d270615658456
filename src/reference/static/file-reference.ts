import type { BuildContext } from "../../content/build-context.ts";
import type { Portfolio } from "../../content/content.ts";
import { severalLanguagesOf } from "../../content/languages/languages.ts";
import { schemaRef } from "../../contract/openapi/schemas.ts";
import { responseSchema } from "../../contract/resources/response-schemas.ts";
import type { Route } from "../../contract/route.ts";
import { fileReads } from "../../contract/static/file-reads.ts";
import { staticApiFiles } from "../../portfolio/api-files.ts";
import { portfolioExcerpt } from "../../portfolio/portfolio-bundle.ts";
import { parameterGroups } from "../parameters.ts";
import { type BodyFields, bodyFields, type Field, type ListedSchemas } from "../schema/fields.ts";
import { referencedName } from "../schema/type-text.ts";

/** A read of a site without the app, whose responses are files. */
export interface FileReference {
  readonly route: Route;
  /** The path of one of its files. */
  readonly path: string;
  readonly parameters: readonly Field[];
  /** The fields of its content. */
  readonly body: BodyFields;
  /** The content of that file in an excerpt of the portfolio. */
  readonly example: unknown;
}

/** A path with the parameters of a file that exists. */
const filled = (path: string, { projects }: Pick<Portfolio, "projects">): string =>
  path
    .replace("{type}", "all")
    .replace("{cursor}", "0")
    .replace("{slug}", encodeURIComponent(projects[0]?.slug ?? ""));

/** The reads of a site without the app, each with an example (D64). The v1 mirror has no examples. */
export const fileReferences = ({ portfolio, site }: Pick<BuildContext, "portfolio" | "site">): FileReference[] => {
  // Excerpts keep the documents short.
  const excerpt = portfolioExcerpt(portfolio);
  const files = new Map(staticApiFiles(excerpt, site));
  const listed: ListedSchemas = new Set();
  const languages = severalLanguagesOf(portfolio);
  return fileReads(portfolio.projects.length)
    .filter(({ version }) => version === "current")
    .map((route) => {
      const path = filled(route.path, excerpt);
      return {
        route,
        path,
        parameters: parameterGroups(route).flatMap(({ fields }) => fields),
        body: bodyFields(
          referencedName(schemaRef(responseSchema(route.response.schema, route.version))) ?? "",
          listed,
          languages,
        ),
        example: JSON.parse(files.get(decodeURIComponent(path)) ?? "null"),
      };
    });
};
