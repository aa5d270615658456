import { limits } from "../../src/contract/limits.ts";
import { lastWithBatches } from "../../src/contract/mcp-servers.ts";
import { rpcCodes } from "../../src/contract/rpc-errors.ts";
import { type Answered, failed, nothing } from "./answered.ts";

type Answer = (message: unknown) => Promise<Answered>;

/** Why a batch is not answered, or undefined where it is. `version` is what the client says that it speaks. */
const objection = (batch: readonly unknown[], version: string | undefined): string | undefined => {
  if (version !== undefined && version !== lastWithBatches)
    return `Batches ended with ${lastWithBatches}; send one message.`;
  if (batch.length === 0) return "The batch is empty.";
  if (batch.length > limits.mcp.batch) return `The batch has more than ${limits.mcp.batch} messages.`;
  const methods = batch.map((each) => (typeof each === "object" && each !== null ? Reflect.get(each, "method") : null));
  return methods.includes("initialize") ? "initialize is sent alone." : undefined;
};

/**
 * Answers a batch, in which each message is counted and answered as if it came alone: `count` counts one more, and throws
 * where that is too many. What can be sent together with the message that it concerns is therefore of no effect on it.
 */
export const answerBatch = async (
  batch: readonly unknown[],
  version: string | undefined,
  count: () => unknown,
  answer: Answer,
): Promise<Answered> => {
  const reason = objection(batch, version);
  if (reason !== undefined) return failed(400, rpcCodes.request, reason);
  for (let counted = 1; counted < batch.length; counted += 1) await count();
  const answers = await Promise.all(batch.map(answer));
  const given = answers.flatMap(({ json }) => (json === "" ? [] : [json]));
  return given.length === 0 ? nothing : { status: 200, json: `[${given.join(",")}]` };
};
