import { beforeAll, describe, expect, test } from "vitest";
import { canSign, idJag, issuer, otherIssuer, securityEvent } from "../support/assertions.ts";
import { strangerWithEc } from "../support/attacks/attack.ts";
import { claim } from "../support/claims.ts";
import { call, lasting, siteOf } from "../support/service.ts";
import { readText, signText } from "../support/signed-text.ts";

let site: string;
beforeAll(async () => {
  site = await siteOf();
});

const tell = (event: string) =>
  call("/api/agent/events", { method: "POST", headers: { "Content-Type": "application/secevent+jwt" }, body: event });

/** What one who has no key of an issuer can write into the head of a token. */
const heads: readonly (readonly [what: string, head: Readonly<Record<string, unknown>>])[] = [
  ["as it should be", {}],
  ["with a kid of one's own", { kid: "own" }],
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
  ["with a crit that is a text", { crit: "x" }],
  ["with a payload that is not encoded", { crit: ["b64"], b64: false }],
  ["with a jwk", { jwk: {} }],
];

describe.skipIf(!canSign).each([
  ["a security event", (iss: string) => securityEvent(site, "user", { claims: { iss } }), tell],
  ["an ID-JAG", (iss: string) => idJag(site, { claims: { iss } }), (text: string) => claim(text)],
] as const)("whom the operator trusts is not told to who sends %s", (_, mint, send) => {
  test.each(heads)("with a head %s", async (_what, changes) => {
    const answers = await Promise.all(
      [issuer.name, otherIssuer.name, "https://stranger.example"].map(async (iss) => {
        const [head, claims] = readText(await mint(iss));
        return send(signText(strangerWithEc, [JSON.stringify({ ...head, ...changes }), JSON.stringify(claims)]));
      }),
    );
    for (const { status } of answers) expect([400, 422]).toContain(status);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    for (const answer of answers) expect(lasting(answer)).toStrictEqual(lasting(answers[0] ?? answer));
  });
});
