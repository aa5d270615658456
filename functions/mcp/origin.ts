import { ApiError, quoteInput } from "../../src/contract/errors.ts";
import type { Ports, Settings } from "../ports/ports.ts";
import type { AppContext } from "../ports/request-state.ts";

/** Whether a host name of a URL is the local machine. */
const isLocal = (hostname: string): boolean =>
  /^(?:.+\.)?localhost$|^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$|^\[::1\]$/.test(hostname);

/** The host name of a Host header, or undefined if the header is invalid. */
const hostnameOf = (host: string): string | undefined => {
  const url = /[/?#@\\\s]/.test(host) ? null : URL.parse(`http://${host}`);
  // URL parsers read `2130706433` and `%6cocalhost` as local names; legitimate clients do not send those.
  return url?.hostname === host.toLowerCase().replace(/:\d*$/, "") ? url.hostname : undefined;
};

/** Parses an Origin header. Undefined for `null`, which pages without an origin send, and for invalid values. */
const originOf = (origin: string): URL | undefined => {
  const url = /^[a-z][a-z\d+.-]*:\/\/[^/?#@\\\s]+$/i.test(origin) ? URL.parse(origin) : null;
  return url ?? undefined;
};

type Rules = Pick<Settings, "site" | "mcpOrigins">;

const forbidden = (message: string, hint?: string): ApiError =>
  new ApiError("forbidden_origin", { message, ...(hint !== undefined && { hint }) });

/**
 * The error if a request may not reach the MCP servers (D9). Prevents DNS rebinding: the host must be this service and, if
 * that is a local machine, the origin must be local as well.
 */
export const originError = (
  host: string | null,
  origin: string | null,
  { site, mcpOrigins }: Rules,
): ApiError | undefined => {
  const siteUrl = new URL(site);
  const hostname = host === null ? undefined : hostnameOf(host);
  const isOurs =
    hostname !== undefined && (hostname === siteUrl.hostname || (isLocal(hostname) && isLocal(siteUrl.hostname)));
  if (!isOurs)
    return forbidden(
      `The request is for the host ${quoteInput(host ?? "")}, which is not this service.`,
      `Call it at ${site}. Proxies must forward the Host header.`,
    );
  if (origin === null) return undefined;
  const originUrl = originOf(origin);
  if (!originUrl) return forbidden(`${quoteInput(origin)} is not a valid origin.`);
  if (isLocal(hostname))
    return /^https?:$/.test(originUrl.protocol) && isLocal(originUrl.hostname)
      ? undefined
      : forbidden(`The origin ${quoteInput(origin)} is not on this machine.`);
  const isAllowed = mcpOrigins
    ? mcpOrigins.includes("*") || mcpOrigins.includes(originUrl.origin)
    : originUrl.protocol === "https:";
  return isAllowed || originUrl.origin === siteUrl.origin
    ? undefined
    : forbidden(`Requests from the origin ${quoteInput(origin)} are not allowed.`);
};

/**
 * Checks the host and origin of a request to an MCP server, including preflights.
 * @throws ApiError `forbidden_origin`.
 */
export const checkOrigin = (context: AppContext, { settings, hostOf }: Pick<Ports, "settings" | "hostOf">): void => {
  const error = originError(hostOf(context), context.req.raw.headers.get("origin"), settings);
  if (error) throw error;
};
