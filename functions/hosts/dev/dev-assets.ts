import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { IntegrationResolvedRoute } from "astro";
import { siteOptions } from "../../../src/configuration/current-options.ts";
import { redirectsOf } from "../../../src/content/aliases/former-paths.ts";
import type { SharedContext } from "../../../src/content/build-context.ts";
import { aliases } from "../../../src/contract/site/host-rules.ts";
import { isPagePath } from "../../../src/contract/site/pages.ts";
import { pageOfSocialCard } from "../../../src/media/social-card/card.ts";
import { mediaTypeOf } from "../../http/media-type.ts";
import type { Asset, Assets } from "../../ports/ports.ts";
import { etagOf } from "../node/etag.ts";
import { devPolicy } from "./dev-policy.ts";
import { type DevServer, loadModule } from "./vite.ts";
import type { ContentState } from "./watch-content.ts";

/** The files that a build would write, rendered on demand. */
export interface DevAssets extends Assets {
  /** Whether a path belongs to a file that is not a page. */
  hasFile(path: string): boolean;
  /** Whether this process sent the request to render a file, so that Astro must answer it. */
  isInternalRequest(request: IncomingMessage): boolean;
}

/** Marks requests of this process to itself. Its value is random, so that other clients cannot send it. */
const header = "x-vitrine-inside";

/** Files as Astro renders them now. While the content has errors, reading a file throws 503 `unavailable`. */
export const devAssets = (
  server: DevServer,
  basePath: string,
  content: () => Promise<ContentState>,
  routes: () => readonly IntegrationResolvedRoute[],
): DevAssets => {
  const secret = randomUUID();
  const fileAt = (path: string): string => aliases.find(([alias]) => alias === path)?.[1] ?? path;
  const isRoute = (path: string, kinds: readonly string[] = ["endpoint", "page"]): boolean =>
    routes().some(({ type, patternRegex }) => kinds.includes(type) && patternRegex.test(fileAt(path)));

  const load = <Module>(file: string): Promise<Module> => loadModule(server, new URL(file, import.meta.url));
  const isOwn = (path: string, kind: "endpoint" | "page"): boolean =>
    routes().some(({ type, origin, patternRegex }) => type === kind && origin === "project" && patternRegex.test(path));
  /**
   * The path of the owner's page of which a path is the Markdown alternate; undefined for other paths. Vitrine's own route for
   * Markdown matches all paths, but has only the alternates of its pages.
   */
  const pageOf = (path: string): string | undefined => {
    const page = path.endsWith(".md") ? path.slice(0, -".md".length) : undefined;
    return page && !isPagePath(page) && !isOwn(path, "endpoint") && isOwn(page, "page") ? page : undefined;
  };

  const asMarkdown = async (html: string, path: string, state: SharedContext): Promise<Asset | undefined> => {
    const [{ markdownOfHtml }, { projectsHaveAlternates }] = await Promise.all([
      load<typeof import("../../../src/markdown/html-page.ts")>("../../../src/markdown/html-page.ts"),
      load<typeof import("../../../src/markdown/alternates.ts")>("../../../src/markdown/alternates.ts"),
    ]);
    const text = markdownOfHtml(html, path, { ...state, hasProjects: projectsHaveAlternates(state.portfolio) });
    if (text === undefined) return undefined;
    const body = new TextEncoder().encode(text);
    return { type: mediaTypeOf("/page.md"), etag: etagOf(body), body, encoded: {} };
  };

  /** Draws the card of a page. Rendering the page tells what the card shows. */
  const socialCard = async (page: string, path: string, state: SharedContext): Promise<Asset | undefined> => {
    const [{ renderedCards }, { drawSocialCard }] = await Promise.all([
      load<typeof import("../../../src/media/social-card/registry.ts")>("../../../src/media/social-card/registry.ts"),
      load<typeof import("../../../src/media/social-card/draw.ts")>("../../../src/media/social-card/draw.ts"),
    ]);
    if (isRoute(page, ["page"])) await read(page);
    const card = renderedCards().get(path);
    if (!card) return undefined;
    const { bytes } = await drawSocialCard(card, state);
    return { type: mediaTypeOf(path), etag: etagOf(bytes), body: bytes, encoded: {} };
  };

  const read: Assets["read"] = async (path) => {
    const state = await content();
    if (state instanceof Error) {
      const { ApiError } = await load<typeof import("../../../src/contract/errors.ts")>(
        "../../../src/contract/errors.ts",
      );
      const message = `The content has errors.\n\n${state.message}`;
      throw new ApiError("unavailable", { message, hint: "Fix the errors and send the request again." });
    }
    const cardPage = pageOfSocialCard(path);
    if (cardPage !== undefined) return socialCard(cardPage, path, state);
    const { local = [], network = [] } = server.resolvedUrls ?? {};
    const serverUrl = local[0] ?? network[0];
    const page = pageOf(path);
    if (!serverUrl || !(isRoute(path) || page)) return undefined;
    const response = await fetch(new URL(basePath + (page ?? fileAt(path)), serverUrl), {
      headers: { [header]: secret },
      redirect: "manual",
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`Cannot render ${path}. Open it in a browser to see the error.`);
    if (page) return asMarkdown(await response.text(), page, state);
    const body = new Uint8Array(await response.arrayBuffer());
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
    return {
      type: mediaTypeOf(isPage ? "/page.html" : fileAt(path)),
      etag: etagOf(body),
      body,
      encoded: {},
      // Vite adds its styles to pages that the app fills in, too.
      ...(isPage && { contentSecurityPolicy: devPolicy(siteOptions().csp) }),
    };
  };
  return {
    read,
    redirectOf: async (path) => {
      const state = await content();
      return state instanceof Error ? undefined : redirectsOf(state.portfolio).get(path);
    },
    hasFile: (path) =>
      isRoute(path, ["endpoint"]) || [pageOf, pageOfSocialCard].some((find) => find(path) !== undefined),
    isInternalRequest: ({ headers }) => headers[header] === secret,
  };
};
