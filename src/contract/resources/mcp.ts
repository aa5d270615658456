import * as z from "zod";
import { webUrl } from "../text.ts";

export const McpInfo = z
  .object({
    protocol: z.string().exactOptional().describe("The protocol and its newest revision that is spoken here."),
    transport: z.string().exactOptional().describe("How messages are carried."),
    name: z.string().exactOptional().describe("The name of the server."),
    version: z.string().exactOptional().describe("Its release."),
    card: webUrl().exactOptional().describe("Where its card is: all that a client needs to connect."),
    tools: z
      .array(z.object({ name: z.string(), title: z.string(), description: z.string() }))
      .exactOptional()
      .describe("What it can do. `tools/list` gives the schemas too."),
    how: z.string().exactOptional().describe("How to call it."),
  })
  .meta({ id: "McpInfo", description: "A server of the Model Context Protocol." });
export type McpInfo = z.infer<typeof McpInfo>;

/** What a request is told apart by. JSON-RPC takes a fraction too, and nothing is gained by it. */
const Id = z.union([z.string(), z.int()]);

export const McpRpcRequest = z
  .object({
    jsonrpc: z.literal("2.0"),
    id: Id.exactOptional().describe(
      "Given back with the answer. A message without it is a notification, and has none.",
    ),
    method: z
      .string()
      .describe("`initialize`, `ping`, `server/discover`, `tools/list`, `tools/call`, or a notification."),
    params: z.looseObject({}).exactOptional().describe("What the method is called with."),
  })
  .meta({ id: "McpRpcRequest", description: "A message of JSON-RPC 2.0." });
export type McpRpcRequest = z.infer<typeof McpRpcRequest>;

export const McpRpcResult = z
  .object({
    jsonrpc: z.literal("2.0"),
    id: z.union([Id, z.null()]).describe("The id of the request; null where it could not be told."),
    result: z.looseObject({}).exactOptional().describe("What was asked for."),
    error: z
      .looseObject({
        code: z.int().describe("A code of JSON-RPC or of the protocol."),
        message: z.string().describe("What is wrong."),
      })
      .exactOptional()
      .describe("Why there is no result. `data` holds the code, hint and docs of the service's own errors."),
  })
  .meta({ id: "McpRpcResult", description: "An answer of JSON-RPC 2.0." });
export type McpRpcResult = z.infer<typeof McpRpcResult>;
