import { getPath } from "hono/utils/url";
import { basePathOf, sitePath } from "../../src/contract/base.ts";
import { authorizationServerPath, protectedResourcePath } from "../../src/contract/site/discovery.ts";

/** OAuth metadata, which clients request at the root of the origin, followed by the path of the issuer or resource. */
const rootDocuments = [authorizationServerPath, protectedResourcePath];

/**
 * Creates a function that returns the path of a request relative to the site, so that no other code knows the base path
 * (D52). It is empty for the base path without its final slash, and starts with `..` for paths outside of the site.
 *
 * @example createPathReader("https://ada.github.io/me")(new Request("https://ada.github.io/me/docs")) // "/docs"
 */
export const createPathReader = (site: string): ((request: Request) => string) => {
  const basePath = basePathOf(site);
  if (basePath === "") return getPath;
  // RFC 8414 §3.1, RFC 9728 §3.1
  const metadataPath = (path: string): string | undefined => {
    const document = rootDocuments.find((root) => path.startsWith(root + basePath));
    const resource = document && sitePath(basePath, path.slice(document.length));
    return resource === undefined ? undefined : document + resource;
  };
  return (request) => {
    const path = getPath(request);
    return sitePath(basePath, path) ?? metadataPath(path) ?? `..${path}`;
  };
};
