import type { JSONRPCRequest } from "@modelcontextprotocol/server";

/** What a request says of its message in headers, for whoever carries it and reads no bodies. */
export interface MessageHeaders {
  readonly protocolVersionHeader?: string;
  readonly mcpMethodHeader?: string;
  readonly mcpNameHeader?: string;
}

/** The headers of a request that belong to its message. */
export const messageHeaders = (headers: Headers): MessageHeaders => {
  const [version, method, name] = ["mcp-protocol-version", "mcp-method", "mcp-name"].map((each) => headers.get(each));
  return {
    ...(version != null && { protocolVersionHeader: version }),
    ...(method != null && { mcpMethodHeader: method }),
    ...(name != null && { mcpNameHeader: name }),
  };
};

/** A name that a header cannot hold comes as base64 of UTF-8. Returns undefined where that is none. */
const decoded = (name: string): string | undefined => {
  const [, base64] = /^=\?base64\?(.*)\?=$/.exec(name) ?? [];
  if (base64 === undefined) return name;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/**
 * What headers say otherwise than the message of revision 2026-07-28 that they came with, or not at all; undefined where
 * they agree (SEP-2243). Where version and method differ, the library has found it before.
 */
export const disagreement = (
  { method, params }: JSONRPCRequest,
  { protocolVersionHeader, mcpMethodHeader, mcpNameHeader }: MessageHeaders,
): string | undefined => {
  if (protocolVersionHeader === undefined) return "The header MCP-Protocol-Version is missing.";
  if (mcpMethodHeader === undefined) return "The header Mcp-Method is missing.";
  if (method !== "tools/call" || typeof params?.name !== "string") return undefined;
  if (mcpNameHeader === undefined) return "The header Mcp-Name is missing.";
  return decoded(mcpNameHeader) === params.name
    ? undefined
    : "The header Mcp-Name names another tool than the message.";
};
