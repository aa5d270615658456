import type { Fetcher } from "cloudflare:workers";
import { toBase64url } from "../../base64url.ts";
import { mediaTypeOf } from "../../media-type.ts";
import type { Asset, Assets } from "../../ports.ts";

/** Bytes of files that an isolate keeps; what comes after them is fetched each time. */
const most = 32 * 1024 * 1024;

/** Names bytes as the build does: the beginning of their SHA-256. */
export const etagOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  toBase64url(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).subarray(0, 12));

/**
 * The built site as the platform serves it. A file is fetched once for each isolate, and named by its bytes as the build
 * names it. The edge compresses by itself, so there are no other encodings here.
 */
export const boundAssets = (binding: Fetcher): Assets => {
  const known = new Map<string, Asset>();
  let kept = 0;
  const fetched = async (path: string): Promise<Asset | undefined> => {
    // The platform redirects /404.html to /404, as it does with every page.
    const url = `https://assets.invalid${path.replace(/\.html$/, "")}`;
    const response = await binding.fetch(new Request(url, { redirect: "manual" }));
    if (response.status !== 200) {
      await response.body?.cancel();
      return undefined;
    }
    const body = new Uint8Array(await response.arrayBuffer());
    const type = response.headers.get("content-type");
    // Pages have no ending in their path, and only the platform knows that they are pages.
    const asset = {
      type: type?.startsWith("text/html") ? type : mediaTypeOf(path),
      etag: await etagOf(body),
      body,
      encoded: {},
    };
    if (kept + body.length <= most) {
      kept += body.length;
      known.set(path, asset);
    }
    return asset;
  };
  return { read: (path) => known.get(path) ?? fetched(path) };
};
