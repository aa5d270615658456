import * as z from "zod";
import { withoutLanguageMembers } from "../resources/portfolio/fallbacks.ts";
import { type ResponseName, responseSchema } from "../resources/response-schemas.ts";
import type { McpServerRecord } from "./servers.ts";
import { inputIn, type Languages } from "./tools.ts";

type JsonSchema = Readonly<Record<string, unknown>>;

/** The JSON Schema of an object. */
interface ObjectSchema extends JsonSchema {
  readonly type: "object";
}

const withoutDialect = ({ $schema: _, ...schema }: JsonSchema): JsonSchema => schema;

/** The input schema of a tool. A field with a default is optional, although it is always present after parsing. */
const inputSchema = (input: z.ZodObject): ObjectSchema => {
  const fields = Object.entries(input.shape) as [string, z.ZodType][];
  const required = fields.filter(([, field]) => !z.object({ field }).safeParse({}).success).map(([name]) => name);
  return {
    type: "object",
    properties: Object.fromEntries(
      fields.map(([name, field]) => [name, withoutDialect(z.toJSONSchema(field, { io: "output" }) as JsonSchema)]),
    ),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
};

/** The constraints of values beyond their types. */
const constraints = ["pattern", "format", "minLength", "minItems", "minimum", "maximum"] as const;

/** A schema without the schemas of members with any name. */
const withoutFreeMembers = (schema: JsonSchema): JsonSchema =>
  JSON.parse(
    JSON.stringify(schema, (key, value) =>
      ["propertyNames", "additionalProperties"].includes(key) ? undefined : value,
    ),
  );

/**
 * The output schema of a tool. Clients keep the list of tools in the model's context, so it has only members and their
 * types, without descriptions, ids and constraints. Only the top level lists the required members.
 */
const outputSchema = (output: ResponseName, languages: Languages): ObjectSchema => {
  const { $schema: _, ...schema } = z.toJSONSchema(responseSchema(output), {
    io: "input",
    metadata: z.registry<{ id?: string }>(),
    override: ({ jsonSchema, path }) => {
      for (const constraint of constraints) delete jsonSchema[constraint];
      if (path.length > 0) delete jsonSchema.required;
      // Members, items and known values imply the type.
      const hasType = jsonSchema.const !== undefined || jsonSchema.enum || jsonSchema.properties || jsonSchema.items;
      if (path.length > 0 && hasType) delete jsonSchema.type;
    },
  });
  const described = withoutFreeMembers(schema);
  return { ...(languages ? described : withoutLanguageMembers(described)), type: "object" };
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

/** The result of `tools/list`, in a fixed order. `languages` are those of a portfolio that has several (D18). */
export const listedTools = ({ tools }: McpServerRecord, languages?: Languages): ListedTool[] =>
  tools.map((tool) => ({
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: inputSchema(inputIn(tool, languages)),
    ...(tool.output && { outputSchema: outputSchema(tool.output, languages) }),
    annotations,
  }));
