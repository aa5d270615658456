import { formatCount } from "../../contract/text/format-count.ts";

/** A JSON Schema of the OpenAPI document. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The alternatives of a schema; the schema itself if it has none. */
export const alternativesOf = (schema: JsonSchema): readonly JsonSchema[] => {
  const { anyOf, oneOf } = schema;
  const alternatives = Array.isArray(anyOf) ? anyOf : Array.isArray(oneOf) ? oneOf : undefined;
  return alternatives ? alternatives.filter(isSchema).flatMap(alternativesOf) : [schema];
};

/** The name of the schema that a reference leads to, such as `Project`. Undefined without a reference. */
export const referencedName = ({ $ref }: JsonSchema): string | undefined =>
  typeof $ref === "string" ? $ref.replace(/^.*\//, "") : undefined;

const singleType = (schema: JsonSchema): string => {
  const { const: only, enum: choices, type, items } = schema;
  const name = referencedName(schema);
  if (name !== undefined) return name;
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(choices)) return choices.map((choice) => JSON.stringify(choice)).join(" | ");
  if (type === "array") return isSchema(items) ? `array of ${typeText(items)}` : "array";
  if (Array.isArray(type)) return type.join(" | ");
  return typeof type === "string" ? type : "any";
};

/** The type of a schema: `string`, `array of Project`, `"client" | "personal"` or `string | null`. */
export const typeText = (schema: JsonSchema): string =>
  [...new Set(alternativesOf(schema).map(singleType))].join(" | ");

/** Zod writes these for integers without limits. */
const isLimit = (value: unknown): value is number =>
  typeof value === "number" && Math.abs(value) < Number.MAX_SAFE_INTEGER;

const range = (min: unknown, max: unknown, unit: string): string[] => {
  // A minimum of 1 says only that the value is not empty.
  const from = isLimit(min) && !(unit && min <= 1 && !isLimit(max)) ? formatCount(min) : undefined;
  const to = isLimit(max) ? formatCount(max) : undefined;
  if (from !== undefined && to !== undefined) return [`${from} to ${to}${unit}`];
  if (from !== undefined) return [`at least ${from}${unit}`];
  return to === undefined ? [] : [`at most ${to}${unit}`];
};

const formats: Readonly<Record<string, string>> = {
  email: "email address",
  uri: "URL",
  "date-time": "date and time (RFC 3339)",
};

/** The limits, format and default of a schema, such as `2 to 200 characters` or `1 to 50, default 20`. Empty if it has none. */
export const constraintsText = (schema: JsonSchema): string => {
  const all = alternativesOf(schema).flatMap(
    ({ format, minLength, maxLength, minItems, maxItems, minimum, maximum, ...rest }) => [
      ...(typeof format === "string" ? [formats[format] ?? format] : []),
      ...range(minLength, maxLength, " characters"),
      ...range(minItems, maxItems, " items"),
      ...range(minimum, maximum, ""),
      ...(rest.default === undefined ? [] : [`default ${rest.default}`]),
    ],
  );
  return [...new Set(all)].join(", ");
};
