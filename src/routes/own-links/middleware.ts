import type { MiddlewareHandler } from "astro";
import { buildContext } from "../../content/build-context.ts";
import { basePathOf } from "../../contract/base.ts";
import { withBasePath } from "./base-links.ts";

/** Lets owners write `/projects` in their own pages and components, as in `content/`, also if the site is below a path (D52). */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  const basePath = basePathOf(buildContext().site);
  if (basePath === "" || !response.headers.get("Content-Type")?.startsWith("text/html")) return response;
  return new Response(withBasePath(await response.text(), basePath), response);
};
