import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/**
 * The host that a request is for: that of its target where this is a whole address (RFC 9112 §3.2.2), else the Host header
 * as it was sent. Node shows the first where there are several, and this host puts its own name there.
 */
export const sentHost = (context: Context): string | null => {
  const { rawHeaders, url = "" } = (context.env as HttpBindings).incoming;
  if (/^https?:\/\//i.test(url)) return URL.parse(url)?.host ?? null;
  const sent = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === "host");
  return sent.length === 1 ? (sent[0] ?? null) : null;
};
