import { describe, expect, test } from "vitest";
import { serviceInMemory, site, trustSettings } from "../../../test/support/app/service-in-memory.ts";
import { stateInMemory } from "../../../test/support/app/sql-state.ts";
import {
  canSign,
  idJag,
  issuer,
  nowInSeconds,
  otherIssuer,
  service,
  serviceAssertion,
} from "../../../test/support/auth/assertions.ts";
import { attacks } from "../../../test/support/auth/attacks.ts";
import { readTrust } from "../../auth/trust.ts";
import { sqlStore } from "../../stores/sql-store.ts";
import { checkAssertion, type DryRunPorts, type SignedType } from "./dry-run.ts";
import { dryRunStore, openReadOnly } from "./dry-run-store.ts";
import { explainVerdict } from "./explain.ts";

const trust = readTrust(trustSettings(), site);

/** The ports of a check against a state. */
const portsWith = (changed: Partial<DryRunPorts> = {}): DryRunPorts => ({
  site,
  trust,
  clock: { now: Date.now },
  store: dryRunStore(() => []),
  fetchKeySet: async () => {
    throw new Error("the server answered 500");
  },
  ...changed,
});

const explained = async (assertion: string, type?: SignedType, changed: Partial<DryRunPorts> = {}): Promise<string> => {
  const ports = portsWith(changed);
  return explainVerdict(await checkAssertion(assertion, type, ports), assertion, type, ports).join("\n");
};

describe.skipIf(!canSign)("the check of an assertion gives the reason of the endpoint", () => {
  test.each(attacks)("%s", async (_, cases) => {
    for (const { what, fault, identityType, make } of cases.slice(0, 2)) {
      const verdict = await checkAssertion(await make(site), identityType, portsWith());
      expect(verdict, what).toMatchObject({ state: "refused", reason: fault });
    }
  });
});

const past = nowInSeconds() - 1_000;
const future = nowInSeconds() + 1_000;

