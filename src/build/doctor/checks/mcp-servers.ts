import * as z from "zod";
import { type Check, CheckFailed, type Fault, judged, onService } from "../check.ts";
import { ownPath, readJson, statusOf, textOf } from "../documents.ts";
import { type Card, cardAt, cardPaths } from "../mcp-documents.ts";
import type { Asked, Site } from "../site.ts";

const ServerInfo = z.looseObject({ name: z.string(), version: z.string() });
const Initialized = z.object({ result: z.looseObject({ serverInfo: ServerInfo, protocolVersion: z.string() }) });
const serverInfoKey = "io.modelcontextprotocol/serverInfo";
const Discovered = z.object({
  result: z.looseObject({
    supportedVersions: z.array(z.string()),
    _meta: z.looseObject({ [serverInfoKey]: ServerInfo }),
  }),
});

const [earlier, modern] = ["2025-11-25", "2026-07-28"];
const me = { name: "vitrine-doctor", version: "1" };
const usual: Asked = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };

const call = async (site: Site, path: string, method: string, params: object, headers: Asked): Promise<string> => {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const answer = await site.send("POST", path, { ...usual, ...headers }, body);
  if (answer.status === 200) return textOf(answer);
  throw new CheckFailed({
    found: `${path} answers ${method} with ${statusOf(answer)}`,
    fix: "See that the app answers POST there, and that a proxy passes the Host header on.",
  });
};

const initialize = async (site: Site, path: string) => {
  const params = { protocolVersion: earlier, capabilities: {}, clientInfo: me };
  return readJson(await call(site, path, "initialize", params, {}), path, Initialized).result;
};

const discover = async (site: Site, path: string) => {
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": modern,
    "io.modelcontextprotocol/clientInfo": me,
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const headers = { "MCP-Protocol-Version": modern, "Mcp-Method": "server/discover" };
  return readJson(await call(site, path, "server/discover", { _meta }, headers), path, Discovered).result;
};

const contradictions = async (site: Site, { name, version, remotes }: Card): Promise<Fault[]> => {
  const found = remotes.map(async ({ url, supportedProtocolVersions }) => {
    const path = ownPath(site, url);
    if (path === undefined) return [`${name} is said to be at ${url}`];
    const [initialized, discovered] = [await initialize(site, path), await discover(site, path)];
    const said = { initialize: initialized.serverInfo, "server/discover": discovered._meta[serverInfoKey] };
    const unknown = discovered.supportedVersions.filter((each) => supportedProtocolVersions?.includes(each) === false);
    return [
      ...Object.entries(said)
        .filter(([, info]) => info.name !== name || info.version !== version)
        .map(
          ([method, info]) =>
            `${path} is ${info.name} ${info.version} by ${method}, and ${name} ${version} by its card`,
        ),
      ...unknown.map((each) => `${path} speaks ${each}, which its card does not name`),
    ];
  });
  const fix = "Deploy the files and the app of one build.";
  return (await Promise.all(found)).flat().map((each) => ({ found: each, fix }));
};

/** The servers say of themselves what their cards say. */
export const mcpServers: Check = {
  id: "mcp-servers",
  title: "MCP servers",
  run: onService(async (site) => {
    const paths = await cardPaths(site);
    if (paths.length === 0) return judged([{ found: "the catalog names none", fix: "Build the site again." }], "");
    const cards = await Promise.all(paths.map((path) => cardAt(site, path)));
    const faults = await Promise.all(cards.map((card) => contradictions(site, card)));
    return judged(faults.flat(), "as their cards say, in both lines of the protocol");
  }),
};
