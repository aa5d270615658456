import { basePathOf } from "../../src/contract/base.ts";
import { sharedCache } from "../../src/contract/headers.ts";
import { redirectKey, redirectStatus } from "../../src/contract/site/host-rules.ts";
import { commonHeaders } from "../http/response-headers.ts";
import { andThen } from "../ports/maybe-promise.ts";
import type { Ports } from "../ports/ports.ts";
import type { Middleware } from "../ports/request-state.ts";

/** Redirects the former address of a page, with or without a trailing slash, and keeps the query (D16). */
export const formerAddress = ({ assets, settings }: Ports): Middleware => {
  const basePath = basePathOf(settings.site);
  return (context) => {
    const { method, url } = context.req.raw;
    if (method !== "GET" && method !== "HEAD") return undefined;
    const path = redirectKey(context.req.path);
    return andThen(assets.redirectOf?.(path), (target) => {
      if (target === undefined) return undefined;
      context.get("requestState").operation = path;
      return new Response(null, {
        status: redirectStatus,
        headers: {
          ...commonHeaders(context),
          ...sharedCache,
          Location: basePath + target + new URL(url).search,
          "Content-Length": "0",
        },
      });
    });
  };
};
