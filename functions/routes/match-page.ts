import type { ApiError } from "../../src/contract/errors.ts";
import { limits } from "../../src/contract/limits.ts";
import {
  fillMatchPage,
  type MatchFailure,
  type MatchView,
  matchPath,
  matchTemplate,
} from "../../src/contract/site/templates/match-page.ts";
import { matchJob } from "../ask/matcher.ts";
import { FORM_TYPE, readBody } from "../http/body.ts";
import { readBuiltFile } from "../http/built-file.ts";
import { pageHeadersOf, sendErrorPage, toApiError } from "../http/errors.ts";
import { replySender } from "../http/send.ts";
import type { Asset, Ports } from "../ports/ports.ts";
import type { AppContext, Handler } from "../ports/request-state.ts";

const fill = ({ body }: Asset, view: MatchView): string => fillMatchPage(new TextDecoder().decode(body), view);

/** The job description of a form, with the line breaks that were typed. */
const readText = async ({ req }: AppContext): Promise<string> => {
  if (req.method !== "POST") return "";
  const bytes = await readBody(req.raw, FORM_TYPE, "Send Content-Type: application/x-www-form-urlencoded.");
  return (new URLSearchParams(new TextDecoder().decode(bytes)).get("text") ?? "").replaceAll("\r\n", "\n");
};

/** Why a text gets no result. */
const failureOf = ({ code }: ApiError, text: string): MatchFailure => {
  if (code === "payload_too_large") return "tooLong";
  if (code !== "validation_failed") return "failed";
  return new TextEncoder().encode(text).length > limits.match.maxTextBytes ? "tooLong" : "unclear";
};

/** GET /match is the form. POST /match adds the result of POST /api/match, and keeps the text in the form. */
export const matchPage = (ports: Ports): Handler => {
  const send = replySender(ports, "current", 200);
  return async (context) => {
    context.get("requestState").operation = matchPath;
    const page = await readBuiltFile(ports, matchTemplate);
    const text = await readText(context);
    const headers = { ...pageHeadersOf(page), "Cache-Control": "no-store" };
    if (text.trim() === "") return send(context, { html: fill(page, { text: "" }), headers });
    try {
      const { results } = await matchJob({ text }, ports);
      return send(context, { html: fill(page, { text, results }), headers });
    } catch (error) {
      const apiError = toApiError(error, ports, context);
      return sendErrorPage(context, apiError.status, page, fill(page, { text, failure: failureOf(apiError, text) }));
    }
  };
};

/** Shows an error before or while the form is read, such as too many requests, as a sentence on the page. */
export const matchErrorPage =
  (ports: Ports) =>
  async (thrown: unknown, context: AppContext): Promise<Response> => {
    const error = toApiError(thrown, ports, context);
    const page = await readBuiltFile(ports, matchTemplate);
    const html = fill(page, { text: "", failure: failureOf(error, "") });
    return sendErrorPage(context, error.status, page, html, error.headers);
  };
