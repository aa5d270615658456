import { commonHeaders } from "../answer-headers.ts";
import type { Step } from "../environment.ts";

/** Redirects a path with a trailing slash to the one without it (D2). A leading `//` would name another host. */
export const trailingSlash: Step = (context) => {
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
