import { expect, test } from "vitest";
import { run } from "../support/programs.ts";

test("npm run demo:agent prints each step with request and response and cleans up", async () => {
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
  const issuer = /provider that it trusts for this run: (\S+)\n/.exec(stdout)?.[1] ?? "";
  await expect(fetch(issuer)).rejects.toThrow();
});
