import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { type IncomingMessage, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { limits } from "../../../src/contract/limits.ts";
import { boundedText } from "../../auth/bounded-text.ts";
import { mayConnect, mayFetch } from "../../auth/public-address.ts";
import type { Ports } from "../../ports/ports.ts";

interface FetcherOptions {
  /** Resolves a host name. Default: the DNS lookup of Node. */
  readonly resolve?: (name: string) => Promise<readonly LookupAddress[]>;
  /** Time limit of the whole request, in seconds. */
  readonly timeout?: number;
}

/** Creates a DNS lookup that returns only allowed addresses. The connection uses its result, which prevents DNS rebinding. */
const guardedLookup =
  (site: string, resolve: NonNullable<FetcherOptions["resolve"]>): LookupFunction =>
  (name, { all }, callback) => {
    const passAddresses = (error: Error | null, addresses: readonly LookupAddress[]): void => {
      const [first] = addresses;
      if (!first) callback(error ?? new Error("the host has no public address"), "", 0);
      else if (all) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    };
    resolve(name).then(
      (addresses) =>
        passAddresses(
          null,
          addresses.filter(({ address }) => mayConnect(address, site)),
        ),
      (error: Error) => passAddresses(error, []),
    );
  };

/**
 * Creates the key set fetcher of a site. Each request opens a new connection, which resolves and checks the host name, so
 * the checked address is the connected address.
 */
export const keySetFetcher = (site: string, options: FetcherOptions = {}): Ports["fetchKeySet"] => {
  const { resolve = (name) => lookup(name, { all: true }), timeout = limits.keySet.timeoutSeconds } = options;

  const sendRequest = (url: URL, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((fulfil, reject) => {
      const send = url.protocol === "https:" ? secureRequest : plainRequest;
      send(
        {
          protocol: url.protocol,
          hostname: url.hostname.replace(/^\[|\]$/g, ""),
          port: url.port,
          path: url.pathname + url.search,
          headers: { Accept: "application/jwk-set+json, application/json", "Accept-Encoding": "identity" },
          agent: false,
          lookup: guardedLookup(site, resolve),
          rejectUnauthorized: true,
          signal,
        },
        fulfil,
      )
        .on("error", reject)
        .end();
    });

  const text = async (response: IncomingMessage): Promise<string> => {
    const { statusCode, headers } = response;
    if (statusCode !== 200) throw new Error(`the server answered ${statusCode}`);
    const encoding = headers["content-encoding"] ?? "identity";
    if (encoding !== "identity") throw new Error("the response is compressed, although that was not requested");
    return boundedText(response, limits.keySet.maxBytes);
  };

  return async (address) => {
    const url = new URL(address);
    // IP addresses in URLs skip the lookup.
    if (!mayFetch(url, site)) throw new Error("the URL is not https, or its host is not public");
    const signal = AbortSignal.timeout(timeout * 1000);
    let response: IncomingMessage | undefined;
    try {
      response = await sendRequest(url, signal);
      return await text(response);
    } catch (error) {
      throw signal.aborted ? new Error(`it took longer than ${timeout} seconds`) : error;
    } finally {
      response?.destroy();
    }
  };
};
