import * as z from "zod";
import { limits } from "../limits.ts";
import type { Route } from "../route.ts";
import type { OpenApiObject } from "./headers.ts";

interface Parameter {
  readonly name: string;
  readonly in: "query" | "path" | "header";
  readonly required: boolean;
  readonly description: string;
  readonly schema: OpenApiObject;
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
  description: "A random UUID that only you know. A retry with the same key gets the original response.",
  schema: { type: "string", minLength: 1, maxLength: limits.idempotency.maxKeyLength, pattern: "^[!-~]+$" },
};

/** The parameters of an operation. */
export const parameters = ({ query, params, supportsIdempotencyKey }: Route): Parameter[] => [
  ...parametersIn("path", params),
  ...parametersIn("query", query),
  ...(supportsIdempotencyKey ? [idempotencyKey] : []),
];

/** Definitions of parameters that operations share, by the name of the definition. */
export type SharedParameters = Map<string, OpenApiObject>;

/** `listProjectsV1` and `limit` become `listProjectsLimit`. */
const definitionName = ({ operationId, version }: Route, name: string): string =>
  operationId.slice(0, version === "current" ? undefined : -"V1".length) + name.charAt(0).toUpperCase() + name.slice(1);

/**
 * The parameters of an operation in OpenAPI. Those that other operations have too, such as the operation in the mirror, are
 * added to `shared` and referenced (D17).
 */
export const parameterRefs = (route: Route, shared: SharedParameters): OpenApiObject[] =>
  parameters(route).map((parameter) => {
    const { required, ...rest } = parameter;
    const published = { ...rest, ...(required && { required }) };
    const isKey = parameter === idempotencyKey;
    if (!isKey && !route.mirrored) return published;
    const name = isKey ? "IdempotencyKey" : definitionName(route, parameter.name);
    shared.set(name, published);
    return { $ref: `#/components/parameters/${name}` };
  });
