import * as z from "zod";
import type { McpServerRecord } from "./servers.ts";
import type { Tool } from "./tools.ts";

type JsonSchema = Readonly<Record<string, unknown>>;

/** The JSON Schema of an object. */
interface ObjectSchema extends JsonSchema {
  readonly type: "object";
}

const withoutDialect = ({ $schema: _, ...schema }: JsonSchema): JsonSchema => schema;

/** The input schema of a tool. A field with a default is optional, although it is always present after parsing. */
const inputSchema = ({ input }: Tool): ObjectSchema => {
  const fields = Object.entries(input.shape) as [string, z.ZodType][];
  const required = fields.filter(([, field]) => !field.safeParse(undefined).success).map(([name]) => name);
  return {
    type: "object",
    properties: Object.fromEntries(
      fields.map(([name, field]) => [name, withoutDialect(z.toJSONSchema(field, { io: "output" }) as JsonSchema)]),
    ),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
};

/** What the values of an output are like, beyond their types. */
const constraints = ["pattern", "format", "minLength", "minItems", "minimum", "maximum"] as const;

/**
 * The output schema of a tool. Clients keep the list of tools in the model's context, so it says only which members there
 * are and their types: no descriptions, ids and constraints, and which members are required only at the top.
 */
const outputSchema = (output: z.ZodObject): ObjectSchema => {
  const { $schema: _, ...schema } = z.toJSONSchema(output, {
    io: "input",
    metadata: z.registry<{ id?: string }>(),
    override: ({ jsonSchema, path }) => {
      for (const constraint of constraints) delete jsonSchema[constraint];
      if (path.length > 0) delete jsonSchema.required;
    },
  });
  return { ...schema, type: "object" };
};

/** Every tool is read-only, idempotent and limited to this site (D9). */
const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const;

/** A tool in the result of `tools/list`. */
export interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ObjectSchema;
  readonly outputSchema?: ObjectSchema;
  readonly annotations: typeof annotations;
}

/** The result of `tools/list`, in a fixed order. */
export const listedTools = ({ tools }: McpServerRecord): ListedTool[] =>
  tools.map((tool) => ({
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: inputSchema(tool),
    ...(tool.output && { outputSchema: outputSchema(tool.output) }),
    annotations,
  }));
