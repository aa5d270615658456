import fc from "fast-check";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { assertionAlgorithms, scopes } from "../../src/contract/site/discovery.ts";
import { privateMembers } from "../crypto/public-key.ts";
import { emptyTrust } from "../ports/trust.ts";
import { readTrust, TrustError } from "./trust.ts";

const site = "https://ada.example.com";
const local = "http://localhost:8787";

const pairOf = async (algorithm: string): Promise<{ readonly own: JWK; readonly open: JWK }> => {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
  return { own: await exportJWK(privateKey), open: await exportJWK(publicKey) };
};
const pairs = new Map<string, Awaited<ReturnType<typeof pairOf>>>();
beforeAll(async () => {
  for (const algorithm of [...assertionAlgorithms, "ES512"]) pairs.set(algorithm, await pairOf(algorithm));
});
const open = (algorithm: string): JWK => pairs.get(algorithm)?.open ?? expect.unreachable();
const own = (algorithm: string): JWK => pairs.get(algorithm)?.own ?? expect.unreachable();

const issuer = {
  issuer: "https://idp.example.com",
  jwks_uri: "https://idp.example.com/jwks.json",
  algorithms: ["ES256"],
  client_ids: ["agent-1"],
};
const client = { client_id: "reports", jwks_uri: "https://reports.example.com/jwks.json", algorithms: ["EdDSA"] };

const errorOf = (read: () => unknown): TrustError => {
  try {
    read();
  } catch (error) {
    expect(error).toBeInstanceOf(TrustError);
    return error as TrustError;
  }
  return expect.unreachable("it is accepted");
};
const issuesOf = (json: unknown, at = site): readonly string[] => errorOf(() => readTrust(json, at)).issues;
/** Removes undefined members, as JSON does. */
const asJson = (json: unknown): unknown => JSON.parse(JSON.stringify(json));
const inIssuer = (changes: object, at = site) => issuesOf(asJson({ issuers: [{ ...issuer, ...changes }] }), at);
const inClient = (changes: object) => issuesOf(asJson({ clients: [{ ...client, ...changes }] }));

describe("trust", () => {
  test("contains the configured issuers and clients", () => {
    const jwks = { keys: [{ ...open("EdDSA"), kid: "one", alg: "EdDSA", use: "sig" }] };
    const { jwks_uri: _, ...rest } = client;
    const { issuers, clients } = readTrust(
      { issuers: [{ ...issuer, scopes: ["portfolio:read"] }], clients: [{ ...rest, jwks }] },
      site,
    );
    expect([...issuers]).toEqual([
      [
        issuer.issuer,
        {
          clientIds: ["agent-1"],
          algorithms: ["ES256"],
          scopes: ["portfolio:read"],
          keys: { jwksUri: issuer.jwks_uri },
        },
      ],
    ]);
    expect([...clients]).toEqual([
      ["reports", { clientId: "reports", algorithms: ["EdDSA", "Ed25519"], scopes: [...scopes], keys: { jwks } }],
    ]);
  });

  test("is empty without issuers and clients", () => {
    for (const json of [{}, { issuers: [] }, { issuers: [], clients: [] }])
      expect(readTrust(json, site)).toEqual(emptyTrust);
    expect([emptyTrust.issuers.size, emptyTrust.clients.size]).toEqual([0, 0]);
  });

  test.each([
    "https://idp.example.com",
    "https://idp.example.com/",
    "https://IDP.example.com:443/tenant%2F1/",
    "https://idp.example.com/@tenant",
    "https://ada.example.com/idp",
    "https://10.0.0.5",
  ])("keeps the issuer %s byte for byte", (name) => {
    expect([...readTrust({ issuers: [{ ...issuer, issuer: name }] }, site).issuers.keys()]).toEqual([name]);
  });

  test.each(assertionAlgorithms)("accepts keys for %s", (algorithm) => {
    const { jwks_uri: _, ...rest } = client;
    const { clients } = readTrust(
      { clients: [{ ...rest, algorithms: [algorithm], jwks: { keys: [open(algorithm)], of: "mine" } }] },
      site,
    );
    expect(clients.get("reports")?.keys).toEqual({ jwks: { keys: [open(algorithm)] } });
  });

  test("accepts local http issuers only for a local site", () => {
    for (const name of ["http://localhost:9000", "http://127.0.0.1:9000", "http://[::1]:9000"]) {
      const json = { issuers: [{ ...issuer, issuer: name, jwks_uri: `${name}/jwks.json` }] };
      expect(readTrust(json, local).issuers.size).toBe(1);
      expect(issuesOf(json)).toHaveLength(2);
    }
  });
});

