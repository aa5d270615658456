import * as z from "zod";
import { formatCount } from "../text/format-count.ts";

type JsonSchema = Readonly<Record<string, unknown>>;

/** A field of a request body, described in words. */
export interface BodyField {
  /** The path of the field, e.g. `operations[].path`. */
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  /** For example `string of 2 to 200 characters`. */
  readonly type: string;
}

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** ` of 2 to 200 characters`, ` of up to 200 characters`, or nothing if the length is not limited. */
const describeLength = (min: unknown, max: unknown, unit: string): string => {
  if (typeof max !== "number") return "";
  return `${typeof min === "number" ? ` of ${formatCount(min)} to` : " of up to"} ${formatCount(max)} ${unit}`;
};

const describeKind = (schema: JsonSchema): string => {
  const { anyOf, const: only, enum: choices, type, format, minLength, maxLength, minItems, maxItems } = schema;
  if (Array.isArray(anyOf)) return anyOf.filter(isObject).map(describeKind).join(" or ");
  if (only !== undefined) return String(only);
  if (Array.isArray(choices)) return choices.join(" or ");
  if (type === "array") return `array${describeLength(minItems, maxItems, "items")}`;
  if (type === "object") return "object";
  if (type === "boolean") return "boolean";
  if (type === "integer") return "integer";
  return `${format === "email" ? "email address" : "string"}${describeLength(minLength, maxLength, "characters")}`;
};

/** Describes a JSON Schema, e.g. `integer from 1 to 50; default 20`. */
export const describeType = (schema: JsonSchema): string => {
  const range = schema.minimum === undefined ? "" : ` from ${schema.minimum} to ${schema.maximum}`;
  const fallback = schema.default === undefined ? "" : `; default ${schema.default}`;
  return describeKind(schema) + range + fallback;
};

/** The fields of a request body: parents before children, and each name once. */
export const bodyFields = (body: z.ZodObject): BodyField[] => {
  const { $defs, ...document } = z.toJSONSchema(body, { io: "input" });
  /** Named schemas are referenced from `$defs`. */
  const resolveSchema = (schema: unknown): JsonSchema => {
    if (!isObject(schema)) return {};
    return typeof schema.$ref === "string" ? resolveSchema($defs?.[schema.$ref.replace("#/$defs/", "")]) : schema;
  };
  const membersIn = ({ properties, required }: JsonSchema, parent: string): BodyField[] =>
    Object.entries(isObject(properties) ? properties : {}).flatMap(([key, value]): BodyField[] => {
      const schema = resolveSchema(value);
      const name = parent + key;
      const isRequired = Array.isArray(required) && required.includes(key);
      const member = {
        name,
        description: String(schema.description ?? ""),
        required: isRequired,
        type: describeType(schema),
      };
      return [member, ...membersIn(schema, `${name}.`), ...membersIn(resolveSchema(schema.items), `${name}[].`)];
    });
  const members = membersIn(resolveSchema(document), "");
  return members.filter(({ name }, index) => members.findIndex((member) => member.name === name) === index);
};
