import type { Fetcher } from "cloudflare:workers";
import { base64url } from "jose";
import { redirectStatus } from "../../../src/contract/site/host-rules.ts";
import { mediaTypeOf } from "../../http/media-type.ts";
import type { Asset, Assets } from "../../ports/ports.ts";

/** The maximum size of the cache of an isolate. When it is full, files that are not in it are fetched for each request. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024;

/** The ETag of bytes, computed as in the build: the start of their SHA-256. */
export const etagOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  base64url.encode(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).subarray(0, 12));

/**
 * Returns the built site behind the ASSETS binding. Each isolate caches files up to MAX_CACHED_BYTES. There are no compressed
 * copies, because the edge compresses responses.
 */
export const boundAssets = (binding: Fetcher): Assets => {
  const cache = new Map<string, Asset>();
  let cachedBytes = 0;
  const fetchPath = (path: string): Promise<Response> =>
    binding.fetch(new Request(`https://assets.invalid${path}`, { redirect: "manual" }));
  const fetchAsset = async (path: string): Promise<Asset | undefined> => {
    // The binding redirects /404.html to /404, and other pages alike.
    const response = await fetchPath(path.replace(/\.html$/, ""));
    if (response.status !== 200) {
      await response.body?.cancel();
      return undefined;
    }
    const body = new Uint8Array(await response.arrayBuffer());
    const type = response.headers.get("content-type");
    // Paths of pages have no extension, so their type comes from the binding.
    // The platform applies `_headers`, which has the policy with the owner's sources.
    const contentSecurityPolicy = response.headers.get("content-security-policy");
    const asset = {
      type: type?.startsWith("text/html") ? type : mediaTypeOf(path),
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
  const redirectOf = async (path: string): Promise<string | undefined> => {
    const { status, headers, body } = await fetchPath(path);
    await body?.cancel();
    return status === redirectStatus ? (headers.get("location") ?? undefined) : undefined;
  };
  return { read: (path) => cache.get(path) ?? fetchAsset(path), redirectOf };
};
