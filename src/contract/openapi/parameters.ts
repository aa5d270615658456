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

const acceptLanguage: Parameter = {
  name: "Accept-Language",
  in: "header",
  required: false,
  description: "The languages that the client prefers. `lang` takes precedence.",
  schema: { type: "string" },
};

const langOf = ({ languages }: Route): Parameter => ({
  name: "lang",
  in: "query",
  required: false,
  description: "The language.",
  schema: { type: "string", enum: languages },
});

/** The parameters that select a language, in a portfolio with several (D18). A question in a body has `lang` there. */
const languageParameters = (route: Route): Parameter[] => {
  if (!route.languages || route.method !== "get") return [];
  return route.isLocalized ? [langOf(route), acceptLanguage] : [langOf(route)];
};

/** The parameters of an operation. */
export const parameters = (route: Route): Parameter[] => [
  ...parametersIn("path", route.params),
  ...parametersIn("query", route.query),
  ...languageParameters(route),
  ...(route.supportsIdempotencyKey ? [idempotencyKey] : []),
];

/** The names of definitions that are the same for all operations. */
const sharedNames: Readonly<Record<string, string>> = {
  "Idempotency-Key": "IdempotencyKey",
  "Accept-Language": "AcceptLanguage",
  lang: "Lang",
};

/** Definitions of parameters that operations share, by the name of the definition. */
export type SharedParameters = Map<string, OpenApiObject>;

/** `listProjectsV1` and `limit` become `listProjectsLimit`. */
const definitionName = ({ operationId, version }: Route, name: string): string =>
  operationId.slice(0, version === "current" ? undefined : -"V1".length) + name.charAt(0).toUpperCase() + name.slice(1);

/**
 * The parameters of an operation in OpenAPI. Those that other operations also have, such as the operation in the mirror,
 * are added to `shared` and referenced (D17).
 */
export const parameterRefs = (route: Route, shared: SharedParameters): OpenApiObject[] =>
  parameters(route).map((parameter) => {
    const { required, ...rest } = parameter;
    const published = { ...rest, ...(required && { required }) };
    const sharedName = sharedNames[parameter.name];
    if (sharedName === undefined && !route.mirrored) return published;
    const name = sharedName ?? definitionName(route, parameter.name);
    shared.set(name, published);
    return { $ref: `#/components/parameters/${name}` };
  });
