import { generateKeyPairSync } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import { afterAll, describe, expect, inject, test } from "vitest";
import { dataFolder, startOn } from "../support/fault.ts";
import { serving } from "../support/key-set-server.ts";
import { temporaryFolder, testSite } from "../support/programs.ts";
import { refusal } from "../support/refusal.ts";

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const fileWith = (text: string | Uint8Array): string => {
  files += 1;
  const file = join(folder, `trust-${files}.json`);
  writeFileSync(file, text);
  return file;
};

const { publicKey, privateKey } = generateKeyPairSync("ed25519");
const issuer = {
  issuer: "https://idp.example.com",
  jwks_uri: "https://idp.example.com/jwks.json",
  algorithms: ["ES256"],
  client_ids: ["agent-1"],
};
const client = (key: object) => ({ client_id: "reports", algorithms: ["EdDSA"], jwks: { keys: [key] } });
const trusted = { issuers: [issuer], clients: [client(publicKey.export({ format: "jwk" }))] };

interface Signing {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicJwk: JWK;
}
const signing = async (kid: string): Promise<Signing> => {
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid } };
};

/** What a host says when it starts. */
const newsOf = async (environment: Readonly<Record<string, string>>): Promise<string> => {
  const { output, url } = await startOn(dataFolder(), environment);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  return output.stdout;
};

/** The lines with which a host refuses to start. */
const linesOf = async (environment: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const { code, stdout, stderr } = await refusal(inject("dist"), environment);
  expect(stdout).toBe("");
  expect(stderr).not.toMatch(/^\s+at |node:internal|Error:/m);
  expect(code).toBe(1);
  return stderr.trimEnd().split("\n");
};

describe("whom the operator trusts to vouch for agents", () => {
  const said = "Trusts 1 issuer and 1 client to vouch for agents.";

  test("is said when the host starts, from the variable or from a file, with or without a byte order mark", async () => {
    const json = JSON.stringify(trusted, null, 2);
    expect(await newsOf({ AGENT_TRUST: json })).toContain(`${said}\n`);
    expect(await newsOf({ AGENT_TRUST_FILE: fileWith(json), AGENT_TRUST: "" })).toContain(`${said}\n`);
    expect(await newsOf({ AGENT_TRUST_FILE: fileWith(`\ufeff${json}`) })).toContain(`${said}\n`);
  });

  test("can be what docs/hosting.md shows", async () => {
    const [, example = ""] = /```json\n(\{\n {2}"issuers".*?)```/s.exec(readFileSync("docs/hosting.md", "utf8")) ?? [];
    expect(await newsOf({ AGENT_TRUST: example })).toContain(`${said}\n`);
  });

  test("is counted, and those of whom there are none are not named", async () => {
    const other = { ...issuer, issuer: "https://other.example.com" };
    const two = await newsOf({ AGENT_TRUST: JSON.stringify({ issuers: [issuer, other] }) });
    expect(two).toContain("Trusts 2 issuers to vouch for agents.\n");
  });

  test("is nobody by default, and nothing is said", async () => {
    for (const environment of [{}, { AGENT_TRUST: "{}" }, { AGENT_TRUST: "", AGENT_TRUST_FILE: "" }])
      expect(await newsOf(environment)).not.toContain("Trusts");
  });
});

describe("an issuer whose keys are at an address", () => {
  /** The status with which a claim is answered. */
  const claimed = async (url: string, key: Signing, issuer: string): Promise<number> => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, sub: "ada", aud: testSite, client_id: "agent-1", jti: crypto.randomUUID() };
    const assertion = await new SignJWT({ ...claims, iat: now, exp: now + 60 })
      .setProtectedHeader({ alg: "ES256", typ: "oauth-id-jag+jwt", kid: key.kid })
      .sign(key.privateKey);
    const body = JSON.stringify({ identity_type: "identity_assertion", assertion });
    const headers = { "Content-Type": "application/json" };
    const { status } = await fetch(`${url}/api/agent/claim`, { method: "POST", headers, body });
    return status;
  };

  test("vouches for agents with any of them, and is asked for them no more than it has to be", async () => {
    const [one, other] = [await signing("one"), await signing("other")];
    let asked = 0;
    const { port, url } = await serving((_, response) => {
      asked += 1;
      response.end(JSON.stringify({ keys: [one.publicJwk] }));
    });
    const name = `http://127.0.0.1:${port}`;
    const json = { issuers: [{ ...issuer, issuer: name, jwks_uri: url }] };
    const host = await startOn(dataFolder(), { AGENT_TRUST: JSON.stringify(json) });
    expect(asked).toBe(0);
    const first = await Promise.all([one, one, one].map((key) => claimed(host.url, key, name)));
    expect(first).toEqual([200, 200, 200]);
    for (const stranger of [other, other]) expect(await claimed(host.url, stranger, name)).toBe(422);
    expect(await claimed(host.url, one, `${name}/`)).toBe(422);
    expect(asked).toBe(1);
  });
});