describe("an invalid configuration is rejected, with the reason:", () => {
  const https = "expected an https URL without a query or fragment";
  const urls = [
    "http://idp.example.com",
    "http://localhost:9000",
    "idp.example.com",
    "https://",
    "https://idp.example.com?",
    "https://idp.example.com/?tenant=1",
    "https://idp.example.com/#",
    "https://idp.example.com#here",
    "https://@idp.example.com",
    " https://idp.example.com",
    "https://idp.example.com\n",
    "https://idp.exa\tmple.com",
    "https:\\\\idp.example.com",
    "https:idp.example.com",
    "https:///idp.example.com",
    "urn:idp",
    "",
  ];
  test.each(urls)("the issuer %j", (name) => {
    expect(inIssuer({ issuer: name })).toEqual([`issuers[0].issuer is ${JSON.stringify(name)}; ${https}`]);
  });
  test("an issuer with a password, which is not printed", () => {
    expect(inIssuer({ issuer: "https://ada:secret@idp.example.com" })).toEqual([
      `issuers[0].issuer is "https://…@idp.example.com"; ${https}`,
    ]);
  });
  test.each(["http://idp.example.com", "http://10.0.0.1:80", "http://localhost.example.com"])(
    "the issuer %s, also for a local site",
    (name) => {
      expect(inIssuer({ issuer: name }, local)).toEqual([`issuers[0].issuer is ${JSON.stringify(name)}; ${https}`]);
    },
  );

  test.each([
    "http://idp.example.com/jwks.json",
    "https://localhost/jwks.json",
    "https://127.1/jwks.json",
    "https://0x7f000001/jwks.json",
    "https://2130706433/jwks.json",
    "https://169.254.169.254/latest/meta-data",
    "https://[::ffff:127.0.0.1]/jwks.json",
    "https://[fd00::1]/jwks.json",
    "/jwks.json",
  ])("the key set URL %s", (url) => {
    const issue = `issuers[0].jwks_uri is ${JSON.stringify(url)}; expected an https URL with a public host name`;
    expect(inIssuer({ jwks_uri: url })).toEqual([issue]);
  });

  const oneSource = "expected one of jwks and jwks_uri";
  const set = () => ({ keys: [open("ES256")] });
  const cases: readonly [what: string, issues: () => readonly string[], expected: readonly string[]][] = [
    ["a list", () => issuesOf([1]), ["the value is a list; expected an object with issuers and clients"]],
    ["null", () => issuesOf(null), ["the value is null; expected an object with issuers and clients"]],
    [
      "an object instead of a list",
      () => issuesOf({ issuers: {} }),
      ["issuers is an object; expected a list of issuers"],
    ],
    [
      "a string instead of an object",
      () => issuesOf({ clients: ["reports"] }),
      ['clients[0] is "reports"; expected an object'],
    ],
    [
      "an unknown member",
      () => issuesOf({ issuer: [], trusted: 1 }),
      [
        "issuer is not a known member; did you mean issuers?",
        "trusted is not a known member; expected one of issuers, clients",
      ],
    ],
    [
      "members of an issuer in a client",
      () => inClient({ issuer: "https://idp.example.com", client_ids: ["a"] }),
      [
        "clients[0].issuer is not a known member; expected one of client_id, jwks, jwks_uri, algorithms, scopes",
        "clients[0].client_ids is not a known member; did you mean client_id?",
      ],
    ],
    [
      "a misspelled member",
      () => inIssuer({ Scope: 1 }),
      ["issuers[0].Scope is not a known member; did you mean scopes?"],
    ],
    [
      "__proto__",
      () => issuesOf(JSON.parse('{"__proto__": {"issuers": []}}')),
      ["__proto__ is not a known member; expected one of issuers, clients"],
    ],
    ["both kinds of keys", () => inIssuer({ jwks: set() }), [`issuers[0] has both jwks and jwks_uri; ${oneSource}`]],
    [
      "no keys",
      () => issuesOf({ clients: [{ client_id: "a", algorithms: ["ES256"] }] }),
      [`clients[0] has no keys; ${oneSource}`],
    ],
    [
      "an empty key set",
      () => inIssuer({ jwks_uri: undefined, jwks: { keys: [] } }),
      ["issuers[0].jwks.keys is an empty list; expected at least one key"],
    ],
    [
      "a key instead of a key set",
      () => inIssuer({ jwks_uri: undefined, jwks: open("ES256") }),
      ["issuers[0].jwks.keys is missing; expected a list of keys"],
    ],
    [
      "a symmetric algorithm",
      () => inIssuer({ algorithms: ["ES256", "HS256"] }),
      ['issuers[0].algorithms[1] is "HS256"; expected one of ES256, ES384, EdDSA, Ed25519, RS256, PS256'],
    ],
    [
      "the algorithm none",
      () => inIssuer({ algorithms: ["none"] }),
      ['issuers[0].algorithms[0] is "none"; expected one of ES256, ES384, EdDSA, Ed25519, RS256, PS256'],
    ],
    [
      "an empty list of algorithms",
      () => inIssuer({ algorithms: [] }),
      ["issuers[0].algorithms is an empty list; expected at least one of ES256, ES384, EdDSA, Ed25519, RS256, PS256"],
    ],
    [
      "an algorithm instead of a list",
      () => inIssuer({ algorithms: "ES256" }),
      [
        'issuers[0].algorithms is "ES256"; expected a list with one or more of ES256, ES384, EdDSA, Ed25519, RS256, PS256',
      ],
    ],
    [
      "an unknown scope",
      () => inClient({ scopes: ["portfolio:write"] }),
      ['clients[0].scopes[0] is "portfolio:write"; expected one of portfolio:read, jobs:read, events:write'],
    ],
    [
      "no client ids",
      () => inIssuer({ client_ids: [] }),
      ["issuers[0].client_ids is an empty list; expected at least one client id"],
    ],
    [
      "a client id with a space",
      () => inIssuer({ client_ids: ["agent 1"] }),
      ['issuers[0].client_ids[0] is "agent 1"; expected 1 to 255 visible ASCII characters'],
    ],
    [
      "an issuer twice",
      () => issuesOf({ issuers: [issuer, issuer] }),
      ['issuers[1].issuer is "https://idp.example.com", like issuers[0].issuer; expected unique names'],
    ],
    [
      "a client twice",
      () => issuesOf({ clients: [client, client] }),
      ['clients[1].client_id is "reports", like clients[0].client_id; expected unique names'],
    ],
    [
      "a client with the name of an issuer",
      () => issuesOf({ issuers: [issuer], clients: [{ ...client, client_id: issuer.issuer }] }),
      ['clients[0].client_id is "https://idp.example.com", like issuers[0].issuer; expected unique names'],
    ],
    [
      "this site",
      () => inIssuer({ issuer: "https://ADA.example.com:443/" }),
      ["issuers[0].issuer is this site; expected another service, because a site cannot vouch for itself"],
    ],
    [
      "this site as a client",
      () => inClient({ client_id: site }),
      ["clients[0].client_id is this site; expected another service, because a site cannot vouch for itself"],
    ],
  ];
  test.each(cases)("%s", (_what, issues, expected) => {
    expect(issues()).toEqual(expected);
  });

  test("all issues at once, each once", () => {
    const { issues, message } = errorOf(() =>
      readTrust(
        { issuers: [{ issuer: "x", jwks: {} }, issuer, 5], clients: [{ ...client, client_id: issuer.issuer }] },
        site,
      ),
    );
    expect(issues.map((issue) => issue.replace(/ is .*| has .*/, ""))).toEqual([
      "issuers[0].issuer",
      "issuers[0].client_ids",
      "issuers[0].jwks.keys",
      "issuers[0].algorithms",
      "issuers[2]",
      "clients[0].client_id",
    ]);
    expect(message).toBe(issues.join("\n"));
  });
});

