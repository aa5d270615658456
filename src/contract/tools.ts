import * as z from "zod";
import { limits } from "./limits.ts";
import { AskInput, AskResponse } from "./resources/ask.ts";
import { ContactInfo } from "./resources/contact.ts";
import { Profile } from "./resources/profile.ts";
import { ProjectList, ProjectQuery } from "./resources/project.ts";
import { trimmedText } from "./text.ts";

/** One tool of a server of the Model Context Protocol, as a plain record. Everything that is said about it is made from here. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** What it is called with; anything else is refused. */
  readonly input: z.ZodObject;
  /** What its `structuredContent` is, and as JSON its text. */
  readonly output: z.ZodObject;
}

const nothing = z.strictObject({});

export const getProfileTool = {
  name: "get_profile",
  title: "Profile",
  description: "Who the portfolio is about: name, e-mail, roles, location, availability and links.",
  input: nothing,
  output: Profile,
} as const satisfies Tool;

export const listProjectsTool = {
  name: "list_projects",
  title: "Projects",
  description:
    "Projects, newest first, filtered and in pages. While `has_more` is true, pass `next_cursor` as `cursor` for the next page.",
  input: z.strictObject(ProjectQuery.shape),
  output: ProjectList,
} as const satisfies Tool;

export const getContactTool = {
  name: "get_contact",
  title: "Contact",
  description: "How the person can be reached.",
  input: nothing,
  output: ContactInfo,
} as const satisfies Tool;

const question = z.strictObject({
  question: trimmedText(1, limits.ask.question).describe("The question in plain words."),
  limit: AskInput.shape.limit,
});

export const askSiteTool = {
  name: "ask_about_docs",
  title: "Ask",
  description:
    "Answers a question about the person, the work or this API, with sources. It says so where the site has no answer.",
  input: question,
  output: AskResponse,
} as const satisfies Tool;

export const askDocumentsTool = {
  ...askSiteTool,
  description:
    "Answers a question about how to use this API, with sources. It says so where the documents have no answer.",
} as const satisfies Tool;

export const getLlmsTool = {
  name: "get_llms",
  title: "llms.txt",
  description: "The guide to this API for language models, as Markdown.",
  input: nothing,
  output: z.object({ text: z.string() }),
} as const satisfies Tool;

export const getOpenApiTool = {
  name: "get_openapi",
  title: "OpenAPI",
  description: "The OpenAPI 3.1 document of this API: every operation with its schemas and examples.",
  input: nothing,
  output: z.looseObject({ openapi: z.string() }),
} as const satisfies Tool;
