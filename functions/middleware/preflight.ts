import { preflightHeaders } from "../../src/contract/headers.ts";
import { isMcpPath } from "../../src/contract/mcp/servers.ts";
import type { AllowedMethods } from "../http/allowed-methods.ts";
import { commonHeaders } from "../http/response-headers.ts";
import { checkOrigin } from "../mcp/origin.ts";
import { andThen } from "../ports/maybe-promise.ts";
import type { Ports } from "../ports/ports.ts";
import type { Middleware } from "../ports/request-state.ts";

/**
 * Creates middleware that handles OPTIONS on every path, before the rate limit (D2). Allow lists the methods of known paths.
 * On MCP paths it rejects forbidden origins (D9).
 */
export const preflight =
  (ports: Ports, allowedMethods: AllowedMethods): Middleware =>
  (context) => {
    if (context.req.raw.method !== "OPTIONS") return undefined;
    if (isMcpPath(context.req.path)) checkOrigin(context, ports);
    return andThen(allowedMethods(context.req.path), (methods) => {
      const allow = methods.length > 0 && { Allow: methods.join(", ") };
      return new Response(null, { status: 204, headers: { ...commonHeaders(context), ...preflightHeaders, ...allow } });
    });
  };
