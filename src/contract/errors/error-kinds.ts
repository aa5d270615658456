import { limits } from "../limits.ts";
import { formatCount } from "../text/format-count.ts";

interface ErrorKind {
  readonly status: number;
  /** The default message, if the code that throws has nothing more specific. */
  readonly message: string;
  /** What the client can do about the error. */
  readonly hint: string;
}

const { pageSize, batch, ask } = limits;
const lengthHint = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  `Send ${min} to ${formatCount(max)} characters.`;

/** Every error code with its status, message and hint (D3). /docs prints this table. */
export const errorKinds = {
  invalid_json: {
    status: 400,
    message: "The request body is not a JSON object.",
    hint: "Send one JSON object, encoded as UTF-8.",
  },
  invalid_request: {
    status: 400,
    message: "The request is not valid HTTP, or its headers or parameters conflict.",
    hint: "error.message names the part to correct.",
  },
  invalid_idempotency_key: {
    status: 400,
    message: "The Idempotency-Key header is invalid.",
    hint: `Send 1 to ${limits.idempotency.maxKeyLength} visible ASCII characters, for example a UUID.`,
  },
  invalid_client: {
    status: 400,
    message: "The client was not authenticated.",
    hint: 'Send a new client assertion. See "Use an OAuth client" in /auth.md.',
  },
  invalid_grant: {
    status: 400,
    message: "The assertion was not accepted.",
    hint: 'Send a new ID-JAG. See "Use an OAuth client" in /auth.md.',
  },
  invalid_scope: {
    status: 400,
    message: "None of the requested scopes can be granted.",
    hint: 'Omit scope to get every scope that you may have. See "Use an OAuth client" in /auth.md.',
  },
  unsupported_grant_type: {
    status: 400,
    message: "This grant_type is not supported.",
    hint: 'Send grant_type=urn:ietf:params:oauth:grant-type:jwt-bearer or client_credentials. See "Use an OAuth client" in /auth.md.',
  },
  unauthorized: {
    status: 401,
    message: "This path requires a valid credential.",
    hint: 'POST /api/agent/identity returns a demo token; send it as Authorization: Bearer. See "Use a credential" in /auth.md. Reads such as GET /api/profile need no credential.',
  },
  forbidden_origin: {
    status: 403,
    message: "Requests from this origin are not allowed.",
    hint: "Send no Origin header, or call from an allowed origin: by default any https origin, on localhost only local ones.",
  },
  not_found: {
    status: 404,
    message: "This path does not exist.",
    hint: "GET /api/health lists the endpoints, /llms.txt the documents and /sitemap.xml the pages.",
  },
  job_not_found: {
    status: 404,
    message: "The job does not exist or has expired.",
    hint: `Use the poll_url of the 202 response unchanged. Jobs expire after ${limits.job.lifetimeSeconds / 3600} hours.`,
  },
  project_not_found: {
    status: 404,
    message: "There is no project with this slug.",
    hint: "GET /api/projects lists the slug of each project.",
  },
  method_not_allowed: {
    status: 405,
    message: "This path does not support this method.",
    hint: "The Allow header lists the supported methods.",
  },
  not_acceptable: {
    status: 406,
    message: "The Accept header allows neither JSON nor an event stream.",
    hint: "Send Accept: application/json, text/event-stream.",
  },
  idempotency_in_progress: {
    status: 409,
    message: "A request with this Idempotency-Key is still running.",
    hint: "Retry after the number of seconds in Retry-After to get the response to that request.",
  },
  payload_too_large: {
    status: 413,
    message: `The request body is larger than ${limits.maxBodyBytes / 1024} KiB.`,
    hint: "Send a smaller body, or split the request.",
  },
  unsupported_media_type: {
    status: 415,
    message: "The media type of the request body is not supported.",
    hint: "Send Content-Type: application/json.",
  },
  invalid_cursor: {
    status: 422,
    message: "The cursor is invalid.",
    hint: "Start again at cursor 0 and pass each next_cursor unchanged.",
  },
  invalid_limit: {
    status: 422,
    message: "The limit is invalid.",
    hint:
      `Send a whole number, or omit limit for the default. GET /api/projects accepts ${pageSize.min} to ${pageSize.max} ` +
      `(default ${pageSize.default}), and /ask accepts ${ask.results.min} to ${ask.results.max} (default ${ask.results.default}).`,
  },
  invalid_lang: {
    status: 422,
    message: "The portfolio is not available in this language.",
    hint: "Send a language that error.message lists, or omit lang.",
  },
  invalid_type: {
    status: 422,
    message: "The type is invalid.",
    hint: "Send type=client or type=personal, or omit type to get all projects.",
  },
  invalid_tag: {
    status: 422,
    message: "The tag is invalid.",
    hint: `Send a tag of 1 to ${limits.maxSearchLength} characters, or omit tag to get projects with any tag.`,
  },
  invalid_year: {
    status: 422,
    message: "The year is invalid.",
    hint: "Send a year of four digits, such as year=2025, or omit year to get projects of any year.",
  },
  invalid_query: {
    status: 422,
    message: "The query is invalid.",
    hint:
      `For GET /api/projects, send at most ${limits.maxSearchLength} characters as q. ` +
      `For /ask, send a question of 1 to ${ask.maxQuestionLength} characters as q or query.`,
  },
  invalid_name: {
    status: 422,
    message: "The name is invalid.",
    hint: lengthHint(limits.contact.name),
  },
  invalid_email: {
    status: 422,
    message: "The email address is invalid.",
    hint: "Send an address such as ada@example.com.",
  },
  invalid_message: {
    status: 422,
    message: "The message is invalid.",
    hint: lengthHint(limits.contact.message),
  },
  validation_failed: {
    status: 422,
    message: "One or more fields are invalid.",
    hint: "error.issues lists each invalid field and the reason.",
  },
  invalid_operations: {
    status: 422,
    message: "The operations are invalid.",
    hint: `Send ${batch.operations.min} to ${batch.operations.max} operations, each with the method GET and a path that is marked x-batchable in /openapi.json.`,
  },
  invalid_assertion: {
    status: 422,
    message: "The assertion was not accepted.",
    hint: 'See "Exchange an assertion" in /auth.md.',
  },
  unsupported_identity_type: {
    status: 422,
    message: "This identity_type is not supported here.",
    hint: 'POST /api/agent/identity supports only anonymous. POST /api/agent/claim supports anonymous, identity_assertion and service_auth. See "Choose an identity" in /auth.md.',
  },
  unsupported_event: {
    status: 422,
    message: "This event type is not supported.",
    hint: 'Send event "revoke" with a token. See "Revoke" in /auth.md.',
  },
  idempotency_key_reused: {
    status: 422,
    message: "This Idempotency-Key was already used with a different body.",
    hint: "Retry with the same body, or use a new key.",
  },
  rate_limited: {
    status: 429,
    message: "Too many requests from this client.",
    hint: "Wait the number of seconds in Retry-After. Static files, such as /api/profile.json, have no rate limit.",
  },
  internal_error: {
    status: 500,
    message: "An unexpected error occurred.",
    hint: "Retry. If the error persists, report the X-Request-Id.",
  },
  unavailable: {
    status: 503,
    message: "A backend that this request needs is unavailable.",
    hint: "Retry after the number of seconds in Retry-After. Reads that need no stored state, such as GET /api/profile, still work.",
  },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errorKinds;

/** The codes of the errors that the API of a portfolio has. `languages` are those of a portfolio with several (D18). */
export const errorCodesIn = (languages: readonly string[] | undefined): readonly ErrorCode[] =>
  (Object.keys(errorKinds) as ErrorCode[]).filter((code) => languages || code !== "invalid_lang");
