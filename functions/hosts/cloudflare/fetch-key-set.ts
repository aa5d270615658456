import { waitUntil } from "cloudflare:workers";
import { limits } from "../../../src/contract/limits.ts";
import { mayFetch } from "../../auth/fetchable-url.ts";
import { boundedText } from "../../http/bounded-body.ts";
import type { Ports } from "../../ports/ports.ts";

/**
 * Creates the key set fetcher of a site with the `fetch` of Workers. A Worker cannot check the address of a host name, but
 * Cloudflare resolves names publicly, refuses private addresses, and does not connect Workers to private networks. A local
 * preview has no such protection.
 */
export const keySetFetcher = (site: string, timeout: number = limits.keySet.timeoutSeconds): Ports["fetchKeySet"] => {
  const text = async (url: URL, signal: AbortSignal): Promise<string> => {
    const response = await fetch(url, {
      headers: { Accept: "application/jwk-set+json, application/json" },
      redirect: "manual",
      // The caller caches the keys; another cache would hide new ones.
      cache: "no-store",
      signal,
    });
    const { status, body } = response;
    if (status !== 200 || !body) {
      await body?.cancel();
      throw new Error(`the server answered ${status}`);
    }
    // Workers always request compression and decompress; the limit applies to the decompressed bytes.
    return boundedText(body, limits.keySet.maxBytes);
  };
  const fetchText = async (address: string): Promise<string> => {
    const url = new URL(address);
    if (!mayFetch(url, site)) throw new Error("the URL is not https, or its host is not a public name");
    const signal = AbortSignal.timeout(timeout * 1000);
    try {
      return await text(url, signal);
    } catch (error) {
      throw signal.aborted ? new Error(`it took longer than ${timeout} seconds`) : error;
    }
  };
  return (address) => {
    const text = fetchText(address);
    // Other requests share this fetch, so it must continue if the first client disconnects.
    waitUntil(text.catch(() => {}));
    return text;
  };
};
