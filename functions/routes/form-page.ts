import type { ApiError } from "../../src/contract/errors.ts";
import type { Headers } from "../../src/contract/headers.ts";
import type { FormFailure } from "../../src/contract/site/templates/fill-template.ts";
import { readBuiltFile } from "../http/built-file.ts";
import { filledPageHeaders, sendErrorPage, toApiError } from "../http/errors.ts";
import { replySender } from "../http/send.ts";
import type { MaybePromise } from "../ports/maybe-promise.ts";
import type { Asset, Ports } from "../ports/ports.ts";
import type { AppContext, Handler } from "../ports/request-state.ts";

/** A page with a form, which the app fills in for visitors without scripts. */
interface FormPage<Input, View> {
  readonly methods: string[];
  readonly path: string;
  /** The built page. */
  readonly template: string;
  readonly fill: (html: string, view: View) => string;
  /** What the visitor entered. */
  readonly read: (context: AppContext, ports: Ports) => MaybePromise<Input>;
  readonly answer: (
    input: Input,
    ports: Ports,
    signal: AbortSignal,
  ) => Promise<{ readonly view: View; readonly headers?: Headers }>;
  /** The sentence for each error that has one. */
  readonly failures: Readonly<Partial<Record<ApiError["code"], FormFailure>>>;
  /** The page without a result. `input` is missing if it was not read. */
  readonly failed: (failure: FormFailure, context: AppContext, input?: Input) => View;
}

/** Defines a page that shows each error as a sentence, with the status that the API has. */
export const defineFormPage = <Input, View>(page: FormPage<Input, View>) => {
  const { path, template, fill, read, answer, failed } = page;
  const failures: typeof page.failures = { rate_limited: "limited", ...page.failures };
  const createHandlers = (ports: Ports) => {
    /** The page in the language `lang` of the request, or else in the default language. */
    const render = async ({ req }: AppContext, view: View): Promise<readonly [Asset, html: string]> => {
      const lang = req.query("lang") ?? "";
      const folder = (ports.settings.languages ?? []).indexOf(lang) > 0 ? `/${lang}` : "";
      const asset = await readBuiltFile(ports, folder + template);
      return [asset, fill(new TextDecoder().decode(asset.body), view)];
    };
    const send = replySender(ports, "current", 200);
    const sendError = async (thrown: unknown, context: AppContext, input?: Input): Promise<Response> => {
      const { code, status, headers } = toApiError(thrown, ports, context);
      const view = failed(failures[code] ?? "failed", context, input);
      return sendErrorPage(context, status, ...(await render(context, view)), headers);
    };
    const handler: Handler = async (context) => {
      context.get("requestState").operation = path;
      const input = await read(context, ports);
      try {
        const { view, headers } = await answer(input, ports, context.req.raw.signal);
        const [asset, html] = await render(context, view);
        return send(context, { html, headers: { ...filledPageHeaders(asset), ...headers } });
      } catch (error) {
        return sendError(error, context, input);
      }
    };
    return { handler, onError: sendError };
  };
  return { ...page, createHandlers };
};
