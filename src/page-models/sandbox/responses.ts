import type { PageContext } from "../../content/build-context.ts";
import { severalLanguagesOf } from "../../content/languages/languages.ts";
import { printStream } from "../../contract/ask-events.ts";
import { errorKinds } from "../../contract/errors/error-kinds.ts";
import { limits } from "../../contract/limits.ts";
import { portfolioServer } from "../../contract/mcp/servers.ts";
import { listedTools } from "../../contract/mcp/tool-schemas.ts";
import { getCallerClaims, listAgentEvents, postAgentEvent, postKey } from "../../contract/operations/credentials.ts";
import { getJob, getProfile, listProjects, postContact } from "../../contract/operations/portfolio.ts";
import { postBatch } from "../../contract/operations/service.ts";
import type { AskResponse } from "../../contract/resources/agents/ask.ts";
import type { Route } from "../../contract/route.ts";
import { batchPaths } from "../../guides/sandbox/batch.ts";
import { operationErrorExample } from "../../reference/error-examples.ts";
import { reference } from "../../reference/reference.ts";

/** An example response, which the visitor's own response replaces. */
export interface SandboxResponse {
  readonly status: number;
  readonly body: string;
  /** The info string of a Markdown code block. The text of a stream has the form of YAML. */
  readonly language: "json" | "yaml";
  /** Whether the body leaves out a part of the response. */
  readonly isShortened?: boolean;
  /** What a streamed answer says. */
  readonly answer?: Pick<AskResponse, "answer" | "results">;
}

/** How many tools the example of their list has. */
const LISTED_TOOLS = 2;

const response = (status: number, json: unknown, isShortened = false): SandboxResponse => ({
  status,
  body: JSON.stringify(json, null, 2),
  language: "json",
  ...(isShortened && { isShortened }),
});

/** The example response per step id. They are those of the API reference. `answer` is the answer to the question of the page. */
export const sandboxResponses = (
  context: PageContext,
  answer: AskResponse,
): Readonly<Record<string, SandboxResponse>> => {
  const operations = reference(context).groups.flatMap(({ operations }) => operations);
  /** The example of the first response of an operation. */
  const exampleOf = ({
    operationId,
  }: Route): { readonly status: number; readonly json: unknown; readonly isShortened: boolean } => {
    const [first] = operations.find(({ route }) => route.operationId === operationId)?.responses ?? [];
    if (!first?.example || !("json" in first.example)) throw new Error(`${operationId} has no example response`);
    return { status: first.status, json: first.example.json, isShortened: first.isShortened ?? false };
  };
  const example = (route: Route): SandboxResponse => {
    const { status, json, isShortened } = exampleOf(route);
    return response(status, json, isShortened);
  };
  const { json: projects, isShortened } = exampleOf(listProjects);
  const results = [
    { status: 200, body: exampleOf(getProfile).json },
    { status: 200, body: projects },
    {
      status: errorKinds.invalid_limit.status,
      body: operationErrorExample(listProjects, "invalid_limit", context.site),
    },
  ].map((result, at) => ({ path: batchPaths[at], ...result }));
  const tools = listedTools(portfolioServer, severalLanguagesOf(context.portfolio)).slice(0, LISTED_TOOLS);
  const claims = exampleOf(getCallerClaims);
  /** Events of a key: those of the reference are of a token. */
  const eventsOf = (route: Route): SandboxResponse => {
    const { body, ...shown } = example(route);
    return { ...shown, body: body.replaceAll("token.issued", "key.issued") };
  };
  return {
    "list-projects": example(listProjects),
    "ask-question": { status: 200, body: printStream(answer).trimEnd(), language: "yaml", answer },
    "send-inquiry": example(postContact),
    "poll-job": example(getJob),
    "run-batch": response(exampleOf(postBatch).status, { count: results.length, results }, isShortened),
    "get-credential": example(postKey),
    // The example of the reference has a token. The sandbox starts with a key.
    "use-credential": response(claims.status, {
      ...Object(claims.json),
      expires_in: limits.credential.keyLifetimeSeconds,
    }),
    "revoke-credential": eventsOf(postAgentEvent),
    "refused-credential": response(
      errorKinds.unauthorized.status,
      operationErrorExample(getCallerClaims, "unauthorized", context.site),
    ),
    "list-events": eventsOf(listAgentEvents),
    "list-tools": response(200, { result: { tools }, jsonrpc: "2.0", id: 1 }, true),
    "call-tool": response(
      200,
      {
        result: { content: [{ type: "text", text: JSON.stringify(projects) }], structuredContent: projects },
        jsonrpc: "2.0",
        id: 1,
      },
      isShortened,
    ),
  };
};
