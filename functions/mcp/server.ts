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
import { mcpVersions } from "../../src/contract/mcp-servers.ts";
import type { ServerCard } from "../../src/portfolio/mcp-cards.ts";

/** Calls a tool by its name; undefined where there is none of that name. */
export type CallTool = (name: string, sent: unknown, signal: AbortSignal) => Promise<CallToolResult | undefined>;

/** Clients are asked nothing, so no answer of theirs is ever to be checked. By default each server would make a checker. */
const jsonSchemaValidator = {
  getValidator: (): never => {
    throw new Error("nothing is asked of clients, so there is nothing to validate");
  },
};

type Handler = (request: JSONRPCRequest, context: ServerContext) => Promise<Result>;

/** What is said here about parameters. The library's own words about them are not for anybody. */
class ParamsError extends ProtocolError {
  constructor(message: string) {
    super(ProtocolErrorCode.InvalidParams, message);
  }
}

const isAboutParams = (error: unknown): boolean =>
  !(error instanceof ProtocolError) || error.code === ProtocolErrorCode.InvalidParams;

/** The handlers below throw errors of the protocol alone; any other is of the library, about parameters. */
class StatelessServer extends Server {
  protected override _wrapHandler(method: string, handler: Handler): Handler {
    const wrapped = super._wrapHandler(method, handler);
    return async (request, context) => {
      try {
        return await wrapped(request, context);
      } catch (error) {
        if (error instanceof ParamsError || !isAboutParams(error)) throw error;
        throw new ParamsError(`The params are not those that ${method} takes.`);
      }
    };
  }
}

const keptPublicly = { ttlMs: limits.mcp.maxAge * 1000, cacheScope: "public" } as const;

/** A server for one message, in whichever revision that is. What it says of itself is what its card says. */
export const serverFor = (
  { serverInfo, capabilities, instructions, tools }: ServerCard,
  callTool: CallTool,
): Server => {
  const server = new StatelessServer(serverInfo, {
    capabilities,
    instructions,
    supportedProtocolVersions: [...mcpVersions.modern, ...mcpVersions.initialize],
    cacheHints: { "tools/list": keptPublicly, "server/discover": keptPublicly },
    jsonSchemaValidator,
  });
  server.setRequestHandler("tools/list", ({ params }) => {
    // The list is one page, so nobody was given a cursor.
    if (params?.cursor !== undefined) throw new ParamsError("There is no such cursor.");
    return { tools: [...tools] };
  });
  server.setRequestHandler("tools/call", async ({ params }, { mcpReq }) => {
    const result = await callTool(params.name, params.arguments, mcpReq.signal);
    if (!result) throw new ParamsError("There is no such tool; tools/list names them.");
    return result;
  });
  return server;
};
