import fc from "fast-check";
import { type JsonSchema, oddValues, type ResolveSchema, slightlyChanged, valuesOf } from "./schema-values.ts";

interface ParameterObject {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly schema: JsonSchema;
}
interface Reference {
  readonly $ref: string;
}
interface OperationObject {
  readonly operationId: string;
  readonly "x-batchable"?: boolean;
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>>;
  };
}
/** The parts of an OpenAPI document that requests depend on. */
export interface RequestDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Values of the running service, which a generator would not find. */
export interface KnownValues {
  /** Values of path parameters by name. */
  readonly params: Readonly<Record<string, readonly string[]>>;
  readonly credentials: readonly string[];
  readonly etags: readonly string[];
}

/** A request that fetch can send. */
export interface GeneratedRequest {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** `valid` most of the time, and otherwise `other`. */
const mostly = <T>(valid: fc.Arbitrary<T>, ...other: readonly fc.Arbitrary<T>[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 4 * other.length, arbitrary: valid }, ...other.map((arbitrary) => ({ weight: 1, arbitrary })));

const known = (values: readonly string[] | undefined): readonly fc.Arbitrary<string>[] =>
  values && values.length > 0 ? [fc.constantFrom(...values)] : [];

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value)).toWellFormed();

/** Text that fetch accepts as the value of a header. */
const headerTexts = fc.string({ maxLength: 60 }).map((text) => text.replaceAll(/[^ -~]/g, "?").trim());

/** Headers of any request. Each is missing most of the time. */
const commonHeaders = ({ credentials, etags }: KnownValues): Readonly<Record<string, fc.Arbitrary<string>>> => ({
  Accept: fc.oneof(
    fc.constantFrom(
      "application/json",
      "text/markdown",
      "text/event-stream",
      "*/*",
      "text/html",
      "application/json;q=0",
    ),
    fc.constantFrom("application/json, text/event-stream", "text/markdown;q=0.5, */*;q=0.1"),
    headerTexts,
  ),
  "Accept-Encoding": fc.oneof(fc.constantFrom("br", "gzip", "zstd", "identity;q=0", "*;q=0"), headerTexts),
  "If-None-Match": fc.oneof(...known(etags), fc.constantFrom("*", '"x"', 'W/"x"'), headerTexts),
  Authorization: fc.oneof(
    ...known(credentials.map((credential) => `Bearer ${credential}`)),
    fc.constantFrom("Bearer", "Bearer x.y.z", "Basic YTpi"),
    headerTexts,
  ),
  "x-api-key": fc.oneof(...known(credentials), headerTexts),
  "X-Request-Id": headerTexts,
  Origin: fc.oneof(fc.constantFrom("null", "https://ada.example.com", "http://localhost:3000"), headerTexts),
  "MCP-Protocol-Version": fc.oneof(
    fc.constantFrom("2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"),
    headerTexts,
  ),
  "Mcp-Session-Id": headerTexts,
});

/** A few keys, so that some requests repeat an earlier key. */
const idempotencyKeys = fc.oneof(fc.uuid(), fc.constantFrom("one", '"one"', "two", ""), headerTexts);

const pathsIn = (document: RequestDocument): readonly (readonly [path: string, method: string, OperationObject])[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => [path, method, operation] as const),
  );

/** Values of fields whose schema is any string, but for which only few have an effect. */
const usefulStrings = (document: RequestDocument): Readonly<Record<string, fc.Arbitrary<string>>> => {
  const batchable = pathsIn(document).flatMap(([path, , operation]) => (operation["x-batchable"] ? [path] : []));
  return {
    path: fc.constantFrom(...batchable, "/api/projects?limit=2", "/api/projects?cursor=x", "/api/unknown", "//host"),
    method: fc.constantFrom("GET", "initialize", "ping", "server/discover", "tools/list", "tools/call", "POST"),
  };
};

const withUsefulStrings = (
  bodies: fc.Arbitrary<unknown>,
  useful: Readonly<Record<string, fc.Arbitrary<string>>>,
): fc.Arbitrary<unknown> =>
  fc.tuple(bodies, fc.array(fc.record(useful), { minLength: 5, maxLength: 5 })).map(([body, choices]) => {
    let next = 0;
    return JSON.parse(JSON.stringify(body), (name, value) => {
      if (!(name in useful) || typeof value !== "string") return value;
      next += 1;
      return choices[next % choices.length]?.[name] ?? value;
    });
  });

