import type { APIRoute, GetStaticPathsOptions } from "astro";
import changelog from "../../CHANGELOG.md?raw";
import { knowledgeJson } from "../ask/index/build-knowledge.ts";
import { contextAt } from "../content/build-context.ts";
import { languagesOf } from "../content/languages/languages.ts";
import { pathsOfTexts } from "../content/output/build-output.ts";
import { release } from "../contract/release.ts";
import { languagesFile } from "../contract/site/languages.ts";
import { apiFiles, staticApiFiles, variantApiFiles } from "../portfolio/api-files.ts";

/** Every JSON file below /api (D1), and below /de/api and the like (D18). */
export const getStaticPaths = ({ routePattern }: GetStaticPathsOptions) => {
  const { portfolio, site, hosting } = contextAt(routePattern);
  const files =
    hosting === "static"
      ? [...staticApiFiles(portfolio, site)]
      : portfolio.fallback
        ? [...variantApiFiles(portfolio, site)]
        : [
            ...apiFiles(portfolio, site, release),
            knowledgeJson(portfolio, site, changelog),
            ...(portfolio.variants ? [[languagesFile, JSON.stringify(languagesOf(portfolio))] as const] : []),
          ];
  return pathsOfTexts(files, (path, json) => ({ params: { file: path.slice("/api/".length) }, props: { json } }));
};

export const GET: APIRoute = ({ props }) =>
  new Response(props.json, { headers: { "Content-Type": "application/json; charset=utf-8" } });