describe("the host does not start", () => {
  test("with mistakes in whom to trust, and names each on a line of its own", async () => {
    const json = JSON.stringify({ issuers: [{ ...issuer, issuer: "http://idp.example.com", algorithms: ["HS256"] }] });
    const mistakes = [
      'issuers[0].issuer is "http://idp.example.com"; expected an https URL without a query or fragment.',
      'issuers[0].algorithms[0] is "HS256"; expected one of ES256, ES384, EdDSA, Ed25519, RS256, PS256.',
    ];
    expect(await linesOf({ AGENT_TRUST: json })).toEqual(mistakes.map((mistake) => `AGENT_TRUST: ${mistake}`));
    const file = fileWith(json);
    const named = mistakes.map((mistake) => `AGENT_TRUST_FILE ${file}: ${mistake}`);
    expect(await linesOf({ AGENT_TRUST_FILE: file })).toEqual(named);
  });

  test("with a private key, and does not show it", async () => {
    const key = privateKey.export({ format: "jwk" });
    const [line = "", ...more] = await linesOf({ AGENT_TRUST: JSON.stringify({ clients: [client(key)] }) });
    expect(more).toEqual([]);
    expect(line).toMatch("AGENT_TRUST: clients[0].jwks.keys[0] holds d, and with that a private or shared key; ");
    expect(line).not.toContain(key.d);
  });

  test("with what is no JSON, and says where and nothing of what", async () => {
    const text = `{\n  "clients": [\n    { "client_id": "reports" "secret": "s3cr3t" }\n  ]\n}\n`;
    const mistake = "line 3, column 30 is no JSON: unexpected token string.";
    expect(await linesOf({ AGENT_TRUST: text })).toEqual([`AGENT_TRUST: ${mistake}`]);
    const file = fileWith(text);
    expect(await linesOf({ AGENT_TRUST_FILE: file })).toEqual([`AGENT_TRUST_FILE ${file}: ${mistake}`]);
  });

  test("with both variables", async () => {
    const both = { AGENT_TRUST: "{}", AGENT_TRUST_FILE: fileWith("{}") };
    expect(await linesOf(both)).toEqual(["AGENT_TRUST and AGENT_TRUST_FILE are both set; expected one."]);
  });

  test("with a file that is missing, is a folder, or is not in UTF-8", async () => {
    const missing = join(folder, "nowhere.json");
    expect(await linesOf({ AGENT_TRUST_FILE: missing })).toEqual([
      expect.stringMatching(/^AGENT_TRUST_FILE \S+nowhere\.json cannot be read: ENOENT/),
    ]);
    const directory = join(folder, "folder.json");
    mkdirSync(directory);
    expect(await linesOf({ AGENT_TRUST_FILE: directory })).toEqual([
      expect.stringMatching(/folder\.json cannot be read: EISDIR/),
    ]);
    const file = fileWith(Buffer.from('{"caf\xe9": 1}', "latin1"));
    expect(await linesOf({ AGENT_TRUST_FILE: file })).toEqual([expect.stringMatching(/cannot be read: .*utf-8/)]);
  });

  test("and makes no secret before it has read whom to trust", async () => {
    const DATA_DIR = dataFolder();
    await linesOf({ AGENT_TRUST: "[]", DATA_DIR });
    expect(existsSync(DATA_DIR)).toBe(false);
  });
});
