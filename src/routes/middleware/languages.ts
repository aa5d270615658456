import type { MiddlewareHandler } from "astro";
import { inLanguageOf, wholeContext } from "../../content/build-context.ts";
import { basePathOf } from "../../contract/base.ts";

/** Renders pages and files below `/de` and the like with the content in that language (D18). */
export const onRequest: MiddlewareHandler = ({ url }, next) => {
  const path = url.pathname.slice(basePathOf(wholeContext().site).length);
  return inLanguageOf(path, async () => {
    const response = await next();
    // A response is rendered while it is read.
    return response.body ? new Response(await response.arrayBuffer(), response) : response;
  });
};
