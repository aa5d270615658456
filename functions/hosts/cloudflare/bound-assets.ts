import type { Fetcher } from "cloudflare:workers";
import { base64url } from "jose";
import { aliases, redirectStatus } from "../../../src/contract/site/host-rules.ts";
import { manifestFile, SiteManifest } from "../../../src/contract/site/manifest.ts";
import { mediaTypeOf } from "../../http/media-type.ts";
import type { Asset, Assets } from "../../ports/ports.ts";

/** The files of paths that `_redirects` rewrites, which the binding does not do below a base path (D52). */
const fileOfAlias = new Map(aliases);

/** The maximum size of the cache of an isolate. When it is full, files that are not in it are fetched for each request. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024;

/** The ETag of bytes, computed as in the build: the start of their SHA-256. */
export const etagOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  base64url.encode(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).subarray(0, 12));

/**
 * The manifest of the built site, which is uploaded only below a base path (D52). Its list of files is not read: checking 500 of them
 * takes 10 ms of the first request.
 */
export const readManifest = async (binding: Fetcher): Promise<SiteManifest> => {
  const response = await binding.fetch(`https://assets.invalid${manifestFile}`);
  return SiteManifest.parse(await response.json());
};

/**
 * Returns the built site behind the ASSETS binding. `manifest` is needed if the platform cannot apply `_headers` and
 * `_redirects`. Each isolate caches files up to MAX_CACHED_BYTES. There are no compressed
 * copies, because the edge compresses responses.
 */
export const boundAssets = (binding: Fetcher, manifest?: SiteManifest): Assets => {
  const cache = new Map<string, Asset>();
  let cachedBytes = 0;
  // The URL parser would drop tabs, line breaks, and spaces at the end, and read a backslash as a slash.
  const fetchPath = (path: string): Promise<Response> =>
    binding.fetch(`https://assets.invalid${path.replace(/[\0- \\]/g, encodeURIComponent)}`, { redirect: "manual" });
  const fetchAsset = async (path: string): Promise<Asset | undefined> => {
    const file = fileOfAlias.get(path) ?? path;
    // The binding redirects /404.html to /404, and other pages alike.
    const response = await fetchPath(file.replace(/\.html$/, ""));
    if (response.status !== 200) {
      await response.body?.cancel();
      return undefined;
    }
    const body = new Uint8Array(await response.arrayBuffer());
    const type = response.headers.get("content-type");
    // Paths of pages have no extension, so their type comes from the binding.
    // The platform applies `_headers`, which has the policy with the owner's sources.
    const contentSecurityPolicy = manifest?.contentSecurityPolicy ?? response.headers.get("content-security-policy");
    const asset = {
      type: type?.startsWith("text/html") ? type : mediaTypeOf(file),
      etag: await etagOf(body),
      body,
      ...(contentSecurityPolicy !== null && { contentSecurityPolicy }),
      encoded: {},
    };
    if (cachedBytes + body.length <= MAX_CACHED_BYTES) {
      cachedBytes += body.length;
      cache.set(path, asset);
    }
    return asset;
  };
  /** The binding follows `_redirects`. Its own redirects have other statuses. */
  const followRules = async (path: string): Promise<string | undefined> => {
    const { status, headers, body } = await fetchPath(path);
    await body?.cancel();
    return status === redirectStatus ? (headers.get("location") ?? undefined) : undefined;
  };
  return {
    read: (path) => cache.get(path) ?? (path === manifestFile ? undefined : fetchAsset(path)),
    redirectOf: manifest ? (path) => manifest.redirects?.[path] : followRules,
  };
};
