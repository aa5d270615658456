import type { Headers } from "../src/contract/headers.ts";
import type { Route } from "../src/contract/route.ts";
import { sendJson } from "./answer.ts";
import { parseObject, readBody } from "./body.ts";
import { checked } from "./checked.ts";
import { type Body, handle, type Input, type Operation } from "./handle.ts";
import { onlyOnce } from "./idempotency/only-once.ts";
import type { MaybePromise } from "./ports.ts";

/** What an operation with a body answers, before it is known how it is sent. */
export interface Reply {
  /** The body in JSON, without the envelope. */
  readonly json: string;
  readonly headers?: Headers;
}

/** Pairs the record of an operation that takes a body with what it does. The body is checked here and nowhere else. */
export const act = <const R extends Route & { readonly body: NonNullable<Route["body"]> }>(
  route: R,
  run: (input: Input<R>, body: Body<R>) => MaybePromise<Reply>,
): Operation =>
  handle<R>(route, async (input) => {
    const bytes = await readBody(input.context.req.raw);
    const body = checked(route, route.body, parseObject(bytes)) as Body<R>;
    const work = async () => run(input, body);
    const { json, headers = {} } = route.idempotent ? await onlyOnce(input, bytes, work) : await work();
    return sendJson(input, json, { shared: false, status: route.response.status ?? 200, headers });
  });
