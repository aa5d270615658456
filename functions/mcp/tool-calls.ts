import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { errorKinds } from "../../src/contract/errors/error-kinds.ts";
import type { McpServerRecord } from "../../src/contract/mcp/servers.ts";
import type { Tool } from "../../src/contract/mcp/tools.ts";
import { toApiError } from "../http/errors.ts";
import type { Ports } from "../ports/ports.ts";
import type { AppContext } from "../ports/request-state.ts";
import type { CallTool } from "./server.ts";
import type { ToolHandler } from "./tools.ts";

/** The hint of a REST operation for the caller of a tool, which sees neither paths nor `error.issues`. */
const toolHint = (hint: string, name: string): string =>
  hint === errorKinds.validation_failed.hint
    ? `Call tools/list for the input schema of ${name}.`
    : hint.replace("/api/projects/", "").replace("GET /api/projects", "list_projects");

/**
 * Creates the tool caller of a server. Errors that the caller can fix are results with `isError`, for its model to read.
 * Other errors are protocol errors without details, which go to the log.
 */
export const createToolCaller = (
  { tools }: McpServerRecord,
  calls: ReadonlyMap<Tool, ToolHandler>,
  ports: Pick<Ports, "log">,
) => {
  const handlers = new Map(tools.map((tool) => [tool.name, calls.get(tool)]));
  return (context: AppContext): CallTool =>
    async (name, args, signal) => {
      const call = handlers.get(name);
      if (!call) return undefined;
      try {
        const { text, value } = await call(args ?? {}, signal);
        return { content: [{ type: "text", text }], ...(value && { structuredContent: value }) };
      } catch (error) {
        // The client disconnected, so this is not a failure to log.
        if (signal.aborted) throw new ProtocolError(ProtocolErrorCode.InternalError, "The request was canceled.");
        const { status, message, hint } = toApiError(error, ports, context);
        if (status >= 500) throw new ProtocolError(ProtocolErrorCode.InternalError, message);
        return { content: [{ type: "text", text: `${message} ${toolHint(hint, name)}` }], isError: true };
      }
    };
};
