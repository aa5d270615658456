import { statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, sep } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { getRequestListener } from "@hono/node-server";
import type { AstroIntegrationLogger, IntegrationResolvedRoute } from "astro";
import { siteOptions } from "../../../src/configuration/current-options.ts";
import { basePathOf, sitePath } from "../../../src/contract/base.ts";
import { isFunctionPath } from "../../../src/contract/site/api-paths.ts";
import { headerRules, headersFor, redirectKey } from "../../../src/contract/site/host-rules.ts";
import { chooseType } from "../../http/negotiate.ts";
import type { AppFetch } from "./app-loader.ts";
import { sendContentErrorPage } from "./content-error-page.ts";
import type { DevAssets } from "./dev-assets.ts";
import { devPolicy } from "./dev-policy.ts";
import { isContentError } from "./error-overlay.ts";
import { isVitePath } from "./vite.ts";
import type { ContentState } from "./watch-content.ts";

interface DevMiddlewareOptions {
  /** The address of the site. */
  readonly site: string;
  readonly app: () => Promise<AppFetch>;
  readonly assets: DevAssets;
  readonly content: () => Promise<ContentState>;
  readonly logger: AstroIntegrationLogger;
  readonly routes: () => readonly IntegrationResolvedRoute[];
  /** Whether a path is that of a file that pages import. */
  readonly isImported: (path: string) => boolean;
  /** The folder with files that are published as they are. */
  readonly publicFolder: string;
}

/** A path without percent-encoding; empty if it is encoded wrongly or cannot be a file. */
const decodePath = (path: string): string => {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes("\0") ? "" : decoded;
  } catch {
    return "";
  }
};

/** A request in Vite's server. Astro removes the base path from `url`, and `originalUrl` keeps it. */
type DevRequest = IncomingMessage & { readonly originalUrl?: string | undefined };
type ConnectMiddleware = (request: DevRequest, response: ServerResponse, next: () => void) => void;

/** Media types at the path of a page and at unknown paths. Clients without a preference get the first. */
const pageTypes = ["text/html", "text/markdown", "application/json"] as const;
const notFoundTypes = ["application/json", "text/markdown", "text/html"] as const;

/** Makes browsers revalidate the response, so that edits are visible. */
const withoutCaching = (response: Response): Response => {
  if (response.headers.get("Cache-Control") !== "no-store") response.headers.set("Cache-Control", "no-cache");
  return response;
};

/** The response while the code of the app cannot be loaded. */
const codeErrorResponse = (error: Error): Response =>
  Response.json(
    {
      error: {
        code: "internal_error",
        message: stripVTControlCharacters(error.message),
        hint: "Fix the code. The log shows the location of the error.",
      },
    },
    { status: 500, headers: { "Cache-Control": "no-store" } },
  );

/** Returns middleware that sends requests for HTML pages to Astro, which adds live reload, and all others to the app. */
export const devMiddleware = ({
  site,
  app,
  assets,
  content,
  logger,
  routes,
  isImported,
  publicFolder,
}: DevMiddlewareOptions): ConnectMiddleware => {
  const listener = getRequestListener(
    async (request, environment) => {
      try {
        return withoutCaching(await (await app())(request, environment));
      } catch (error) {
        const { message, stack } = error as Error;
        logger.error(stack ?? message);
        return codeErrorResponse(error as Error);
      }
    },
    { overrideGlobalObjects: false },
  );

  const isPublicFile = (path: string): boolean => {
    const file = join(publicFolder, decodePath(path));
    return file.startsWith(publicFolder + sep) && statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  };
  const basePath = basePathOf(site);
  const rules = headerRules({ basePath });
  const isPage = (path: string): boolean =>
    routes().some(({ type, patternRegex }) => type === "page" && patternRegex.test(path));
  /** The media type to send at the path of a page or at an unknown path; undefined for other methods and trailing slashes. */
  const requestedType = (path: string, { method, headers }: IncomingMessage): string | undefined => {
    if (method !== "GET" && method !== "HEAD") return undefined;
    if (path !== "/" && path.endsWith("/")) return undefined;
    return chooseType(headers.accept, isPage(path) ? pageTypes : notFoundTypes);
  };

  return (request, response, next) => {
    const { url = "/", originalUrl = url } = request;
    const { pathname } = new URL(originalUrl, "http://localhost");
    const path = sitePath(basePath, pathname);
    const sendToApp = (): void => {
      request.url = originalUrl;
      void listener(request, response);
    };
    // Vite serves its modules at the root, also if the site has a base path.
    if (isVitePath(pathname)) return next();
    // The app redirects the base path without its final slash, and rejects other paths (D52).
    if (!path) return sendToApp();
    if (isVitePath(path) || isImported(decodePath(path)) || isPublicFile(path)) return next();
    if (assets.isInternalRequest(request)) return next();
    const isAppPath = isFunctionPath(path) || path.startsWith("/api/") || assets.hasFile(path);
    const type = isAppPath ? undefined : requestedType(path, request);
    if (type !== "text/html") return sendToApp();
    const { Link } = headersFor(path, rules);
    if (Link) response.setHeader("Link", Link);
    response.setHeader("Vary", "Accept, Accept-Encoding");
    void content().then(async (state) => {
      if (isContentError(state)) return sendContentErrorPage(state, response);
      if (await assets.redirectOf?.(redirectKey(path))) return sendToApp();
      response.setHeader("Content-Security-Policy", devPolicy(siteOptions().csp));
      return next();
    });
  };
};
