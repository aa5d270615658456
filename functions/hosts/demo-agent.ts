import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { endOf, readArguments } from "../../src/build/command-line.ts";
import { AgentEvents } from "../../src/contract/resources/agent-event.ts";
import { TokenResponse } from "../../src/contract/resources/credential.ts";
import { startIssuer } from "./demo-agent/issuer.ts";
import { exchange, show, step, type Told } from "./demo-agent/transcript.ts";

/**
 * `npm run demo:agent`: what an agent does with credentials, from the first 401 to the last, against this service and an
 * identity provider that run on this machine for as long as this takes.
 */
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
};

const expectStatus = ({ status }: Told, expected: number): void => {
  if (status !== expected) throw new Error(`The service answered ${status}; expected ${expected}.`);
};

const startService = async (site: string, folder: string, trust: object): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ["functions/hosts/node.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      SITE_URL: site,
      PORT: new URL(site).port,
      HOST: "localhost",
      DIST_DIR: join(folder, "dist"),
      DATA_DIR: join(folder, "data"),
      AGENT_TRUST: JSON.stringify(trust),
      AGENT_TRUST_FILE: "",
      LOG: "off",
    },
  });
  // It says where it serves, or ends.
  for await (const text of child.stdout) if (String(text).includes("serves")) return child;
  throw new Error("The service did not start.");
};

const tell = async (site: string, issuer: Awaited<ReturnType<typeof startIssuer>>): Promise<void> => {
  step(
    1,
    "The agent tries a path that needs a credential",
    "The answer says where to learn how to get one (RFC 9728).",
  );
  const refused = await exchange("GET", `${site}/api`);
  expectStatus(refused, 401);
  const [, metadata = ""] = /resource_metadata="([^"]+)"/.exec(refused.headers.get("WWW-Authenticate") ?? "") ?? [];

  step(
    2,
    "It discovers who issues credentials",
    "The metadata names the authorization server, which describes itself (RFC 8414).",
  );
  const { authorization_servers } = JSON.parse((await exchange("GET", metadata)).body);
  const server = await exchange("GET", `${authorization_servers[0]}/.well-known/oauth-authorization-server`);
  const { claim_endpoint, events_endpoint } = JSON.parse(server.body);

  step(
    3,
    "Its identity provider vouches for it",
    "An ID-JAG says who the agent acts for, to this service alone, once, for five minutes.",
  );
  const assertion = await issuer.mint(site);
  show("header", decodeProtectedHeader(assertion));
  show("claims", decodeJwt(assertion));

  step(
    4,
    "It exchanges the assertion for an access token",
    "The service verifies it with the public keys of the provider.",
  );
  const body = { assertion, identity_type: "identity_assertion" };
  const claimed = await exchange("POST", claim_endpoint, { body });
  expectStatus(claimed, 200);
  const { access_token } = TokenResponse.parse(JSON.parse(claimed.body));
  show("claims of the token", decodeJwt(access_token));

  step(5, "The same assertion does not work twice", "Whatever is wrong with an assertion, the answer is the same.");
  expectStatus(await exchange("POST", claim_endpoint, { body }), 422);

  step(6, "It uses the token", "In the Authorization header, or as x-api-key.");
  const headers = { Authorization: `Bearer ${access_token}` };
  expectStatus(await exchange("GET", `${site}/api`, { headers }), 200);

  step(7, "It revokes the token", "Whoever has a token can end it. The events show fingerprints, and no token.");
  const revoked = await exchange("POST", events_endpoint, { body: { event: "revoke", token: access_token } });
  expectStatus(revoked, 200);
  AgentEvents.parse(JSON.parse(revoked.body));

  step(8, "The token is of no use any more", "At once, on every node, and after a restart too.");
  expectStatus(await exchange("GET", `${site}/api`, { headers }), 401);
};

const demonstrate = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-demo-"));
  const issuer = await startIssuer();
  let service: ChildProcess | undefined;
  try {
    const site = `http://localhost:${await freePort()}`;
    say("Building the portfolio for this run …");
    execFileSync(process.execPath, ["src/build/build.ts", "--out", join(folder, "dist")], {
      env: { ...process.env, SITE_URL: site },
      stdio: ["ignore", "ignore", "inherit"],
    });
    service = await startService(site, folder, { issuers: [issuer.trusted] });
    say(`The service is at ${site}, and an identity provider that it trusts for this run at ${issuer.url}.`);
    await tell(site, issuer);
    say("\nThat is all. /auth.md says the same for agents, and docs/hosting.md how to trust a provider of your own.");
  } finally {
    service?.kill();
    issuer.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

const usage = `Usage: npm run demo:agent

Shows what an agent does with credentials, from the first 401 to the last, each step with its request and answer. Service and
identity provider run on this machine for as long as it takes. It takes no options.
`;

try {
  readArguments(process.argv.slice(2), { usage, options: {} });
  await demonstrate();
} catch (error) {
  process.exitCode = endOf(error, [Error]);
}
