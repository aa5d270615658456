import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/**
 * The host that a request names: that of an absolute request target (RFC 9112 §3.2.2), otherwise the Host header. Null if
 * there is not exactly one. Reads the raw headers, because Node keeps only the first Host header and this host replaces it.
 */
export const requestedHost = (context: Context): string | null => {
  const { rawHeaders, url = "" } = (context.env as HttpBindings).incoming;
  if (/^https?:\/\//i.test(url)) return URL.parse(url)?.host ?? null;
  const sent = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === "host");
  return sent.length === 1 ? (sent[0] ?? null) : null;
};
