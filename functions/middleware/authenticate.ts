import { ApiError, twoCredentials } from "../../src/contract/errors.ts";
import { credentialFrom, isRevoked, type VerifyCredential } from "../auth/verify-credential.ts";
import type { Ports } from "../ports/ports.ts";
import type { AppContext, CredentialState, Middleware } from "../ports/request-state.ts";
import { requireStore } from "../stores/require-store.ts";

/**
 * Checks the credential of a request and stores the result in the request state. Operations that need a valid credential
 * read it there; the others ignore it (D8). A request without a credential awaits nothing.
 */
export const authenticate = (ports: Ports, verifyCredential: VerifyCredential): Middleware => {
  const check = async (text: string, context: AppContext): Promise<CredentialState> => {
    try {
      const credential = await verifyCredential(text);
      if (!credential) return { state: "invalid" };
      const revoked = await requireStore(ports, context)(() => isRevoked(credential, ports));
      return revoked ? { state: "invalid" } : { state: "valid", credential };
    } catch (error) {
      if (error instanceof ApiError) return { state: "unverifiable" };
      throw error;
    }
  };
  return (context) => {
    const sent = credentialFrom(context.req.raw.headers);
    if (sent.state === "none") return undefined;
    const state = context.get("requestState");
    state.credentialState = { state: sent.state === "conflicting" ? "conflicting" : "invalid" };
    if (sent.state !== "sent") return undefined;
    return check(sent.text, context).then((checked) => {
      state.credentialState = checked;
      return undefined;
    });
  };
};

/** Refuses a request with two different credentials, after it was counted (D12, D19). */
export const refuseTwoCredentials: Middleware = (context) => {
  if (context.get("requestState").credentialState?.state === "conflicting")
    throw new ApiError("invalid_request", {
      ...twoCredentials,
      headers: { "WWW-Authenticate": 'Bearer error="invalid_request"' },
    });
  return undefined;
};
