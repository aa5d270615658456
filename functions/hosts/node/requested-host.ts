import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/**
 * The values of all Host headers. Reads the raw headers, because Node keeps only the first Host header and http-server.ts
 * replaces it.
 */
const hostHeaders = ({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): readonly string[] => {
  const hosts: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    // Every request passes here, and most names have another length.
    if (name.length === "host".length && name.toLowerCase() === "host") hosts.push(rawHeaders[index + 1] ?? "");
  }
  return hosts;
};

/** The syntax of Host: a registered name, IPv4 address or IP literal, and a port (RFC 9110 §7.2, RFC 3986 §3.2.2). */
const hostSyntax = /^(?:\[[\da-z:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*)(?::\d*)?$/i;

/** Whether a request has exactly one valid Host header, or none in HTTP/1.0 (RFC 9112 §3.2). */
export const hasValidHost = (request: Pick<IncomingMessage, "rawHeaders" | "httpVersion">): boolean => {
  const [host, ...others] = hostHeaders(request);
  return host === undefined ? request.httpVersion === "1.0" : others.length === 0 && hostSyntax.test(host);
};

/**
 * Returns the host of a request: that of an absolute request target (RFC 9112 §3.2.2), otherwise that of the Host header;
 * null if there is not exactly one.
 */
export const requestedHost = (context: Context): string | null => {
  const { incoming } = context.env as HttpBindings;
  const { url = "" } = incoming;
  if (/^https?:\/\//i.test(url)) return URL.parse(url)?.host ?? null;
  const hosts = hostHeaders(incoming);
  return hosts.length === 1 ? (hosts[0] ?? null) : null;
};
