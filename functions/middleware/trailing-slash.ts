import { commonHeaders } from "../http/response-headers.ts";
import type { Middleware } from "../ports/request-state.ts";

/** Redirects to the path without its trailing slash (D2). Paths that start with `//` would redirect to another host. */
export const trailingSlash: Middleware = (context) => {
  const { url } = context.req.raw;
  if (!url.includes("/?") && !url.endsWith("/")) return undefined;
  const { pathname, search } = new URL(url);
  if (pathname === "/" || !pathname.endsWith("/") || pathname.startsWith("//")) return undefined;
  const location = `${pathname.replace(/\/+$/, "")}${search}`;
  return new Response(null, {
    status: 308,
    headers: { ...commonHeaders(context), Location: location, "Content-Length": "0" },
  });
};
