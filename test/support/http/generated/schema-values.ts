import fc from "fast-check";

/** A JSON Schema of the OpenAPI document, or a reference to one. */
export type JsonSchema = Readonly<Record<string, unknown>>;
export type ResolveSchema = (reference: string) => JsonSchema;

/** Longer strings find no more errors, and limits are tested elsewhere. */
const MAX_STRING_LENGTH = 300;

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const numberOr = (value: unknown, fallback: number): number => (typeof value === "number" ? value : fallback);
const schemasIn = (value: unknown): readonly JsonSchema[] => (Array.isArray(value) ? value.filter(isObject) : []);

const strings = ({ format, pattern, minLength, maxLength }: JsonSchema): fc.Arbitrary<string> => {
  if (format === "email") return fc.emailAddress();
  if (format === "uri") return fc.webUrl();
  if (typeof pattern === "string") return fc.stringMatching(new RegExp(pattern));
  const min = numberOr(minLength, 0);
  const max = Math.max(min, Math.min(numberOr(maxLength, MAX_STRING_LENGTH), MAX_STRING_LENGTH));
  return fc.oneof(
    fc.string({ minLength: min, maxLength: max }),
    fc.string({ minLength: min, maxLength: max, unit: "grapheme" }),
  );
};

/** Values that match a schema. Of a schema without a type, any JSON value. */
export const valuesOf = (schema: JsonSchema, resolve: ResolveSchema): fc.Arbitrary<unknown> => {
  const { $ref, anyOf, oneOf, enum: choices, type } = schema;
  if (typeof $ref === "string") return valuesOf(resolve($ref), resolve);
  if ("const" in schema) return fc.constant(schema.const);
  if (Array.isArray(choices)) return fc.constantFrom(...choices);
  const alternatives = [...schemasIn(anyOf), ...schemasIn(oneOf)];
  if (alternatives.length > 0) return fc.oneof(...alternatives.map((part) => valuesOf(part, resolve)));
  if (type === "string") return strings(schema);
  if (type === "boolean") return fc.boolean();
  if (type === "integer")
    return fc.integer({ min: numberOr(schema.minimum, -1_000), max: numberOr(schema.maximum, 1_000) });
  if (type === "array") {
    const minLength = numberOr(schema.minItems, 0);
    const maxLength = Math.max(minLength, Math.min(numberOr(schema.maxItems, 5), 5));
    return fc.array(valuesOf(isObject(schema.items) ? schema.items : {}, resolve), { minLength, maxLength });
  }
  if (type === "object") {
    const properties = isObject(schema.properties) ? schema.properties : {};
    const members = Object.entries(properties).map(([name, part]) => [
      name,
      valuesOf(isObject(part) ? part : {}, resolve),
    ]);
    const arbitraries: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(members);
    const requiredKeys = Array.isArray(schema.required) ? schema.required.map(String) : [];
    return fc.record(arbitraries, { requiredKeys });
  }
  return fc.jsonValue({ maxDepth: 2 });
};

/** Values that few schemas allow. */
export const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    "",
    " ",
    "\u0000",
    -1,
    0.5,
    1e21,
    "NaN",
    [],
    {},
    [[]],
    "..",
    "%2e%2e/",
    "\ud800",
  ),
  fc.constantFrom("x".repeat(MAX_STRING_LENGTH), "é\u0301", "\u202eabc", "<script>", "' OR 1=1", "__proto__"),
  fc.string({ unit: "binary" }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** The value with one of its parts replaced or removed. `index` selects the part. */
const changePart = (value: unknown, index: number, replacement: unknown, removes: boolean): unknown => {
  const parts: { readonly holder: Record<string, unknown>; readonly key: string }[] = [];
  const collect = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    for (const key of Object.keys(part)) {
      const holder = part as Record<string, unknown>;
      parts.push({ holder, key });
      collect(holder[key]);
    }
  };
  const copy = structuredClone(value);
  collect(copy);
  const chosen = parts[index % Math.max(parts.length, 1)];
  if (!chosen) return replacement;
  if (removes && !Array.isArray(chosen.holder)) delete chosen.holder[chosen.key];
  else chosen.holder[chosen.key] = replacement;
  return copy;
};

/** Values that differ in one part from those of another arbitrary. */
export const slightlyChanged = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(values, fc.nat(), oddValues, fc.boolean())
    .map(([value, index, replacement, removes]) => changePart(value, index, replacement, removes));
