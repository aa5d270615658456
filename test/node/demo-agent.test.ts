import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../functions/hosts/node/database.ts";
import { idJag } from "../support/auth/assertions.ts";
import { agentTrustOf, createSigners } from "../support/auth/providers.ts";
import { run, temporaryFolder } from "../support/hosts/programs.ts";
import { slowTest } from "../support/setup/tier.ts";

// It builds the content of the repository first.
slowTest(
  "npm run demo:agent prints each step with request and response and cleans up",
  { timeout: 300_000 },
  async () => {
    const { code, stdout, stderr } = await run("functions/hosts/demo-agent/demo-agent.ts", [], { NO_COLOR: "1" });
    expect(stderr).toBe("");
    expect(code).toBe(0);
    const steps = stdout.split(/\n(?=\d\. )/).slice(1);
    const answers = steps.map((step) => [...step.matchAll(/^ {2}(\d{3}) /gm)].map(([, status]) => status));
    expect(answers).toStrictEqual([["401"], ["200", "200"], [], ["200"], ["422"], ["200"], ["200"], ["401"]]);
    const [first, discovery, assertion, exchange, again, , revoked, last] = steps;
    expect(first).toContain('WWW-Authenticate: Bearer resource_metadata="http://localhost:');
    expect(discovery).toContain("/.well-known/oauth-authorization-server");
    expect(assertion).toContain('"typ": "oauth-id-jag+jwt"');
    expect(exchange).toContain('"identity_type": "identity_assertion"');
    expect(again).toContain('"invalid_assertion"');
    expect(revoked).toContain('"credential.revoked"');
    expect(last).toContain('error="invalid_token"');
    // The issuer that it trusted during its run has stopped.
    const [, issuer = ""] = /provider that it trusts for this run: (http:\/\/localhost:\d+)\n/.exec(stdout) ?? [];
    await expect(fetch(issuer)).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } });
  },
);

test("npm run demo:agent shows the errors of a portfolio that cannot be built, without a stack trace", () => {
  const folder = temporaryFolder();
  for (const name of ["functions", "node_modules", "package.json", "src"])
    symlinkSync(resolve(name), join(folder, name));
  const { status, stderr } = spawnSync(process.execPath, [resolve("functions/hosts/demo-agent/demo-agent.ts")], {
    cwd: folder,
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true, force: true });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^astro\.config\.mjs:1:1\n[\s\S]*\nThe demo needs a portfolio that can be built\. Fix the errors above\.\n$/,
  );
  expect(stderr).not.toMatch(/\n\s+at /);
});

describe("npm run demo:agent -- --explain", () => {
  const command = "functions/hosts/demo-agent/demo-agent.ts";
  const folder = temporaryFolder();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const signers = createSigners();
  const environment = async () => ({
    SITE_URL: "https://ada.example.com",
    AGENT_TRUST: agentTrustOf(await signers),
    DATA_DIR: join(folder, "data"),
    NO_COLOR: "1",
  });
  const write = async (name: string, audience: string): Promise<{ file: string; assertion: string }> => {
    const file = join(folder, name);
    const assertion = await idJag(audience, {}, (await signers).issuer);
    writeFileSync(file, `${assertion}\n`);
    return { file, assertion };
  };

  test("accepts a valid assertion in a file, again and again", async () => {
    const { file, assertion } = await write("valid", "https://ada.example.com");
    for (let count = 0; count < 2; count += 1) {
      const { code, stdout, stderr } = await run(command, ["--explain", "--assertion", file], await environment());
      expect([code, stderr]).toStrictEqual([0, ""]);
      expect(stdout).toContain("POST https://ada.example.com/api/agent/claim, checked without sending it");
      expect(stdout).toContain('"client_id": "agent-one"');
      expect(stdout).toContain("Accepted: the service would issue a token for identity_assertion");
      expect(stdout).not.toContain(assertion.split(".")[2]);
    }
  });

  test("explains what is wrong with an assertion on standard input", async () => {
    const { assertion } = await write("wrong", "https://other.example.com");
    const { status, stdout: output } = spawnSync(process.execPath, [command, "--explain", "--assertion", "-"], {
      input: assertion,
      encoding: "utf8",
      env: { ...process.env, ...(await environment()) },
    });
    expect(status).toBe(1);
    expect(output).toContain("Refused: wrong_audience");
    expect(output).toContain('Found: aud is "https://other.example.com"; expected only "https://ada.example.com".');
  });

  test("reads the state of the service without changing it", async () => {
    const data = join(folder, "data");
    const file = join(data, "state.db");
    const { file: assertion } = await write("early", "https://ada.example.com");
    const args = ["--explain", "--assertion", assertion];
    expect((await run(command, args, await environment())).stdout).toContain(`because ${file} cannot be read`);
    expect(existsSync(data)).toBe(false);
    openDatabase({ file, maxBytes: 2 ** 24, warn: () => {} }).close();
    const before = readFileSync(file);
    const { code, stdout } = await run(command, args, await environment());
    expect([code, stdout.includes("Not checked")]).toStrictEqual([1, false]);
    expect(stdout).toContain("Refused: revoked");
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test("shows the assertion of the demo, which is accepted", async () => {
    const { code, stdout, stderr } = await run(command, ["--explain"], { NO_COLOR: "1" });
    expect([code, stderr]).toStrictEqual([0, ""]);
    expect(stdout).toContain('"typ": "oauth-id-jag+jwt"');
    expect(stdout).toContain("Accepted: ");
  });

  test.each([
    [["--assertion", "x"], "--assertion and --type need --explain."],
    [["--explain", "--type", "jwt"], '--type is "jwt"; expected identity_assertion or service_auth.'],
    [["--explain", "--assertion", "/nowhere"], "/nowhere"],
    [["--explain", "e30.e30.AA"], "Unexpected argument"],
  ])("refuses %j", async (args, message) => {
    const { code, stdout, stderr } = await run(command, args, await environment());
    expect([code, stdout]).toStrictEqual([1, ""]);
    expect(stderr).toContain(message);
  });
});
