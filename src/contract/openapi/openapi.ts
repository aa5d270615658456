import * as z from "zod";
import { printStream } from "../ask-events.ts";
import { baseOf } from "../base.ts";
import { ApiError, errorBody, errorKinds, errorMarkdown } from "../errors.ts";
import { limits, perWindow } from "../limits.ts";
import { AgentEvent } from "../resources/agents/agent-event.ts";
import { AskMeta, AskResponse, AskResult } from "../resources/agents/ask.ts";
import { PublicKey } from "../resources/agents/credential.ts";
import { McpRpcResult } from "../resources/agents/mcp.ts";
import { BatchEntry } from "../resources/batch.ts";
import { ErrorBody, ErrorBodyV1 } from "../resources/error.ts";
import { JobCheck, JobResult } from "../resources/job.ts";
import { Education, Experience, Hackathon, SkillGroup } from "../resources/portfolio/experience.ts";
import { Project } from "../resources/portfolio/project.ts";
import { errorsOf, hintOverride, type Route } from "../route.ts";
import { errorResponseBody } from "../text/error-response-body.ts";
import {
  errorHeaderNames,
  headerDefinitions,
  headerRefs,
  type OpenApiObject,
  operationHeaderNames,
} from "./headers.ts";

/** Data in the OpenAPI document that is not part of the contract. */
export interface OpenApiSubject {
  /** The origin of the site. */
  readonly site: string;
  /** The title of the portfolio. */
  readonly title: string;
  /** The contact for questions about the API. */
  readonly contact: { readonly name: string; readonly email: string };
  /** The release of the service, e.g. `0.1.0`. */
  readonly release: string;
  /** An example response per operation id. */
  readonly examples: Readonly<Record<string, unknown>>;
  /** An example request body per operation id. */
  readonly requests: Readonly<Record<string, unknown>>;
}

/** Groups of operations, in display order. */
export const tags: readonly { readonly name: Route["tag"]; readonly description: string }[] = [
  { name: "Portfolio", description: "The portfolio's owner and their work. No credential is required." },
  { name: "Service", description: "Service status, batches of reads, and how to try the API." },
  { name: "Agents", description: "Questions in natural language, and MCP servers." },
  { name: "Credentials", description: "Endpoints that issue and revoke credentials, and the paths that require one." },
];

const securitySchemes = {
  bearerAuth: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "An access token in the Authorization header.",
  },
  apiKeyAuth: {
    type: "apiKey",
    in: "header",
    name: "x-api-key",
    description: "A demo key or an access token in the x-api-key header.",
  },
};

const schemaRef = (id: string) => ({ $ref: `#/components/schemas/${id}` });
const idOf = (schema: z.ZodType): string => z.globalRegistry.get(schema)?.id ?? "";

/** Named schemas, each published once and referenced elsewhere. */
const schemas = (routes: readonly Route[]): OpenApiObject => {
  const registry = z.registry<{ id?: string | undefined }>();
  const nested = [
    ...[ErrorBody, ErrorBodyV1, Project, Experience, Hackathon, SkillGroup, Education],
    ...[JobCheck, JobResult, BatchEntry, AgentEvent, PublicKey, AskMeta, AskResult],
  ];
  for (const schema of [
    ...nested,
    ...routes.flatMap(({ response, body, form, alternative }) => [
      response.schema,
      ...(body ? [body] : []),
      ...(form ? [form] : []),
      ...(alternative ? [alternative.failure] : []),
    ]),
  ])
    registry.add(schema, z.globalRegistry.get(schema) ?? {});
  const document = z.toJSONSchema(registry, { io: "input", uri: (id) => `#/components/schemas/${id}` });
  return Object.fromEntries(
    Object.entries(document.schemas)
      .map(([id, { $id, $schema, id: _, ...schema }]) => [id, schema] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
};

interface Parameter {
  readonly name: string;
  readonly in: "query" | "path" | "header";
  readonly required: boolean;
  readonly description: string;
  readonly schema: OpenApiObject;
}

const parametersIn = (location: "query" | "path", schema: z.ZodObject | undefined): Parameter[] =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => {
    const { $schema, description, ...rest } = z.toJSONSchema(field as z.ZodType, { io: "output" });
    return { name, in: location, required: location === "path", description: description ?? "", schema: rest };
  });

const idempotencyKey: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "A unique key for this request, for example a UUID. A retry with the same key gets the original response.",
  schema: { type: "string", minLength: 1, maxLength: limits.idempotency.maxKeyLength, pattern: "^[!-~]+$" },
};

/** The parameters of an operation in OpenAPI. */
export const parameters = ({ query, params, supportsIdempotencyKey }: Route): Parameter[] => [
  ...parametersIn("path", params),
  ...parametersIn("query", query),
  ...(supportsIdempotencyKey ? [idempotencyKey] : []),
];

/** The schema of an operation's error responses. */
const errorSchema = ({ version, rpc }: Route): z.ZodType => {
  if (rpc) return McpRpcResult;
  return version === "current" ? ErrorBody : ErrorBodyV1;
};

