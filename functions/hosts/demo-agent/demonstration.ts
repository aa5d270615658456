import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { AgentEvents } from "../../../src/contract/resources/agents/agent-event.ts";
import { TokenResponse } from "../../../src/contract/resources/agents/credential.ts";
import { printLine as print } from "../../../src/terminal/report.ts";
import { StartError } from "../node/start-error.ts";
import { startIssuer } from "./issuer.ts";
import { type ShownResponse, sendAndShow, showStep, showValue } from "./transcript.ts";

/** A server on a free port, which no other program can use until the server closes. It does not keep the demo running. */
const reservePort = async (): Promise<Server> => {
  const server = createServer().listen(0, "localhost").unref();
  await once(server, "listening");
  return server;
};

const expectStatus = ({ status }: ShownResponse, expected: number): void => {
  if (status !== expected) throw new Error(`The service answered ${status}; expected ${expected}.`);
};

const startService = async (site: string, folder: string, trust: object): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [fileURLToPath(new URL("../node.ts", import.meta.url))], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      SITE_URL: site,
      PORT: new URL(site).port,
      HOST: "localhost",
      DIST_DIR: join(folder, "dist"),
      DATA_DIR: join(folder, "data"),
      STORE_URL: "",
      AGENT_TRUST: JSON.stringify(trust),
      AGENT_TRUST_FILE: "",
      LOG: "off",
    },
  });
  // The service prints this line when it is ready, or exits.
  for await (const text of child.stdout) if (String(text).includes("serves")) return child;
  throw new StartError("The service did not start.");
};

const runSteps = async (site: string, issuer: Awaited<ReturnType<typeof startIssuer>>): Promise<void> => {
  showStep(
    1,
    "The agent requests a path that requires a credential",
    "The 401 response names the metadata that explains how to get one (RFC 9728).",
  );
  const refused = await sendAndShow("GET", `${site}/api`);
  expectStatus(refused, 401);
  const [, metadata = ""] = /resource_metadata="([^"]+)"/.exec(refused.headers.get("WWW-Authenticate") ?? "") ?? [];

  showStep(
    2,
    "It discovers the authorization server",
    "The resource metadata names it; its own metadata lists the endpoints (RFC 8414).",
  );
  const { authorization_servers } = JSON.parse((await sendAndShow("GET", metadata)).body);
  const server = await sendAndShow("GET", `${authorization_servers[0]}/.well-known/oauth-authorization-server`);
  const { claim_endpoint, events_endpoint } = JSON.parse(server.body);

  showStep(
    3,
    "Its identity provider signs an assertion",
    "An ID-JAG names the user the agent acts for. It is valid for this service, once, for five minutes.",
  );
  const assertion = await issuer.mint(site);
  showValue("header", decodeProtectedHeader(assertion));
  showValue("claims", decodeJwt(assertion));

  showStep(
    4,
    "It exchanges the assertion for an access token",
    "The service verifies it with the public keys of the provider.",
  );
  const body = { assertion, identity_type: "identity_assertion" };
  const claimed = await sendAndShow("POST", claim_endpoint, { body });
  expectStatus(claimed, 200);
  const { access_token } = TokenResponse.parse(JSON.parse(claimed.body));
  showValue("claims of the token", decodeJwt(access_token));

  showStep(5, "The same assertion is refused", "An assertion works once. Every invalid assertion gets the same error.");
  expectStatus(await sendAndShow("POST", claim_endpoint, { body }), 422);

  showStep(6, "It uses the token", "In the Authorization header. The x-api-key header works too.");
  const headers = { Authorization: `Bearer ${access_token}` };
  expectStatus(await sendAndShow("GET", `${site}/api`, { headers }), 200);

  showStep(
    7,
    "It revokes the token",
    "The bearer of a token can revoke it. The event log contains fingerprints, not tokens.",
  );
  const revoked = await sendAndShow("POST", events_endpoint, { body: { event: "revoke", token: access_token } });
  expectStatus(revoked, 200);
  AgentEvents.parse(JSON.parse(revoked.body));

  showStep(
    8,
    "The token no longer works",
    "Revocation takes effect at once in every process that shares the state, and survives restarts.",
  );
  expectStatus(await sendAndShow("GET", `${site}/api`, { headers }), 401);
};

/** Builds the portfolio. The build prints its errors. */
const buildPortfolio = (site: string, out: string): void => {
  const { status } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL("../../../src/cli/build.ts", import.meta.url)), "--out", out],
    {
      env: { ...process.env, SITE_URL: site },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  if (status !== 0) throw new StartError("The demo needs a portfolio that can be built. Fix the errors above.");
};

/** Shows how an agent gets, uses and revokes a token, with the service and an identity provider running on this machine. */
export const demonstrate = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-demo-"));
  const issuer = await startIssuer();
  let service: ChildProcess | undefined;
  try {
    const reserved = await reservePort();
    const site = `http://localhost:${(reserved.address() as AddressInfo).port}`;
    print("Building the portfolio for this run …");
    buildPortfolio(site, join(folder, "dist"));
    await once(reserved.close(), "close");
    service = await startService(site, folder, { issuers: [issuer.trusted] });
    print(`Service: ${site}\nIdentity provider that it trusts for this run: ${issuer.url}`);
    await runSteps(site, issuer);
    print("\nDone. /auth.md explains this to agents, and docs/hosting.md how to trust your own provider.");
  } finally {
    service?.kill();
    issuer.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
