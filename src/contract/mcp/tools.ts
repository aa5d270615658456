import * as z from "zod";
import { limits } from "../limits.ts";
import { askSummary } from "../operations/ask.ts";
import { matchSummary } from "../operations/match.ts";
import { getContact, getExperience, getProfile, projectListSummary } from "../operations/portfolio.ts";
import { AskInput } from "../resources/agents/ask.ts";
import { matchFields } from "../resources/agents/match-input.ts";
import { ProjectPath, ProjectQuery } from "../resources/portfolio/project.ts";
import type { ResponseName } from "../resources/response-schemas.ts";
import { trimmedText } from "../text/text.ts";

/** The record of one MCP tool. Servers, cards and documents derive from it. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The input. Unknown arguments are rejected. */
  readonly input: z.ZodObject;
  /**
   * The name of the schema of `structuredContent`; the text block contains the same data as JSON. Omitted if the tool returns the text
   * of a document (D9).
   */
  readonly output?: ResponseName;
  /** Whether its result has texts of the portfolio, which can have several languages (D18). */
  readonly isLocalized?: boolean;
}

/** The languages of a portfolio that has several, the default first. */
export type Languages = readonly string[] | undefined;

/** The argument of a tool in a portfolio with several languages. */
export interface LanguageArgument {
  readonly language?: string | undefined;
}

/** The input of a tool: with `language` if it is localized and the portfolio has several languages (D18). */
export const inputIn = ({ input, isLocalized }: Tool, languages: Languages): z.ZodObject =>
  languages && isLocalized ? input.extend({ language: z.enum(languages).optional() }) : input;

const noArguments = z.strictObject({});

export const getProfileTool = {
  name: "get_profile",
  title: "Profile",
  description: getProfile.description,
  input: noArguments,
  output: "Profile",
  isLocalized: true,
} as const satisfies Tool;

export const listProjectsTool = {
  name: "list_projects",
  title: "Projects",
  description: projectListSummary,
  input: z.strictObject(ProjectQuery.shape),
  output: "ProjectList",
  isLocalized: true,
} as const satisfies Tool;

export const getProjectTool = {
  name: "get_project",
  title: "Project",
  description: "Returns one project with its complete text. list_projects has its slug.",
  input: z.strictObject(ProjectPath.shape),
  output: "ProjectDetail",
  isLocalized: true,
} as const satisfies Tool;

export const getContactTool = {
  name: "get_contact",
  title: "Contact",
  description: getContact.description,
  input: noArguments,
  output: "ContactInfo",
  isLocalized: true,
} as const satisfies Tool;

const question = z.strictObject({
  question: trimmedText(1, limits.ask.maxQuestionLength).describe("The question."),
  limit: AskInput.shape.limit,
  prev: AskInput.shape["context.prev"],
});

export const getExperienceTool = {
  name: "get_experience",
  title: "Experience",
  description: getExperience.description,
  input: noArguments,
  output: "ExperienceBundle",
  isLocalized: true,
} as const satisfies Tool;

export const askSiteTool = {
  name: "ask_about_docs",
  title: "Ask",
  description: `${askSummary} Reports a failure if the site has no answer.`,
  input: question,
  output: "AskResponse",
  isLocalized: true,
} as const satisfies Tool;

export const matchRequirementsTool = {
  name: "match_requirements",
  title: "Match",
  description: matchSummary,
  input: z.strictObject(matchFields),
  output: "MatchResult",
} as const satisfies Tool;

export const askDocumentsTool = {
  ...askSiteTool,
  // The documentation is in English.
  isLocalized: false,
  description:
    "Answers a question about how to use this API, and cites its sources. For questions about the owner of the portfolio, use the server /api/mcp.",
} as const satisfies Tool;

export const getLlmsTool = {
  name: "get_llms",
  title: "llms.txt",
  description: "Returns the guide to this API for language models, as Markdown.",
  input: noArguments,
} as const satisfies Tool;

export const getOpenApiTool = {
  name: "get_openapi",
  title: "OpenAPI",
  description:
    "Returns the OpenAPI 3.1 document of this API as JSON text. With `operation`, it contains that operation with its " +
    "headers, examples and errors; without, all operations and schemas, but no examples, headers, error codes or v1 mirror.",
  input: z.strictObject({
    operation: trimmedText(1, limits.mcp.maxOperationIdLength)
      .optional()
      .describe("One operation: its operationId, such as listProjects, or its method and path."),
  }),
} as const satisfies Tool;
