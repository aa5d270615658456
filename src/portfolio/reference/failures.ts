import { ApiError, type ErrorCode } from "../../contract/errors.ts";
import { postAsk } from "../../contract/operations/ask.ts";
import { getApiIndex, mintIdentity, postAgentEvent, postClaim } from "../../contract/operations/credentials.ts";
import { getJob, getProfile, listProjects, postContact } from "../../contract/operations/portfolio.ts";
import { postBatch } from "../../contract/operations/service.ts";
import { printedError } from "../../contract/printed-error.ts";
import { hinted, type Route } from "../../contract/route.ts";

type Says = NonNullable<ConstructorParameters<typeof ApiError>[1]>;

/** A call that fails, and what the error then says that its code does not always say. */
export interface Failure {
  readonly route: Route;
  /** What follows the address in a command, and begins it where it is more of the address. */
  readonly options: string;
  readonly says?: Pick<Says, "message" | "issues">;
}

const json = (body: object): string => ` \\\n  -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(body)}'`;

const inquiry = { name: "Ada Example", email: "ada@example.com", message: "Would you have time in spring?" };

const tooShort = '`name` is `"A"`; expected 2 to 200 characters.';
const notAnAddress = '`email` is `"ada@example"`; expected an address such as ada@example.com.';

/** A call for each error that one call causes, by the code of the error. */
export const failures: Readonly<Partial<Record<ErrorCode, Failure>>> = {
  invalid_json: {
    route: postContact,
    options: json([]),
    says: { message: "The request body is an array; expected a JSON object." },
  },
  invalid_idempotency_key: { route: postContact, options: ` \\\n  -H 'Idempotency-Key: two words'${json(inquiry)}` },
  unauthorized: { route: getApiIndex, options: "" },
  job_not_found: { route: { ...getJob, path: "/api/jobs/job_1" }, options: "" },
  method_not_allowed: { route: getProfile, options: " -X DELETE" },
  unsupported_media_type: { route: postContact, options: " -d 'name=Ada Example'" },
  invalid_cursor: {
    route: listProjects,
    options: "?cursor=x",
    says: { message: '`cursor` is `"x"`; expected 0, or the `next_cursor` of an answer.' },
  },
  invalid_limit: {
    route: listProjects,
    options: "?limit=0",
    says: { message: '`limit` is `"0"`; expected a whole number from 1 to 50.' },
  },
  invalid_type: {
    route: listProjects,
    options: "?type=paid",
    says: { message: '`type` is `"paid"`; expected one of "client"|"personal".' },
  },
  invalid_query: { route: postAsk, options: json({}), says: { message: "There is no question." } },
  invalid_name: { route: postContact, options: json({ ...inquiry, name: "A" }), says: { message: tooShort } },
  invalid_email: {
    route: postContact,
    options: json({ ...inquiry, email: "ada@example" }),
    says: { message: notAnAddress },
  },
  invalid_message: {
    route: postContact,
    options: json({ ...inquiry, message: "Hello" }),
    says: { message: '`message` is `"Hello"`; expected 10 to 5000 characters.' },
  },
  validation_failed: {
    route: postContact,
    options: json({ ...inquiry, name: "A", email: "ada@example" }),
    says: {
      issues: [
        { path: "name", code: "invalid_name", message: tooShort },
        { path: "email", code: "invalid_email", message: notAnAddress },
      ],
    },
  },
  invalid_operations: {
    route: postBatch,
    options: json({ operations: [] }),
    says: { message: "`operations` is an array of 0; expected 1 to 20 operations." },
  },
  invalid_assertion: {
    route: postClaim,
    options: json({ identity_type: "identity_assertion", assertion: "not a JWT" }),
  },
  unsupported_identity_type: {
    route: mintIdentity,
    options: json({ identity_type: "service_auth" }),
    says: { message: '`identity_type` is `"service_auth"`; expected "anonymous".' },
  },
  unsupported_event: {
    route: postAgentEvent,
    options: json({ event: "pause", token: "any" }),
    says: { message: '`event` is `"pause"`; expected "revoke".' },
  },
};

/** What an error is shown by: the command that causes it, where one does, and the body of the answer. */
export interface FailureExample {
  readonly command?: string;
  readonly body: unknown;
}

const plain = { version: "current", rpc: false } as const;

/** An example of each error, for the part of the reference that explains its code. */
export const failureExample = (code: ErrorCode, site: string): FailureExample => {
  const failure = failures[code];
  if (!failure) return { body: printedError(plain, new ApiError(code), site) };
  const { route, options, says } = failure;
  const address = site + route.path;
  return {
    command: `curl ${options.startsWith("?") ? `'${address}${options}'` : address + options}`,
    body: printedError(route, new ApiError(code, { ...says, ...hinted(route, code) }), site),
  };
};

/** The body of an error as an operation answers it. */
export const errorOf = (route: Route, code: ErrorCode, site: string): unknown => {
  const failure = failures[code];
  const says = failure?.route.operationId === route.operationId ? failure.says : {};
  return printedError(route, new ApiError(code, { ...says, ...hinted(route, code) }), site);
};
