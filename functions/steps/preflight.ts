import { preflightHeaders } from "../../src/contract/headers.ts";
import { isMcpPath } from "../../src/contract/mcp-servers.ts";
import { commonHeaders } from "../answer-headers.ts";
import type { Step } from "../environment.ts";
import { guard } from "../mcp/origin.ts";
import type { Ports } from "../ports.ts";

/** Answers OPTIONS for every path. It is not counted against the limit (D2). Who may not call is told so here too (D9). */
export const preflight =
  (ports: Ports): Step =>
  (context) => {
    if (context.req.raw.method !== "OPTIONS") return undefined;
    if (isMcpPath(context.req.path)) guard(context, ports);
    return new Response(null, { status: 204, headers: { ...commonHeaders(context), ...preflightHeaders } });
  };
