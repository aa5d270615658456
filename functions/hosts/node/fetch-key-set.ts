import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { type IncomingMessage, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { limits } from "../../../src/contract/limits.ts";
import { boundedText } from "../../agent/bounded-text.ts";
import { mayConnect, mayFetch } from "../../agent/public-address.ts";
import type { Ports } from "../../ports.ts";

interface Options {
  /** Finds the addresses of a name. */
  readonly resolve?: (name: string) => Promise<readonly LookupAddress[]>;
  /** How long all of it may take, in seconds. */
  readonly timeout?: number;
}

/** Finds the addresses that a connection may be made to: what is looked at is what is connected to, with nothing between. */
const guardedLookup =
  (site: string, resolve: NonNullable<Options["resolve"]>): LookupFunction =>
  (name, { all }, callback) => {
    const answer = (error: Error | null, addresses: readonly LookupAddress[]): void => {
      const [first] = addresses;
      if (!first) callback(error ?? new Error("its host has no public address"), "", 0);
      else if (all) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    };
    resolve(name).then(
      (addresses) =>
        answer(
          null,
          addresses.filter(({ address }) => mayConnect(address, site)),
        ),
      (error: Error) => answer(error, []),
    );
  };

/**
 * Fetches key sets for a site, on connections of their own that know nothing of each other. Names are resolved and
 * checked as part of each connection, so that no name can turn out to be another address than was checked.
 */
export const keySetFetcher = (site: string, options: Options = {}): Ports["fetchKeySet"] => {
  const { resolve = (name) => lookup(name, { all: true }), timeout = limits.keySet.timeout } = options;

  const answered = (url: URL, signal: AbortSignal): Promise<IncomingMessage> =>
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
    if (statusCode !== 200) throw new Error(`it answers ${statusCode}`);
    const encoding = headers["content-encoding"] ?? "identity";
    if (encoding !== "identity") throw new Error("it is compressed, which was not asked for");
    return boundedText(response, limits.keySet.bytes);
  };

  return async (address) => {
    const url = new URL(address);
    // A literal address is connected to without being looked up.
    if (!mayFetch(url, site)) throw new Error("its host is not public, or not asked over https");
    const signal = AbortSignal.timeout(timeout * 1000);
    let response: IncomingMessage | undefined;
    try {
      response = await answered(url, signal);
      return await text(response);
    } catch (error) {
      throw signal.aborted ? new Error(`it takes longer than ${timeout} seconds`) : error;
    } finally {
      response?.destroy();
    }
  };
};
