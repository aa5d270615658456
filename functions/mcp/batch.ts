import { PROTOCOL_VERSION_META_KEY } from "@modelcontextprotocol/server";
import { limits } from "../../src/contract/limits.ts";
import { rpcCodes } from "../../src/contract/mcp/rpc-errors.ts";
import { lastRevisionWithBatches } from "../../src/contract/mcp/servers.ts";
import { noContent, type RpcResponse, rpcError } from "./rpc-response.ts";

type AnswerMessage = (message: unknown) => Promise<RpcResponse>;

const unsupported = `Revisions after ${lastRevisionWithBatches} do not support batches; send one message.`;

const member = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** The error of a batch, or undefined. `version` is the MCP-Protocol-Version header. */
const batchError = (batch: readonly unknown[], version: string | undefined): string | undefined => {
  if (version !== undefined && version !== lastRevisionWithBatches) return unsupported;
  if (batch.length === 0) return "The batch is empty.";
  if (batch.length > limits.mcp.maxBatchMessages)
    return `The batch has more than ${limits.mcp.maxBatchMessages} messages.`;
  // Only later revisions have a version in the message.
  if (
    batch.some((message) => member(member(member(message, "params"), "_meta"), PROTOCOL_VERSION_META_KEY) !== undefined)
  )
    return unsupported;
  return batch.some((message) => member(message, "method") === "initialize")
    ? "Send initialize alone, not in a batch."
    : undefined;
};

/**
 * Returns the responses to a batch. Messages run in parallel and independently, so a cancellation has no effect on its own
 * batch. `count` adds further messages to the rate limit, and throws if they exceed it.
 */
export const answerBatch = async (
  batch: readonly unknown[],
  version: string | undefined,
  count: (more: number) => unknown,
  answer: AnswerMessage,
): Promise<RpcResponse> => {
  const reason = batchError(batch, version);
  if (reason !== undefined) return rpcError(400, rpcCodes.request, reason);
  await count(batch.length - 1);
  const responses = await Promise.all(batch.map(answer));
  const bodies = responses.flatMap(({ json }) => (json === "" ? [] : [json]));
  return bodies.length === 0 ? noContent : { status: 200, json: `[${bodies.join(",")}]` };
};
