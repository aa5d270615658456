import { printStream } from "../ask-events.ts";
import { basePathOf } from "../base.ts";
import { limits, perWindow } from "../limits.ts";
import { AskResponse } from "../resources/agents/ask.ts";
import { responseSchema } from "../resources/response-schemas.ts";
import { bodyType, type Route } from "../route.ts";
import { referenceTags } from "../site/pages.ts";
import { errorResponses, type SharedErrors } from "./error-responses.ts";
import {
  cacheHeaderNames,
  commonHeaderNames,
  headerDefinitions,
  headerRefs,
  headersMember,
  type OpenApiObject,
  operationHeaderNames,
  optionalHeaders,
} from "./headers.ts";
import { parameterRefs, type SharedParameters } from "./parameters.ts";
import { bodySchema, languagesOf, schemaRef, schemas } from "./schemas.ts";

/** Data in the OpenAPI document that is not part of the contract. */
export interface OpenApiSubject {
  /** The address of the site. */
  readonly site: string;
  /** The title of the portfolio. */
  readonly title: string;
  /** The contact for questions about the API. */
  readonly contact: { readonly name: string; readonly email?: string };
  /** The release of the service, e.g. `0.1.0`. */
  readonly release: string;
  /** An example response per operation id. */
  readonly examples: Readonly<Record<string, unknown>>;
  /** An example request body per operation id. */
  readonly requests: Readonly<Record<string, unknown>>;
}

const tagDescriptions: Readonly<Record<Route["tag"], string>> = {
  Portfolio: "The portfolio's owner and their work. No credential is required.",
  Service: "Service status, batches of reads, and how to try the API.",
  Agents: "Questions in natural language, and MCP servers.",
  Credentials: "Endpoints that issue and revoke credentials, and the paths that require one.",
};

/** Groups of operations, in display order. */
export const tags = referenceTags.map((name) => ({ name, description: tagDescriptions[name] }));

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

/**
 * The media type object of a streamed answer. OpenAPI has no schema for event streams. Only GET describes the events, because
 * those of POST are the same.
 */
const eventStream = ({ method }: Route, example: unknown): OpenApiObject => {
  if (method === "post") return { schema: { type: "string", description: "The events of GET." } };
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

/** The security of public operations: a credential is optional and raises the rate limit. */
const optionalCredential = [{}, { bearerAuth: [] }, { apiKeyAuth: [] }];

/** Parts of the document that operations share. */
interface Shared extends SharedErrors {
  readonly parameters: SharedParameters;
}

const operation = (route: Route, { site, examples, requests }: OpenApiSubject, shared: Shared): OpenApiObject => {
  // The mirror has the same examples, in an envelope.
  const isMirror = route.version !== "current";
  const example = isMirror ? undefined : examples[route.operationId];
  const request = isMirror ? undefined : requests[route.operationId];
  const parameterList = parameterRefs(route, shared.parameters);
  return {
    operationId: route.operationId,
    summary: route.summary,
    description: isMirror ? `${route.operationId.replace(/V1$/, "")}, in the version envelope.` : route.description,
    tags: [route.tag],
    ...(route.deprecation && { deprecated: true }),
    ...(route.requiresAuth && { security: [{ bearerAuth: [] }, { apiKeyAuth: [] }] }),
    ...(route.batchable && { "x-batchable": true }),
    ...(parameterList.length > 0 && { parameters: parameterList }),
    ...(route.body && {
      requestBody: {
        required: !route.bodyOptional,
        content: {
          [bodyType(route)]: {
            schema: bodySchema(route, route.body),
            ...(request !== undefined && { example: request }),
          },
          ...(route.form && { "application/x-www-form-urlencoded": { schema: schemaRef(route.form) } }),
          ...(route.alternative && {
            [route.alternative.type]: { schema: { type: "string", description: route.alternative.description } },
          }),
        },
      },
    }),
    responses: {
      [String(route.response.status ?? 200)]: {
        description: route.response.description,
        ...headersMember({
          ...headerRefs([
            // `info` and the shared 304 response name the headers of responses in general.
            ...(isMirror || route.cache === "none" ? [] : cacheHeaderNames),
            ...operationHeaderNames(route),
          ]),
          ...optionalHeaders(route, site),
        }),
        content: {
          "application/json": {
            schema: bodySchema(route, responseSchema(route.response.schema, route.version)),
            ...(example !== undefined && { example }),
          },
          ...(route.streamed && { "text/event-stream": eventStream(route, example) }),
        },
      },
      ...(route.response.emptyDescription && {
        "202": { description: route.response.emptyDescription },
      }),
      ...(route.response.unknownMethodDescription && {
        "404": {
          description: route.response.unknownMethodDescription,
          content: { "application/json": { schema: schemaRef(responseSchema(route.response.schema, route.version)) } },
        },
      }),
      ...(route.alternative && {
        [String(route.alternative.response.status)]: {
          description: route.alternative.response.description,
        },
      }),
      ...(route.cache === "shared" && {
        "304": { $ref: "#/components/responses/NotModified" },
      }),
      ...errorResponses(route, site, shared),
    },
  };
};

const notModified = {
  description: "Not modified: the client already has this version.",
  headers: headerRefs([...commonHeaderNames, "ETag"]),
};

const byName = (parts: ReadonlyMap<string, OpenApiObject>): OpenApiObject =>
  Object.fromEntries([...parts].toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The server of a document. A build for localhost is not published, so its relative URL works wherever it is opened. */
export const serversOf = (site: string) => [
  { url: new URL(site).hostname === "localhost" ? basePathOf(site) || "/" : site, description: "This service." },
];

/** The OpenAPI 3.1 document of the service. Its size is limited, so that it fits into the context of a model (D17). */
export const openApiDocument = (routes: readonly Route[], subject: OpenApiSubject): OpenApiObject => {
  const { site, title, contact, release } = subject;
  const shared: Shared = { responses: new Map(), examples: new Map(), parameters: new Map() };
  const paths: Record<string, OpenApiObject> = {};
  for (const route of routes)
    paths[route.path] = { ...paths[route.path], [route.method]: operation(route, subject, shared) };
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
        `or Markdown with \`Accept: text/markdown\`. A request that is not valid HTTP gets 400, 408, 417 or 431. Responses have the headers ${commonHeaderNames.join(", ")}.`,
      contact,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: serversOf(site),
    externalDocs: { url: `${site}/docs`, description: "Human-readable documentation." },
    tags,
    security: optionalCredential,
    paths,
    components: {
      securitySchemes,
      headers: headerDefinitions(
        site,
        routes.some((route) => route.deprecation),
        languagesOf(routes),
      ),
      parameters: byName(shared.parameters),
      responses: { NotModified: notModified, ...byName(shared.responses) },
      examples: byName(shared.examples),
      schemas: schemas(routes),
    },
  };
};
