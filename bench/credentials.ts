import { KeyResponse, TokenResponse } from "../src/contract/resources/credential.ts";
import { requests } from "../src/portfolio/requests.ts";
import { rounds, type Target } from "./load.ts";
import { startOurs } from "./servers.ts";
import { siteOf } from "./site.ts";
import { median, processorPerRequest, ratios, spread, table } from "./table.ts";

const times = 8;

const post = async (url: string): Promise<unknown> => (await fetch(url, { method: "POST" })).json();

/** What a credential costs: reads with one, and the making of one, beside a read that needs none. */
export const credentials = async (): Promise<string> => {
  const ours = await startOurs(await siteOf(100));
  const { url, pid } = ours;
  const key = KeyResponse.parse(await post(`${url}/api/agent/key`)).api_key;
  const token = TokenResponse.parse(await post(`${url}/api/agent/identity`)).access_token;
  const at = (path: string, rest: Partial<Target> = {}): Target => ({ pid, url: url + path, ...rest });
  const body = JSON.stringify(requests.mintIdentity);
  const cases: readonly (readonly [name: string, target: Target])[] = [
    ["GET /api/profile, without a credential", at("/api/profile")],
    ["GET /api, with a demo key", at("/api", { headers: { "X-API-Key": key } })],
    ["GET /api, with an access token", at("/api", { headers: { Authorization: `Bearer ${token}` } })],
    ["GET /api/profile, with an access token", at("/api/profile", { headers: { Authorization: `Bearer ${token}` } })],
    ["GET /api, without a credential (401)", at("/api")],
    ["POST /api/agent/identity", at("/api/agent/identity", { body })],
    ["POST /api/agent/key", at("/api/agent/key", { body: "{}" })],
  ];
  const results = await rounds(
    cases.map(([, target]) => target),
    times,
  );
  await ours.stop();
  const [reference = []] = results;
  const rows = results.map((measured, row) => [
    cases[row]?.[0] ?? "",
    median(measured.map(({ requestsPerSecond }) => requestsPerSecond)).toFixed(0),
    row === 0 ? "" : spread(ratios(measured, reference), 2),
    processorPerRequest(measured),
  ]);
  return table(["request", "requests/s", "ratio to the first", "processor/request"], rows);
};
