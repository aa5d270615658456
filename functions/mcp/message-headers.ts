import type { JSONRPCRequest } from "@modelcontextprotocol/server";

/** Headers that repeat parts of the message for intermediaries, which do not read bodies. */
export interface MessageHeaders {
  readonly protocolVersionHeader?: string;
  readonly mcpMethodHeader?: string;
  readonly mcpNameHeader?: string;
}

/** Reads the message headers of a request. */
export const readMessageHeaders = (headers: Headers): MessageHeaders => {
  const [version, method, name] = ["mcp-protocol-version", "mcp-method", "mcp-name"].map((header) =>
    headers.get(header),
  );
  return {
    ...(version != null && { protocolVersionHeader: version }),
    ...(method != null && { mcpMethodHeader: method }),
    ...(name != null && { mcpNameHeader: name }),
  };
};

/** Decodes a name, which is base64 if a header cannot contain it. Returns undefined if it is invalid. */
const decodeName = (name: string): string | undefined => {
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
 * Returns the error if headers are missing or contradict the message, in revision 2026-07-28 (SEP-2243); otherwise undefined.
 * The SDK has already compared version and method.
 */
export const headerMismatch = (
  { method, params }: JSONRPCRequest,
  { protocolVersionHeader, mcpMethodHeader, mcpNameHeader }: MessageHeaders,
): string | undefined => {
  if (protocolVersionHeader === undefined) return "The header MCP-Protocol-Version is missing.";
  if (mcpMethodHeader === undefined) return "The header Mcp-Method is missing.";
  if (method !== "tools/call" || typeof params?.name !== "string") return undefined;
  if (mcpNameHeader === undefined) return "The header Mcp-Name is missing.";
  return decodeName(mcpNameHeader) === params.name
    ? undefined
    : "The header Mcp-Name names a different tool than the message.";
};
