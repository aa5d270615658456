import type { Base } from "../../src/contract/base.ts";
import { agentEndpoints, challenge } from "../../src/contract/discovery.ts";
import { ApiError } from "../../src/contract/errors.ts";
import {
  getApiIndex,
  getCallerClaims,
  getCallerIdentity,
  getVersion1,
  getVersion2,
} from "../../src/contract/operations/credentials.ts";
import type { Caller, IdentityInfo } from "../../src/contract/resources/agent.ts";
import type { Route } from "../../src/contract/route.ts";
import { apiIndex, reservedIndex } from "../../src/portfolio/resources.ts";
import type { Credential } from "../agent/credential.ts";
import type { AppContext } from "../environment.ts";
import { handle, type Input, type Operation } from "../handle.ts";
import type { Ports } from "../ports.ts";

/**
 * The credential of a request to a path that needs one (specification, Authentication rule 3).
 * @throws ApiError `unauthorized`, or `unavailable` where it cannot be told whether it was revoked.
 */
const required = (context: AppContext, { settings }: Ports, { path }: Route): Credential => {
  const { presented } = context.get("exchange");
  if (presented?.state === "valid") return presented.credential;
  if (presented?.state === "unverifiable") throw new ApiError("unavailable", { headers: { "Retry-After": "1" } });
  throw new ApiError("unauthorized", {
    headers: { "WWW-Authenticate": challenge(settings.site, path, presented !== undefined) },
    ...(presented && { message: "The credential that was sent is not valid here." }),
  });
};

type Tell = (credential: Credential, input: Input) => string;

const guarded = (route: Route, tell: Tell): Operation =>
  handle(route, (input, context) => ({ json: tell(required(context, input.ports, route), input) }));

/** JSON that is the same for every caller, printed once for each base. */
const printed = (make: (base: Base) => object): Tell => {
  const known = new WeakMap<Base, string>();
  return (_credential, { base }) => {
    const json = known.get(base) ?? JSON.stringify(make(base));
    known.set(base, json);
    return json;
  };
};

const identity: Tell = ({ subject, identityType }, { base, ports }) =>
  JSON.stringify({
    sub: subject,
    mode: identityType,
    how: `This credential is valid. ${ports.settings.site}/auth.md says how to get another and how to revoke this one.`,
    ...agentEndpoints(base.api),
  } satisfies IdentityInfo);

const claims: Tell = ({ subject, identityType, scope, expiresAt }, { ports }) =>
  JSON.stringify({
    sub: subject,
    identity_type: identityType,
    scope,
    expires_in: Math.max(0, Math.floor((expiresAt - ports.clock.now()) / 1000)),
  } satisfies Caller);

/** The six paths that need a credential; the mirror of `/api` is one of them. */
export const guardedPaths = [
  guarded(getApiIndex, printed(apiIndex)),
  guarded(getVersion1, printed(apiIndex)),
  guarded(getVersion2, printed(reservedIndex)),
  guarded(getCallerIdentity, identity),
  guarded(getCallerClaims, claims),
];
