import { createPublicKey } from "node:crypto";
import { base64url, SignJWT, UnsecuredJWT } from "jose";
import * as oauth from "oauth4webapi";
import { describe, expect, test } from "vitest";
import { portsWith } from "../../test/support/app/ports.ts";
import {
  claims,
  former,
  header,
  iat,
  keysOf,
  type Members,
  newest,
  ours,
  read,
  signed,
  site,
  start,
  theirs,
} from "../../test/support/auth/access-tokens.ts";
import { malleatedTokens, withCharacterChanged } from "../../test/support/auth/jwt-encodings.ts";
import { createApp } from "../app.ts";
import type { Keys } from "../crypto/keys.ts";
import { issueAccessToken } from "./access-token.ts";

/** A service with a settable clock, and a function that checks whether it accepts a token in both headers. */
const service = (keys: Keys = ours) => {
  const clock = { at: start };
  const settings = { site, rateLimit: 1_000_000, servesFiles: false };
  const app = createApp(portsWith({ settings, keys: async () => keys, clock: { now: () => clock.at } }));
  const takes = async (token: string, now = clock.at): Promise<boolean> => {
    clock.at = now;
    const sent = [{ Authorization: `Bearer ${token}` }, { "x-api-key": token }];
    const statuses = await Promise.all(
      sent.map(async (headers) => (await app.request("/agent/auth", { headers })).status),
    );
    expect([
      [200, 200],
      [401, 401],
    ]).toContainEqual(statuses);
    return statuses[0] === 200;
  };
  return { app, clock, takes };
};

const as: oauth.AuthorizationServer = { issuer: site, jwks_uri: `${site}/.well-known/jwks.json` };
/** Another implementation of RFC 9068. It uses the real time, so it gets the offset to the test's time. */
const isTakenByOthers = async (token: string, now = start): Promise<boolean> => {
  const request = new Request(site, { headers: { Authorization: `Bearer ${token}` } });
  try {
    await oauth.validateJwtAccessToken(as, request, site, {
      [oauth.clockSkew]: Math.floor(now / 1000) - Math.floor(Date.now() / 1000),
      [oauth.clockTolerance]: 62,
      [oauth.customFetch]: async () => Response.json(ours.tokens.publicKeys),
    });
    return true;
  } catch (error) {
    expect((error as Error).name).toMatch(/^(?:OperationProcessingError|UnsupportedOperationError)$/);
    return false;
  }
};

describe("an access token", () => {
  const grant = {
    identityType: "identity_assertion",
    subject: "subject_1",
    clientId: "agent-one",
    scopes: ["portfolio:read", "events:write"],
  } as const;

  test("has exactly the claims of RFC 9068", async () => {
    const { text } = await issueAccessToken(grant, ours.tokens, site, start);
    const [head, payload] = text.split(".").map((part) => new TextDecoder().decode(base64url.decode(part)));
    expect(JSON.parse(head ?? "")).toStrictEqual({ typ: "at+jwt", alg: "EdDSA", kid: ours.tokens.kid });
    expect(JSON.parse(payload ?? "")).toStrictEqual({
      iss: site,
      aud: site,
      sub: "subject_1",
      client_id: "agent-one",
      jti: expect.stringMatching(/^[\w-]{24}$/),
      iat,
      exp: iat + 3_600,
      scope: "portfolio:read events:write",
      identity_type: "identity_assertion",
    });
    expect(text.length).toBeLessThan(1_024);
  });

  test("is verified by this service and by another implementation", async () => {
    const { text, credential } = await issueAccessToken(grant, ours.tokens, site, start);
    expect(await read(text)).toStrictEqual(credential);
    expect(credential).toMatchObject({ issuedAt: iat * 1_000, expiresAt: (iat + 3_600) * 1_000 });
    expect(await isTakenByOthers(text)).toBe(true);
    expect(await service().takes(text)).toBe(true);
  });

  test("has a unique id", async () => {
    const issued = await Promise.all(
      Array.from({ length: 100 }, () => issueAccessToken(grant, ours.tokens, site, start)),
    );
    expect(new Set(issued.map(({ credential }) => credential.id)).size).toBe(100);
  });
});

