import { KeyResponse, TokenResponse } from "../src/contract/resources/agents/credential.ts";
import { exampleBodies } from "../src/guides/example-requests.ts";
import { measureRounds, ROUNDS, type Target } from "./load.ts";
import { startVitrine } from "./servers.ts";
import { buildSite } from "./site.ts";
import { cpuPerRequest, median, ratios, spread, table } from "./table.ts";

const post = async (url: string): Promise<unknown> => (await fetch(url, { method: "POST" })).json();

/** Reads with credentials, and issuing credentials, compared with a read without one. */
export const credentials = async (): Promise<string> => {
  const ours = await startVitrine(await buildSite(100));
  const { url, pid } = ours;
  const key = KeyResponse.parse(await post(`${url}/api/agent/key`)).api_key;
  const token = TokenResponse.parse(await post(`${url}/api/agent/identity`)).access_token;
  const at = (path: string, rest: Partial<Target> = {}): Target => ({ pid, url: url + path, ...rest });
  const body = JSON.stringify(exampleBodies.mintIdentity);
  const cases: readonly (readonly [name: string, target: Target])[] = [
    ["GET /api/profile, without a credential", at("/api/profile")],
    ["GET /api, with a demo key", at("/api", { headers: { "X-API-Key": key } })],
    ["GET /api, with an access token", at("/api", { headers: { Authorization: `Bearer ${token}` } })],
    ["GET /api/profile, with an access token", at("/api/profile", { headers: { Authorization: `Bearer ${token}` } })],
    ["GET /api, without a credential (401)", at("/api")],
    ["POST /api/agent/identity", at("/api/agent/identity", { body })],
    ["POST /api/agent/key", at("/api/agent/key", { body: "{}" })],
  ];
  const results = await measureRounds(
    cases.map(([, target]) => target),
    ROUNDS,
  );
  await ours.stop();
  const [reference = []] = results;
  const rows = results.map((measured, row) => [
    cases[row]?.[0] ?? "",
    median(measured.map(({ requestsPerSecond }) => requestsPerSecond)).toFixed(0),
    row === 0 ? "" : spread(ratios(measured, reference), 2),
    cpuPerRequest(measured),
  ]);
  return table(["request", "requests/s", "ratio to the first", "CPU time/request"], rows);
};
