import type { APIRoute } from "astro";
import changelog from "../../CHANGELOG.md?raw";
import { knowledgeJson } from "../ask/index/build-knowledge.ts";
import { buildContext } from "../content/build-context.ts";
import { release } from "../contract/release.ts";
import { apiFiles, staticApiFiles } from "../portfolio/api-files.ts";

/** Every JSON file below /api (D1). */
export const getStaticPaths = () => {
  const { portfolio, site, hosting } = buildContext();
  const files =
    hosting === "static"
      ? [...staticApiFiles(portfolio, site)]
      : [...apiFiles(portfolio, site, release), knowledgeJson(portfolio, site, changelog)];
  return files.map(([path, json]) => ({
    params: { file: path.slice("/api/".length) },
    props: { json },
  }));
};

export const GET: APIRoute = ({ props }) =>
  new Response(props.json, { headers: { "Content-Type": "application/json; charset=utf-8" } });
