import type { APIRoute } from "astro";
import { handedOver } from "../../build/handover.ts";
import { release } from "../../build/release.ts";
import { apiFiles } from "../../portfolio/api-files.ts";

/** Every JSON file below /api (D1). */
export const getStaticPaths = () => {
  const { portfolio, site } = handedOver();
  return Array.from(apiFiles(portfolio, site, release), ([path, json]) => ({
    params: { file: path.slice("/api/".length) },
    props: { json },
  }));
};

export const GET: APIRoute = ({ props }) =>
  new Response(props.json, { headers: { "Content-Type": "application/json; charset=utf-8" } });
