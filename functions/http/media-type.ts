import { getMimeType } from "hono/utils/mime";
import { mcpDocuments } from "../../src/contract/mcp/servers.ts";
import { documentTypes } from "../../src/contract/site/documents.ts";

/** Returns the Content-Type of a file by its name. Files without an extension are JSON: the documents in /.well-known. */
export const mediaTypeOf = (file: string): string => {
  const document = mcpDocuments[file] ?? documentTypes[file];
  if (document) return document;
  if (file.endsWith(".json") || !file.slice(file.lastIndexOf("/")).includes("."))
    return "application/json; charset=utf-8";
  if (file.endsWith(".md")) return "text/markdown; charset=utf-8";
  return getMimeType(file) ?? "application/octet-stream";
};
