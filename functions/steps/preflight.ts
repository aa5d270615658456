import { preflightHeaders } from "../../src/contract/headers.ts";
import { commonHeaders } from "../answer-headers.ts";
import type { Step } from "../environment.ts";

/** Answers OPTIONS for every path. It is not counted against the limit (D2). */
export const preflight: Step = (context) =>
  context.req.raw.method === "OPTIONS"
    ? new Response(null, { status: 204, headers: { ...commonHeaders(context), ...preflightHeaders } })
    : undefined;
