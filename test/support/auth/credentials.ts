import { decodeJwt, type JWTPayload } from "jose";
import { expect } from "vitest";
import type * as z from "zod";
import { Caller } from "../../../src/contract/resources/agents/agent.ts";
import { KeyResponse, TokenResponse } from "../../../src/contract/resources/agents/credential.ts";
import { callAt, expectBody, type HttpResponse } from "../http/http-client.ts";
import { base, siteOf } from "../http/service.ts";
import { canSign, idJag, issuer, type JwtChanges, serviceAssertion } from "./assertions.ts";
import type { Signer } from "./providers.ts";

type RequestHeaders = Readonly<Record<string, string | string[]>>;

/** The two headers that carry a credential. */
export const credentialHeaders = [
  ["Authorization", (credential: string): RequestHeaders => ({ Authorization: `Bearer ${credential}` })],
  ["x-api-key", (credential: string): RequestHeaders => ({ "x-api-key": credential })],
] as const;

/** A client that gets and uses credentials at a service. */
export const credentialsClient = (service: string, site: () => Promise<string>) => {
  const post = (path: string, value: unknown, headers: RequestHeaders = {}): Promise<HttpResponse> =>
    callAt(service, path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(value),
    });
  const given = async <T>(schema: z.ZodType<T>, status: number, response: Promise<HttpResponse>): Promise<T> => {
    const { status: found, text, json } = await response;
    expect(found, text).toBe(status);
    return expectBody(schema, json());
  };
  const claimed = async (assertion: Promise<string>, identity_type: string): Promise<string> =>
    (await given(TokenResponse, 200, post("/api/agent/claim", { assertion: await assertion, identity_type })))
      .access_token;

  const callWith = (credential: string, path = "/agent/auth"): Promise<HttpResponse> =>
    callAt(service, path, { headers: { "x-api-key": credential } });
  return {
    callWith,
    /** A demo token with a new subject. */
    demoToken: async (): Promise<string> =>
      (await given(TokenResponse, 200, callAt(service, "/api/agent/identity", { method: "POST" }))).access_token,
    demoKey: async (): Promise<string> =>
      (await given(KeyResponse, 201, callAt(service, "/api/agent/key", { method: "POST" }))).api_key,
    /** Exchanges an ID-JAG for a token. */
    agentToken: async (sub: string = crypto.randomUUID(), by: Signer = issuer, changes: JwtChanges = {}) =>
      claimed(idJag(await site(), { ...changes, claims: { sub, ...changes.claims } }, by), "identity_assertion"),
    serviceToken: async (): Promise<string> => claimed(serviceAssertion(await site()), "service_auth"),
    revoke: (token: unknown, api = "/api"): Promise<HttpResponse> =>
      post(`${api}/agent/events`, { event: "revoke", token }),
    /** Sends a security event token. */
    sendSecurityEvent: (event: string, api = "/api", type = "application/secevent+jwt"): Promise<HttpResponse> =>
      callAt(service, `${api}/agent/events`, { method: "POST", headers: { "Content-Type": type }, body: event }),
    /** The caller that a credential identifies. */
    callerOf: async (credential: string): Promise<Caller> => given(Caller, 200, callWith(credential)),
    /** Whether the service accepts a credential (200) or refuses it (401). */
    isAccepted: async (credential: string): Promise<boolean> => {
      const { status, text } = await callWith(credential);
      expect([200, 401], text).toContain(status);
      return status === 200;
    },
  };
};

/** A client for the tested service. */
export const credentials = credentialsClient(base, siteOf);

/** Every kind of credential that tests can get from the service. */
export const credentialKinds: readonly (readonly [kind: string, get: () => Promise<string>])[] = [
  ["demo token", credentials.demoToken],
  ["demo key", credentials.demoKey],
  ...(canSign
    ? ([
        ["token of an agent", () => credentials.agentToken()],
        ["token of a service", () => credentials.serviceToken()],
      ] as const)
    : []),
];

export const claimsOf = (token: string): JWTPayload => decodeJwt(token);

/** Runs `each` on `size` items at a time. */
export const inBatches = async <T, U>(items: readonly T[], run: (item: T) => Promise<U>, size = 16): Promise<U[]> => {
  const done: U[] = [];
  for (let index = 0; index < items.length; index += size)
    done.push(...(await Promise.all(items.slice(index, index + size).map((item) => run(item)))));
  return done;
};
