import type { LookupAddress } from "node:dns";
import type { IncomingMessage } from "node:http";
import { limits } from "../../../src/contract/limits.ts";
import { mayFetch } from "../../auth/fetchable-url.ts";
import { boundedText } from "../../http/bounded-body.ts";
import type { Ports } from "../../ports/ports.ts";
import { guardedRequest } from "./guarded-request.ts";
import { mayConnect } from "./public-address.ts";

interface FetcherOptions {
  /** Resolves a host name. Default: the DNS lookup of Node. */
  readonly resolve?: (name: string) => Promise<readonly LookupAddress[]>;
  /** Time limit of the whole request, in seconds. */
  readonly timeout?: number;
}

/** Creates the key set fetcher of a site. It connects only to addresses to which the site may connect. */
export const keySetFetcher = (site: string, options: FetcherOptions = {}): Ports["fetchKeySet"] => {
  const { resolve, timeout = limits.keySet.timeoutSeconds } = options;

  const text = async (response: IncomingMessage): Promise<string> => {
    const { statusCode, headers } = response;
    if (statusCode !== 200) throw new Error(`the server answered ${statusCode}`);
    const encoding = headers["content-encoding"] ?? "identity";
    if (encoding !== "identity") throw new Error("the response is compressed, although that was not requested");
    return boundedText(response, limits.keySet.maxBytes);
  };

  return async (address) => {
    const url = new URL(address);
    if (!mayFetch(url, site)) throw new Error("the URL is not https, or its host is not a public name");
    const signal = AbortSignal.timeout(timeout * 1000);
    let response: IncomingMessage | undefined;
    try {
      response = await guardedRequest(url, {
        headers: { Accept: "application/jwk-set+json, application/json" },
        signal,
        mayConnect: (connected) => mayConnect(connected, site),
        resolve,
      });
      return await text(response);
    } catch (error) {
      throw signal.aborted ? new Error(`it took longer than ${timeout} seconds`) : error;
    } finally {
      response?.destroy();
    }
  };
};
