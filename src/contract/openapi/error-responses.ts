import type * as z from "zod";
import { type ErrorCode, errorKinds } from "../errors/error-kinds.ts";
import { ApiError, twoCredentials } from "../errors.ts";
import { OAuthError } from "../resources/agents/credential.ts";
import { McpRpcResult } from "../resources/agents/mcp.ts";
import { ErrorBody, ErrorBodyV1 } from "../resources/error.ts";
import { errorsOf, hintOverride, type Route } from "../route.ts";
import { errorResponseBody } from "../text/error-response-body.ts";
import { errorHeaderNames, headerRefs, headersMember, type OpenApiObject } from "./headers.ts";
import { schemaRef } from "./schemas.ts";

type Form = "plain" | "v1" | "rpc" | "oauth";

const bodySchemas: Readonly<Record<Form, z.ZodType>> = {
  plain: ErrorBody,
  v1: ErrorBodyV1,
  rpc: McpRpcResult,
  oauth: OAuthError,
};
const suffixes: Readonly<Record<Form, string>> = { plain: "", v1: "V1", rpc: "Rpc", oauth: "OAuth" };

const formOf = ({ version, rpc, oauth }: Route): Form => {
  if (rpc) return "rpc";
  if (oauth) return "oauth";
  return version === "current" ? "plain" : "v1";
};

/** `["not_found", "job_not_found"]` becomes `NotFoundOrJobNotFound`. `invalid_request` is part of every 400 response. */
const nameOf = (codes: readonly ErrorCode[]): string =>
  (codes.length > 1 ? codes.filter((code) => code !== "invalid_request") : codes)
    .map((code) => code.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase()))
    .join("Or");

/** No two operations have the same combination of more codes. */
const MAX_SHARED_CODES = 3;

/** Parts of error responses that operations share, by name. */
export interface SharedErrors {
  readonly responses: Map<string, OpenApiObject>;
  readonly examples: Map<string, OpenApiObject>;
}

/**
 * The error responses of an operation by status. Parts that other operations also have are added to `shared` and
 * referenced. The only media type is JSON, so that clients get one error type (D17). The v1 mirror has no examples, and an
 * OAuth endpoint only those of its own errors.
 */
export const errorResponses = (route: Route, site: string, shared: SharedErrors): OpenApiObject => {
  const form = formOf(route);
  const schema = schemaRef(bodySchemas[form]);
  const hasExamples = (codes: readonly ErrorCode[]): boolean =>
    form === "oauth" ? codes.some((code) => route.errors.includes(code)) : form !== "v1";
  const exampleOf = (code: ErrorCode): OpenApiObject => {
    const detail = code === "invalid_request" && form !== "oauth" ? twoCredentials : {};
    const value = errorResponseBody(route, new ApiError(code, { ...detail, ...hintOverride(route, code) }), site);
    if (route.hints?.[code]) return { value };
    const name = `${code}${suffixes[form]}`;
    shared.examples.set(name, { value });
    return { $ref: `#/components/examples/${name}` };
  };
  const responseOf = (status: number, codes: readonly ErrorCode[]): OpenApiObject => ({
    description: codes.map((code) => errorKinds[code].message).join(" "),
    ...headersMember(headerRefs(errorHeaderNames[status] ?? [])),
    content: {
      "application/json": {
        schema:
          status === 400 && route.alternative ? { oneOf: [schema, schemaRef(route.alternative.failure)] } : schema,
        ...(hasExamples(codes) && { examples: Object.fromEntries(codes.map((code) => [code, exampleOf(code)])) }),
      },
    },
  });
  const statuses = Map.groupBy(errorsOf(route), (code) => errorKinds[code].status);
  return Object.fromEntries(
    [...statuses].map(([status, codes]) => {
      const response = responseOf(status, codes);
      const hasOwnHints = form !== "v1" && codes.some((code) => route.hints?.[code]);
      const isShared = !hasOwnHints && codes.length <= MAX_SHARED_CODES;
      if (!isShared || (status === 400 && route.alternative)) return [String(status), response];
      const name = `${nameOf(codes)}${suffixes[form]}`;
      shared.responses.set(name, response);
      return [String(status), { $ref: `#/components/responses/${name}` }];
    }),
  );
};
