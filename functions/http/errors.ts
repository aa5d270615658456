import { type ApiVersion, baseOf, basePathOf, versionOf } from "../../src/contract/base.ts";
import { envelopeError } from "../../src/contract/envelope.ts";
import { ApiError, errorBody, errorMarkdown } from "../../src/contract/errors.ts";
import { type Headers, noStore, pageHeaders } from "../../src/contract/headers.ts";
import { rpcErrorBody } from "../../src/contract/mcp/rpc-errors.ts";
import { isMcpPath } from "../../src/contract/mcp/servers.ts";
import { isApiPath } from "../../src/contract/site/api-paths.ts";
import { tokenPath } from "../../src/contract/site/discovery.ts";
import { fillNotFoundPage } from "../../src/contract/site/templates/not-found-page.ts";
import { oauthErrorBody } from "../../src/contract/text/oauth-error-body.ts";
import type { Asset, Ports } from "../ports/ports.ts";
import type { AppContext, Handler } from "../ports/request-state.ts";
import type { AllowedMethods } from "./allowed-methods.ts";
import { chooseType } from "./negotiate.ts";
import { notFoundError, suggestPath } from "./not-found.ts";
import { commonHeaders } from "./response-headers.ts";

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const sendBody = (
  context: AppContext,
  status: number,
  type: string,
  body: Uint8Array<ArrayBuffer>,
  extra: Readonly<Record<string, string>>,
): Response => {
  const contentHeaders = { "Content-Type": type, "Content-Length": String(body.length) };
  const headers = { ...commonHeaders(context), ...noStore, Vary: "Accept", ...contentHeaders, ...extra };
  return new Response(body, { status, headers });
};

/** The JSON body of an error, in the envelope for /api/v1 (D3, D11). */
export const errorJson = (error: ApiError, { settings }: Pick<Ports, "settings">, version: ApiVersion): string => {
  const json = JSON.stringify(errorBody(error, baseOf(settings.site, version)));
  return version === "v1" ? envelopeError(json) : json;
};

/** Returns an error as JSON, or as Markdown for clients that prefer it (D3). */
const renderError = (context: AppContext, ports: Ports, error: ApiError): Response => {
  const { path } = context.req;
  const version = versionOf(path);
  const json = (): string => {
    const { site } = ports.settings;
    if (isMcpPath(path)) return JSON.stringify(rpcErrorBody(error, baseOf(site)));
    // Other methods are not token requests, and get 405 with the usual body.
    if (path === tokenPath && context.req.method === "POST") return JSON.stringify(oauthErrorBody(error, site));
    return errorJson(error, ports, version);
  };
  const type = chooseType(context.req.header("Accept"), ["application/json", "text/markdown"]);
  const body =
    type === "text/markdown" ? errorMarkdown(errorBody(error, baseOf(ports.settings.site, version))) : json();
  return sendBody(context, error.status, `${type}; charset=utf-8`, bytesOf(body), error.headers);
};

/** Converts anything thrown to an ApiError. Unexpected errors are logged, and the client gets `internal_error`. */
export const toApiError = (error: unknown, { log }: Pick<Ports, "log">, context: AppContext): ApiError => {
  if (error instanceof ApiError) return error;
  const reason = error instanceof Error ? error.stack : String(error);
  log?.({ level: "error", id: context.get("requestState").requestId, event: "internal_error", reason });
  return new ApiError("internal_error");
};

/** Creates the error handler, which every error of the service passes through. */
export const onError =
  (ports: Ports) =>
  (error: unknown, context: AppContext): Response =>
    renderError(context, ports, toApiError(error, ports, context));

/** The headers of a page that the app fills in. */
export const filledPageHeaders = ({ type, contentSecurityPolicy }: Asset): Headers => ({
  ...pageHeaders,
  ...(contentSecurityPolicy !== undefined && { "Content-Security-Policy": contentSecurityPolicy }),
  "Content-Type": type,
});

/** Sends a filled-in page with the status of an error. */
export const sendErrorPage = (
  context: AppContext,
  status: number,
  page: Asset,
  html: string,
  headers: Headers = {},
): Response => sendBody(context, status, page.type, bytesOf(html), { ...filledPageHeaders(page), ...headers });

/**
 * Creates the handler for requests that no operation handles: 405 if the path has other methods or is a file, otherwise 404.
 * Browsers get a page, other clients Markdown or JSON; responses of API paths are never HTML (D2, D3).
 */
export const notFound =
  (ports: Ports, allowedMethods: AllowedMethods): Handler =>
  async (context) => {
    const { path } = context.req;
    const { assets } = ports;
    const methods = await allowedMethods(path);
    if (methods.length > 0) throw new ApiError("method_not_allowed", { headers: { Allow: methods.join(", ") } });
    const unknownPath = await suggestPath(path, ports);
    const offeredTypes = ["application/json", "text/markdown", "text/html"] as const;
    const wantsPage = !isApiPath(path) && chooseType(context.req.header("Accept"), offeredTypes) === "text/html";
    const page = wantsPage ? await assets.read("/404.html") : undefined;
    if (!page) throw notFoundError(unknownPath);
    const html = fillNotFoundPage(new TextDecoder().decode(page.body), unknownPath, basePathOf(ports.settings.site));
    return sendErrorPage(context, 404, page, html);
  };
