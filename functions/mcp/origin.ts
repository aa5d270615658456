import { ApiError, quoted } from "../../src/contract/errors.ts";
import type { AppContext } from "../environment.ts";
import type { Ports, Settings } from "../ports.ts";

/** Names of the machine itself, as a URL has them. */
const isLocal = (hostname: string): boolean =>
  /^(?:.+\.)?localhost$|^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$|^\[::1\]$/.test(hostname);

/** A Host header as a URL has it, or undefined where it is none. */
const hostnameOf = (host: string): string | undefined => {
  const url = /[/?#@\\\s]/.test(host) ? null : URL.parse(`http://${host}`);
  // A parser reads `2130706433` and `%6cocalhost` as names of this machine; nobody who means well writes them so.
  return url?.hostname === host.toLowerCase().replace(/:\d*$/, "") ? url.hostname : undefined;
};

/** An Origin header as it can be compared. A page that has none of its own sends `null`. */
const originOf = (origin: string): URL | undefined => {
  const url = /^[a-z][a-z\d+.-]*:\/\/[^/?#@\\\s]+$/i.test(origin) ? URL.parse(origin) : null;
  return url ?? undefined;
};

type Rules = Pick<Settings, "site" | "mcpOrigins">;

const refused = (message: string, hint?: string): ApiError =>
  new ApiError("forbidden_origin", { message, ...(hint !== undefined && { hint }) });

/**
 * Why a request may not reach the MCP servers, or undefined where it may (D9). A page that makes a browser believe that
 * its own name leads here would read what a machine serves to itself: so the host has to be ours, and where that is the
 * machine itself, the page has to be of that machine too.
 */
export const objection = (
  host: string | null,
  origin: string | null,
  { site, mcpOrigins }: Rules,
): ApiError | undefined => {
  const own = new URL(site);
  const hostname = host === null ? undefined : hostnameOf(host);
  const isOurs = hostname !== undefined && (hostname === own.hostname || (isLocal(hostname) && isLocal(own.hostname)));
  if (!isOurs)
    return refused(
      `The request is for the host ${quoted(host ?? "")}, which is not this service.`,
      `Call it at ${site}. A proxy in between has to pass the Host header on.`,
    );
  if (origin === null) return undefined;
  const from = originOf(origin);
  if (!from) return refused(`${quoted(origin)} is no origin.`);
  if (isLocal(hostname))
    return /^https?:$/.test(from.protocol) && isLocal(from.hostname)
      ? undefined
      : refused(
          `The origin ${quoted(origin)} is not on this machine.`,
          "Call from a page on localhost, or without an Origin header.",
        );
  const isAllowed = mcpOrigins
    ? mcpOrigins.includes("*") || mcpOrigins.includes(from.origin)
    : from.protocol === "https:";
  return isAllowed || from.origin === own.origin
    ? undefined
    : refused(`Requests from the origin ${quoted(origin)} are not allowed.`);
};

/**
 * Lets a request to an MCP server in, be it a preflight or what follows it.
 * @throws ApiError `forbidden_origin`.
 */
export const guard = (context: AppContext, { settings, hostOf }: Pick<Ports, "settings" | "hostOf">): void => {
  const error = objection(hostOf(context), context.req.raw.headers.get("origin"), settings);
  if (error) throw error;
};