describe("the time of an access token", () => {
  const second = 1_000;
  const from = (iat - 60) * second;
  const until = (iat + 3_600 + 60) * second;

  test.each([
    ["61 seconds before it is issued", from - 1, false],
    ["60 seconds before it is issued, because clocks may be behind", from, true],
    ["when it is issued", start, true],
    ["in the second in which it expires", (iat + 3_600) * second, true],
    ["60 seconds later, because clocks may be ahead", until - 1, true],
    ["61 seconds later", until, false],
    ["a day later", until + 86_400_000, false],
  ])("%s", async (_, now, isTaken) => {
    const token = await signed();
    expect((await read(token, now)) !== undefined).toBe(isTaken);
    expect(await service().takes(token, now)).toBe(isTaken);
    expect((await isTakenByOthers(token, now)) || !isTaken).toBe(true);
  });

  test("also expires for a token in the cache", async () => {
    const { takes } = service();
    const token = await signed();
    expect([await takes(token), await takes(token, until - 1)]).toStrictEqual([true, true]);
    expect([await takes(token, until), await takes(token, from - 1)]).toStrictEqual([false, false]);
  });

  test("matches expires_in", async () => {
    const { app, clock } = service();
    const headers = { "x-api-key": await signed() };
    const expiresInAt = async (now: number): Promise<unknown> => {
      clock.at = now;
      const { expires_in } = await (await app.request("/agent/auth", { headers })).json();
      return expires_in;
    };
    expect(await expiresInAt(iat * second)).toBe(3_600);
    expect(await expiresInAt((iat + 3_599) * second + 1)).toBe(0);
    expect(await expiresInAt(until - 1)).toBe(0);
  });
});

describe("a token with our own signature is refused", () => {
  const { takes } = service();
  const wrong: readonly [what: string, claims: Members, header?: Members][] = [
    ...Object.keys(claims).map((name): [string, Members] => [`without ${name}`, { [name]: undefined }]),
    ...["iss", "aud", "sub", "client_id", "jti", "scope", "identity_type"].flatMap((name): [string, Members][] => [
      [`with an empty ${name}`, { [name]: "" }],
      [`with a number as ${name}`, { [name]: 1 }],
      [`with an object as ${name}`, { [name]: {} }],
      [`with null as ${name}`, { [name]: null }],
      [`with a list as ${name}`, { [name]: ["a", "b"] }],
    ]),
    ...["iat", "exp"].flatMap((name): [string, Members][] => [
      [`with a string as ${name}`, { [name]: String(iat + 60) }],
      [`with a fraction as ${name}`, { [name]: iat + 0.5 }],
      [`with a negative ${name}`, { [name]: -1 }],
      [`with 1e308 as ${name}`, { [name]: 1e308 }],
    ]),
    ["of another issuer", { iss: "https://evil.example" }],
    ["of this issuer with a trailing slash", { iss: `${site}/` }],
    ["of this issuer in another letter case", { iss: site.toUpperCase() }],
    ["of an issuer that starts with this one", { iss: `${site}.evil.example` }],
    ["for another audience", { aud: "https://other.example.com" }],
    ["for this audience with a trailing slash", { aud: `${site}/` }],
    ["for a path of the site", { aud: `${site}/api` }],
    ["for an audience that starts with this one", { aud: `${site}.evil.example` }],
    ["for two audiences", { aud: [site, "https://evil.example"] }],
    ["for two audiences in the other order", { aud: ["https://evil.example", site] }],
    ["for the same audience twice", { aud: [site, site] }],
    ["for an empty audience list", { aud: [] }],
    ["that lasts a second too long", { exp: iat + 3_601 }],
    ["that lasts ten years", { exp: iat + 10 * 365 * 86_400 }],
    ["that expires when it is issued", { exp: iat }],
    ["that expires before it is issued", { exp: iat - 30 }],
    ["that was issued an hour ahead", { iat: iat + 3_600, exp: iat + 7_200 }],
    ["that is not valid yet", { nbf: iat + 61 }],
    ["with a string as nbf", { nbf: "now" }],
    ["of an unknown identity type", { identity_type: "admin" }],
    ["with a string as vouched_at", { vouched_at: String(iat) }],
    ["with a fraction as vouched_at", { vouched_at: iat - 0.5 }],
    ["with null as vouched_at", { vouched_at: null }],
    ["without a typ", {}, { typ: undefined }],
    ["of typ JWT", {}, { typ: "JWT" }],
    ["of typ jwt", {}, { typ: "jwt" }],
    ["of the typ of an ID-JAG", {}, { typ: "oauth-id-jag+jwt" }],
    ["of the typ of a service's assertion", {}, { typ: "client-authentication+jwt" }],
    ["of the typ of a security event", {}, { typ: "secevent+jwt" }],
    ["of the typ of a logout token", {}, { typ: "logout+jwt" }],
    ["of a typ that starts with at+jwt", {}, { typ: "at+jwt2" }],
    ["with an unknown kid", {}, { kid: "unknown" }],
    ["with a kid that is a path", {}, { kid: "../../../../dev/null" }],
    ["with the kid of another key", {}, { kid: theirs.tokens.kid }],
  ];

  test.each(wrong)("%s", async (_, changes, head = {}) => {
    const token = await signed(changes, head);
    expect(await read(token)).toBeUndefined();
    expect(await takes(token)).toBe(false);
  });

  test("if another implementation refuses it", async () => {
    const disagreed: string[] = [];
    for (const [what, changes, head = {}] of wrong) {
      const token = await signed(changes, head);
      if (!(await isTakenByOthers(token)) && (await read(token))) disagreed.push(what);
    }
    expect(disagreed).toStrictEqual([]);
  });

  test("with an unknown critical header", async () => {
    for (const head of [
      { crit: ["exp"], exp: 1 },
      { crit: ["b64"], b64: false },
      { crit: [] },
      { crit: ["x"], x: 1 },
    ]) {
      const encoded = [{ ...header, ...head }, claims].map((part) =>
        base64url.encode(new TextEncoder().encode(JSON.stringify(part))),
      );
      const bytes = new TextEncoder().encode(encoded.join("."));
      const signature = new Uint8Array(await crypto.subtle.sign("Ed25519", ours.tokens.privateKey, bytes));
      expect(await read([...encoded, base64url.encode(signature)].join("."))).toBeUndefined();
    }
  });

  test("that is too long", async () => {
    expect(await read(await signed({ more: "x".repeat(4_096) }))).toBeUndefined();
  });
});

