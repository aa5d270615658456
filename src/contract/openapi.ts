import * as z from "zod";
import { printStream } from "./ask-events.ts";
import { baseOf } from "./base.ts";
import { ApiError, errorBody, errorKinds, errorMarkdown } from "./errors.ts";
import { limits } from "./limits.ts";
import { extraHeaders, headerKinds, headerRefs, ownHeaders } from "./openapi-headers.ts";
import { printedError } from "./printed-error.ts";
import { AgentEvent } from "./resources/agent-event.ts";
import { AskMeta, AskResponse, AskResult } from "./resources/ask.ts";
import { BatchEntry } from "./resources/batch.ts";
import { PublicKey } from "./resources/credential.ts";
import { ErrorBody, ErrorBodyV1 } from "./resources/error.ts";
import { Education, Experience, Hackathon, SkillGroup } from "./resources/experience.ts";
import { JobCheck, JobResult } from "./resources/job.ts";
import { McpRpcResult } from "./resources/mcp.ts";
import { Project } from "./resources/project.ts";
import { errorsOf, hinted, type Route } from "./route.ts";

type Json = Record<string, unknown>;

/** What the document says that the contract does not know. */
export interface OpenApiSubject {
  /** The origin of the site. */
  readonly site: string;
  /** What the portfolio is called. */
  readonly title: string;
  /** Who answers questions about the API. */
  readonly contact: { readonly name: string; readonly email: string };
  /** The release of the service, e.g. `0.1.0`. */
  readonly release: string;
  /** The answer of each operation, by operation id, as the build wrote it. */
  readonly examples: Readonly<Record<string, unknown>>;
  /** A body that each operation with one can be sent, by operation id. */
  readonly requests: Readonly<Record<string, unknown>>;
}

/** The groups of operations, in the order in which they are shown. */
export const tags: readonly { readonly name: Route["tag"]; readonly description: string }[] = [
  { name: "Portfolio", description: "The person and the work. No credential is needed." },
  { name: "Service", description: "The service itself." },
  { name: "Agents", description: "Questions in plain words, and servers of the Model Context Protocol." },
  { name: "Credentials", description: "How agents get, use and end a credential, and paths that need one." },
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

/** Named schemas, each published once; what they nest refers to them. */
const schemas = (routes: readonly Route[]): Json => {
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
  readonly schema: Json;
}

const parametersIn = (place: "query" | "path", schema: z.ZodObject | undefined): Parameter[] =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => {
    const { $schema, description, ...rest } = z.toJSONSchema(field as z.ZodType, { io: "output" });
    return { name, in: place, required: place === "path", description: description ?? "", schema: rest };
  });

const idempotencyKey: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "Names this request, so that a retry gets the answer of the first. Visible ASCII, for example a UUID.",
  schema: { type: "string", minLength: 1, maxLength: limits.idempotency.keyLength, pattern: "^[!-~]+$" },
};

/** The parameters of an operation as OpenAPI shows them. */
export const parameters = ({ query, params, idempotent }: Route): Parameter[] => [
  ...parametersIn("path", params),
  ...parametersIn("query", query),
  ...(idempotent ? [idempotencyKey] : []),
];

/** What the body of an error of an operation is. */
const errorSchema = ({ version, rpc }: Route): z.ZodType => {
  if (rpc) return McpRpcResult;
  return version === "current" ? ErrorBody : ErrorBodyV1;
};

/** One response for each status that the codes have, with an example for each code. */
const errorResponses = (route: Route, site: string): Json => {
  const schema = schemaRef(idOf(errorSchema(route)));
  const json = (error: ApiError): unknown => printedError(route, error, site);
  const statuses = Map.groupBy(errorsOf(route), (code) => errorKinds[code].status);
  return Object.fromEntries(
    [...statuses].map(([status, codes]) => {
      const errors = codes.map((code) => [code, new ApiError(code, hinted(route, code))] as const);
      const extra = extraHeaders[status] ?? [];
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

/** A streamed answer as OpenAPI shows it: the format has no schema of its own. */
const eventStream = (example: unknown): Json => {
  const known = AskResponse.safeParse(example);
  return {
    schema: {
      type: "string",
      description:
        "Events: `start` with `_meta` and `query`, `result` with `index` and `item` for each result, `answer` with `text` " +
        "for each piece of the answer, and `complete` with the whole `_meta` and `error` where there is one.",
    },
    ...(known.success && { example: printStream(known.data) }),
  };
};

const operation = (route: Route, { site, examples, requests }: OpenApiSubject): Json => {
  const names = ownHeaders(route);
  const example = examples[route.operationId];
  const request = requests[route.operationId];
  const declared = parameters(route);
  return {
    operationId: route.operationId,
    summary: route.summary,
    description: route.description,
    tags: [route.tag],
    ...(route.deprecation && { deprecated: true }),
    security: route.guarded ? [{ bearerAuth: [] }, { apiKeyAuth: [] }] : [],
    ...(route.batchable && { "x-batchable": true }),
    ...(declared.length > 0 && { parameters: declared }),
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
      ...(route.response.empty && { "202": { description: route.response.empty, headers: headerRefs() } }),
      ...(route.alternative && {
        [String(route.alternative.response.status)]: {
          description: route.alternative.response.description,
          headers: headerRefs(),
        },
      }),
      ...(route.cache === "shared" && {
        "304": { description: "The client has these bytes already.", headers: headerRefs(...names) },
      }),
      ...errorResponses(route, site),
    },
  };
};

/** The OpenAPI 3.1 document of the service. */
export const openApiDocument = (routes: readonly Route[], subject: OpenApiSubject): Json => {
  const { site, title, contact, release } = subject;
  const paths: Record<string, Json> = {};
  for (const route of routes) paths[route.path] = { ...paths[route.path], [route.method]: operation(route, subject) };
  return {
    openapi: "3.1.0",
    info: {
      title: `${title} API`,
      version: release,
      summary: "A portfolio as a read-only API.",
      description:
        `The portfolio of ${contact.name} as JSON. Reads need no credential and are open to scripts of any origin. ` +
        `Version 1 has two bases: ${site}/api, and ${site}/api/v1, which mirrors it and wraps each body in an envelope. ` +
        `Limits: ${limits.rate.requests} requests in ${limits.rate.window} seconds for each client address. Errors are JSON, ` +
        `or Markdown for \`Accept: text/markdown\`.`,
      contact,
      license: { name: "MIT", identifier: "MIT" },
    },
    // A document built for localhost is not published: a relative server is right wherever it is looked at.
    servers: [{ url: new URL(site).hostname === "localhost" ? "/" : site, description: "The service." }],
    externalDocs: { url: `${site}/docs`, description: "Documentation for people." },
    tags,
    paths,
    components: {
      securitySchemes,
      headers: headerKinds(
        site,
        routes.some((route) => route.deprecation),
      ),
      schemas: schemas(routes),
    },
  };
};
