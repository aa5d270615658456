import * as z from "zod";

type Json = Readonly<Record<string, unknown>>;

/** A member of a body, in words. */
export interface Member {
  /** Where it stands, e.g. `operations[].path`. */
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  /** What it may be, e.g. `text of 2 to 200 characters`. */
  readonly allowed: string;
}

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const written = (count: number): string => count.toLocaleString("en");

/** ` of 2 to 200 characters`, ` of up to 200 characters`, or nothing where all lengths are allowed. */
const lengthOf = (min: unknown, max: unknown, unit: string): string => {
  if (typeof max !== "number") return "";
  return `${typeof min === "number" ? ` of ${written(min)} to` : " of up to"} ${written(max)} ${unit}`;
};

const kindOf = (schema: Json): string => {
  const { anyOf, const: only, enum: choices, type, format, minLength, maxLength, minItems, maxItems } = schema;
  if (Array.isArray(anyOf)) return anyOf.filter(isObject).map(kindOf).join(" or ");
  if (only !== undefined) return String(only);
  if (Array.isArray(choices)) return choices.join(" or ");
  if (type === "array") return `a list${lengthOf(minItems, maxItems, "entries")}`;
  if (type === "object") return "an object";
  if (type === "boolean") return "true or false";
  if (type === "integer") return "a whole number";
  return `${format === "email" ? "an e-mail address" : "text"}${lengthOf(minLength, maxLength, "characters")}`;
};

/** What a schema allows, in words. */
export const allowedBy = (schema: Json): string => {
  const range = schema.minimum === undefined ? "" : ` from ${schema.minimum} to ${schema.maximum}`;
  const otherwise = schema.default === undefined ? "" : `; ${schema.default} when left out`;
  return kindOf(schema) + range + otherwise;
};

/** Every member of a body that is sent, each before what is in it, and once where it may be written in two ways. */
export const membersOf = (body: z.ZodObject): Member[] => {
  const { $defs, ...document } = z.toJSONSchema(body, { io: "input" });
  /** A schema with a name of its own stands among the definitions. */
  const resolved = (schema: unknown): Json => {
    if (!isObject(schema)) return {};
    return typeof schema.$ref === "string" ? resolved($defs?.[schema.$ref.replace("#/$defs/", "")]) : schema;
  };
  const membersIn = ({ properties, required }: Json, parent: string): Member[] =>
    Object.entries(isObject(properties) ? properties : {}).flatMap(([key, value]): Member[] => {
      const schema = resolved(value);
      const name = parent + key;
      const isRequired = Array.isArray(required) && required.includes(key);
      const member = {
        name,
        description: String(schema.description ?? ""),
        required: isRequired,
        allowed: allowedBy(schema),
      };
      return [member, ...membersIn(schema, `${name}.`), ...membersIn(resolved(schema.items), `${name}[].`)];
    });
  const members = membersIn(resolved(document), "");
  return members.filter(({ name }, at) => members.findIndex((member) => member.name === name) === at);
};
