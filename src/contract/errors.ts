import type { Base } from "./base.ts";
import type { ErrorBody } from "./resources/error.ts";
import { visible } from "./visible.ts";

interface ErrorKind {
  readonly status: number;
  /** What is wrong, when the place that throws has nothing more exact to say. */
  readonly message: string;
  /** What the client can do about it. */
  readonly hint: string;
}

/** Every error code of the service with its status and what to do about it (D3). The docs page prints this table. */
export const errorKinds = {
  invalid_json: {
    status: 400,
    message: "The request body is not a JSON object.",
    hint: "Send one JSON object, encoded as UTF-8.",
  },
  invalid_idempotency_key: {
    status: 400,
    message: "The Idempotency-Key header is not usable.",
    hint: "Send 1 to 255 visible ASCII characters, for example a UUID.",
  },
  unauthorized: {
    status: 401,
    message: "This path needs a valid credential.",
    hint: 'Re-read "Use a credential" in /auth.md. The reads under /api need none.',
  },
  forbidden_origin: {
    status: 403,
    message: "Requests from this origin are not allowed.",
    hint: "Call from an https origin, or from a program that sends no Origin header.",
  },
  not_found: {
    status: 404,
    message: "There is nothing at this path.",
    hint: "GET /api/health lists the endpoints, /llms.txt the documents and /sitemap.xml the pages.",
  },
  job_not_found: {
    status: 404,
    message: "There is no such job.",
    hint: "Use the poll_url of a 202 answer as it is; a job is forgotten after 24 hours.",
  },
  method_not_allowed: {
    status: 405,
    message: "This path does not take that method.",
    hint: "The Allow header names the methods that it takes.",
  },
  not_acceptable: {
    status: 406,
    message: "None of the accepted media types can be produced.",
    hint: "Send Accept: application/json, text/event-stream.",
  },
  idempotency_in_progress: {
    status: 409,
    message: "A request with this Idempotency-Key is still running.",
    hint: "Send it again after Retry-After seconds to get its answer.",
  },
  payload_too_large: {
    status: 413,
    message: "The request body is larger than 64 KiB.",
    hint: "Send less in one request.",
  },
  unsupported_media_type: {
    status: 415,
    message: "The request body is of a type that is not read here.",
    hint: "Send Content-Type: application/json.",
  },
  invalid_cursor: {
    status: 422,
    message: "The cursor cannot be used.",
    hint: "Start again at cursor 0 and pass each answer's next_cursor as it is.",
  },
  invalid_limit: {
    status: 422,
    message: "The limit cannot be used.",
    hint: "Send a whole number from 1 to 50, or leave limit out for 20.",
  },
  invalid_type: {
    status: 422,
    message: "The type is not known.",
    hint: "Send type=client or type=personal, or leave it out for all projects.",
  },
  invalid_query: {
    status: 422,
    message: "The query cannot be used.",
    hint: "Send up to 200 characters; every word must occur in title, tags or description.",
  },
  invalid_name: {
    status: 422,
    message: "The name cannot be used.",
    hint: "Send 2 to 200 characters.",
  },
  invalid_email: {
    status: 422,
    message: "The e-mail address cannot be used.",
    hint: "Send an address such as ada@example.com.",
  },
  invalid_message: {
    status: 422,
    message: "The message cannot be used.",
    hint: "Send 10 to 5,000 characters.",
  },
  validation_failed: {
    status: 422,
    message: "Several fields cannot be used.",
    hint: "error.issues lists each field and what is wrong with it.",
  },
  invalid_operations: {
    status: 422,
    message: "The operations cannot be run.",
    hint: "Send 1 to 20 operations, each a GET of a keyless read.",
  },
  invalid_assertion: {
    status: 422,
    message: "The assertion was not accepted.",
    hint: 'Re-read "Exchange an assertion" in /auth.md.',
  },
  unsupported_identity_type: {
    status: 422,
    message: "The identity_type is not supported here.",
    hint: 'POST /api/agent/identity mints for anonymous alone; POST /api/agent/claim takes anonymous, identity_assertion and service_auth. Re-read "Choose an identity" in /auth.md.',
  },
  unsupported_event: {
    status: 422,
    message: "This kind of event is not handled.",
    hint: 'Send event "revoke" with a token; re-read "Revoke" in /auth.md.',
  },
  idempotency_key_reused: {
    status: 422,
    message: "This Idempotency-Key was used with another body.",
    hint: "Send the same body again, or a new key.",
  },
  rate_limited: {
    status: 429,
    message: "Too many requests from this client.",
    hint: "Wait for Retry-After seconds. The files under /api/*.json are not limited.",
  },
  internal_error: {
    status: 500,
    message: "The service failed to answer.",
    hint: "Try again; if it stays, report the X-Request-Id.",
  },
  unavailable: {
    status: 503,
    message: "A part that this request needs does not answer.",
    hint: "Try again after Retry-After seconds. Reads go on.",
  },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errorKinds;

/** One field that failed. */
export interface FieldIssue {
  readonly path: string;
  readonly code: ErrorCode;
  readonly message: string;
}

interface ErrorDetail {
  readonly message?: string;
  readonly hint?: string;
  readonly issues?: readonly FieldIssue[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer that is an error. It is thrown where the error is found and printed in one place. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly hint: string;
  readonly issues: readonly FieldIssue[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, detail: ErrorDetail = {}) {
    super(detail.message ?? errorKinds[code].message);
    this.code = code;
    this.status = errorKinds[code].status;
    this.hint = detail.hint ?? errorKinds[code].hint;
    this.issues = detail.issues;
    this.headers = detail.headers ?? {};
  }
}

/** The JSON body of an error (D3). `docs` points at the section of /docs that explains the code. */
export const errorBody = (error: ApiError, base: Base): ErrorBody => ({
  error: {
    code: error.code,
    message: error.message,
    // Within the mirror the hint names the mirror's paths (D11).
    hint: error.hint.replaceAll(/\/api(?=\/)/g, new URL(base.api).pathname),
    docs: `${base.site}/docs#${error.code}`,
    ...(error.issues && { issues: error.issues.map((issue) => ({ ...issue })) }),
  },
});

/** Documents of the site as a hint names them. */
const documentNames = /(?<=^| )\/[\w-]+\.(?:md|txt|xml)\b/g;

/**
 * The same content for `Accept: text/markdown` (specification, Authentication rule 4). What a hint names is a link there.
 */
export const errorMarkdown = ({ error }: ErrorBody): string => {
  const site = error.docs && new URL(error.docs).origin;
  const hint = site ? error.hint.replaceAll(documentNames, (path) => `[${path}](${site}${path})`) : error.hint;
  const issues = (error.issues ?? []).map((issue) => `- \`${issue.path}\` (\`${issue.code}\`): ${issue.message}`);
  return [
    `# Error: ${error.code}`,
    error.message,
    ...(issues.length > 0 ? [issues.join("\n")] : []),
    `**Hint:** ${hint}`,
    `**Docs:** <${error.docs}>`,
  ]
    .join("\n\n")
    .concat("\n");
};

/**
 * What a client sent, cut, quoted, and between backticks for an error message: where that is shown as Markdown, nothing
 * in it is a link, a picture or markup.
 */
export const quoted = (value: string): string => `\`${JSON.stringify(visible(value).replaceAll("`", "'"))}\``;
