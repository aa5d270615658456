import { webUrl } from "./text/text.ts";

/** The base URLs in responses. */
export interface Base {
  /** `SITE_URL` without a trailing slash, e.g. `https://ada.example.com` or `https://ada.github.io/me`. */
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

/** Path segments of a base path. They need no encoding, and no rule file or nginx configuration has to quote them. */
const basePathSyntax = /^(?:\/[\w~][\w.~-]*)*$/;

/** The format of `SITE_URL`, for error messages. */
export const siteUrlFormat = "an address such as https://ada.example.com or https://ada.github.io/me";

/** The setting `SITE_URL`: an origin, optionally with a path under which the whole site is served (D52). */
export const SiteUrl = webUrl()
  .transform((url) => url.replace(/\/$/, ""))
  .refine(
    (url) => {
      const { origin, pathname } = new URL(url);
      const path = pathname.replace(/\/$/, "");
      return url === origin + path && basePathSyntax.test(path);
    },
    { error: `expected ${siteUrlFormat}` },
  );

/** The path of the site's address without a trailing slash: `/me` for `https://ada.github.io/me`, empty for an origin. */
export const basePathOf = (site: string): string => new URL(site).pathname.replace(/\/$/, "");

/** The URL path of a site-relative path: `/me/docs` for `/docs`. */
export const urlPath = (site: string, path: string): string => basePathOf(site) + path;

/** The site-relative path of a URL path: `/docs` for `/me/docs`, empty for `/me`; undefined for paths outside of the site. */
export const sitePath = (basePath: string, path: string): string | undefined =>
  path === basePath || path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined;

/** The default port. */
export const defaultPort = 8787;
