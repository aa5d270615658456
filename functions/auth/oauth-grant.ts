import type { ErrorCode } from "../../src/contract/errors/error-kinds.ts";
import { ApiError } from "../../src/contract/errors.ts";
import { postToken } from "../../src/contract/operations/credentials.ts";
import { TokenForm } from "../../src/contract/resources/agents/credential.ts";
import { hintOverride } from "../../src/contract/route.ts";
import { clientAssertionType } from "../../src/contract/site/discovery.ts";
import { validate } from "../../src/contract/validate.ts";
import type { Grant } from "../ports/credential.ts";
import type { Ports } from "../ports/ports.ts";
import type { AppContext } from "../ports/request-state.ts";
import { withRefusalCode } from "./assertion.ts";
import type { KeyResolver } from "./key-sets.ts";
import { createAssertionGrants } from "./token-exchange.ts";

const refuse = (code: ErrorCode, message: string): ApiError =>
  new ApiError(code, { message, ...hintOverride(postToken, code) });

const { grant_type: GrantType } = TokenForm.shape;

/**
 * Reads a token request. Empty and unknown parameters are ignored (RFC 6749 §3.2).
 * @throws ApiError with a code of RFC 6749 §5.2.
 */
export const readTokenForm = (body: string): TokenForm => {
  const parameters = new URLSearchParams(body);
  const form = Object.fromEntries(
    Object.keys(TokenForm.shape).flatMap((name) => {
      const [value, ...others] = parameters.getAll(name);
      if (others.length > 0) throw refuse("invalid_request", `\`${name}\` is repeated.`);
      return value ? [[name, value] as const] : [];
    }),
  );
  if (form.grant_type !== undefined && !GrantType.safeParse(form.grant_type).success)
    throw new ApiError("unsupported_grant_type");
  if (form.client_assertion_type !== undefined && form.client_assertion_type !== clientAssertionType)
    throw refuse("invalid_client", "This client_assertion_type is not supported.");
  return validate(postToken, TokenForm, form);
};

/** Creates a function that returns the grant for a token request (D19). */
export const createOAuthGrants = (ports: Ports, resolveKeys: KeyResolver) => {
  const { identityAssertion, serviceAuth } = createAssertionGrants(ports, resolveKeys);

  /** The grant of the client itself, undefined if it does not authenticate (RFC 7521 §4.2). */
  const authenticate = async (form: TokenForm, context: AppContext): Promise<Grant | undefined> => {
    const { grant_type, client_assertion, client_assertion_type, client_id, scope } = form;
    if (client_assertion === undefined) return undefined;
    if (client_assertion_type === undefined) throw refuse("invalid_request", "`client_assertion_type` is missing.");
    // With the other grant, `scope` is about the assertion.
    const requested = grant_type === "client_credentials" ? scope : undefined;
    return withRefusalCode("invalid_client", ports, context, () =>
      serviceAuth(client_assertion, context, { clientId: client_id, scope: requested }),
    );
  };

  /** @throws ApiError `invalid_client`, `invalid_grant`, each with the same message for every reason, or another of §5.2. */
  return async (form: TokenForm, context: AppContext): Promise<Grant> => {
    const { grant_type, assertion, client_id, scope } = form;
    if (grant_type !== "client_credentials" && assertion === undefined)
      throw refuse("invalid_request", "`assertion` is missing.");
    const client = await authenticate(form, context);
    if (grant_type !== "client_credentials" && assertion !== undefined)
      return withRefusalCode("invalid_grant", ports, context, () =>
        identityAssertion(assertion, context, { clientId: client?.clientId ?? client_id, scope }),
      );
    if (!client) throw refuse("invalid_client", "This grant requires a `client_assertion`.");
    return client;
  };
};
