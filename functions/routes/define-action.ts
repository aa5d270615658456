import type { Route } from "../../src/contract/route.ts";
import { validate } from "../../src/contract/validate.ts";
import { parseObject, readBody } from "../http/body.ts";
import { defineOperation, type Operation, type OperationBody, type OperationInput } from "../http/operation.ts";
import type { TextReply } from "../http/reply.ts";
import { idempotent } from "../idempotency/idempotent.ts";
import type { AppContext } from "../ports/request-state.ts";

/** Defines an operation with a JSON body. Only this function validates such bodies and handles their Idempotency-Key. */
export const defineAction = <const R extends Route & { readonly body: NonNullable<Route["body"]> }>(
  route: R,
  run: (input: OperationInput<R>, body: OperationBody<R>, context: AppContext) => Promise<TextReply>,
): Operation =>
  defineOperation<R>(route, async (input, context) => {
    const bytes = await readBody(context.req.raw);
    const json = route.bodyOptional && bytes.length === 0 ? {} : parseObject(bytes);
    const body = validate(route, route.body, json) as OperationBody<R>;
    const runAction = () => run(input, body, context);
    return route.supportsIdempotencyKey ? idempotent(context, input.ports, bytes, runAction) : runAction();
  });
