import type * as z from "zod";
import { type ApiVersion, type Base, baseOf } from "../src/contract/base.ts";
import { ApiError, type ErrorCode, type FieldIssue, quoted } from "../src/contract/errors.ts";
import { deprecationHeaders } from "../src/contract/headers.ts";
import { mirrorPath, type Route } from "../src/contract/route.ts";
import type { AppContext, Handler } from "./environment.ts";
import type { MaybePromise, Ports } from "./ports.ts";

/** What a handler gets: the request, checked against the record of its operation. */
export interface Input<R extends Route> {
  readonly query: R extends { readonly query: infer Q extends z.ZodType } ? z.output<Q> : undefined;
  /** Which of the two bases is being answered for, and its addresses. */
  readonly version: ApiVersion;
  readonly base: Base;
  readonly ports: Ports;
  readonly context: AppContext;
}

/** An operation with what makes its handler for one of the two bases. */
export interface Operation {
  readonly route: Route;
  readonly answer: (ports: Ports, version: ApiVersion) => Handler;
}

const issuesOf = (route: Route, error: z.ZodError, sent: Readonly<Record<string, string>>): FieldIssue[] =>
  error.issues.map((issue) => {
    const path = issue.path.join(".");
    const code: ErrorCode = route.codes?.[path] ?? "validation_failed";
    return { path, code, message: `\`${path}\` is ${quoted(sent[path] ?? "")}, which cannot be used.` };
  });

/** The query of a request, checked. One bad parameter has its own code, several are listed (D3). */
const readQuery = (route: Route, context: AppContext): unknown => {
  const sent = context.req.query();
  const result = route.query?.safeParse(sent);
  if (!result || result.success) return result?.data;
  const issues = issuesOf(route, result.error, sent);
  const [first] = issues;
  throw issues.length === 1 && first
    ? new ApiError(first.code, { message: first.message })
    : new ApiError("validation_failed", { issues });
};

/** Pairs an operation's record with its handler. The request is checked here and nowhere else. */
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
        const query = context.req.raw.url.includes("?") ? readQuery(route, context) : unasked;
        return run({ query: query as Input<R>["query"], version, base, ports, context });
      };
    },
  };
};
