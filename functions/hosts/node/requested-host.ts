import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/**
 * Returns the host of a request: that of an absolute request target (RFC 9112 §3.2.2), otherwise that of the Host header; null
 * if there is not exactly one. Reads the raw headers, because Node keeps only the first Host header and node.ts replaces it.
 */
export const requestedHost = (context: Context): string | null => {
  const { rawHeaders, url = "" } = (context.env as HttpBindings).incoming;
  if (/^https?:\/\//i.test(url)) return URL.parse(url)?.host ?? null;
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === "host");
  return hosts.length === 1 ? (hosts[0] ?? null) : null;
};
