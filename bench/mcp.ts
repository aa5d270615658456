import { mcpVersions } from "../src/contract/mcp/servers.ts";
import { postMcp } from "../src/contract/operations/agents.ts";
import { McpRpcResult } from "../src/contract/resources/agents/mcp.ts";
import { mcpRequests } from "../src/guides/mcp-examples.ts";
import { measureRounds, ROUNDS, type Target } from "./load.ts";
import { startVitrine } from "./servers.ts";
import { buildSite } from "./site.ts";
import { cpuPerRequest, median, ratios, spread, table } from "./table.ts";

const accepted = { Accept: "application/json, text/event-stream" };
const call = mcpRequests[postMcp.operationId];

/** The same call in two revisions: the latest one with `initialize`, and the one without. */
const calls = (): readonly (readonly [revision: string, sent: Pick<Target, "headers" | "body">])[] => {
  const [earlier] = mcpVersions.initialize;
  const [modern] = mcpVersions.modern;
  const itself = {
    "io.modelcontextprotocol/protocolVersion": modern,
    "io.modelcontextprotocol/clientInfo": { name: "bench", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const headers = { "MCP-Protocol-Version": modern, "Mcp-Method": "tools/call", "Mcp-Name": "get_profile" };
  return [
    [earlier, { headers: { ...accepted, "MCP-Protocol-Version": earlier }, body: JSON.stringify(call) }],
    [
      modern,
      {
        headers: { ...accepted, ...headers },
        body: JSON.stringify({ ...call, params: { ...call?.params, _meta: itself } }),
      },
    ],
  ];
};

/** Throws unless the call returns a valid result. */
const check = async ({ url, headers = {}, body = "" }: Target): Promise<void> => {
  const init = { method: "POST", headers: { ...headers, "Content-Type": "application/json" }, body };
  const response = await fetch(url, init);
  const text = await response.text();
  if (!McpRpcResult.safeParse(JSON.parse(text)).success) throw new Error(`${url} answers ${response.status}:\n${text}`);
};

/** The tool that reads the profile, compared with the read itself. */
export const mcp = async (): Promise<string> => {
  const ours = await startVitrine(await buildSite(100));
  const { url, pid } = ours;
  const asked = calls();
  const targets: readonly Target[] = [
    { pid, url: `${url}/api/profile` },
    ...asked.map(([, sent]) => ({ pid, url: url + postMcp.path, ...sent })),
  ];
  for (const target of targets.slice(1)) await check(target);
  const results = await measureRounds(targets, ROUNDS);
  await ours.stop();
  const names = ["GET /api/profile", ...asked.map(([revision]) => `tools/call of get_profile, ${revision}`)];
  const [reference = []] = results;
  const rows = results.map((measured, row) => [
    names[row] ?? "",
    median(measured.map(({ requestsPerSecond }) => requestsPerSecond)).toFixed(0),
    row === 0 ? "" : spread(ratios(measured, reference), 2),
    cpuPerRequest(measured),
  ]);
  return table(["request", "requests/s", "ratio to the first", "CPU time/request"], rows);
};
