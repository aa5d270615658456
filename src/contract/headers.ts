import { limits } from "./limits.ts";
import type { Route } from "./route.ts";

export type Headers = Readonly<Record<string, string>>;

/** Response headers that scripts of other origins may read (D2). */
const exposedHeaders = [
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
  "Access-Control-Expose-Headers": exposedHeaders,
};

export const preflightHeaders: Headers = {
  "Access-Control-Allow-Methods": "GET, HEAD, POST, OPTIONS",
  "Access-Control-Allow-Headers":
    "Accept, Authorization, Content-Type, Idempotency-Key, If-None-Match, Last-Event-ID, MCP-Protocol-Version, Mcp-Method, " +
    "Mcp-Name, Mcp-Session-Id, X-API-Key, X-Request-Id",
  "Access-Control-Max-Age": String(limits.preflightMaxAgeSeconds),
};

/** Sent with every response, including pages. */
export const securityHeaders: Headers = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
};

/** The sources from which pages may load, by directive. They load styles and scripts only from their own origin. */
const policy: Readonly<Record<string, readonly string[]>> = {
  "default-src": ["'none'"],
  "script-src": ["'self'", "'inline-speculation-rules'"],
  "style-src": ["'self'"],
  "img-src": ["'self'", "data:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "manifest-src": ["'self'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
};

type Sources = Readonly<Record<string, readonly string[] | undefined>>;

/** The sources that a fetch directive allows, with additional sources by directive. */
export const allowedSources = (directive: string, additional: Sources = {}): readonly string[] => {
  const sources = [...(policy[directive] ?? []), ...(additional[directive] ?? [])];
  return sources.length > 0 ? sources : (policy["default-src"] ?? []);
};

/** The content security policy of pages, with additional sources by directive. */
export const contentSecurityPolicy = (additional: Sources = {}): string =>
  [...new Set([...Object.keys(policy), ...Object.keys(additional)])]
    .map((directive) => [directive, ...(policy[directive] ?? []), ...(additional[directive] ?? [])].join(" "))
    .join("; ");

export const pageHeaders: Headers = { "Content-Security-Policy": contentSecurityPolicy() };

const { maxAgeSeconds, staleWhileRevalidateSeconds } = limits.cache;

/** For responses that are the same for every client. */
export const sharedCache: Headers = {
  "Cache-Control": `public, max-age=${maxAgeSeconds}, stale-while-revalidate=${staleWhileRevalidateSeconds}`,
};
/** For discovery documents, which change only with a release. */
export const discoveryCache: Headers = { "Cache-Control": `public, max-age=${limits.mcp.maxAgeSeconds}` };
/** For files whose name contains a hash of their content. */
export const immutableCache: Headers = { "Cache-Control": "public, max-age=31536000, immutable" };
/** For responses that are for one caller or change often. */
export const noStore: Headers = { "Cache-Control": "no-store" };

/** Sent with every API response (D2). */
export const apiHeaders: Headers = {
  "API-Version": "v1",
  Deprecation: "false",
  ...corsHeaders,
  ...securityHeaders,
};

const atMidnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** Deprecation (RFC 9745) and Sunset (RFC 8594) headers of a deprecated operation (D14). */
export const deprecationHeaders = ({ deprecation }: Pick<Route, "deprecation">): Headers =>
  deprecation
    ? {
        Deprecation: `@${atMidnight(deprecation.since).getTime() / 1000}`,
        Sunset: atMidnight(deprecation.sunset).toUTCString(),
      }
    : {};
