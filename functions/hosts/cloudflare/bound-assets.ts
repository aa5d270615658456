import type { Fetcher } from "cloudflare:workers";
import { base64url } from "jose";
import { mediaTypeOf } from "../../http/media-type.ts";
import type { Asset, Assets } from "../../ports/ports.ts";

/** The maximum size of the cache of an isolate. Further files are fetched each time. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024;

/** The ETag of bytes, computed as in the build: the start of their SHA-256. */
export const etagOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  base64url.encode(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).subarray(0, 12));

/**
 * The built site behind the ASSETS binding. Each isolate fetches a file once. There are no compressed copies, because the
 * edge compresses responses.
 */
export const boundAssets = (binding: Fetcher): Assets => {
  const known = new Map<string, Asset>();
  let kept = 0;
  const fetched = async (path: string): Promise<Asset | undefined> => {
    // The binding redirects /404.html to /404, and other pages alike.
    const url = `https://assets.invalid${path.replace(/\.html$/, "")}`;
    const response = await binding.fetch(new Request(url, { redirect: "manual" }));
    if (response.status !== 200) {
      await response.body?.cancel();
      return undefined;
    }
    const body = new Uint8Array(await response.arrayBuffer());
    const type = response.headers.get("content-type");
    // Paths of pages have no extension, so their type comes from the binding.
    const asset = {
      type: type?.startsWith("text/html") ? type : mediaTypeOf(path),
      etag: await etagOf(body),
      body,
      encoded: {},
    };
    if (kept + body.length <= MAX_CACHED_BYTES) {
      kept += body.length;
      known.set(path, asset);
    }
    return asset;
  };
  return { read: (path) => known.get(path) ?? fetched(path) };
};
