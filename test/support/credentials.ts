import { decodeJwt, type JWTPayload } from "jose";
import { expect } from "vitest";
import type * as z from "zod";
import { Caller } from "../../src/contract/resources/agent.ts";
import { KeyResponse, TokenResponse } from "../../src/contract/resources/credential.ts";
import { type Changes, canSign, idJag, issuer, serviceAssertion } from "./assertions.ts";
import { type Answer, callAt, expectBody } from "./call.ts";
import type { Signer } from "./providers.ts";
import { base, siteOf } from "./service.ts";

type Sent = Readonly<Record<string, string | string[]>>;

/** The two headers that a credential may be sent in (specification, Authentication). */
export const forms = [
  ["Authorization", (credential: string): Sent => ({ Authorization: `Bearer ${credential}` })],
  ["x-api-key", (credential: string): Sent => ({ "x-api-key": credential })],
] as const;

/** How credentials are got from a service and used there. */
export const credentialsAt = (service: string, site: () => Promise<string>) => {
  const post = (path: string, value: unknown, headers: Sent = {}): Promise<Answer> =>
    callAt(service, path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(value),
    });
  const given = async <T>(schema: z.ZodType<T>, status: number, answer: Promise<Answer>): Promise<T> => {
    const { status: found, text, json } = await answer;
    expect(found, text).toBe(status);
    return expectBody(schema, json());
  };
  const claimed = async (assertion: Promise<string>, identity_type: string): Promise<string> =>
    (await given(TokenResponse, 200, post("/api/agent/claim", { assertion: await assertion, identity_type })))
      .access_token;

  const present = (credential: string, path = "/agent/auth"): Promise<Answer> =>
    callAt(service, path, { headers: { "x-api-key": credential } });
  return {
    present,
    /** A demo token; each is of another subject. */
    demoToken: async (): Promise<string> =>
      (await given(TokenResponse, 200, callAt(service, "/api/agent/identity", { method: "POST" }))).access_token,
    demoKey: async (): Promise<string> =>
      (await given(KeyResponse, 201, callAt(service, "/api/agent/key", { method: "POST" }))).api_key,
    /** A token for an ID-JAG, of a subject of its issuer. */
    agentToken: async (sub: string = crypto.randomUUID(), by: Signer = issuer, changes: Changes = {}) =>
      claimed(idJag(await site(), { ...changes, claims: { sub, ...changes.claims } }, by), "identity_assertion"),
    serviceToken: async (): Promise<string> => claimed(serviceAssertion(await site()), "service_auth"),
    revoke: (token: unknown, api = "/api"): Promise<Answer> => post(`${api}/agent/events`, { event: "revoke", token }),
    /** Sends a security event token. */
    tell: (event: string, api = "/api", type = "application/secevent+jwt"): Promise<Answer> =>
      callAt(service, `${api}/agent/events`, { method: "POST", headers: { "Content-Type": type }, body: event }),
    /** Who the service takes the bearer of a credential for. */
    callerOf: async (credential: string): Promise<Caller> => given(Caller, 200, present(credential)),
    /** Whether the service takes a credential. There is no third answer. */
    takes: async (credential: string): Promise<boolean> => {
      const { status, text } = await present(credential);
      expect([200, 401], text).toContain(status);
      return status === 200;
    },
  };
};

/** The service that all suites test. */
export const credentials = credentialsAt(base, siteOf);

/** Every kind of credential that the tested service can be made to give. */
export const kinds: readonly (readonly [kind: string, get: () => Promise<string>])[] = [
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

/** So many at a time, so that neither the service nor the machine has to hold all at once. */
export const inBatches = async <T, U>(items: readonly T[], each: (item: T) => Promise<U>, most = 16): Promise<U[]> => {
  const done: U[] = [];
  for (let at = 0; at < items.length; at += most)
    done.push(...(await Promise.all(items.slice(at, at + most).map((item) => each(item)))));
  return done;
};
