import { generateKeyPairSync } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import { afterAll, describe, expect, inject, test } from "vitest";
import { serveForTest } from "../support/auth/key-set-server.ts";
import { newDataFolder, startHostOn } from "../support/hosts/faulty-host.ts";
import { temporaryFolder, testSite } from "../support/hosts/programs.ts";
import { startExpectingFailure } from "../support/hosts/start-expecting-failure.ts";
import { slowTest } from "../support/setup/tier.ts";

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

interface SigningKeyPair {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicJwk: JWK;
}
const createSigningKeyPair = async (kid: string): Promise<SigningKeyPair> => {
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid } };
};

/** The output of a host at its start. */
const startupOutputOf = async (environment: Readonly<Record<string, string>>): Promise<string> => {
  const { output, url } = await startHostOn(newDataFolder(), environment);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  return output.stdout;
};

/** The error lines of a host that does not start. */
const startErrorsOf = async (environment: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const { code, stdout, stderr } = await startExpectingFailure(inject("dist"), environment);
  expect(stdout).toBe("");
  expect(stderr).not.toMatch(/^\s+at |node:internal|Error:/m);
  expect(code).toBe(1);
  return stderr.trimEnd().split("\n");
};

describe("AGENT_TRUST and AGENT_TRUST_FILE", () => {
  const said = "Accepts agent assertions from 1 issuer and 1 client.";

  test("are read from the variable or a file, with or without a byte order mark, and logged at start", async () => {
    const json = JSON.stringify(trusted, null, 2);
    expect(await startupOutputOf({ AGENT_TRUST: json })).toContain(`${said}\n`);
    expect(await startupOutputOf({ AGENT_TRUST_FILE: fileWith(json), AGENT_TRUST: "" })).toContain(`${said}\n`);
    expect(await startupOutputOf({ AGENT_TRUST_FILE: fileWith(`\ufeff${json}`) })).toContain(`${said}\n`);
  });

  test("accept the example in docs/hosting.md", async () => {
    const [, example = ""] = /```json\n(\{\n {2}"issuers".*?)```/s.exec(readFileSync("docs/hosting.md", "utf8")) ?? [];
    expect(await startupOutputOf({ AGENT_TRUST: example })).toContain(`${said}\n`);
  });

  slowTest("are logged as counts, leaving out empty lists", async () => {
    const other = { ...issuer, issuer: "https://other.example.com" };
    const two = await startupOutputOf({ AGENT_TRUST: JSON.stringify({ issuers: [issuer, other] }) });
    expect(two).toContain("Accepts agent assertions from 2 issuers.\n");
  });

  slowTest("trust no signers by default and log nothing", async () => {
    for (const environment of [{}, { AGENT_TRUST: "{}" }, { AGENT_TRUST: "", AGENT_TRUST_FILE: "" }])
      expect(await startupOutputOf(environment)).not.toContain("Accepts");
  });
});

describe("an issuer with a jwks_uri", () => {
  /** The status of the response to a claim. */
  const claimed = async (url: string, key: SigningKeyPair, issuer: string): Promise<number> => {
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

  test("signs with any of its keys, which are fetched no more than necessary", async () => {
    const [one, other] = [await createSigningKeyPair("one"), await createSigningKeyPair("other")];
    let asked = 0;
    const { port, url } = await serveForTest((_, response) => {
      asked += 1;
      response.end(JSON.stringify({ keys: [one.publicJwk] }));
    });
    const name = `http://127.0.0.1:${port}`;
    const json = { issuers: [{ ...issuer, issuer: name, jwks_uri: url }] };
    const host = await startHostOn(newDataFolder(), { AGENT_TRUST: JSON.stringify(json) });
    expect(asked).toBe(0);
    const first = await Promise.all([one, one, one].map((key) => claimed(host.url, key, name)));
    expect(first).toEqual([200, 200, 200]);
    for (const stranger of [other, other]) expect(await claimed(host.url, stranger, name)).toBe(422);
    expect(await claimed(host.url, one, `${name}/`)).toBe(422);
    expect(asked).toBe(1);
  });
});

describe("the host refuses to start", () => {
  test("with errors in the trust settings and lists each on its own line", async () => {
    const json = JSON.stringify({ issuers: [{ ...issuer, issuer: "http://idp.example.com", algorithms: ["HS256"] }] });
    const issues = [
      'issuers[0].issuer is "http://idp.example.com"; expected an https URL without a query or fragment.',
      'issuers[0].algorithms[0] is "HS256"; expected one of ES256, ES384, EdDSA, Ed25519, RS256, PS256.',
    ];
    expect(await startErrorsOf({ AGENT_TRUST: json })).toEqual(issues.map((issue) => `AGENT_TRUST: ${issue}`));
    const file = fileWith(json);
    const named = issues.map((issue) => `AGENT_TRUST_FILE ${file}: ${issue}`);
    expect(await startErrorsOf({ AGENT_TRUST_FILE: file })).toEqual(named);
  });

  test("with a private key and does not print it", async () => {
    const key = privateKey.export({ format: "jwk" });
    const [line = "", ...more] = await startErrorsOf({ AGENT_TRUST: JSON.stringify({ clients: [client(key)] }) });
    expect(more).toEqual([]);
    expect(line).toMatch("AGENT_TRUST: clients[0].jwks.keys[0] contains d, so it is a private or shared key; ");
    expect(line).not.toContain(key.d);
  });

  slowTest("with invalid JSON and prints the position without the content", async () => {
    const text = `{\n  "clients": [\n    { "client_id": "reports" "secret": "s3cr3t" }\n  ]\n}\n`;
    const issue = "invalid JSON at line 3, column 30.";
    expect(await startErrorsOf({ AGENT_TRUST: text })).toEqual([`AGENT_TRUST: ${issue}`]);
    const file = fileWith(text);
    expect(await startErrorsOf({ AGENT_TRUST_FILE: file })).toEqual([`AGENT_TRUST_FILE ${file}: ${issue}`]);
  });

  slowTest("with both variables", async () => {
    const both = { AGENT_TRUST: "{}", AGENT_TRUST_FILE: fileWith("{}") };
    expect(await startErrorsOf(both)).toEqual([
      "AGENT_TRUST and AGENT_TRUST_FILE are both set; expected only one of them.",
    ]);
  });

  slowTest("with a file that is missing, a folder, or not UTF-8", async () => {
    const missing = join(folder, "nowhere.json");
    expect(await startErrorsOf({ AGENT_TRUST_FILE: missing })).toEqual([
      expect.stringMatching(/^AGENT_TRUST_FILE \S+nowhere\.json cannot be read: ENOENT/),
    ]);
    const directory = join(folder, "folder.json");
    mkdirSync(directory);
    expect(await startErrorsOf({ AGENT_TRUST_FILE: directory })).toEqual([
      expect.stringMatching(/folder\.json cannot be read: EISDIR/),
    ]);
    const file = fileWith(Buffer.from('{"caf\xe9": 1}', "latin1"));
    expect(await startErrorsOf({ AGENT_TRUST_FILE: file })).toEqual([expect.stringMatching(/cannot be read: .*utf-8/)]);
  });

  slowTest("before it generates a secret", async () => {
    const DATA_DIR = newDataFolder();
    await startErrorsOf({ AGENT_TRUST: "[]", DATA_DIR });
    expect(existsSync(DATA_DIR)).toBe(false);
  });
});