describe.skipIf(!canSign)("the explanation of a refused assertion names what was found and what to change", () => {
  test.each<readonly [reason: string, make: () => string | Promise<string>, found: RegExp, fix: RegExp]>([
    ["malformed", () => "no JWT", /not a signed JWT in compact form/, /three base64url parts/],
    ["wrong_type", () => idJag(site, { header: { typ: "JWT" } }), /typ is "JWT"/, /"oauth-id-jag\+jwt"/],
    [
      "wrong_type",
      () => serviceAssertion(site, { header: { typ: undefined } }),
      /typ is missing/,
      /"client-authentication\+jwt".*--type service_auth/,
    ],
    [
      "untrusted",
      () => idJag(site, { claims: { iss: `${issuer.name}/` } }),
      /iss is "https:\/\/idp\.example\.com\/"; .* issuers: https:\/\/idp\.example\.com, /,
      /byte for byte, including a slash/,
    ],
    [
      "untrusted",
      () => serviceAssertion(site, { claims: { iss: "x" } }),
      /these clients: reports/,
      /Add it to clients/,
    ],
    ["unknown_key", () => idJag(site, { header: { kid: "new" } }), /kid is "new"/, /Sign with a key/],
    [
      "wrong_algorithm",
      () => idJag(site, {}, { ...otherIssuer, name: issuer.name }),
      /alg is "RS256"; AGENT_TRUST allows this signer ES256/,
      /add this one to algorithms/,
    ],
    ["wrong_signature", async () => `${(await idJag(site)).slice(0, -8)}AAAAAAAA`, /does not match/, /private key/],
    [
      "wrong_audience",
      () => idJag(`${site}/`),
      /aud is "https:\/\/ada\.example\.com\/"; expected only "https:\/\/ada\.example\.com"/,
      /SITE_URL/,
    ],
    [
      "expired",
      () => idJag(site, { claims: { iat: past, exp: past + 300 } }),
      /exp is 20\S+Z \(\d+ seconds ago\), iat is 20/,
      /within 300 seconds .* compare the clocks/,
    ],
    [
      "not_yet_valid",
      () => idJag(site, { claims: { iat: future, exp: future + 300 } }),
      /iat is 20\S+Z \(in \d+ seconds\)/,
      /Set the clock of the signer/,
    ],
    [
      "unusable_claims",
      () => idJag(site, { claims: { sub: "", jti: "" } }),
      /missing or invalid: sub, jti/,
      /client_id and jti are strings/,
    ],
    [
      "unusable_claims",
      () => serviceAssertion(site, { claims: { sub: "other" } }),
      /missing or invalid: sub/,
      /sub equals iss/,
    ],
    [
      "too_long_lived",
      () => idJag(site, { claims: { exp: nowInSeconds() + 3_600 } }),
      /exp is 3\d{3} seconds after iat/,
      /1 to 300 seconds/,
    ],
    [
      "unknown_client",
      () => idJag(site, { claims: { client_id: "stranger" } }),
      /client_id is "stranger"; AGENT_TRUST allows this issuer agent-one, agent-two/,
      /client_ids/,
    ],
    ["bound_to_a_key", () => idJag(site, { claims: { cnf: { jkt: "x" } } }), /contain cnf/, /without these claims/],
    ["wrong_resource", () => idJag(site, { claims: { resource: "https://x" } }), /resource is "https:\/\/x"/, /Omit/],
    [
      "no_scope",
      () => idJag(site, { claims: { scope: "admin" } }),
      /scope is "admin"; AGENT_TRUST allows this signer portfolio:read/,
      /omit scope/,
    ],
  ])("%s (%#)", async (reason, make, found, fix) => {
    const assertion = await make();
    const text = await explained(assertion);
    const [first, foundLine, fixLine] = text.split("\n");
    expect(first).toBe(`Refused: ${reason}`);
    expect(foundLine).toMatch(found);
    expect(fixLine).toMatch(fix);
    expect(text).not.toContain(assertion.split(".")[2] ?? assertion);
  });

  test("keys_unavailable", async () => {
    const settings = trustSettings();
    const [{ jwks: _, ...first }] = settings.issuers;
    const remote = readTrust({ issuers: [{ ...first, jwks_uri: "https://idp.example.com/keys?key=secret" }] }, site);
    const text = await explained(await idJag(site), undefined, { trust: remote });
    expect(text).toContain("Cannot fetch the keys at https://idp.example.com/keys: the server answered 500.");
    expect(text).toContain("Check jwks_uri in AGENT_TRUST");
  });

  test("a request that is not valid", async () => {
    expect(await explained("")).toMatch(/^Refused: .*\n {2}Fix: \S/);
    expect(await explained("x".repeat(20_000))).toMatch(/^Refused: .*\n {2}Fix: \S/);
  });

  test("without characters that a terminal interprets", async () => {
    const text = await explained(await idJag(site, { claims: { iss: "\u001b[2J\u009b2J\u202e" } }));
    expect(text).toContain("Refused: untrusted");
    expect(text).toContain('iss is "\\u001b[2J\\u{9b}2J\\u{202e}"');
  });
});

describe.skipIf(!canSign)("an assertion in a state", () => {
  test("stays usable after any number of checks, and is then refused as used or revoked", async () => {
    const sql = stateInMemory();
    const { claim } = serviceInMemory({ store: sqlStore(sql) });
    const check = async (assertion: string) => explained(assertion, undefined, { store: dryRunStore(sql) });
    for (const assertion of [await idJag(site), await serviceAssertion(site)]) {
      for (let count = 0; count < 3; count += 1)
        expect(await check(assertion)).toMatch(/^Accepted: .* with the scope portfolio:read/);
      expect((await claim(assertion)).status).toBe(200);
      expect(await check(assertion)).toMatch(/^Refused: replayed\n {2}Found: jti is ".*new jti/s);
    }
    sql("INSERT INTO revoked (id, up_to, ends_at) VALUES ('*', ?1, ?2)", Date.now() + 1_000, Date.now() + 60_000);
    expect(await check(await idJag(site))).toMatch(/^Refused: revoked\n.*Request a new assertion\./s);
    expect(await check(await serviceAssertion(site, {}, service))).toMatch(/^Refused: revoked/);
  });

  test("that does not exist can be checked without it", () => {
    expect(openReadOnly("/nowhere/state.db").problem).toMatch(/^\/nowhere\/state\.db cannot be read: /);
    expect(openReadOnly("package.json").problem).toMatch(/^package\.json cannot be read: /);
  });
});
