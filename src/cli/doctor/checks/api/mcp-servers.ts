import * as z from "zod";
import { mcpVersions } from "../../../../contract/mcp/servers.ts";
import { type Check, CheckFailed, type CheckFault, passOrFail, serviceOnly } from "../../check.ts";
import { bodyText, describeStatus, parseJson, pathOnSite } from "../../documents/documents.ts";
import { type Card, cardPaths, fetchCard } from "../../documents/mcp-documents.ts";
import type { RequestHeaders, Site } from "../../site/site.ts";

const ServerInfo = z.looseObject({ name: z.string(), version: z.string() });
const Initialized = z.object({ result: z.looseObject({ serverInfo: ServerInfo, protocolVersion: z.string() }) });
const serverInfoKey = "io.modelcontextprotocol/serverInfo";
const Discovered = z.object({
  result: z.looseObject({
    supportedVersions: z.array(z.string()),
    _meta: z.looseObject({ [serverInfoKey]: ServerInfo }),
  }),
});

const [earlier] = mcpVersions.initialize;
const [modern] = mcpVersions.modern;
const clientInfo = { name: "vitrine-doctor", version: "1" };
const commonHeaders: RequestHeaders = {
  "Content-Type": "application/json",
  Accept: "application/json, text/event-stream",
};

const call = async (
  site: Site,
  path: string,
  method: string,
  params: object,
  headers: RequestHeaders,
): Promise<string> => {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const response = await site.send("POST", path, { ...commonHeaders, ...headers }, body);
  if (response.status === 200) return bodyText(response);
  throw new CheckFailed({
    found: `${path} responds to ${method} with ${describeStatus(response)}`,
    fix: "Forward POST requests to the app, and make sure that the proxy preserves the Host header.",
  });
};

const initialize = async (site: Site, path: string) => {
  const params = { protocolVersion: earlier, capabilities: {}, clientInfo };
  return parseJson(await call(site, path, "initialize", params, {}), path, Initialized).result;
};

const discover = async (site: Site, path: string) => {
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": modern,
    "io.modelcontextprotocol/clientInfo": clientInfo,
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const headers = { "MCP-Protocol-Version": modern, "Mcp-Method": "server/discover" };
  return parseJson(await call(site, path, "server/discover", { _meta }, headers), path, Discovered).result;
};

const contradictions = async (site: Site, { name, version, remotes }: Card): Promise<CheckFault[]> => {
  const found = remotes.map(async ({ url, supportedProtocolVersions }) => {
    const path = pathOnSite(site, url);
    if (path === undefined) return [`the card of ${name} has the URL ${url}, which is not on this site`];
    const [initialized, discovered] = [await initialize(site, path), await discover(site, path)];
    const reported = { initialize: initialized.serverInfo, "server/discover": discovered._meta[serverInfoKey] };
    const unknown = discovered.supportedVersions.filter(
      (version) => supportedProtocolVersions?.includes(version) === false,
    );
    return [
      ...Object.entries(reported)
        .filter(([, info]) => info.name !== name || info.version !== version)
        .map(
          ([method, info]) =>
            `${path} is ${info.name} ${info.version} according to ${method}, but ${name} ${version} according to its card`,
        ),
      ...unknown.map((fault) => `${path} supports ${fault}, which its card does not list`),
    ];
  });
  const fix = "Deploy the files and the app of the same build.";
  return (await Promise.all(found)).flat().map((fault) => ({ found: fault, fix }));
};

/** The servers report the name and version of their cards, and no protocol revision that the cards omit. */
export const mcpServers: Check = {
  id: "mcp-servers",
  title: "MCP servers",
  run: serviceOnly(async (site) => {
    const paths = await cardPaths(site);
    if (paths.length === 0)
      return passOrFail([{ found: "the catalog lists no server", fix: "Build the site again." }], "");
    const cards = await Promise.all(paths.map((path) => fetchCard(site, path)));
    const faults = await Promise.all(cards.map((card) => contradictions(site, card)));
    return passOrFail(faults.flat(), "match their cards, in earlier and current protocol revisions");
  }),
};
