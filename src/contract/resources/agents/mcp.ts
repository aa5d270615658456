import * as z from "zod";
import { webUrl } from "../../text/text.ts";

export const McpInfo = z
  .object({
    protocol: z.string().exactOptional().describe("The protocol and its latest supported revision."),
    transport: z.string().exactOptional().describe("The transport."),
    name: z.string().exactOptional().describe("The name of the server."),
    version: z.string().exactOptional().describe("The release of the server."),
    card: webUrl()
      .exactOptional()
      .describe("The URL of the server card, which contains everything that a client needs to connect."),
    tools: z
      .array(z.object({ name: z.string(), title: z.string(), description: z.string() }))
      .exactOptional()
      .describe("The tools. `tools/list` also returns their schemas."),
    how: z.string().exactOptional().describe("How to call the server."),
  })
  .meta({ id: "McpInfo", description: "An MCP server." });
export type McpInfo = z.infer<typeof McpInfo>;

/** A request id. JSON-RPC also allows fractions, which are not supported. */
const Id = z.union([z.string(), z.int()]);

export const McpRpcRequest = z
  .strictObject({
    jsonrpc: z.literal("2.0").describe("The JSON-RPC version."),
    id: Id.exactOptional().describe(
      "The id of the request, which the response repeats. A message without an id is a notification and gets no response.",
    ),
    method: z
      .string()
      .describe("`initialize`, `ping`, `server/discover`, `tools/list`, `tools/call`, or a notification."),
    params: z.looseObject({}).exactOptional().describe("The parameters of the method."),
  })
  .meta({ id: "McpRpcRequest", description: "A JSON-RPC 2.0 message. Other members are refused." });
export type McpRpcRequest = z.infer<typeof McpRpcRequest>;

export const McpRpcResult = z
  .object({
    jsonrpc: z.literal("2.0"),
    id: z.union([Id, z.null()]).describe("The id of the request, or null if it could not be read."),
    result: z.looseObject({}).exactOptional().describe("The result."),
    error: z
      .looseObject({
        code: z.int().describe("A JSON-RPC or MCP error code."),
        message: z.string().describe("The error message."),
      })
      .exactOptional()
      .describe("The error. For errors of this service, `data` has code, hint and docs."),
  })
  .meta({ id: "McpRpcResult", description: "A JSON-RPC 2.0 response." });
export type McpRpcResult = z.infer<typeof McpRpcResult>;