/** One response per status, with an example per error code. */
const errorResponses = (route: Route, site: string): OpenApiObject => {
  const schema = schemaRef(idOf(errorSchema(route)));
  const json = (error: ApiError): unknown => errorResponseBody(route, error, site);
  const statuses = Map.groupBy(errorsOf(route), (code) => errorKinds[code].status);
  return Object.fromEntries(
    [...statuses].map(([status, codes]) => {
      const errors = codes.map((code) => [code, new ApiError(code, hintOverride(route, code))] as const);
      const extra = errorHeaderNames[status] ?? [];
      const examples = (print: (error: ApiError) => unknown) =>
        Object.fromEntries(errors.map(([code, error]) => [code, { value: print(error) }]));
      const markdown = (error: ApiError) => errorMarkdown(errorBody(error, baseOf(site, route.version)));
      return [
        String(status),
        {
          description: codes.map((code) => errorKinds[code].message).join(" "),
          headers: headerRefs(...extra),
          content: {
            "application/json": {
              schema:
                status === 400 && route.alternative
                  ? { oneOf: [schema, schemaRef(idOf(route.alternative.failure))] }
                  : schema,
              examples: examples(json),
            },
            "text/markdown": { schema: { type: "string" }, examples: examples(markdown) },
          },
        },
      ];
    }),
  );
};

/** The media type object of a streamed answer. OpenAPI has no schema for event streams. */
const eventStream = (example: unknown): OpenApiObject => {
  const response = AskResponse.safeParse(example);
  return {
    schema: {
      type: "string",
      description:
        "Events: one `start` with `_meta` and `query`, one `result` with `index` and `item` per result, one `answer` with " +
        "`text` per part of the answer, and one `complete` with the complete `_meta` and, on failure, `error`.",
    },
    ...(response.success && { example: printStream(response.data) }),
  };
};

const operation = (route: Route, { site, examples, requests }: OpenApiSubject): OpenApiObject => {
  const names = operationHeaderNames(route);
  const example = examples[route.operationId];
  const request = requests[route.operationId];
  const parameterList = parameters(route);
  return {
    operationId: route.operationId,
    summary: route.summary,
    description: route.description,
    tags: [route.tag],
    ...(route.deprecation && { deprecated: true }),
    security: route.requiresAuth ? [{ bearerAuth: [] }, { apiKeyAuth: [] }] : [],
    ...(route.batchable && { "x-batchable": true }),
    ...(parameterList.length > 0 && { parameters: parameterList }),
    ...(route.body && {
      requestBody: {
        required: !route.bodyOptional,
        content: {
          "application/json": {
            schema: schemaRef(idOf(route.body)),
            ...(request !== undefined && { example: request }),
          },
          ...(route.form && { "application/x-www-form-urlencoded": { schema: schemaRef(idOf(route.form)) } }),
          ...(route.alternative && {
            [route.alternative.type]: { schema: { type: "string", description: route.alternative.description } },
          }),
        },
      },
    }),
    responses: {
      [String(route.response.status ?? 200)]: {
        description: route.response.description,
        headers: headerRefs(...names),
        content: {
          "application/json": {
            schema: schemaRef(idOf(route.response.schema)),
            ...(example !== undefined && { example }),
          },
          ...(route.streamed && { "text/event-stream": eventStream(example) }),
        },
      },
      ...(route.response.emptyDescription && {
        "202": { description: route.response.emptyDescription, headers: headerRefs() },
      }),
      ...(route.alternative && {
        [String(route.alternative.response.status)]: {
          description: route.alternative.response.description,
          headers: headerRefs(),
        },
      }),
      ...(route.cache === "shared" && {
        "304": { description: "Not modified: the client already has this version.", headers: headerRefs(...names) },
      }),
      ...errorResponses(route, site),
    },
  };
};

/** The OpenAPI 3.1 document of the service. */
export const openApiDocument = (routes: readonly Route[], subject: OpenApiSubject): OpenApiObject => {
  const { site, title, contact, release } = subject;
  const paths: Record<string, OpenApiObject> = {};
  for (const route of routes) paths[route.path] = { ...paths[route.path], [route.method]: operation(route, subject) };
  return {
    openapi: "3.1.0",
    info: {
      title: `${title} API`,
      version: release,
      summary: "A portfolio as an API.",
      description:
        `The portfolio of ${contact.name} as JSON. Reads require no credential and are CORS-enabled for every origin. ` +
        `Version 1 has two base URLs: ${site}/api, and ${site}/api/v1, which wraps each body in a version envelope. ` +
        `Rate limit: ${limits.rate.requests} requests ${perWindow} for each IP address by default. Errors are JSON, ` +
        `or Markdown with \`Accept: text/markdown\`.`,
      contact,
      license: { name: "MIT", identifier: "MIT" },
    },
    // A build for localhost is not published. A relative URL works wherever the document is opened.
    servers: [{ url: new URL(site).hostname === "localhost" ? "/" : site, description: "This service." }],
    externalDocs: { url: `${site}/docs`, description: "Human-readable documentation." },
    tags,
    paths,
    components: {
      securitySchemes,
      headers: headerDefinitions(
        site,
        routes.some((route) => route.deprecation),
      ),
      schemas: schemas(routes),
    },
  };
};
