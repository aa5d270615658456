import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { IntegrationResolvedRoute } from "astro";
import { etagOf } from "../../../src/build/etag.ts";
import { aliases } from "../../../src/contract/host-rules.ts";
import { mediaTypeOf } from "../../media-type.ts";
import type { Assets } from "../../ports.ts";
import type { Reading } from "./follow-content.ts";
import { type DevServer, load } from "./vite.ts";

/** The files that the build would write. */
export interface DevAssets extends Assets {
  /** Whether a file that is no page may lie at a path. */
  has(path: string): boolean;
  /** Whether a request comes from here, and is therefore Astro's to answer. */
  asks(request: IncomingMessage): boolean;
}

/** Marks the requests of this process to itself, so that nobody else's pass for them. */
const header = "x-vitrine-inside";

/** Files as Astro renders them now. While the content has mistakes, whoever needs one is answered 503. */
export const devAssets = (
  server: DevServer,
  content: () => Promise<Reading>,
  routes: () => readonly IntegrationResolvedRoute[],
): DevAssets => {
  const secret = randomUUID();
  const fileAt = (path: string): string => aliases.find(([alias]) => alias === path)?.[1] ?? path;
  const isRoute = (path: string, kinds: readonly string[] = ["endpoint", "page"]): boolean =>
    routes().some(({ type, patternRegex }) => kinds.includes(type) && patternRegex.test(fileAt(path)));

  const read: Assets["read"] = async (path) => {
    const reading = await content();
    if (reading instanceof Error) {
      const { ApiError } = await load<typeof import("../../../src/contract/errors.ts")>(
        server,
        "/src/contract/errors.ts",
      );
      const message = `The content has mistakes.\n\n${reading.message}`;
      throw new ApiError("unavailable", { message, hint: "Mend them; this address answers again at once." });
    }
    const { local = [], network = [] } = server.resolvedUrls ?? {};
    const here = local[0] ?? network[0];
    if (!here || !isRoute(path)) return undefined;
    const answer = await fetch(new URL(fileAt(path), here), { headers: { [header]: secret }, redirect: "manual" });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`${path} cannot be rendered; the page of it says why`);
    const body = new Uint8Array(await answer.arrayBuffer());
    const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
    return { type: mediaTypeOf(isPage ? "/page.html" : fileAt(path)), etag: etagOf(body), body, encoded: {} };
  };
  return { read, has: (path) => isRoute(path, ["endpoint"]), asks: ({ headers }) => headers[header] === secret };
};
