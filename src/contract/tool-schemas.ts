import * as z from "zod";
import type { McpServerRecord } from "./mcp-servers.ts";
import type { Tool } from "./tools.ts";

type Json = Readonly<Record<string, unknown>>;

/** The JSON Schema of an object. */
interface ObjectSchema extends Json {
  readonly type: "object";
}

const plain = ({ $schema: _, ...schema }: Json): Json => schema;

/** What a tool is called with. A field that has a default may be left out, though it is there once it was read. */
const inputSchema = ({ input }: Tool): ObjectSchema => {
  const fields = Object.entries(input.shape) as [string, z.ZodType][];
  const required = fields.filter(([, field]) => !field.safeParse(undefined).success).map(([name]) => name);
  return {
    type: "object",
    properties: Object.fromEntries(
      fields.map(([name, field]) => [name, plain(z.toJSONSchema(field, { io: "output" }) as Json)]),
    ),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
};

/**
 * What a tool gives. Every client carries the list of tools along, so what helps no program is left out: descriptions,
 * names of parts, and what follows from a type or a format.
 */
const outputSchema = ({ output }: Tool): ObjectSchema => {
  const { $schema: _, ...schema } = z.toJSONSchema(output, {
    io: "input",
    metadata: z.registry<{ id?: string }>(),
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return { ...schema, type: "object" };
};

/** Every tool reads and changes nothing, answers alike when it is called again, and knows this site alone (D9). */
const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const;

/** A tool as `tools/list` shows it. */
export interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ObjectSchema;
  readonly outputSchema: ObjectSchema;
  readonly annotations: typeof annotations;
}

/** The tools of a server as `tools/list` shows them, in their fixed order. */
export const listedTools = ({ tools }: McpServerRecord): ListedTool[] =>
  tools.map((tool) => ({
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: inputSchema(tool),
    outputSchema: outputSchema(tool),
    annotations,
  }));