describe("a token without our signature is refused", () => {
  const [key = expect.unreachable()] = ours.tokens.publicKeys.keys;
  const publicPem = createPublicKey({ key, format: "jwk" }).export({ type: "spki", format: "pem" });
  const secrets: readonly [what: string, secret: Uint8Array][] = [
    ["the public key", base64url.decode(key.x ?? "")],
    ["the public key as text", new TextEncoder().encode(key.x)],
    ["the public key as JWK", new TextEncoder().encode(JSON.stringify(key))],
    ["the key set", new TextEncoder().encode(JSON.stringify(ours.tokens.publicKeys))],
    ["the public key as PEM", new TextEncoder().encode(String(publicPem))],
    ["the kid", new TextEncoder().encode(key.kid)],
  ];
  test.each(secrets)("HS256 with %s", async (_, secret) => {
    for (const alg of ["HS256", "HS384", "HS512"]) {
      const token = await new SignJWT(claims).setProtectedHeader({ ...header, alg }).sign(secret);
      expect(await service().takes(token)).toBe(false);
    }
  });

  test.each(["none", "None", "NONE", "nOnE", "", "eddsa", "EDDSA", "ES256", "RS256", "Ed448", null, 1, [], {}])(
    "alg %j",
    async (alg) => {
      const [, payload = "", signature = ""] = (await signed()).split(".");
      const head = base64url.encode(new TextEncoder().encode(JSON.stringify({ ...header, alg })));
      const { takes } = service();
      for (const token of [`${head}.${payload}.`, `${head}.${payload}`, `${head}.${payload}.${signature}`])
        expect(await takes(token), token).toBe(false);
    },
  );

  test("without a signature", async () => {
    const token = new UnsecuredJWT(claims).encode();
    expect(await service().takes(token)).toBe(false);
  });

  test("with another key, under its own kid or ours", async () => {
    const { takes } = service();
    for (const kid of [theirs.tokens.kid, ours.tokens.kid]) {
      const token = await signed({}, { kid }, theirs);
      expect(await takes(token)).toBe(false);
      expect(await isTakenByOthers(token)).toBe(false);
    }
  });

  test("with a key that its header contains or links to", async () => {
    const [jwk] = theirs.tokens.publicKeys.keys;
    const url = "https://evil.example/jwks.json";
    for (const head of [{ jwk }, { jku: url }, { x5u: url }, { x5c: ["AAAA"] }, { jwk, jku: url, kid: undefined }])
      expect(await service().takes(await signed({}, head, theirs))).toBe(false);
  });

  test("with zeros or a signature of another text", async () => {
    const { takes } = service();
    const [head = "", payload = ""] = (await signed()).split(".");
    const [, , other = ""] = (await signed({ jti: "other" })).split(".");
    for (const signature of [other, base64url.encode(new Uint8Array(64)), base64url.encode(new Uint8Array(63)), "AA"])
      expect(await takes(`${head}.${payload}.${signature}`)).toBe(false);
  });
});

