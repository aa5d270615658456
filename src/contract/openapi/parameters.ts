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

/** The parameters of an operation in OpenAPI. */
export const parameters = ({ query, params, supportsIdempotencyKey }: Route): Parameter[] => [
  ...parametersIn("path", params),
  ...parametersIn("query", query),
  ...(supportsIdempotencyKey ? [idempotencyKey] : []),
];
