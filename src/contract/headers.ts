import { limits } from "./limits.ts";
import type { Route } from "./route.ts";

export type Headers = Readonly<Record<string, string>>;

/** What a script on another origin may read (D2). */
const exposed = [
  "ETag",
  "Link",
  "Location",
  "Retry-After",
  "API-Version",
  "Deprecation",
  "Sunset",
  "WWW-Authenticate",
  "Idempotent-Replay",
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
  "RateLimit",
  "RateLimit-Policy",
  "X-Request-Id",
].join(", ");

export const corsHeaders: Headers = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": exposed,
};

export const preflightHeaders: Headers = {
  "Access-Control-Allow-Methods": "GET, HEAD, POST, OPTIONS",
  "Access-Control-Allow-Headers":
    "Accept, Authorization, Content-Type, Idempotency-Key, If-None-Match, Last-Event-ID, MCP-Protocol-Version, Mcp-Method, " +
    "Mcp-Name, Mcp-Session-Id, X-API-Key, X-Request-Id",
  "Access-Control-Max-Age": String(limits.preflightMaxAge),
};

/** On every answer of the service, pages included. */
export const securityHeaders: Headers = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
};

/** Pages bring their own styles and scripts as files and load nothing from elsewhere. */
export const pageHeaders: Headers = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
};

const { maxAge, staleWhileRevalidate } = limits.cache;

/** Reads that are the same for everyone. */
export const sharedCache: Headers = {
  "Cache-Control": `public, max-age=${maxAge}, stale-while-revalidate=${staleWhileRevalidate}`,
};
/** What clients read before they connect, and what says itself how long it holds: it changes with releases. */
export const discoveryCache: Headers = { "Cache-Control": `public, max-age=${limits.mcp.maxAge}` };
/** Files whose name changes with their content. */
export const immutableCache: Headers = { "Cache-Control": "public, max-age=31536000, immutable" };
/** Answers for one caller or one moment. */
export const noCache: Headers = { "Cache-Control": "no-store" };

/** What every answer under the API carries (specification, General rule 1). */
export const apiHeaders: Headers = {
  "API-Version": "v1",
  Deprecation: "false",
  ...corsHeaders,
  ...securityHeaders,
};

const atMidnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** What a deprecated operation says instead: RFC 9745 Deprecation and RFC 8594 Sunset (D14). */
export const deprecationHeaders = ({ deprecation }: Pick<Route, "deprecation">): Headers =>
  deprecation
    ? {
        Deprecation: `@${atMidnight(deprecation.since).getTime() / 1000}`,
        Sunset: atMidnight(deprecation.sunset).toUTCString(),
      }
    : {};
