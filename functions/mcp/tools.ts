import type * as z from "zod";
import { ApiError, quoted } from "../../src/contract/errors.ts";
import { getContact, getProfile, listProjects } from "../../src/contract/operations/portfolio.ts";
import type { Route } from "../../src/contract/route.ts";
import {
  askDocumentsTool,
  askSiteTool,
  getContactTool,
  getLlmsTool,
  getOpenApiTool,
  getProfileTool,
  listProjectsTool,
  type Tool,
} from "../../src/contract/tools.ts";
import type { Ask } from "../ask/asking.ts";
import { sentence } from "../checked.ts";
import type { Read } from "../handle.ts";
import { type MaybePromise, whenReady } from "../maybe-promise.ts";
import type { Asset, Ports } from "../ports.ts";
import { isFile, type Reply, textOf } from "../reply.ts";
import { builtFile } from "../routes/prerendered.ts";

type Value = Record<string, unknown>;

/** What a tool gives, as JSON text and as what that says. */
export interface ToolResult {
  readonly text: string;
  readonly value: Value;
}

/** Calls a tool with what a client sent. Throws an ApiError. */
export type Call = (sent: unknown, signal: AbortSignal) => MaybePromise<ToolResult>;

/** Arguments that a complaint names at most. */
const named = 10;

/** What is wrong with what a tool was called with, in sentences that a model can act on. */
const complaint = (tool: Tool, sent: unknown, issues: readonly z.core.$ZodIssue[]): string =>
  issues
    .map((issue) =>
      issue.code === "unrecognized_keys"
        ? `${tool.name} has no argument ${issue.keys.slice(0, named).map(quoted).join(", ")}.`
        : sentence(issue, sent),
    )
    .join(" ");

const checkedArguments = <T extends Tool>(tool: T, sent: unknown): z.output<T["input"]> => {
  const result = tool.input.safeParse(sent);
  if (result.success) return result.data as z.output<T["input"]>;
  throw new ApiError("validation_failed", {
    message: complaint(tool, sent, result.error.issues),
    hint: `tools/list gives the input schema of ${tool.name}.`,
  });
};

const made = (text: string): ToolResult => ({ text, value: JSON.parse(text) });

/** What was made of a file, for as long as the file lives. */
const oncePerFile = (make: (file: Asset) => ToolResult): ((file: Asset) => ToolResult) => {
  const known = new WeakMap<Asset, ToolResult>();
  return (file) => {
    const result = known.get(file) ?? make(file);
    known.set(file, result);
    return result;
  };
};

const ofFile = oncePerFile((asset) => made(textOf({ asset }, "current")));
const ofText = oncePerFile((asset) => made(JSON.stringify({ text: textOf({ asset }, "current") })));
const ofReply = (reply: Reply): ToolResult => (isFile(reply) ? ofFile(reply.asset) : made(textOf(reply, "current")));

/** What each tool does. They answer by the functions that answer over REST, so that nothing is said in two ways (D9). */
export const toolCalls = (ports: Ports, reads: readonly Read[], ask: Ask): ReadonlyMap<Tool, Call> => {
  const calls = new Map<Tool, Call>();
  const add = <T extends Tool>(
    tool: T,
    run: (given: z.output<T["input"]>, signal: AbortSignal) => MaybePromise<ToolResult>,
  ) => calls.set(tool, (sent, signal) => run(checkedArguments(tool, sent), signal));

  const readOf = ({ operationId }: Route): ReturnType<Read["ask"]> => {
    const read = reads.find(({ route }) => route.operationId === operationId);
    if (!read) throw new Error(`${operationId} is not read here`);
    return read.ask(ports, "current");
  };
  const asked =
    (scope: "site" | "documents") => async (given: z.output<(typeof askSiteTool)["input"]>, signal: AbortSignal) => {
      const value = await ask({ text: given.question, limit: given.limit, scope }, signal);
      return { text: JSON.stringify(value), value };
    };

  const [profile, contact, projects] = [readOf(getProfile), readOf(getContact), readOf(listProjects)];
  add(getProfileTool, () => whenReady(profile(), ofReply));
  add(getContactTool, () => whenReady(contact(), ofReply));
  add(listProjectsTool, (given) => {
    const query = Object.entries(given).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return whenReady(projects(Object.fromEntries(query)), ofReply);
  });
  add(askSiteTool, asked("site"));
  add(askDocumentsTool, asked("documents"));
  add(getLlmsTool, () => whenReady(builtFile(ports, "/llms.txt"), ofText));
  add(getOpenApiTool, () => whenReady(builtFile(ports, "/openapi.json"), ofFile));
  return calls;
};
