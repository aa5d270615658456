import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { type IncomingMessage, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** The host of a URL has only addresses to which no connection may be made. */
export class AddressError extends Error {
  override name = "AddressError";
}

interface RequestOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Whether a connection to an address may be made. Default: only to public addresses. */
  readonly mayConnect?: ((address: string) => boolean) | undefined;
  /** Resolves a host name. Default: the DNS lookup of Node. */
  readonly resolve?: ((name: string) => Promise<readonly LookupAddress[]>) | undefined;
}

/** Creates a DNS lookup that returns only allowed addresses. The connection uses its result, which prevents DNS rebinding. */
const guardedLookup =
  (mayConnect: (address: string) => boolean, resolve: NonNullable<RequestOptions["resolve"]>): LookupFunction =>
  (name, { all }, callback) => {
    const passAddresses = (error: Error | null, addresses: readonly LookupAddress[]): void => {
      const [first] = addresses;
      if (!first) callback(error ?? new AddressError("the host has no public address"), "", 0);
      else if (all) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    };
    resolve(name).then(
      (addresses) =>
        passAddresses(
          null,
          addresses.filter(({ address }) => mayConnect(address)),
        ),
      (error: Error) => passAddresses(error, []),
    );
  };

/**
 * Sends a GET request for an http or https URL, and returns the response, without following redirects. Each request opens a
 * new connection, which resolves and checks the host name, so the checked address is the connected address.
 * @throws AddressError if no connection to any address of the host may be made.
 */
export const guardedRequest = async (
  url: URL,
  { headers, signal, mayConnect = isPublicAddress, resolve = (name) => lookup(name, { all: true }) }: RequestOptions,
): Promise<IncomingMessage> => {
  const hostname = url.hostname.replace(/^\[|\]$/g, "");
  // IP addresses in URLs skip the lookup.
  if (isIP(hostname) && !mayConnect(hostname)) throw new AddressError("the address is not public");
  return new Promise((fulfil, reject) => {
    const send = url.protocol === "https:" ? secureRequest : plainRequest;
    send(
      {
        protocol: url.protocol,
        hostname,
        port: url.port,
        path: url.pathname + url.search,
        headers: { ...headers, "Accept-Encoding": "identity" },
        agent: false,
        lookup: guardedLookup(mayConnect, resolve),
        rejectUnauthorized: true,
        signal,
      },
      fulfil,
    )
      .on("error", reject)
      .end();
  });
};
