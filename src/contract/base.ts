import { webUrl } from "./text.ts";

/** The addresses that answers are written with: the site's origin, and the API base that is being answered for. */
export interface Base {
  /** `SITE_URL`, an origin without a trailing slash, e.g. `https://ada.example.com`. */
  readonly site: string;
  /** `<site>/api`, or `<site>/api/v1` inside the mirror, so that URLs in answers stay within it (D11). */
  readonly api: string;
}

export type ApiVersion = "current" | "v1";

/** The two server bases of the specification. */
export const baseOf = (site: string, version: ApiVersion = "current"): Base => ({
  site,
  api: version === "v1" ? `${site}/api/v1` : `${site}/api`,
});

/** Whether a path lies within the v1 mirror, whose bodies come in an envelope (D11). */
export const versionOf = (path: string): ApiVersion =>
  path === "/api/v1" || path.startsWith("/api/v1/") ? "v1" : "current";

/** Paths that programs call: they never answer HTML (D3). */
export const isApiPath = (path: string): boolean =>
  /^\/(?:api|ask|v1|v2|agent|\.well-known)(?:\/|$)/.test(path) || path === "/openapi.json";

/** `SITE_URL`: an origin. A path is refused, because every path of the specification starts at the root. */
export const SiteUrl = webUrl()
  .refine((url) => URL.parse(url)?.origin === url.replace(/\/$/, ""), {
    error: "expected an origin such as https://ada.example.com",
    abort: true,
  })
  .transform((url) => new URL(url).origin);

/** The port that is used when none is set. */
export const defaultPort = 8787;

/** Paths of the function half: those that need a computer at request time. Everything else is a file (D1). */
export const isFunctionPath = (path: string): boolean => {
  const [, first = "", ...rest] = path.split("/");
  if (first === "api") return !rest.at(-1)?.includes(".");
  return ["ask", "v1", "v2", "agent"].includes(first) || path === "/.well-known/jwks.json";
};
