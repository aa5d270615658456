import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { IntegrationResolvedRoute } from "astro";
import { aliases } from "../../../src/contract/site/host-rules.ts";
import { mediaTypeOf } from "../../http/media-type.ts";
import type { Assets } from "../../ports/ports.ts";
import { etagOf } from "../node/etag.ts";
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
  content: () => Promise<ContentState>,
  routes: () => readonly IntegrationResolvedRoute[],
): DevAssets => {
  const secret = randomUUID();
  const fileAt = (path: string): string => aliases.find(([alias]) => alias === path)?.[1] ?? path;
  const isRoute = (path: string, kinds: readonly string[] = ["endpoint", "page"]): boolean =>
    routes().some(({ type, patternRegex }) => kinds.includes(type) && patternRegex.test(fileAt(path)));

  const read: Assets["read"] = async (path) => {
    const state = await content();
    if (state instanceof Error) {
      const { ApiError } = await loadModule<typeof import("../../../src/contract/errors.ts")>(
        server,
        new URL("../../../src/contract/errors.ts", import.meta.url),
      );
      const message = `The content has errors.\n\n${state.message}`;
      throw new ApiError("unavailable", { message, hint: "Fix the errors and send the request again." });
    }
    const { local = [], network = [] } = server.resolvedUrls ?? {};
    const serverUrl = local[0] ?? network[0];
    if (!serverUrl || !isRoute(path)) return undefined;
    const response = await fetch(new URL(fileAt(path), serverUrl), {
      headers: { [header]: secret },
      redirect: "manual",
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`Cannot render ${path}. Open it in a browser to see the error.`);
    const body = new Uint8Array(await response.arrayBuffer());
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
    return { type: mediaTypeOf(isPage ? "/page.html" : fileAt(path)), etag: etagOf(body), body, encoded: {} };
  };
  return {
    read,
    hasFile: (path) => isRoute(path, ["endpoint"]),
    isInternalRequest: ({ headers }) => headers[header] === secret,
  };
};
