import type { Base } from "../../src/contract/base.ts";
import { ApiError } from "../../src/contract/errors.ts";
import {
  getApiIndex,
  getCallerClaims,
  getCallerIdentity,
  getVersion1,
  getVersion2,
} from "../../src/contract/operations/credentials.ts";
import type { Caller, IdentityInfo } from "../../src/contract/resources/agents/agent.ts";
import { pathIn, type Route } from "../../src/contract/route.ts";
import { agentEndpoints, challenge } from "../../src/contract/site/discovery.ts";
import { apiIndex, callerHint, reservedIndex } from "../../src/portfolio/resources.ts";
import { defineOperation, type Operation, type OperationInput } from "../http/operation.ts";
import type { Credential } from "../ports/credential.ts";
import type { AppContext } from "../ports/request-state.ts";

/**
 * Returns the valid credential of a request (D8).
 * @throws ApiError `unauthorized`, or `unavailable` if the credential cannot be verified now.
 */
const requireCredential = (
  context: AppContext,
  { ports: { settings }, version }: OperationInput,
  route: Route,
): Credential => {
  const { credentialState } = context.get("requestState");
  if (credentialState?.state === "valid") return credentialState.credential;
  if (credentialState?.state === "unverifiable") throw new ApiError("unavailable", { headers: { "Retry-After": "1" } });
  throw new ApiError("unauthorized", {
    headers: {
      "WWW-Authenticate": challenge(settings.site, pathIn(version, route.path), credentialState !== undefined),
    },
    ...(credentialState && {
      message:
        "The credential is invalid, expired or revoked, or was not sent as `Authorization: Bearer` or `x-api-key`.",
    }),
  });
};

type RenderJson = (credential: Credential, input: OperationInput) => string;

const defineProtected = (route: Route, render: RenderJson): Operation =>
  defineOperation(route, (input, context) => ({ json: render(requireCredential(context, input, route), input) }));

/** Renders JSON that is the same for every caller, once per base. */
const cachedByBase = (create: (base: Base) => object): RenderJson => {
  const cache = new WeakMap<Base, string>();
  return (_credential, { base }) => {
    const json = cache.get(base) ?? JSON.stringify(create(base));
    cache.set(base, json);
    return json;
  };
};

const renderIdentity: RenderJson = ({ subject, identityType }, { base, ports }) =>
  JSON.stringify({
    sub: subject,
    mode: identityType,
    how: callerHint(ports.settings.site),
    ...agentEndpoints(base.api),
  } satisfies IdentityInfo);

const renderClaims: RenderJson = ({ subject, identityType, scope, expiresAt }, { ports }) =>
  JSON.stringify({
    sub: subject,
    identity_type: identityType,
    scope,
    expires_in: Math.max(0, Math.floor((expiresAt - ports.clock.now()) / 1000)),
  } satisfies Caller);

/** The operations that need a credential. With the mirror of /api they have six paths. */
export const protectedOperations = [
  defineProtected(getApiIndex, cachedByBase(apiIndex)),
  defineProtected(getVersion1, cachedByBase(apiIndex)),
  defineProtected(getVersion2, cachedByBase(reservedIndex)),
  defineProtected(getCallerIdentity, renderIdentity),
  defineProtected(getCallerClaims, renderClaims),
];
