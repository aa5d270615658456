import { baseOf } from "../base.ts";
import type { ErrorCode } from "../errors/error-kinds.ts";
import { type ApiError, errorBody } from "../errors.ts";
import { OAuthError } from "../resources/agents/credential.ts";

const Code = OAuthError.shape.error;

/** Codes of other errors. Everything else that a client can cause is `invalid_request`. */
const codes: Readonly<Partial<Record<ErrorCode, OAuthError["error"]>>> = {
  unauthorized: "invalid_client",
  rate_limited: "temporarily_unavailable",
  unavailable: "temporarily_unavailable",
  internal_error: "server_error",
};

/** The characters that `error_description` may have; others are replaced. */
const toDescription = (text: string): string => text.replaceAll(/["\\]/g, "'").replaceAll(/[^ -~]/g, "?");

/** An error of the token endpoint (RFC 6749 §5.2, D19). */
export const oauthErrorBody = (error: ApiError, site: string): OAuthError => {
  const { code, message, hint, docs = site } = errorBody(error, baseOf(site)).error;
  return {
    error: codes[error.code] ?? Code.safeParse(code).data ?? "invalid_request",
    error_description: toDescription(`${message} ${hint}`),
    error_uri: docs,
  };
};
