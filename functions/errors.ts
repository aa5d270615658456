import { baseOf, isApiPath, versionOf } from "../src/contract/base.ts";
import { envelopeError } from "../src/contract/envelope.ts";
import { ApiError, errorBody, errorMarkdown } from "../src/contract/errors.ts";
import { noCache, pageHeaders } from "../src/contract/headers.ts";
import { commonHeaders } from "./answer-headers.ts";
import type { AppContext, Handler } from "./environment.ts";
import { chooseType } from "./negotiate.ts";
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

/** Prints an error as JSON, or as Markdown for clients that prefer it (D3). */
const print = (context: AppContext, { settings }: Ports, error: ApiError): Response => {
  const version = versionOf(context.req.path);
  const body = errorBody(error, baseOf(settings.site, version));
  const type = chooseType(context.req.header("Accept"), ["application/json", "text/markdown"]);
  if (type === "text/markdown")
    return send(context, error.status, "text/markdown; charset=utf-8", bytesOf(errorMarkdown(body)), error.headers);
  const json = JSON.stringify(body);
  const enveloped = version === "v1" ? envelopeError(json) : json;
  return send(context, error.status, "application/json; charset=utf-8", bytesOf(enveloped), error.headers);
};

/** Every error ends here. What was not thrown as an ApiError is logged and not shown. */
export const onError =
  (ports: Ports) =>
  (error: unknown, context: AppContext): Response => {
    if (error instanceof ApiError) return print(context, ports, error);
    const reason = error instanceof Error ? error.stack : String(error);
    ports.log?.({ level: "error", id: context.get("exchange").requestId, event: "internal_error", reason });
    return print(context, ports, new ApiError("internal_error"));
  };

/**
 * Answers what no operation does: 405 where `methodsAt` knows methods of the path or a file lies there, else 404 as a
 * page for browsers, and as Markdown or JSON for the rest. API paths never answer HTML (D2, D3).
 */
export const otherwise =
  ({ assets }: Ports, methodsAt: (path: string) => readonly string[]): Handler =>
  async (context) => {
    const { path } = context.req;
    const methods = methodsAt(path);
    const taken = methods.length === 0 && (await assets.read(path)) ? ["GET"] : methods;
    if (taken.length > 0) {
      const Allow = [...taken, ...(taken.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
      throw new ApiError("method_not_allowed", { headers: { Allow } });
    }
    const offered = ["application/json", "text/markdown", "text/html"] as const;
    const wantsPage = !isApiPath(path) && chooseType(context.req.header("Accept"), offered) === "text/html";
    const page = wantsPage ? await assets.read("/404.html") : undefined;
    if (page) return send(context, 404, page.type, page.body, pageHeaders);
    throw new ApiError("not_found");
  };
