import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** The Host header as it was sent. Node shows the first where there are several, and this host puts its own name there. */
export const sentHost = (context: Context): string | null => {
  const { rawHeaders } = (context.env as HttpBindings).incoming;
  const sent = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === "host");
  return sent.length === 1 ? (sent[0] ?? null) : null;
};