/** Texts with the same signature in another encoding, or that a lenient parser could accept as the token. */
const otherForms = async (): Promise<readonly (readonly [what: string, token: string])[]> => {
  const token = await signed();
  const [head = "", payload = "", signature = ""] = token.split(".");
  const bytes = base64url.decode(signature);
  // RFC 8032 §5.1.7 requires S to be below the order L of the group, so S + L is invalid.
  const order = 2n ** 252n + 27742317777372353535851937790883648493n;
  const s = bytes.slice(32).reduceRight((sum, byte) => (sum << 8n) + BigInt(byte), 0n) + order;
  const malleated = Uint8Array.from(bytes, (byte, index) =>
    index < 32 ? byte : Number((s >> BigInt(8 * (index - 32))) & 255n),
  );
  return [
    ...malleatedTokens(token).map((each) => ["with other spare bits", each] as const),
    ["with padding", `${token}==`],
    ["with padding in each part", [head, payload, signature].map((part) => `${part}=`).join(".")],
    ["with a space inside", `${head}.${payload}. ${signature}`],
    ["with a space in its signature", `${token.slice(0, -5)} ${token.slice(-5)}`],
    ["with a line break inside", `${head}.\n${payload}.${signature}`],
    ["with a line break at the end", `${token}\n`],
    ["with a tab at the beginning", `\t${token}`],
    ["in the standard base64 alphabet", `${head}.${payload}.${signature.replaceAll("-", "+").replaceAll("_", "/")}+`],
    ["with a fourth part", `${token}.`],
    ["with five parts", `${token}..`],
    ["with a header twice", `${head}.${token}`],
    ["with an equivalent signature (S + L)", `${head}.${payload}.${base64url.encode(malleated)}`],
    ["with a longer signature", `${token}AAAA`],
    ["with a shorter signature", token.slice(0, -4)],
    ["as JSON", JSON.stringify({ protected: head, payload, signature })],
    ["in quotes", `"${token}"`],
    ["with its scheme", `Bearer ${token}`],
  ];
};

describe("a token has one encoding:", () => {
  test("other encodings are refused", async () => {
    const forms = await otherForms();
    expect(forms.filter(([what]) => what === "with other spare bits")).toHaveLength(15);
    for (const [what, token] of forms) expect(await read(token), `${what}: ${token}`).toBeUndefined();
  });

  test("changing any character invalidates it", async () => {
    const token = await signed();
    for (let index = 0; index < token.length; index += 1) {
      expect(await read(withCharacterChanged(token, index)), String(index)).toBeUndefined();
      expect(await read(token.slice(0, index)), String(index)).toBeUndefined();
    }
    expect(await read(token)).toBeDefined();
  });
});

describe("when keys change", () => {
  test("tokens of the previous key are valid while it is a fallback", async () => {
    const old = await signed({}, { kid: theirs.tokens.kid }, theirs);
    const both = await keysOf(newest, former);
    expect(await read(old, start, both)).toBeDefined();
    expect(await service(both).takes(old)).toBe(true);
    expect(await service(both).takes(await signed())).toBe(true);
    expect(await service(ours).takes(old)).toBe(false);
  });

  test("new tokens are signed with the new key, and name it", async () => {
    const both = await keysOf(newest, former);
    const { takes } = service(both);
    expect(both.tokens.kid).toBe(ours.tokens.kid);
    expect(await takes(await signed({}, { kid: ours.tokens.kid }, theirs))).toBe(false);
    expect(await takes(await signed({}, { kid: theirs.tokens.kid }, ours))).toBe(false);
    expect(await takes(await signed({}, { kid: undefined }, theirs))).toBe(false);
  });

  test("the key set contains the public keys of both", async () => {
    const { app } = service(await keysOf(newest, former));
    const { keys } = await (await app.request("/.well-known/jwks.json")).json();
    expect(keys.map(({ kid }: { kid: string }) => kid)).toStrictEqual([ours.tokens.kid, theirs.tokens.kid]);
    for (const key of keys) expect(Object.keys(key).toSorted()).toStrictEqual(["alg", "crv", "kid", "kty", "use", "x"]);
  });
});
