import type * as z from "zod";
import type { ApiVersion } from "./base.ts";
import { Enveloped } from "./envelope.ts";
import type { ErrorCode } from "./errors.ts";

/** An operation that will go away: since when it is deprecated, when it ends, and what to use instead (D14). */
export interface Deprecation {
  /** A date, YYYY-MM-DD. */
  readonly since: string;
  /** A date, YYYY-MM-DD, at least 12 months after `since`. */
  readonly sunset: string;
  readonly successor?: string;
}

/** A body of another media type than JSON. */
export interface Alternative {
  readonly type: string;
  readonly description: string;
  /** What is answered when it was taken; there is no body. */
  readonly response: { readonly status: 202; readonly description: string };
  /** The body of a 400. */
  readonly failure: z.ZodType;
}

/** One operation of the API as a plain record. Everything that is said about it anywhere is made from here. */
export interface Route {
  readonly operationId: string;
  readonly method: "get" | "post";
  /** The path with its parameters in braces, e.g. `/api/jobs/{id}`. */
  readonly path: string;
  readonly tag: "Portfolio" | "Service" | "Credentials" | "Agents";
  readonly summary: string;
  readonly description: string;
  readonly query?: z.ZodObject;
  /** The parameters in the path, by the names in its braces. */
  readonly params?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** Whether the body may be left out. */
  readonly bodyOptional?: boolean;
  /** The body as a form, where it is taken as one too. */
  readonly form?: z.ZodObject;
  /** What to do about an error, where it is other than what its code says. */
  readonly hints?: Readonly<Partial<Record<ErrorCode, string>>>;
  /** Members of the body that no answer may show. */
  readonly secrets?: readonly string[];
  /** What is taken beside JSON, and answered in the way of its own standard. */
  readonly alternative?: Alternative;
  /** The code of the error that a query parameter or a member of the body causes when it alone fails. */
  readonly codes?: Readonly<Record<string, ErrorCode>>;
  readonly response: {
    /** 200 where nothing else is said. */
    readonly status?: 201 | 202;
    readonly schema: z.ZodType;
    readonly description: string;
    /** When there is no body: 202 then. */
    readonly empty?: string;
    /** Headers beside those that follow from the rest of the record. */
    readonly headers?: readonly string[];
  };
  /** Errors beside those that follow from the rest of the record; see errorsOf. */
  readonly errors: readonly ErrorCode[];
  /** Whether the answer is sent as events to those who ask for them (D10). */
  readonly streamed: boolean;
  /** Whether the operation takes an Idempotency-Key (D7). */
  readonly idempotent: boolean;
  /** Whether a batch may read it (D6). */
  readonly batchable: boolean;
  /** The file in the built site that holds the answer, for a read whose bytes are rendered at build time (D1). */
  readonly file?: string;
  /** `shared` answers may be cached by anyone and carry an ETag; `none` are made anew each time. */
  readonly cache: "shared" | "none";
  /** Whether it issues a credential. That counts for the client's address, or one credential would bring ever more. */
  readonly issues: boolean;
  /** Whether a credential is needed. */
  readonly guarded: boolean;
  /** Whether its errors are those of JSON-RPC. */
  readonly rpc: boolean;
  /** Whether the operation is repeated under /api/v1 in the envelope (D11). */
  readonly mirrored: boolean;
  readonly version: ApiVersion;
  readonly deprecation?: Deprecation;
}

/** What most operations have in common: a keyless, shared GET that is mirrored under /api/v1. */
const usual = {
  method: "get",
  errors: [],
  idempotent: false,
  batchable: false,
  cache: "shared",
  issues: false,
  guarded: false,
  rpc: false,
  streamed: false,
  mirrored: true,
  version: "current",
} as const satisfies Partial<Route>;
type Usual = typeof usual;

/** Completes the record of an operation with what it does not say otherwise. */
export const route = <const R extends Omit<Route, keyof Usual> & Partial<Route>>(
  record: R,
): Omit<Usual, keyof R> & R => ({
  ...usual,
  ...record,
});

/** The path of an operation or file in the v1 mirror: `/api/x` becomes `/api/v1/x`. */
export const mirrorPath = (path: string): string => path.replace(/^\/api(?=\/|$)/, "/api/v1");

/** The operation in the v1 mirror (D11). */
export const mirror = (of: Route): Route => ({
  ...of,
  operationId: `${of.operationId}V1`,
  path: mirrorPath(of.path),
  summary: `${of.summary} (v1 envelope)`,
  response: {
    ...of.response,
    schema: Enveloped(of.response.schema, `${of.response.schema.meta()?.id}V1`),
  },
  ...(of.file && { file: mirrorPath(of.file) }),
  version: "v1",
});

/** `GET /api/profile`, as endpoint indexes show an operation. */
export const endpoint = ({ method, path }: Pick<Route, "method" | "path">): string => `${method.toUpperCase()} ${path}`;

/** What to do about an error of an operation, where that is other than what its code says. */
export const hinted = ({ hints }: Pick<Route, "hints">, code: ErrorCode): { readonly hint?: string } => {
  const hint = hints?.[code];
  return hint === undefined ? {} : { hint };
};

/** Every error that an operation can answer with, once. */
export const errorsOf = ({ errors, body, idempotent }: Route): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...(body ? (["invalid_json", "payload_too_large", "unsupported_media_type"] as const) : []),
    ...errors,
    ...(idempotent
      ? (["invalid_idempotency_key", "idempotency_in_progress", "idempotency_key_reused", "unavailable"] as const)
      : []),
    "rate_limited",
    "internal_error",
  ]),
];