describe("a configured key is rejected", () => {
  const inKeys = (keys: readonly unknown[], changes: object = {}) =>
    inClient({ jwks_uri: undefined, jwks: { keys }, ...changes });
  const place = "clients[0].jwks.keys[0]";

  test.each(assertionAlgorithms)("that is private, for %s, without printing it", (algorithm) => {
    const key = own(algorithm);
    const held = privateMembers.filter((name) => name in key);
    const issues = inKeys([key]);
    expect(issues).toEqual([
      `${place} contains ${held.join(", ")}, so it is a private or shared key; expected only the public key`,
    ]);
    for (const name of held) expect(issues[0]).not.toContain(String(key[name]).slice(0, 8));
  });

  test.each(privateMembers)("with the private member %s, whatever its value", (name) => {
    for (const value of ["c2VjcmV0", "", null, []])
      expect(inKeys([{ ...open("EdDSA"), [name]: value }])[0]).toMatch(`${place} contains ${name}, `);
  });

  test.each([
    ["that is shared", { kty: "oct", k: "c2VjcmV0" }, `${place} contains k, so it is a private or shared key; `],
    ["of another kind", { kty: "oct" }, `${place}.kty is "oct"; expected EC, OKP or RSA`],
    ["without a kind", {}, `${place}.kty is missing; expected EC, OKP or RSA`],
    [
      "on an unsupported curve",
      { kty: "EC", crv: "secp256k1" },
      `${place}.crv is "secp256k1"; expected P-256 or P-384`,
    ],
    ["for encryption", { kty: "OKP", crv: "X25519", x: "A".repeat(43) }, `${place}.crv is "X25519"; expected Ed25519`],
    [
      "that is truncated",
      { kty: "OKP", crv: "Ed25519", x: "A".repeat(42) },
      `${place}.x has 42 characters; expected 32 bytes in base64url`,
    ],
    [
      "that is short",
      { kty: "RSA", n: "A".repeat(171), e: "AQAB" },
      `${place}.n has 171 characters; expected at least 256 bytes in base64url`,
    ],
    ["as text", "-----BEGIN PRIVATE KEY-----", `${place} is a string; expected an object`],
  ])("%s", (_what, key, issue) => {
    expect(inKeys([key])[0]).toMatch(issue);
  });

  test("that does not fit the algorithms", () => {
    const unfit = [`${place} does not fit the algorithms; expected a key for EdDSA`];
    expect(inKeys([open("ES256")])).toEqual(unfit);
    for (const more of [{ alg: "ES256" }, { use: "enc" }, { key_ops: ["sign"] }])
      expect(inKeys([{ ...open("EdDSA"), ...more }])).toEqual(unfit);
  });

  test("with a duplicate kid", () => {
    const key = { ...open("EdDSA"), kid: "one" };
    expect(inKeys([key, key])).toEqual([
      "clients[0].jwks.keys[1].kid is also the kid of an earlier key; expected unique kids",
    ]);
  });
});

describe("errors contain no secrets", () => {
  test("even if a private key is in the wrong place", () => {
    const secret = own("EdDSA").d ?? expect.unreachable();
    const shapes = [
      secret,
      `-----BEGIN PRIVATE KEY-----\n${secret}${secret}\n-----END PRIVATE KEY-----`,
      `https://${secret}/`,
    ];
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        fc.constantFrom(...shapes),
        tie("object"),
        tie("list"),
      ),
      list: fc.array(tie("value"), { maxLength: 3 }),
      object: fc.dictionary(
        fc.constantFrom(
          "issuers",
          "clients",
          "issuer",
          "client_id",
          "client_ids",
          "jwks",
          "keys",
          "kty",
          "crv",
          "x",
          "d",
          "kid",
          "use",
          "alg",
          "algorithms",
          "scopes",
          "jwks_uri",
          secret,
        ),
        tie("value"),
      ),
    })).value;
    fc.assert(
      fc.property(json, (value) => {
        try {
          readTrust(value, site);
        } catch (error) {
          expect((error as TrustError).message).not.toContain(secret.slice(0, 12));
          expect((error as TrustError).message).not.toContain(secret.slice(-12));
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
