import { waitUntil } from "cloudflare:workers";
import { limits } from "../../../src/contract/limits.ts";
import { boundedText } from "../../agent/bounded-text.ts";
import { mayFetch } from "../../agent/public-address.ts";
import type { Ports } from "../../ports.ts";

/**
 * Fetches key sets for a site with what the platform offers. A Worker cannot look at the address that a name stands for.
 * It need not: requests leave from Cloudflare's network, which resolves names in public and refuses those of addresses
 * that are not, and no private network is behind a Worker. In a preview on one's own machine there is no such guard.
 */
export const keySetFetcher = (site: string, timeout: number = limits.keySet.timeout): Ports["fetchKeySet"] => {
  const text = async (url: URL, signal: AbortSignal): Promise<string> => {
    const response = await fetch(url, {
      headers: { Accept: "application/jwk-set+json, application/json" },
      redirect: "manual",
      // The keys are kept by who asks, and a copy between would hide new ones.
      cache: "no-store",
      signal,
    });
    const { status, body } = response;
    if (status !== 200 || !body) {
      await body?.cancel();
      throw new Error(`it answers ${status}`);
    }
    // The platform asks for compression whatever it is told to, and decompresses: what is counted is what comes out.
    return boundedText(body, limits.keySet.bytes);
  };
  const fetched = async (address: string): Promise<string> => {
    const url = new URL(address);
    if (!mayFetch(url, site)) throw new Error("its host is not public, or not asked over https");
    const signal = AbortSignal.timeout(timeout * 1000);
    try {
      return await text(url, signal);
    } catch (error) {
      throw signal.aborted ? new Error(`it takes longer than ${timeout} seconds`) : error;
    }
  };
  return (address) => {
    const text = fetched(address);
    // Other requests wait for it too, and must not wait for ever when the client of the first goes away.
    waitUntil(text.catch(() => {}));
    return text;
  };
};
