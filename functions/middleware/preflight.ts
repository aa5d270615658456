import { preflightHeaders } from "../../src/contract/headers.ts";
import { isMcpPath } from "../../src/contract/mcp/servers.ts";
import { commonHeaders } from "../http/response-headers.ts";
import { checkOrigin } from "../mcp/origin.ts";
import type { Ports } from "../ports/ports.ts";
import type { Middleware } from "../ports/request-state.ts";

/** Creates middleware that handles OPTIONS on every path, before the rate limit (D2). On MCP paths it rejects forbidden origins (D9). */
export const preflight =
  (ports: Ports): Middleware =>
  (context) => {
    if (context.req.raw.method !== "OPTIONS") return undefined;
    if (isMcpPath(context.req.path)) checkOrigin(context, ports);
    return new Response(null, { status: 204, headers: { ...commonHeaders(context), ...preflightHeaders } });
  };
