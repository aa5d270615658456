import { withoutFinalSlashes } from "../../src/contract/site/host-rules.ts";
import { redirectTo } from "../http/redirect.ts";
import type { Middleware } from "../ports/request-state.ts";

/** Redirects to the path without its trailing slash (D2). Paths that start with `//` would redirect to another host. */
export const trailingSlash: Middleware = (context) => {
  const { url } = context.req.raw;
  if (!url.includes("/?") && !url.endsWith("/")) return undefined;
  const { pathname, search } = new URL(url);
  if (context.req.path === "/" || !pathname.endsWith("/") || pathname.startsWith("//")) return undefined;
  return redirectTo(context, `${withoutFinalSlashes(pathname)}${search}`);
};
