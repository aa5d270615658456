import type { IncomingMessage, ServerResponse } from "node:http";
import { stripVTControlCharacters } from "node:util";
import { getRequestListener } from "@hono/node-server";
import type { AstroIntegrationLogger, IntegrationResolvedRoute } from "astro";
import { isFunctionPath } from "../../../src/contract/base.ts";
import { headersFor } from "../../../src/contract/host-rules.ts";
import { chooseType } from "../../negotiate.ts";
import type { DevAssets } from "./dev-assets.ts";
import type { Reading } from "./follow-content.ts";
import type { Fetch } from "./loaded-app.ts";
import { mistakePage } from "./mistake-page.ts";
import { hasMistakes } from "./show-mistakes.ts";
import { isVites } from "./vite.ts";

interface Parts {
  readonly app: () => Promise<Fetch>;
  readonly assets: DevAssets;
  readonly content: () => Promise<Reading>;
  readonly logger: AstroIntegrationLogger;
  readonly routes: () => readonly IntegrationResolvedRoute[];
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** What is offered at the path of a page, and at one where nothing is; a client that does not mind is given the first. */
const atPage = ["text/html", "text/markdown", "application/json"] as const;
const atNothing = ["application/json", "text/markdown", "text/html"] as const;

/** An answer that browsers ask for again each time, so that an edit shows. */
const renewed = (response: Response): Response => {
  if (response.headers.get("Cache-Control") !== "no-store") response.headers.set("Cache-Control", "no-cache");
  return response;
};

/** The code cannot be run: what is wrong with it, for those who wait for JSON. */
const broken = (error: Error): Response =>
  Response.json(
    {
      error: {
        code: "internal_error",
        message: stripVTControlCharacters(error.message),
        hint: "Mend the code; the log says where.",
      },
    },
    { status: 500, headers: { "Cache-Control": "no-store" } },
  );

/**
 * Shares requests between Astro and the app: pages for people are Astro's, with what renews them in the browser, and all
 * else is answered by the app as on any host.
 */
export const answering = ({ app, assets, content, logger, routes }: Parts): Middleware => {
  const listener = getRequestListener(
    async (request, environment) => {
      try {
        return renewed(await (await app())(request, environment));
      } catch (error) {
        const { message, stack } = error as Error;
        logger.error(stack ?? message);
        return broken(error as Error);
      }
    },
    { overrideGlobalObjects: false },
  );

  const isPage = (path: string): boolean =>
    routes().some(({ type, patternRegex }) => type === "page" && patternRegex.test(path));
  /** What a request for a page wants, and undefined where it is for none. */
  const wanted = (path: string, { method, headers }: IncomingMessage): string | undefined => {
    if (method !== "GET" && method !== "HEAD") return undefined;
    if (path !== "/" && path.endsWith("/")) return undefined;
    return chooseType(headers.accept, isPage(path) ? atPage : atNothing);
  };

  return (request, response, next) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    if (isVites(path) || assets.asks(request)) return next();
    const isApps = isFunctionPath(path) || path.startsWith("/api/") || assets.has(path);
    const type = isApps ? undefined : wanted(path, request);
    if (type !== "text/html") return void listener(request, response);
    // What hosts say with a page beside what keeps others out of it, which Vite's own scripts would not pass.
    const { Link } = headersFor(path);
    if (Link) response.setHeader("Link", Link);
    response.setHeader("Vary", "Accept, Accept-Encoding");
    void content().then((reading) => (hasMistakes(reading) ? mistakePage(reading, response) : next()));
  };
};
