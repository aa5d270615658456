import type * as z from "zod";
import type { ApiVersion } from "./base.ts";
import type { ErrorCode } from "./errors/error-kinds.ts";
import type { ResponseName } from "./resources/response-schemas.ts";

/** A deprecated operation: dates of deprecation and removal, and its successor (D14). */
export interface Deprecation {
  /** A date, YYYY-MM-DD. */
  readonly since: string;
  /** A date, YYYY-MM-DD, at least 12 months after `since`. */
  readonly sunset: string;
  readonly successor?: string;
}

/** A request body of a media type other than JSON. */
export interface AlternativeBody {
  readonly type: string;
  readonly description: string;
  /** The success response, without a body. */
  readonly response: { readonly status: 202; readonly description: string };
  /** The schema of a 400 response. */
  readonly failure: z.ZodType;
}

/** The record of one operation. Routing, validation, OpenAPI and all documents derive from it. */
export interface Route {
  readonly operationId: string;
  readonly method: "get" | "post";
  /** The path with its parameters in braces, e.g. `/api/jobs/{id}`. */
  readonly path: string;
  readonly tag: "Portfolio" | "Service" | "Credentials" | "Agents";
  readonly summary: string;
  readonly description: string;
  readonly query?: z.ZodObject;
  /** The path parameters, by the names in braces. */
  readonly params?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** Whether the body is optional. */
  readonly bodyOptional?: boolean;
  /** The schema of the body as a form, if forms are accepted too. */
  readonly form?: z.ZodObject;
  /** Hints that replace the default hint of an error code. */
  readonly hints?: Readonly<Partial<Record<ErrorCode, string>>>;
  /** Body fields that must not appear in a response. */
  readonly secrets?: readonly string[];
  /** Another accepted media type, with responses defined by its own standard. */
  readonly alternative?: AlternativeBody;
  /** The error code per query parameter or body field, used if only that one is invalid. */
  readonly codes?: Readonly<Record<string, ErrorCode>>;
  readonly response: {
    /** Defaults to 200. */
    readonly status?: 201 | 202;
    /** The name of the schema of the body (`response-schemas.ts`). */
    readonly schema: ResponseName;
    readonly description: string;
    /** The description of the 202 response without a body, if there is one. */
    readonly emptyDescription?: string;
    /** The description of the 404 response with the same schema, if there is one: a JSON-RPC error. */
    readonly unknownMethodDescription?: string;
    /** Headers in addition to those implied by the rest of the record. */
    readonly headers?: readonly string[];
    /** Headers that some of these responses have. */
    readonly optionalHeaders?: readonly string[];
  };
  /** Errors in addition to those implied by the rest of the record; see `errorsOf`. */
  readonly errors: readonly ErrorCode[];
  /** Whether the response can be streamed as Server-Sent Events (D10). */
  readonly streamed: boolean;
  /** Whether the operation supports Idempotency-Key (D7). */
  readonly supportsIdempotencyKey: boolean;
  /** Whether a batch may contain the operation (D6). */
  readonly batchable: boolean;
  /** The built file with the response, for a pre-rendered read (D1). */
  readonly file?: string;
  /** Whether files are at paths that match, such as `/api/projects/all.json`. Paths with an extension are files (D1). */
  readonly isNextToFiles: boolean;
  /** `shared` responses are publicly cacheable and have an ETag; `none` is no-store. */
  readonly cache: "shared" | "none";
  /** Whether it issues a credential. Such requests always count against the IP address, not a credential (D12). */
  readonly issuesCredential: boolean;
  /** Whether the operation requires a credential. */
  readonly requiresAuth: boolean;
  /** Whether its errors are JSON-RPC errors. */
  readonly rpc: boolean;
  /** Whether it is an OAuth endpoint: its body is a form, and its errors have the format of RFC 6749 §5.2 (D19). */
  readonly oauth: boolean;
  /** Whether /api/v1 mirrors the operation (D11). */
  readonly mirrored: boolean;
  /** Whether the path is only reserved for a later version, so that the reference explains it instead of listing it. */
  readonly isReserved: boolean;
  readonly version: ApiVersion;
  readonly deprecation?: Deprecation;
  /** Whether the response has texts of the portfolio, which can have several languages (D18). */
  readonly isLocalized: boolean;
  /** The languages that `lang` selects from, in a portfolio with several (D18). */
  readonly languages?: readonly string[];
}

/** The defaults: a public, cacheable GET that is mirrored under /api/v1. */
const defaults = {
  method: "get",
  errors: [],
  supportsIdempotencyKey: false,
  batchable: false,
  isNextToFiles: false,
  cache: "shared",
  issuesCredential: false,
  requiresAuth: false,
  rpc: false,
  oauth: false,
  streamed: false,
  mirrored: true,
  isReserved: false,
  isLocalized: false,
  version: "current",
} as const satisfies Partial<Route>;
type Defaults = typeof defaults;

/** Completes the record of an operation with the defaults. */
export const route = <const R extends Omit<Route, keyof Defaults> & Partial<Route>>(
  record: R,
): Omit<Defaults, keyof R> & R => ({
  ...defaults,
  ...record,
});

/** The path of an operation or file in the v1 mirror: `/api/x` becomes `/api/v1/x`. */
export const mirrorPath = (path: string): string => path.replace(/^\/api(?=\/|$)/, "/api/v1");

/** A path below /api as it is in an API version. */
export const pathIn = (version: ApiVersion, path: string): string => (version === "v1" ? mirrorPath(path) : path);

/** The operation in the v1 mirror (D11). */
export const mirror = (original: Route): Route => ({
  ...original,
  operationId: `${original.operationId}V1`,
  path: mirrorPath(original.path),
  summary: `${original.summary} (v1 envelope)`,
  ...(original.file && { file: mirrorPath(original.file) }),
  version: "v1",
});

/** The method and path of an operation, such as `GET /api/profile`. */
export const endpoint = ({ method, path }: Pick<Route, "method" | "path">): string => `${method.toUpperCase()} ${path}`;

/** The media type of an operation's body. */
export const bodyType = ({ oauth }: Pick<Route, "oauth">) =>
  oauth ? ("application/x-www-form-urlencoded" as const) : ("application/json" as const);

/** The hint of an operation for an error code, if it replaces the default. */
export const hintOverride = ({ hints }: Pick<Route, "hints">, code: ErrorCode): { readonly hint?: string } => {
  const hint = hints?.[code];
  return hint === undefined ? {} : { hint };
};

/**
 * Every error code that an operation can return, without duplicates. `invalid_request` is for a request with two different
 * credentials (D19). An unknown path and a method that is not allowed are not listed, because no operation handles them.
 */
export const errorsOf = ({ errors, body, oauth, supportsIdempotencyKey }: Route): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...(body && !oauth ? (["invalid_json"] as const) : []),
    ...(body ? (["payload_too_large", "unsupported_media_type"] as const) : []),
    ...errors,
    ...(supportsIdempotencyKey
      ? (["invalid_idempotency_key", "idempotency_in_progress", "idempotency_key_reused", "unavailable"] as const)
      : []),
    "invalid_request",
    "rate_limited",
    "internal_error",
  ]),
];
