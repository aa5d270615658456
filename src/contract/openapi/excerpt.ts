import { mirrorPath } from "../route.ts";
import type { OpenApiObject } from "./headers.ts";

interface Body {
  readonly $ref?: string;
  readonly headers?: unknown;
  readonly content?: Readonly<Record<string, OpenApiObject>>;
}
interface Operation extends OpenApiObject {
  readonly operationId: string;
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
}

/** The OpenAPI document of this service, parsed. */
export interface OpenApiDocument extends OpenApiObject {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Parses the document that the build wrote. */
export const parseOpenApi = (text: string): OpenApiDocument => JSON.parse(text);

/** The ids of all operations, in the order of the document. */
export const operationIds = ({ paths }: OpenApiDocument): string[] =>
  Object.values(paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId));

const mapValues = <T, U>(values: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

const references = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].flatMap(([, path]) => path ?? []);

const resolve = ({ components }: Pick<OpenApiDocument, "components">, reference: string): unknown => {
  const [, , group = "", name = ""] = reference.split("/");
  return components[group]?.[name];
};

/** The document with some of its paths, and only the components that they use. */
export const withPaths = (document: Pick<OpenApiDocument, "components">, paths: OpenApiObject): OpenApiObject => {
  const { components } = document;
  const used = new Set<string>();
  const collect = (value: unknown): void => {
    for (const path of references(value)) {
      if (used.has(path)) continue;
      used.add(path);
      collect(resolve(document, `#/components/${path}`));
    }
  };
  collect(paths);
  const kept = Object.entries(components).flatMap(([group, parts]) => {
    const entries = Object.entries(parts);
    const inUse = group === "securitySchemes" ? entries : entries.filter(([name]) => used.has(`${group}/${name}`));
    return inUse.length > 0 ? [[group, Object.fromEntries(inUse)] as const] : [];
  });
  return { ...document, paths, components: Object.fromEntries(kept) };
};

/**
 * The document with one operation, given by its id or as `GET /api/projects`, and everything it refers to. Undefined if there
 * is no such operation.
 */
export const openApiOperation = (document: OpenApiDocument, name: string): OpenApiObject | undefined => {
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(item))
      if ([operation.operationId, `${method.toUpperCase()} ${path}`].includes(name))
        return withPaths(document, { [path]: { [method]: operation } });
  return undefined;
};

const withoutExamples = ({ headers: _headers, content, ...rest }: Body): OpenApiObject => ({
  ...rest,
  ...(content && {
    content: mapValues(content, ({ example: _example, examples: _examples, ...mediaType }) => mediaType),
  }),
});

const errorResponse = (schema: unknown): OpenApiObject => ({
  description: "An error.",
  content: { "application/json": { schema } },
});

/** The schema of almost all errors. */
const usualError = { $ref: "#/components/schemas/Error" } as const;

/** A response for all errors of an operation, which have one schema. */
const errorsInBrief = (responses: Operation["responses"], all: OpenApiDocument): OpenApiObject => {
  const [status, found] = Object.entries(responses).findLast(([status]) => status >= "400") ?? [];
  if (!status || !found) return {};
  const { content } = found.$ref ? (resolve(all, found.$ref) as Body) : found;
  const { schema } = content?.["application/json"] ?? {};
  const isUsual = JSON.stringify(schema) === JSON.stringify(usualError);
  return { default: isUsual ? { $ref: "#/components/responses/Error" } : errorResponse(schema) };
};

const briefOperation = (operation: Operation, all: OpenApiDocument): OpenApiObject => {
  const { requestBody, responses, summary: _, ...rest } = operation;
  return {
    ...rest,
    ...(requestBody && { requestBody: withoutExamples(requestBody) }),
    responses: {
      ...mapValues(Object.fromEntries(Object.entries(responses).filter(([status]) => status < "400")), withoutExamples),
      ...errorsInBrief(responses, all),
    },
  };
};

/** Schemas without the patterns, minimum lengths and formats of texts. Members with these names stay: their values are objects. */
const withoutTextConstraints = (schemas: OpenApiObject): OpenApiObject =>
  JSON.parse(
    JSON.stringify(schemas, (key, value) =>
      ["pattern", "minLength", "format"].includes(key) && typeof value !== "object" ? undefined : value,
    ),
  );

/**
 * The document without the v1 mirror, summaries, examples, response headers, the errors of each operation and the
 * constraints of texts, so that it is short enough for the context of a model (D17).
 */
export const openApiOverview = (document: OpenApiDocument): OpenApiObject => {
  const current = Object.entries(document.paths).filter(([path]) => !path.startsWith(mirrorPath("/api")));
  const paths = mapValues(Object.fromEntries(current), (item) =>
    mapValues(item, (operation) => briefOperation(operation, document)),
  );
  const responses = {
    ...mapValues(document.components.responses ?? {}, (response) => withoutExamples(response as Body)),
    Error: errorResponse(usualError),
  };
  const schemas = withoutTextConstraints(document.components.schemas ?? {});
  return withPaths({ ...document, components: { ...document.components, responses, schemas } }, paths);
};
