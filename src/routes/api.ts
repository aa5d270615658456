import type { APIRoute, GetStaticPathsOptions } from "astro";
import changelog from "../../CHANGELOG.md?raw";
import { knowledgeFiles } from "../ask/index/build-knowledge.ts";
import { contextAt, type SharedContext } from "../content/build-context.ts";
import { languagesOf } from "../content/languages/languages.ts";
import { type KnownText, pathsOfTexts, textOf } from "../content/output/build-output.ts";
import { release } from "../contract/release.ts";
import { languagesFile } from "../contract/site/languages.ts";
import { postingWeightsFile } from "../match/posting/requirements-in.ts";
import posting from "../match/posting/weights.json" with { type: "json" };
import { apiFiles, staticApiFiles, variantApiFiles } from "../portfolio/api-files.ts";

function* filesOf({ portfolio, site, hosting }: SharedContext): Generator<readonly [path: string, json: KnownText]> {
  if (hosting === "static") yield* staticApiFiles(portfolio, site);
  else if (portfolio.fallback) yield* variantApiFiles(portfolio, site);
  else {
    yield* apiFiles(portfolio, site, release);
    yield* knowledgeFiles(portfolio, site, changelog);
    yield [postingWeightsFile, JSON.stringify(posting.weights)];
    if (portfolio.variants) yield [languagesFile, JSON.stringify(languagesOf(portfolio))];
  }
}

type Files = Iterable<readonly [path: string, json: KnownText]>;

function* below(folder: string, files: Files): Generator<readonly [path: string, json: KnownText]> {
  for (const [path, json] of files) yield [folder + path, json];
}

/** Every JSON file below /api (D1), and below /de/api and the like (D18). */
export const getStaticPaths = ({ routePattern }: GetStaticPathsOptions) => {
  const language = routePattern.slice(0, routePattern.indexOf("/api/"));
  return pathsOfTexts(below(language, filesOf(contextAt(routePattern))), (path, json) => ({
    params: { file: path.slice(language.length + "/api/".length) },
    props: { json },
  }));
};

export const GET: APIRoute<{ json: KnownText }> = ({ props }) =>
  new Response(textOf(props.json), { headers: { "Content-Type": "application/json; charset=utf-8" } });
