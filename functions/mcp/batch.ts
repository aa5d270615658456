import { PROTOCOL_VERSION_META_KEY } from "@modelcontextprotocol/server";
import { limits } from "../../src/contract/limits.ts";
import { lastWithBatches } from "../../src/contract/mcp-servers.ts";
import { rpcCodes } from "../../src/contract/rpc-errors.ts";
import { type Answered, failed, nothing } from "./answered.ts";

type Answer = (message: unknown) => Promise<Answered>;

const ended = `Batches ended with ${lastWithBatches}; send one message.`;

const member = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** Why a batch is not answered, or undefined where it is. `version` is what the client says that it speaks. */
const objection = (batch: readonly unknown[], version: string | undefined): string | undefined => {
  if (version !== undefined && version !== lastWithBatches) return ended;
  if (batch.length === 0) return "The batch is empty.";
  if (batch.length > limits.mcp.batch) return `The batch has more than ${limits.mcp.batch} messages.`;
  // Only later revisions say in a message which they are.
  if (batch.some((each) => member(member(member(each, "params"), "_meta"), PROTOCOL_VERSION_META_KEY) !== undefined))
    return ended;
  return batch.some((each) => member(each, "method") === "initialize") ? "initialize is sent alone." : undefined;
};

/**
 * Answers a batch, in which each message is counted and answered as if it came alone: `count` counts so many more, and
 * throws where that is too many. What can be sent together with the message that it concerns is therefore of no effect on it.
 */
export const answerBatch = async (
  batch: readonly unknown[],
  version: string | undefined,
  count: (more: number) => unknown,
  answer: Answer,
): Promise<Answered> => {
  const reason = objection(batch, version);
  if (reason !== undefined) return failed(400, rpcCodes.request, reason);
  await count(batch.length - 1);
  const answers = await Promise.all(batch.map(answer));
  const given = answers.flatMap(({ json }) => (json === "" ? [] : [json]));
  return given.length === 0 ? nothing : { status: 200, json: `[${given.join(",")}]` };
};
