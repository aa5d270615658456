import { type ApiVersion, baseOf, isApiPath, versionOf } from "../src/contract/base.ts";
import { envelopeError } from "../src/contract/envelope.ts";
import { ApiError, errorBody, errorMarkdown } from "../src/contract/errors.ts";
import { noCache, pageHeaders } from "../src/contract/headers.ts";
import { isMcpPath } from "../src/contract/mcp-servers.ts";
import { filledIn } from "../src/contract/not-found-page.ts";
import { rpcErrorBody } from "../src/contract/rpc-errors.ts";
import { commonHeaders } from "./answer-headers.ts";
import type { AppContext, Handler } from "./environment.ts";
import { chooseType } from "./negotiate.ts";
import { missedAt, notFound } from "./not-found.ts";
import type { Ports } from "./ports.ts";

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const send = (
  context: AppContext,
  status: number,
  type: string,
  body: Uint8Array<ArrayBuffer>,
  extra: Readonly<Record<string, string>>,
): Response => {
  const described = { "Content-Type": type, "Content-Length": String(body.length) };
  const headers = { ...commonHeaders(context), ...noCache, Vary: "Accept", ...described, ...extra };
  return new Response(body, { status, headers });
};

/** The body of an error in JSON, in the envelope of the mirror where it belongs there (D3, D11). */
export const errorJson = (error: ApiError, { settings }: Pick<Ports, "settings">, version: ApiVersion): string => {
  const json = JSON.stringify(errorBody(error, baseOf(settings.site, version)));
  return version === "v1" ? envelopeError(json) : json;
};

/** Prints an error as JSON, or as Markdown for clients that prefer it (D3). */
const print = (context: AppContext, ports: Ports, error: ApiError): Response => {
  const { path } = context.req;
  const version = versionOf(path);
  const json = () =>
    isMcpPath(path)
      ? JSON.stringify(rpcErrorBody(error, baseOf(ports.settings.site)))
      : errorJson(error, ports, version);
  const type = chooseType(context.req.header("Accept"), ["application/json", "text/markdown"]);
  const body =
    type === "text/markdown" ? errorMarkdown(errorBody(error, baseOf(ports.settings.site, version))) : json();
  return send(context, error.status, `${type}; charset=utf-8`, bytesOf(body), error.headers);
};

/** What was thrown as an error of the service. What was not thrown as an ApiError is logged and not shown. */
export const asApiError = (error: unknown, { log }: Pick<Ports, "log">, context: AppContext): ApiError => {
  if (error instanceof ApiError) return error;
  const reason = error instanceof Error ? error.stack : String(error);
  log?.({ level: "error", id: context.get("exchange").requestId, event: "internal_error", reason });
  return new ApiError("internal_error");
};

/** Every error ends here. */
export const onError =
  (ports: Ports) =>
  (error: unknown, context: AppContext): Response =>
    print(context, ports, asApiError(error, ports, context));

/**
 * Answers what no operation does: 405 where `methodsAt` knows methods of the path or a file lies there, else 404 as a
 * page for browsers, and as Markdown or JSON for the rest. API paths never answer HTML (D2, D3).
 */
export const otherwise =
  (ports: Ports, methodsAt: (path: string) => readonly string[]): Handler =>
  async (context) => {
    const { path } = context.req;
    const { assets } = ports;
    const methods = methodsAt(path);
    const taken = methods.length === 0 && (await assets.read(path)) ? ["GET"] : methods;
    if (taken.length > 0) {
      const Allow = [...taken, ...(taken.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
      throw new ApiError("method_not_allowed", { headers: { Allow } });
    }
    const missed = await missedAt(path, ports);
    const offered = ["application/json", "text/markdown", "text/html"] as const;
    const wantsPage = !isApiPath(path) && chooseType(context.req.header("Accept"), offered) === "text/html";
    const page = wantsPage ? await assets.read("/404.html") : undefined;
    if (!page) throw notFound(missed);
    const html = filledIn(new TextDecoder().decode(page.body), missed);
    return send(context, 404, page.type, bytesOf(html), pageHeaders);
  };