/** Bodies of one media type as text. */
const bodiesOf = (
  type: string,
  schema: JsonSchema,
  example: unknown,
  resolve: ResolveSchema,
  useful: Readonly<Record<string, fc.Arbitrary<string>>>,
): fc.Arbitrary<string> => {
  const generated = valuesOf(schema, resolve);
  const valid = example === undefined ? generated : fc.oneof(generated, fc.constant(example));
  const values = mostly(fc.oneof(valid, withUsefulStrings(valid, useful)), slightlyChanged(valid), oddValues);
  if (type === "application/x-www-form-urlencoded")
    return values.map((value) => {
      const pairs = typeof value === "object" && value !== null ? Object.entries(value) : [["q", value] as const];
      return new URLSearchParams(pairs.map(([name, field]) => [name, textOf(field)])).toString();
    });
  if (type !== "application/json") return values.map(textOf);
  const broken = fc.constantFrom(
    "",
    "{",
    '{"a":1',
    "[1,2",
    "nul",
    '\ufeff{"a":1}',
    '{"a":1}{"a":1}',
    "x".repeat(70_000),
  );
  return mostly(
    values.map((value) => JSON.stringify(value)),
    broken,
  );
};

/** Removes what is undefined. */
const present = <T>(record: Readonly<Record<string, T | undefined>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** Requests for each operation, by its id: most of them valid, others with an invalid part. */
export const generatedRequests = (
  document: RequestDocument,
  values: KnownValues,
): ReadonlyMap<string, fc.Arbitrary<GeneratedRequest>> => {
  const resolve = (reference: string): unknown => {
    const [, , group = "", name = ""] = reference.split("/");
    return document.components[group]?.[name];
  };
  const resolveSchema = (reference: string) => resolve(reference) as JsonSchema;
  const useful = usefulStrings(document);
  // The mirror has no examples, but the same bodies.
  const examples = new Map(
    pathsIn(document).flatMap(([, , { requestBody }]) =>
      Object.values(requestBody?.content ?? {}).flatMap(({ schema, example }) =>
        example === undefined ? [] : [[JSON.stringify(schema), example] as const],
      ),
    ),
  );
  const common = commonHeaders(values);

  const requestsOf = (path: string, method: string, operation: OperationObject): fc.Arbitrary<GeneratedRequest> => {
    const { operationId, requestBody } = operation;
    const parameters = (operation.parameters ?? []).map((parameter) =>
      "$ref" in parameter ? (resolve(parameter.$ref) as ParameterObject) : parameter,
    );
    const valuesFor = ({ name, schema }: ParameterObject): fc.Arbitrary<string> =>
      mostly(
        fc.oneof(...known(values.params[name]), valuesOf(schema, resolveSchema).map(textOf)),
        oddValues.map(textOf),
      );
    const inPlace = (place: ParameterObject["in"]) => parameters.filter((parameter) => parameter.in === place);
    const arbitraries = (place: ParameterObject["in"]) =>
      Object.fromEntries(inPlace(place).map((parameter) => [parameter.name, valuesFor(parameter)]));
    const optional = <T>(arbitrary: fc.Arbitrary<T>, percent: number) =>
      fc.oneof({ weight: percent, arbitrary }, { weight: 100 - percent, arbitrary: fc.constant(undefined) });

    const query = fc.record(
      {
        ...arbitraries("query"),
        unknown: fc.string(),
      },
      { requiredKeys: [] },
    );
    const headers = fc.record({
      ...Object.fromEntries(Object.entries(common).map(([name, texts]) => [name, optional(texts, 15)])),
      ...(inPlace("header").length > 0 && { "Idempotency-Key": optional(idempotencyKeys, 50) }),
    });
    const types = Object.entries(requestBody?.content ?? {});
    const body =
      types.length > 0
        ? optional(
            fc.oneof(
              ...types.map(([type, content]) =>
                fc.record({
                  type: mostly(fc.constant<string | undefined>(type), fc.constantFrom(undefined, "text/plain", ";")),
                  text: bodiesOf(
                    type,
                    content.schema,
                    examples.get(JSON.stringify(content.schema)),
                    resolveSchema,
                    useful,
                  ),
                }),
              ),
            ),
            90,
          )
        : fc.constant(undefined);
    return fc.record({ path: fc.record(arbitraries("path")), query, headers, body }).map((parts) => {
      const search = new URLSearchParams(present(parts.query)).toString();
      return {
        operationId,
        method: method.toUpperCase(),
        path:
          path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts.path[name] ?? "")) +
          (search && `?${search}`),
        headers: present({ ...parts.headers, ...(parts.body && { "Content-Type": parts.body.type }) }),
        ...(parts.body && { body: parts.body.text }),
      };
    });
  };
  return new Map(
    pathsIn(document).map(([path, method, operation]) => [operation.operationId, requestsOf(path, method, operation)]),
  );
};
