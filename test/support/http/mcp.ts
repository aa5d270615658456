import { expect } from "vitest";
import type * as z from "zod";
import { mcpServers } from "../../../src/contract/mcp/servers.ts";
import { McpRpcResult } from "../../../src/contract/resources/agents/mcp.ts";
import { expectBody } from "./http-client.ts";
import { call, type HttpResponse } from "./service.ts";

export const portfolioMcp = "/api/mcp";
export const docsMcp = "/api/docs-mcp";
export const mcpPaths = [portfolioMcp, docsMcp];

export const latestRevision = "2026-07-28";
export const earlierRevisions = ["2025-11-25", "2025-06-18", "2025-03-26"];
/** Every protocol revision, and undefined for requests that name none. */
export const revisions = [latestRevision, ...earlierRevisions, undefined];

type McpHeaders = Readonly<Record<string, string>>;
type Params = Readonly<Record<string, unknown>>;

/** The headers that every client sends. */
export const clientHeaders: McpHeaders = {
  "Content-Type": "application/json",
  Accept: "application/json, text/event-stream",
};

export const requestMeta = (version = latestRevision): Params => ({
  _meta: {
    "io.modelcontextprotocol/protocolVersion": version,
    "io.modelcontextprotocol/clientInfo": { name: "test", version: "1.0.0" },
    "io.modelcontextprotocol/clientCapabilities": {},
  },
});

/** A message in a revision with its headers. */
export const buildMessage = (
  revision: string | undefined,
  method: string,
  params: Params = {},
  id: string | number = 1,
) => {
  if (revision === undefined) return { headers: clientHeaders, message: { jsonrpc: "2.0", id, method, params } };
  const version = { "MCP-Protocol-Version": revision };
  if (revision !== latestRevision)
    return { headers: { ...clientHeaders, ...version }, message: { jsonrpc: "2.0", id, method, params } };
  const name = typeof params.name === "string" ? { "Mcp-Name": params.name } : {};
  const headers = { ...clientHeaders, ...version, "Mcp-Method": method, ...name };
  return { headers, message: { jsonrpc: "2.0", id, method, params: { ...params, ...requestMeta() } } };
};

/** Posts a string unchanged, or a value as JSON. */
export const postMessage = (path: string, body: unknown, headers: McpHeaders = clientHeaders): Promise<HttpResponse> =>
  call(path, {
    method: "POST",
    headers: { ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** Calls a method in a revision. */
export const callMethod = (
  path: string,
  revision: string | undefined,
  method: string,
  params: Params = {},
  id?: string | number,
) => {
  const { headers, message } = buildMessage(revision, method, params, id);
  return postMessage(path, message, headers);
};

/** The result of a call. Fails if it has none. */
export const rpcResultOf = ({ status, json, text }: HttpResponse): Params => {
  expect(status, text).toBe(200);
  const { result, error } = expectBody(McpRpcResult, json());
  expect(error).toBeUndefined();
  return result ?? {};
};

/** The error of a call. Fails if it has none. */
export const rpcErrorOf = ({ json }: HttpResponse): NonNullable<z.infer<typeof McpRpcResult>["error"]> => {
  const { result, error } = expectBody(McpRpcResult, json());
  expect(result).toBeUndefined();
  if (!error) throw new Error("the response has no error");
  return error;
};

export const toolNames = (path: string): string[] =>
  mcpServers.find((server) => server.path === path)?.tools.map(({ name }) => name) ?? [];
