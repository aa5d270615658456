import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { versionOf } from "../../../src/contract/base.ts";
import { isMcpPath } from "../../../src/contract/mcp/servers.ts";
import { isApiPath } from "../../../src/contract/site/api-paths.ts";

/** A request and its response as received: the body may be compressed. */
export interface Exchange {
  readonly method: string;
  /** The path with its query, as sent. */
  readonly path: string;
  readonly accept?: string | undefined;
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

type JsonSchema = Readonly<Record<string, unknown>>;

interface Reference {
  readonly $ref: string;
}
interface HeaderObject {
  readonly required?: boolean;
  readonly schema: JsonSchema;
}
interface ResponseObject {
  readonly headers?: Readonly<Record<string, HeaderObject | Reference>>;
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}
interface OperationObject {
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
}
interface DescribedService {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: {
    readonly headers: Readonly<Record<string, HeaderObject>>;
    readonly [group: string]: Readonly<Record<string, unknown>>;
  };
}

/** Returns how a response differs from the document; empty if it does not. */
export type ResponseCheck = (exchange: Exchange) => readonly string[];

/** Required in every response (D2). */
const ALWAYS_PRESENT = ["API-Version", "Deprecation", "X-Request-Id"];

/** Errors of the server for requests that the app does not see, because they are not valid HTTP (D3). */
const NOT_VALID_HTTP = [408, 417, 431];

/** Files of the app itself, next to those of projects. */
const internalFiles = ["/api/projects/index.json", "/api/projects/search.json"];

const MAX_SHOWN_CHARACTERS = 1_000;

const decoders: Readonly<Record<string, (body: Uint8Array) => Uint8Array>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The document with schemas that allow only the members that they list, so that an undocumented member is a mismatch. */
const closeObjects = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closeObjects);
  if (!isObject(value)) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, closeObjects(member)]));
  const isClosable = copy.type === "object" && "properties" in copy && !("additionalProperties" in copy);
  return isClosable ? { ...copy, additionalProperties: false } : copy;
};

const DOCUMENT = "document";

/** Returns functions that find schema errors in values. Each schema is compiled once. */
const createSchemaCheck = (document: unknown) => {
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  addFormats(ajv);
  ajv.addSchema(closeObjects(document) as JsonSchema, DOCUMENT);
  const compiled = new Map<string, ValidateFunction>();
  return (schema: JsonSchema, value: unknown): string | undefined => {
    const text = JSON.stringify(schema).replaceAll('"#/', `"${DOCUMENT}#/`);
    const validate = compiled.get(text) ?? ajv.compile(closeObjects(JSON.parse(text)) as JsonSchema);
    compiled.set(text, validate);
    return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: "" });
  };
};

/** Returns a function that finds an operation by method and path. */
const createOperationFinder = (paths: DescribedService["paths"]) => {
  const patterns = Object.entries(paths).map(([template, item]) => ({
    pattern: new RegExp(`^${template.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`),
    item,
  }));
  return (method: string, path: string): OperationObject | undefined => {
    if (internalFiles.includes(path)) return undefined;
    const item = paths[path] ?? patterns.find(({ pattern }) => pattern.test(path))?.item;
    return item?.[method === "HEAD" ? "get" : method.toLowerCase()];
  };
};

/** Error bodies of paths and methods that are not in the document. */
const errorSchemaOf = (path: string): JsonSchema => {
  const name = isMcpPath(path) ? "McpRpcResult" : versionOf(path) === "v1" ? "ErrorV1" : "Error";
  return { $ref: `#/components/schemas/${name}` };
};

/**
 * Creates a check of responses against an OpenAPI document: status, headers, media type and body. For paths and methods that
 * are not in the document, it checks only that errors have the format of the API. A platform in front of the service, if
 * there is one, answers requests for files and requests that are not valid HTTP in its own way.
 */
export const createResponseCheck = (document: DescribedService, behindPlatform = false): ResponseCheck => {
  const { paths, components } = document;
  const schemaError = createSchemaCheck(document);
  const findOperation = createOperationFinder(paths);
  const resolve = <T extends object>(part: T | Reference): T => {
    if (!("$ref" in part)) return part;
    const [, , group = "", name = ""] = part.$ref.split("/");
    return components[group]?.[name] as T;
  };

  const headerErrors = (headers: Headers, declared: Readonly<Record<string, HeaderObject>>): string[] =>
    Object.entries(declared).flatMap(([name, { required, schema }]) => {
      const text = headers.get(name);
      if (text === null) return required ? [`the required header ${name} is missing`] : [];
      const error = schemaError(schema, schema.type === "integer" && /^\d+$/.test(text) ? Number(text) : text);
      return error === undefined ? [] : [`the header ${name}: ${text} does not match:${error}`];
    });

  const bodyErrors = (
    { status, headers, accept, ...exchange }: Exchange,
    content: ResponseObject["content"],
  ): string[] => {
    if (content === undefined || exchange.method === "HEAD")
      return exchange.body.length === 0 ? [] : [`a body of ${exchange.body.length} bytes is not documented`];
    const encoding = headers.get("content-encoding");
    const body = (encoding === null ? undefined : decoders[encoding])?.(exchange.body) ?? exchange.body;
    const [type = ""] = (headers.get("content-type") ?? "").split(";");
    // `info` describes errors as Markdown, so that clients get one error type (D17).
    if (status >= 400 && type === "text/markdown" && /text\//i.test(accept ?? "")) return [];
    const schema = content[type]?.schema;
    if (!schema) return [`the media type ${type} is not documented`];
    const text = new TextDecoder().decode(body);
    try {
      const error = schemaError(schema, type === "application/json" ? JSON.parse(text) : text);
      return error === undefined ? [] : [`the body does not match:${error}\n${text.slice(0, MAX_SHOWN_CHARACTERS)}`];
    } catch (error) {
      return [`the body is not JSON: ${error}`];
    }
  };

  return (exchange) => {
    const { method, status, headers } = exchange;
    const [path = ""] = exchange.path.split("?");
    const operation = findOperation(method, path);
    if (!operation && (status < 400 || !isApiPath(path))) return [];
    const isFromApp = !NOT_VALID_HTTP.includes(status);
    if (behindPlatform && !headers.has("API-Version") && (!operation || status >= 400)) return [];
    const documented = isFromApp ? operation?.responses[String(status)] : undefined;
    const hasContent = method !== "HEAD";
    const undocumented: ResponseObject = {
      ...(hasContent && { content: { "application/json": { schema: errorSchemaOf(isFromApp ? path : "/api") } } }),
    };
    const { headers: listed = {}, content } = documented ? resolve(documented) : undocumented;
    const declared = Object.fromEntries(
      Object.entries(listed).map(([name, definition]) => [name, resolve<HeaderObject>(definition)]),
    );
    const always = Object.fromEntries(
      Object.entries(components.headers).map(([name, definition]) => {
        return [name, { ...definition, required: isFromApp && ALWAYS_PRESENT.includes(name) }];
      }),
    );
    const mismatches = [
      ...(operation && isFromApp && !documented ? ["the status is not documented"] : []),
      ...headerErrors(headers, { ...always, ...declared }),
      ...bodyErrors(exchange, content),
    ];
    return mismatches.map((mismatch) => `${method} ${exchange.path} ${status}: ${mismatch}`);
  };
};
