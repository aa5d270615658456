import { basePathOf } from "../../src/contract/base.ts";
import { ApiError, quoteInput } from "../../src/contract/errors.ts";
import { redirectTo } from "../http/redirect.ts";
import type { Ports } from "../ports/ports.ts";
import type { Middleware } from "../ports/request-state.ts";

/**
 * Creates middleware that handles requests outside of the base path (D52): it redirects the base path without its final
 * slash to the front page, and rejects any other path.
 */
export const refuseOutsideRequests = ({ settings: { site } }: Pick<Ports, "settings">): Middleware => {
  const basePath = basePathOf(site);
  return (context) => {
    const { path } = context.req;
    if (path.startsWith("/")) return undefined;
    if (path === "") return redirectTo(context, `${basePath}/${new URL(context.req.raw.url).search}`);
    throw new ApiError("not_found", {
      message: `There is nothing at ${quoteInput(path.slice("..".length))}.`,
      hint: `This service is at ${site}/ and has no other paths on this host.`,
    });
  };
};
