import type * as z from "zod";
import { ApiError, quoteInput } from "../../src/contract/errors.ts";
import {
  askDocumentsTool,
  askSiteTool,
  getContactTool,
  getExperienceTool,
  getLlmsTool,
  getOpenApiTool,
  getProfileTool,
  getProjectTool,
  inputIn,
  type LanguageArgument,
  listProjectsTool,
  matchRequirementsTool,
  type Tool,
} from "../../src/contract/mcp/tools.ts";
import { openApiOperation, openApiOverview, operationIds, parseOpenApi } from "../../src/contract/openapi/excerpt.ts";
import {
  getContact,
  getExperience,
  getProfile,
  getProject,
  listProjects,
} from "../../src/contract/operations/portfolio.ts";
import type { Route } from "../../src/contract/route.ts";
import { describeIssue } from "../../src/contract/validate.ts";
import type { AnswerQuestion } from "../ask/answerer.ts";
import { matchJob } from "../ask/matcher.ts";
import { readQuestion } from "../ask/question.ts";
import { readBuiltFile } from "../http/built-file.ts";
import type { ReadOperation } from "../http/operation.ts";
import { isFile, type Reply, textOf } from "../http/reply.ts";
import type { Asset, Ports } from "../ports/ports.ts";

type Value = Record<string, unknown>;

/** The result of a tool: JSON text with its parsed value, or the text of a document. */
export interface ToolResult {
  readonly text: string;
  readonly value?: Value;
}

/** Runs a tool with the arguments of a client. Throws an ApiError. */
export type ToolHandler = (args: unknown, signal: AbortSignal) => Promise<ToolResult>;

const MAX_NAMED_ARGUMENTS = 10;

/** Describes invalid arguments in sentences that a model can act on. */
const argumentError = (tool: Tool, args: unknown, issues: readonly z.core.$ZodIssue[]): string =>
  issues
    .map((issue) =>
      issue.code === "unrecognized_keys"
        ? `${tool.name} has no argument ${issue.keys.slice(0, MAX_NAMED_ARGUMENTS).map(quoteInput).join(", ")}.`
        : describeIssue(issue, args),
    )
    .join(" ");

/** The arguments of a tool, with `language` if the portfolio has several and the tool reads it. */
type Arguments<T extends Tool> = z.output<T["input"]> & LanguageArgument;

const parseArguments = <T extends Tool>(tool: T, input: z.ZodObject, args: unknown): Arguments<T> => {
  const result = input.safeParse(args);
  if (result.success) return result.data as Arguments<T>;
  throw new ApiError("validation_failed", { message: argumentError(tool, args, result.error.issues) });
};

const ofValue = (value: Value): ToolResult => ({ text: JSON.stringify(value), value });

const toResult = (text: string): ToolResult => ({ text, value: JSON.parse(text) });

/** Caches the result of a file for the lifetime of the file. */
const oncePerFile = (make: (file: Asset) => ToolResult): ((file: Asset) => ToolResult) => {
  const cache = new WeakMap<Asset, ToolResult>();
  return (file) => {
    const result = cache.get(file) ?? make(file);
    cache.set(file, result);
    return result;
  };
};

const ofFile = oncePerFile((asset) => toResult(textOf({ asset }, "current")));
const overviewOf = oncePerFile((asset) => ({
  text: JSON.stringify(openApiOverview(parseOpenApi(textOf({ asset }, "current")))),
}));

/** The part of the OpenAPI document about one operation. */
const operationOf = (asset: Asset, operation: string): ToolResult => {
  const document = parseOpenApi(textOf({ asset }, "current"));
  const part = openApiOperation(document, operation);
  if (part) return { text: JSON.stringify(part) };
  throw new ApiError("validation_failed", {
    message: `There is no operation ${quoteInput(operation)}.`,
    hint: `Pass one of ${operationIds(document).join(", ")}.`,
  });
};

const ofReply = (reply: Reply): ToolResult =>
  isFile(reply) ? ofFile(reply.asset) : toResult(textOf(reply, "current"));

type AskArguments = z.output<(typeof askSiteTool)["input"]> & LanguageArgument;

/** The query of a read in the language of the arguments. */
const languageOf = ({ language }: LanguageArgument): { readonly lang: string } | undefined =>
  language ? { lang: language } : undefined;

/** Creates the tool handlers. They run the REST operations, so that both return the same data (D9). */
export const createToolHandlers = (
  ports: Ports,
  reads: readonly ReadOperation[],
  ask: AnswerQuestion,
): ReadonlyMap<Tool, ToolHandler> => {
  const handlers = new Map<Tool, ToolHandler>();
  const add = <T extends Tool>(tool: T, run: (args: Arguments<T>, signal: AbortSignal) => Promise<ToolResult>) => {
    const input = inputIn(tool, ports.settings.languages);
    handlers.set(tool, (args, signal) => run(parseArguments(tool, input, args), signal));
  };

  const readOf = ({ operationId }: Route): ReturnType<ReadOperation["run"]> => {
    const read = reads.find(({ route }) => route.operationId === operationId);
    if (!read) throw new Error(`${operationId} is not a read`);
    return read.run(ports, "current");
  };
  const askIn =
    (scope: "site" | "documents") =>
    async ({ question: q, language, ...options }: AskArguments, signal: AbortSignal) =>
      ofValue(await ask({ ...readQuestion({ ...options, q }), language, scope }, signal));

  const [profile, contact, experience] = [readOf(getProfile), readOf(getContact), readOf(getExperience)];
  const [projects, project] = [readOf(listProjects), readOf(getProject)];
  add(getProfileTool, async (args) => ofReply(await profile(languageOf(args))));
  add(getExperienceTool, async (args) => ofReply(await experience(languageOf(args))));
  add(getContactTool, async (args) => ofReply(await contact(languageOf(args))));
  add(listProjectsTool, async ({ language, ...args }) => {
    const query = Object.entries({ ...args, lang: language }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return ofReply(await projects(Object.fromEntries(query)));
  });
  add(getProjectTool, async (args) => ofReply(await project(languageOf(args), { slug: args.slug })));
  add(askSiteTool, askIn("site"));
  add(askDocumentsTool, askIn("documents"));
  add(matchRequirementsTool, async (input) => ofValue(await matchJob(input, ports)));
  add(getLlmsTool, async () => ({ text: textOf({ asset: await readBuiltFile(ports, "/llms.txt") }, "current") }));
  add(getOpenApiTool, async ({ operation }) => {
    const file = await readBuiltFile(ports, "/openapi.json");
    return operation === undefined ? overviewOf(file) : operationOf(file, operation);
  });
  return handlers;
};
