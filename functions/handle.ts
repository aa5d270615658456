import type * as z from "zod";
import { type ApiVersion, type Base, baseOf } from "../src/contract/base.ts";
import { deprecationHeaders } from "../src/contract/headers.ts";
import { mirrorPath, type Route } from "../src/contract/route.ts";
import { send } from "./answer.ts";
import { checked } from "./checked.ts";
import type { AppContext, Handler } from "./environment.ts";
import { type Fields, fieldsFor, takesLists } from "./fields.ts";
import { type MaybePromise, whenReady } from "./maybe-promise.ts";
import type { Ports } from "./ports.ts";
import type { Reply, StreamReply } from "./reply.ts";

type Output<R extends Route, K extends "query" | "params" | "body"> = R extends {
  readonly [_ in K]: infer S extends z.ZodType;
}
  ? z.output<S>
  : undefined;

/** What an operation is asked, checked against its record. */
export interface Input<R extends Route = Route> {
  readonly query: Output<R, "query">;
  readonly params: Output<R, "params">;
  /** Which of the two bases is being answered for, and its addresses. */
  readonly version: ApiVersion;
  readonly base: Base;
  readonly ports: Ports;
}

export type Body<R extends Route> = Output<R, "body">;

type Strings = Readonly<Record<string, string>>;

/** An operation with what makes its handler for one of the two bases. */
export interface Operation {
  readonly route: Route;
  readonly answer: (ports: Ports, version: ApiVersion) => Handler;
}

/** An operation that depends on nothing but its path and query, so that a batch can run it too. */
export interface Read extends Operation {
  readonly ask: (ports: Ports, version: ApiVersion) => (query?: Strings, params?: Strings) => MaybePromise<Reply>;
}

/** Query and path are checked here and nowhere else. */
const inputFor = <R extends Route>(route: R, ports: Ports, version: ApiVersion) => {
  const unasked = route.query?.safeParse({}).data;
  const base = baseOf(ports.settings.site, version);
  return (query: Fields | undefined, params: Strings | undefined) =>
    ({
      query: route.query && query ? checked(route, route.query, query) : unasked,
      params: route.params && checked(route, route.params, params),
      version,
      base,
      ports,
    }) as Input<R>;
};

/** Pairs an operation's record with what it does with a request. */
export const handle = <const R extends Route>(
  route: R,
  run: (input: Input<R>, context: AppContext) => MaybePromise<Reply | StreamReply>,
): Operation => ({
  route,
  answer: (ports, version) => {
    const operation = version === "v1" ? mirrorPath(route.path) : route.path;
    const deprecation = route.deprecation && deprecationHeaders(route);
    const inputOf = inputFor(route, ports, version);
    const fieldsOf = route.query && takesLists(route.query) ? fieldsFor(route.query) : undefined;
    const queryOf = ({ req }: AppContext): Fields =>
      fieldsOf ? fieldsOf(new URL(req.raw.url).searchParams) : req.query();
    const answer = send(ports, version, route.response.status ?? 200);
    return (context) => {
      const exchange = context.get("exchange");
      exchange.operation = operation;
      exchange.deprecation = deprecation;
      const query = route.query && context.req.raw.url.includes("?") ? queryOf(context) : undefined;
      const input = inputOf(query, route.params && context.req.param());
      return whenReady(run(input, context), (reply) => answer(context, reply));
    };
  },
});

/** Pairs the record of a read with what it reads. */
export const read = <const R extends Route>(route: R, run: (input: Input<R>) => MaybePromise<Reply>): Read => ({
  ...handle(route, run),
  ask: (ports, version) => {
    const inputOf = inputFor(route, ports, version);
    return (query, params) => run(inputOf(query, params));
  },
});
