import { webUrl } from "./text/text.ts";

/** The base URLs that responses are written with. */
export interface Base {
  /** `SITE_URL`, an origin without a trailing slash, e.g. `https://ada.example.com`. */
  readonly site: string;
  /** `<site>/api`, or `<site>/api/v1` inside the mirror, so that URLs in its responses stay within the mirror (D11). */
  readonly api: string;
}

export type ApiVersion = "current" | "v1";

/** The base URLs of an API version. */
export const baseOf = (site: string, version: ApiVersion = "current"): Base => ({
  site,
  api: version === "v1" ? `${site}/api/v1` : `${site}/api`,
});

/** The API version of a path: `v1` in the mirror, whose bodies have an envelope (D11). */
export const versionOf = (path: string): ApiVersion =>
  path === "/api/v1" || path.startsWith("/api/v1/") ? "v1" : "current";

/** The setting `SITE_URL`: an origin without a path, because all paths of the specification start at the root. */
export const SiteUrl = webUrl()
  .refine((url) => URL.parse(url)?.origin === url.replace(/\/$/, ""), {
    error: "expected an origin such as https://ada.example.com",
    abort: true,
  })
  .transform((url) => new URL(url).origin);

/** The default port. */
export const defaultPort = 8787;
