import type { ErrorCode } from "../contract/errors/error-kinds.ts";
import { ApiError, twoCredentials } from "../contract/errors.ts";
import { missingQuestion, postAsk } from "../contract/operations/ask.ts";
import { getApiIndex, mintIdentity, postAgentEvent, postClaim, postToken } from "../contract/operations/credentials.ts";
import { getJob, getProfile, getProject, listProjects, postContact } from "../contract/operations/portfolio.ts";
import { postBatch } from "../contract/operations/service.ts";
import { hintOverride, type Route } from "../contract/route.ts";
import { clientAssertionType, grantTypes } from "../contract/site/discovery.ts";
import { errorResponseBody } from "../contract/text/error-response-body.ts";
import { validate } from "../contract/validate.ts";
import { exampleInquiry } from "../guides/example-requests.ts";

/** A request that fails, and its error. */
interface FailingRequest {
  readonly route: Route;
  /** The curl arguments after the URL. A query string continues the URL. */
  readonly options: string;
  /** The error, if its message depends on the request. */
  readonly error?: ApiError;
}

/** The error that validation throws. */
const validationErrorOf = (route: Route, schema: Route["body"], input: object): ApiError => {
  try {
    if (schema) validate(route, schema, input);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error(`the error example of ${route.operationId} is a valid request`);
};

const dataOption = (body: string): string => ` \\\n  -H 'Content-Type: application/json' \\\n  -d '${body}'`;
const bodyOption = (body: object): string => dataOption(JSON.stringify(body));

const withQuery = (route: Route, query: Readonly<Record<string, string>>): FailingRequest => ({
  route,
  options: `?${new URLSearchParams(query)}`,
  error: validationErrorOf(route, route.query, query),
});

const withBody = (route: Route, body: object): FailingRequest => ({
  route,
  options: bodyOption(body),
  error: validationErrorOf(route, route.body, body),
});

const withForm = (form: Readonly<Record<string, string>>): FailingRequest => ({
  route: postToken,
  options: Object.entries(form)
    .map(([name, value]) => ` \\\n  -d '${name}=${value}'`)
    .join(""),
});

/** A request for each error that a single request can cause. */
const failingRequests: Readonly<Partial<Record<ErrorCode, FailingRequest>>> = {
  invalid_json: { route: postContact, options: dataOption('{name: "Ada Example"}') },
  invalid_idempotency_key: {
    route: postContact,
    options: ` \\\n  -H 'Idempotency-Key: two words'${bodyOption(exampleInquiry)}`,
  },
  invalid_request: {
    route: getProfile,
    options: " \\\n  -H 'Authorization: Bearer one' \\\n  -H 'x-api-key: another'",
    error: new ApiError("invalid_request", twoCredentials),
  },
  invalid_client: withForm({
    grant_type: "client_credentials",
    client_assertion_type: clientAssertionType,
    client_assertion: "not-a-JWT",
  }),
  invalid_grant: withForm({ grant_type: grantTypes[0], assertion: "not-a-JWT" }),
  invalid_scope: {
    ...withForm({ grant_type: "client_credentials", scope: "two  spaces" }),
    error: validationErrorOf(postToken, postToken.body, { grant_type: "client_credentials", scope: "two  spaces" }),
  },
  unsupported_grant_type: withForm({ grant_type: "password" }),
  unauthorized: { route: getApiIndex, options: "" },
  job_not_found: { route: { ...getJob, path: "/api/jobs/job_1" }, options: "" },
  project_not_found: { route: { ...getProject, path: "/api/projects/unknown" }, options: "" },
  method_not_allowed: { route: getProfile, options: " -X DELETE" },
  unsupported_media_type: { route: postContact, options: " -d 'name=Ada Example'" },
  invalid_cursor: withQuery(listProjects, { cursor: "x" }),
  invalid_limit: withQuery(listProjects, { limit: "0" }),
  invalid_type: withQuery(listProjects, { type: "paid" }),
  invalid_tag: withQuery(listProjects, { tag: "" }),
  invalid_year: withQuery(listProjects, { year: "26" }),
  invalid_query: { route: postAsk, options: bodyOption({}), error: missingQuestion() },
  invalid_name: withBody(postContact, { ...exampleInquiry, name: "A" }),
  invalid_email: withBody(postContact, { ...exampleInquiry, email: "ada@example" }),
  invalid_message: withBody(postContact, { ...exampleInquiry, message: "Hello" }),
  validation_failed: withBody(postContact, { ...exampleInquiry, name: "A", email: "ada@example" }),
  invalid_operations: withBody(postBatch, { operations: [] }),
  invalid_assertion: {
    route: postClaim,
    options: bodyOption({ identity_type: "identity_assertion", assertion: "not a JWT" }),
  },
  unsupported_identity_type: withBody(mintIdentity, { identity_type: "service_auth" }),
  unsupported_event: withBody(postAgentEvent, { event: "pause", token: "any" }),
};

/** An example of an error: the command that causes it, if there is one, and the response body. */
export interface ErrorExample {
  readonly command?: string;
  readonly body: unknown;
}

const unversioned = { version: "current", rpc: false, oauth: false } as const;

/** The example of an error code. */
export const errorExample = (code: ErrorCode, site: string): ErrorExample => {
  const failing = failingRequests[code];
  if (!failing) return { body: errorResponseBody(unversioned, new ApiError(code), site) };
  const { route, options } = failing;
  const url = site + route.path;
  return {
    command: `curl ${options.startsWith("?") ? `'${url}${options}'` : url + options}`,
    body: operationErrorExample(route, code, site),
  };
};

/** The example of an error in the responses of an operation. */
export const operationErrorExample = (route: Route, code: ErrorCode, site: string): unknown => {
  const failing = failingRequests[code];
  const operationError = failing?.route.operationId === route.operationId ? failing.error : undefined;
  return errorResponseBody(route, operationError ?? new ApiError(code, hintOverride(route, code)), site);
};
