import type { Route } from "../src/contract/route.ts";
import { parseObject, readBody } from "./body.ts";
import { checked } from "./checked.ts";
import type { AppContext } from "./environment.ts";
import { type Body, handle, type Input, type Operation } from "./handle.ts";
import { onlyOnce } from "./idempotency/only-once.ts";
import type { MaybePromise } from "./maybe-promise.ts";
import type { TextReply } from "./reply.ts";

/** Pairs the record of an operation that takes a body with what it does. The body is checked here and nowhere else. */
export const act = <const R extends Route & { readonly body: NonNullable<Route["body"]> }>(
  route: R,
  run: (input: Input<R>, body: Body<R>, context: AppContext) => MaybePromise<TextReply>,
): Operation =>
  handle<R>(route, async (input, context) => {
    const bytes = await readBody(context.req.raw);
    const sent = route.bodyOptional && bytes.length === 0 ? {} : parseObject(bytes);
    const body = checked(route, route.body, sent) as Body<R>;
    const work = async () => run(input, body, context);
    return route.idempotent ? onlyOnce(context, input.ports, bytes, work) : work();
  });
