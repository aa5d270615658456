import type { McpServerRecord } from "../../src/contract/mcp/servers.ts";
import type { Tool } from "../../src/contract/mcp/tools.ts";
import type { ServerCard } from "../../src/portfolio/mcp-cards.ts";
import type { Ports } from "../ports/ports.ts";
import type { AppContext } from "../ports/request-state.ts";
import { answerBatch } from "./batch.ts";
import { readMessageHeaders } from "./message-headers.ts";
import { answerMessage } from "./revisions.ts";
import type { RpcResponse } from "./rpc-response.ts";
import { createMcpServer } from "./server.ts";
import { createToolCaller } from "./tool-calls.ts";
import type { ToolHandler } from "./tools.ts";

/** Counts further messages of a request in the rate limit, and throws if they exceed it. */
type CountMore = (context: AppContext, more: number) => unknown;

/** Creates a function that answers the messages of requests. Each message gets a new server without state. */
export const messageAnswerer = (
  server: McpServerRecord,
  calls: ReadonlyMap<Tool, ToolHandler>,
  ports: Ports,
  countMore: CountMore,
) => {
  const callIn = createToolCaller(server, calls, ports);
  return (context: AppContext, payload: unknown, card: ServerCard): Promise<RpcResponse> => {
    const { raw } = context.req;
    const headers = readMessageHeaders(raw.headers);
    const makeServer = () => createMcpServer(card, callIn(context));
    const answerOne = (message: unknown) => answerMessage({ message, headers, request: raw }, makeServer);
    return Array.isArray(payload)
      ? answerBatch(payload, headers.protocolVersionHeader, (more) => countMore(context, more), answerOne)
      : answerOne(payload);
  };
};
