import { expect } from "vitest";
import type * as z from "zod";
import { mcpServers } from "../../src/contract/mcp-servers.ts";
import { McpRpcResult } from "../../src/contract/resources/mcp.ts";
import { expectBody } from "./call.ts";
import { type Answer, call } from "./service.ts";

export const [product, docs] = ["/api/mcp", "/api/docs-mcp"] as const;
export const servers = [product, docs];

export const modern = "2026-07-28";
export const earlier = ["2025-11-25", "2025-06-18", "2025-03-26"];
/** Every way of speaking to a server: with a revision, or without naming one. */
export const revisions = [modern, ...earlier, undefined];

type Headers = Readonly<Record<string, string>>;
type Params = Readonly<Record<string, unknown>>;

/** What every client sends. */
export const usual: Headers = {
  "Content-Type": "application/json",
  Accept: "application/json, text/event-stream",
};

export const envelope = (version = modern): Params => ({
  _meta: {
    "io.modelcontextprotocol/protocolVersion": version,
    "io.modelcontextprotocol/clientInfo": { name: "test", version: "1.0.0" },
    "io.modelcontextprotocol/clientCapabilities": {},
  },
});

/** A message of a revision, with the headers that belong to it. */
export const messageOf = (
  revision: string | undefined,
  method: string,
  params: Params = {},
  id: string | number = 1,
) => {
  if (revision === undefined) return { headers: usual, message: { jsonrpc: "2.0", id, method, params } };
  const version = { "MCP-Protocol-Version": revision };
  if (revision !== modern)
    return { headers: { ...usual, ...version }, message: { jsonrpc: "2.0", id, method, params } };
  const name = typeof params.name === "string" ? { "Mcp-Name": params.name } : {};
  const headers = { ...usual, ...version, "Mcp-Method": method, ...name };
  return { headers, message: { jsonrpc: "2.0", id, method, params: { ...params, ...envelope() } } };
};

/** Posts a value as it is. */
export const send = (path: string, body: unknown, headers: Headers = usual): Promise<Answer> =>
  call(path, {
    method: "POST",
    headers: { ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** Calls a method in a revision. */
export const rpc = (
  path: string,
  revision: string | undefined,
  method: string,
  params: Params = {},
  id?: string | number,
) => {
  const { headers, message } = messageOf(revision, method, params, id);
  return send(path, message, headers);
};

/** The result of a call, which has to have one. */
export const resultOf = ({ status, json, text }: Answer): Params => {
  expect(status, text).toBe(200);
  const { result, error } = expectBody(McpRpcResult, json());
  expect(error).toBeUndefined();
  return result ?? {};
};

/** The error of a call, which has to have one. */
export const errorOf = ({ json }: Answer): NonNullable<z.infer<typeof McpRpcResult>["error"]> => {
  const { result, error } = expectBody(McpRpcResult, json());
  expect(result).toBeUndefined();
  if (!error) throw new Error("there is no error");
  return error;
};

export const namesOf = (path: string): string[] =>
  mcpServers.find((server) => server.path === path)?.tools.map(({ name }) => name) ?? [];
