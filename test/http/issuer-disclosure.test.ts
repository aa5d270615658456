import { beforeAll, describe, expect, test } from "vitest";
import { canSign, idJag, issuer, otherIssuer, securityEvent } from "../support/auth/assertions.ts";
import { strangerWithEc } from "../support/auth/attacks/attack.ts";
import { postClaim } from "../support/auth/claims.ts";
import { decodeJwtTexts, signJwtTexts } from "../support/auth/raw-jwt.ts";
import { call, siteOf, stableHeaders } from "../support/http/service.ts";

let site: string;
beforeAll(async () => {
  site = await siteOf();
});

const postSecurityEvent = (event: string) =>
  call("/api/agent/events", { method: "POST", headers: { "Content-Type": "application/secevent+jwt" }, body: event });

/** JWT headers that a client without an issuer's key can write. */
const headers: readonly (readonly [what: string, header: Readonly<Record<string, unknown>>])[] = [
  ["with the expected members", {}],
  ["with its own kid", { kid: "own" }],
  ["without a kid", { kid: undefined }],
  ["with a kid that is a number", { kid: 5 }],
  ["without an algorithm", { alg: undefined }],
  ["with an empty algorithm", { alg: "" }],
  ["with an algorithm that is a number", { alg: 5 }],
  ["with alg none", { alg: "none" }],
  ["with HS256", { alg: "HS256" }],
  ["with RS256", { alg: "RS256" }],
  ["with an unknown extension", { crit: ["x"], x: 1 }],
  ["with an empty crit", { crit: [] }],
  ["with a string as crit", { crit: "x" }],
  ["with b64: false", { crit: ["b64"], b64: false }],
  ["with a jwk", { jwk: {} }],
];

describe.skipIf(!canSign).each([
  ["a security event", (iss: string) => securityEvent(site, "user", { claims: { iss } }), postSecurityEvent],
  ["an ID-JAG", (iss: string) => idJag(site, { claims: { iss } }), (text: string) => postClaim(text)],
] as const)("the response to %s does not reveal which issuers are trusted", (_, mint, send) => {
  test.each(headers)("for a JWT header %s", async (_what, changes) => {
    const responses = await Promise.all(
      [issuer.name, otherIssuer.name, "https://stranger.example"].map(async (iss) => {
        const [header, claims] = decodeJwtTexts(await mint(iss));
        return send(signJwtTexts(strangerWithEc, [JSON.stringify({ ...header, ...changes }), JSON.stringify(claims)]));
      }),
    );
    for (const { status } of responses) expect([400, 422]).toContain(status);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    for (const response of responses)
      expect(stableHeaders(response)).toStrictEqual(stableHeaders(responses[0] ?? response));
  });
});
