import type { APIRoute } from "astro";
import { buildContext } from "../content/build-context.ts";
import { files } from "./files.ts";

/** A generated file, whose path is the route pattern. */
export const GET: APIRoute = async ({ routePattern }) => {
  const render = files[routePattern as keyof typeof files];
  if (!render) throw new Error(`No generated file has the path ${routePattern}`);
  return new Response(await render(buildContext()));
};
