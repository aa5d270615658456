import type * as z from "zod";
import { type ApiVersion, type Base, baseOf } from "../src/contract/base.ts";
import { deprecationHeaders } from "../src/contract/headers.ts";
import { mirrorPath, type Route } from "../src/contract/route.ts";
import { checked } from "./checked.ts";
import type { AppContext, Handler } from "./environment.ts";
import type { MaybePromise, Ports } from "./ports.ts";

type Output<R extends Route, K extends "query" | "params" | "body"> = R extends {
  readonly [_ in K]: infer S extends z.ZodType;
}
  ? z.output<S>
  : undefined;

/** What a handler gets: the request, checked against the record of its operation. */
export interface Input<R extends Route = Route> {
  readonly query: Output<R, "query">;
  readonly params: Output<R, "params">;
  /** Which of the two bases is being answered for, and its addresses. */
  readonly version: ApiVersion;
  readonly base: Base;
  readonly ports: Ports;
  readonly context: AppContext;
}

export type Body<R extends Route> = Output<R, "body">;

/** An operation with what makes its handler for one of the two bases. */
export interface Operation {
  readonly route: Route;
  readonly answer: (ports: Ports, version: ApiVersion) => Handler;
}

/** Pairs an operation's record with its handler. Query and path are checked here and nowhere else. */
export const handle = <const R extends Route>(
  route: R,
  run: (input: Input<R>) => MaybePromise<Response>,
): Operation => {
  const unasked = route.query?.safeParse({}).data;
  return {
    route,
    answer: (ports, version) => {
      const operation = version === "v1" ? mirrorPath(route.path) : route.path;
      const deprecation = route.deprecation && deprecationHeaders(route);
      const base = baseOf(ports.settings.site, version);
      return (context) => {
        const exchange = context.get("exchange");
        exchange.operation = operation;
        exchange.deprecation = deprecation;
        const isAsked = route.query && context.req.raw.url.includes("?");
        const query = isAsked ? checked(route, route.query, context.req.query()) : unasked;
        const params = route.params && checked(route, route.params, context.req.param());
        return run({ query, params, version, base, ports, context } as Input<R>);
      };
    },
  };
};
