import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import type { McpServerRecord } from "../../src/contract/mcp-servers.ts";
import type { Tool } from "../../src/contract/tools.ts";
import type { AppContext } from "../environment.ts";
import { asApiError } from "../errors.ts";
import type { Ports } from "../ports.ts";
import type { CallTool } from "./server.ts";
import type { Call } from "./tools.ts";

/**
 * Makes the function by which the tools of a server are called for a request. What a caller can mend is told to its model
 * as a result; a fault of ours is an error without its cause, which goes to the log.
 */
export const calling = ({ tools }: McpServerRecord, calls: ReadonlyMap<Tool, Call>, ports: Pick<Ports, "log">) => {
  const named = new Map(tools.map((tool) => [tool.name, calls.get(tool)]));
  return (context: AppContext): CallTool =>
    async (name, sent, signal) => {
      const call = named.get(name);
      if (!call) return undefined;
      try {
        const { text, value } = await call(sent ?? {}, signal);
        return { content: [{ type: "text", text }], structuredContent: value };
      } catch (error) {
        // Nobody reads what it gives, so it has not failed.
        if (signal.aborted) throw new ProtocolError(ProtocolErrorCode.InternalError, "The request was given up.");
        const { status, message, hint } = asApiError(error, ports, context);
        if (status >= 500) throw new ProtocolError(ProtocolErrorCode.InternalError, message);
        return { content: [{ type: "text", text: `${message} ${hint}` }], isError: true };
      }
    };
};
