import {
  type CallToolResult,
  type JSONRPCRequest,
  ProtocolError,
  ProtocolErrorCode,
  type Result,
  Server,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { limits } from "../../src/contract/limits.ts";
import { mcpVersions } from "../../src/contract/mcp/servers.ts";
import type { ServerCard } from "../../src/portfolio/mcp-cards.ts";

/** Calls a tool by name. Returns undefined if there is no such tool. */
export type CallTool = (name: string, args: unknown, signal: AbortSignal) => Promise<CallToolResult | undefined>;

/** Never used: this server sends no requests to clients. Without it, each server would create a validator. */
const jsonSchemaValidator = {
  getValidator: (): never => {
    throw new Error("this server sends no requests to clients, so there is nothing to validate");
  },
};

type RequestHandler = (request: JSONRPCRequest, context: ServerContext) => Promise<Result>;

/** An error about parameters with a message for the client. Messages of the SDK can quote internals. */
class ParamsError extends ProtocolError {
  constructor(message: string) {
    super(ProtocolErrorCode.InvalidParams, message);
  }
}

const isInvalidParams = (error: unknown): boolean =>
  !(error instanceof ProtocolError) || error.code === ProtocolErrorCode.InvalidParams;

/** A server that replaces the SDK's errors about parameters. The handlers below throw only protocol errors. */
class SafeErrorServer extends Server {
  protected override _wrapHandler(method: string, handler: RequestHandler): RequestHandler {
    const wrapped = super._wrapHandler(method, handler);
    return async (request, context) => {
      try {
        return await wrapped(request, context);
      } catch (error) {
        if (error instanceof ParamsError || !isInvalidParams(error)) throw error;
        throw new ParamsError(`The params do not match the schema of ${method}.`);
      }
    };
  }
}

const publicCache = { ttlMs: limits.mcp.maxAgeSeconds * 1000, cacheScope: "public" } as const;

/** Creates a server for one message of any revision. It describes itself as its server card does. */
export const createMcpServer = (
  { serverInfo, capabilities, instructions, tools }: ServerCard,
  callTool: CallTool,
): Server => {
  const server = new SafeErrorServer(serverInfo, {
    capabilities,
    instructions,
    supportedProtocolVersions: [...mcpVersions.modern, ...mcpVersions.initialize],
    cacheHints: { "tools/list": publicCache, "server/discover": publicCache },
    jsonSchemaValidator,
  });
  server.setRequestHandler("tools/list", ({ params }) => {
    // The list has one page, so no cursor is valid.
    if (params?.cursor !== undefined) throw new ParamsError("Unknown cursor.");
    return { tools: [...tools] };
  });
  server.setRequestHandler("tools/call", async ({ params }, { mcpReq }) => {
    const result = await callTool(params.name, params.arguments, mcpReq.signal);
    if (!result) throw new ParamsError("Unknown tool. Call tools/list for the available tools.");
    return result;
  });
  return server;
};
