import type * as z from "zod";
import { type ApiVersion, type Base, baseOf } from "../../src/contract/base.ts";
import { pathIn, type Route } from "../../src/contract/route.ts";
import { validate } from "../../src/contract/validate.ts";
import { andThen, type MaybePromise } from "../ports/maybe-promise.ts";
import type { Ports } from "../ports/ports.ts";
import type { AppContext, Handler } from "../ports/request-state.ts";
import { createFieldParser, type Fields, hasListFields } from "./fields.ts";
import { chooseLanguage } from "./language.ts";
import type { Reply, StreamReply } from "./reply.ts";
import { replySender } from "./send.ts";

type Validated<R extends Route, K extends "query" | "params" | "body"> = R extends {
  readonly [_ in K]: infer S extends z.ZodType;
}
  ? z.output<S>
  : undefined;

/** The validated input of an operation. */
export interface OperationInput<R extends Route = Route> {
  readonly query: Validated<R, "query">;
  readonly params: Validated<R, "params">;
  /** The base that the request used, /api or /api/v1, and its addresses. */
  readonly version: ApiVersion;
  readonly base: Base;
  readonly ports: Ports;
  /** The language of the response; undefined if the site has one language (D18). */
  readonly language: string | undefined;
}

export type OperationBody<R extends Route> = Validated<R, "body">;

type StringRecord = Readonly<Record<string, string>>;

/** A route with a factory for its handlers, one for each base. */
export interface Operation {
  readonly route: Route;
  readonly createHandler: (ports: Ports, version: ApiVersion) => Handler;
}

/** An operation that depends only on its path and query, so that a batch and an MCP tool can run it too. */
export interface ReadOperation extends Operation {
  readonly run: (
    ports: Ports,
    version: ApiVersion,
  ) => (query?: StringRecord, params?: StringRecord) => MaybePromise<Reply>;
}

/** Creates a function that validates the query and path parameters of a route. No other code validates them. */
const inputParser = <R extends Route>(route: R, ports: Ports, version: ApiVersion) => {
  const defaultQuery = route.query?.safeParse({}).data;
  const base = baseOf(ports.settings.site, version);
  return (query: Fields | undefined, params: StringRecord | undefined, language: string | undefined) =>
    ({
      query: route.query && query ? validate(route, route.query, query) : defaultQuery,
      params: route.params && validate(route, route.params, params),
      version,
      base,
      ports,
      language,
    }) as OperationInput<R>;
};

/** The language of a request, and its query without `lang`. Sites in one language ignore `lang` like any unknown parameter. */
const selectLanguage = <Query extends Fields | undefined>(
  route: Route,
  { settings }: Ports,
  query: Query,
  acceptLanguage: () => string | null,
): readonly [language: string | undefined, query: Query] => {
  if (!settings.languages || !route.isLocalized) return [undefined, query];
  const { lang, ...others } = query ?? {};
  const language = chooseLanguage(settings, lang === undefined ? undefined : String(lang), acceptLanguage());
  return [language, query && (others as Query)];
};

/** Defines an operation: a route and the function that handles a valid request. */
export const defineOperation = <const R extends Route>(
  route: R,
  run: (input: OperationInput<R>, context: AppContext) => MaybePromise<Reply | StreamReply>,
): Operation => ({
  route,
  createHandler: (ports, version) => {
    const operation = pathIn(version, route.path);
    const parseInput = inputParser(route, ports, version);
    const parseFields = route.query && hasListFields(route.query) ? createFieldParser(route.query) : undefined;
    const queryOf = ({ req }: AppContext): Fields =>
      parseFields ? parseFields(new URL(req.raw.url).searchParams) : req.query();
    const send = replySender(ports, version, route.response.status ?? 200);
    return (context) => {
      context.get("requestState").operation = operation;
      const hasQuery = (route.query || ports.settings.languages) && context.req.raw.url.includes("?");
      const [language, query] = selectLanguage(route, ports, hasQuery ? queryOf(context) : undefined, () =>
        context.req.raw.headers.get("accept-language"),
      );
      const input = parseInput(query, route.params && context.req.param(), language);
      return andThen(run(input, context), (reply) => send(context, reply));
    };
  },
});

/** Defines an operation whose response depends only on its path and query. */
export const defineRead = <const R extends Route>(
  route: R,
  run: (input: OperationInput<R>) => MaybePromise<Reply>,
): ReadOperation => ({
  ...defineOperation(route, run),
  run: (ports, version) => {
    const parseInput = inputParser(route, ports, version);
    return (query, params) => {
      const [language, others] = selectLanguage(route, ports, query, () => null);
      return run(parseInput(others, params, language));
    };
  },
});
