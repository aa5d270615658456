import type { APIRoute } from "astro";
import { buildContext, wholeContext } from "../content/build-context.ts";
import { languagesOf } from "../content/languages/languages.ts";
import { splitLanguage } from "../contract/site/languages.ts";
import type { FilePath } from "./file-paths.ts";
import { files } from "./files.ts";
import { staticFiles } from "./static-files.ts";

/** A generated file, whose path is the route pattern. */
export const GET: APIRoute = async ({ routePattern }) => {
  const context = buildContext();
  const { path: file } = splitLanguage(routePattern, languagesOf(wholeContext().portfolio).slice(1));
  const path = file as FilePath;
  const render = (context.hosting === "static" && staticFiles[path]) || files[path];
  if (!render) throw new Error(`No generated file has the path ${routePattern}`);
  return new Response(await render(context));
};
