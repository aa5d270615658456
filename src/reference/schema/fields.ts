import { lazy } from "../../ask/knowledge/lazy.ts";
import { routesIn } from "../../contract/openapi/localized-routes.ts";
import { schemas } from "../../contract/openapi/schemas.ts";
import { alwaysSentIn } from "./always-sent.ts";
import { alternativesOf, constraintsText, isSchema, type JsonSchema, referencedName, typeText } from "./type-text.ts";

/** A field of a JSON object: its type in words, and the fields inside it. */
export interface Field {
  readonly name: string;
  /** For example `array of Project`. */
  readonly type: string;
  readonly required: boolean;
  /** For example `1 to 50, default 20`. Empty if any value of the type is allowed. */
  readonly constraints: string;
  readonly description: string;
  /** The fields of the object, or of each item of the array. */
  readonly fields: readonly Field[];
  /** The name of the published schema with these fields. */
  readonly schema?: string;
  /** Whether an earlier place on the page lists the fields of `schema`, so that `fields` is empty. */
  readonly isListedBefore?: boolean;
}

/** The fields of a body, and the name of its published schema. */
export interface BodyFields {
  readonly schema: string;
  /** Whether this is the first place on the page that lists the fields of the schema. */
  readonly isFirst: boolean;
  readonly fields: readonly Field[];
}

/** The names of the schemas whose fields a page has listed so far. */
export type ListedSchemas = Set<string>;

type PublishedSchemas = Readonly<Record<string, unknown>>;

/** The schemas of a portfolio in one language, and in several, whose names do not matter here (D18). */
const oneLanguage = lazy((): PublishedSchemas => schemas(routesIn(undefined)));
const severalLanguages = lazy((): PublishedSchemas => schemas(routesIn([])));

/** A schema of the OpenAPI document. */
const schemaIn = (published: PublishedSchemas, name: string): JsonSchema => {
  const schema = published[name];
  if (!isSchema(schema)) throw new Error(`the OpenAPI document has no schema ${name}`);
  return schema;
};

/** The id of the place where a page lists the fields of a schema. */
export const schemaAnchor = (schema: string): string => `schema-${schema}`;

/** The object inside a schema: itself, an item of an array, or the alternative that is an object. */
const objectIn = (schema: JsonSchema): JsonSchema | undefined => {
  for (const alternative of alternativesOf(schema)) {
    const { items, properties } = alternative;
    if (referencedName(alternative) !== undefined) return alternative;
    if (isSchema(properties) && Object.keys(properties).length > 0) return alternative;
    const inItems = isSchema(items) ? objectIn(items) : undefined;
    if (inItems) return inItems;
  }
  return undefined;
};

/** A reference to a schema without fields, such as a date, as that schema. */
const withValueTypes = (schema: JsonSchema, published: PublishedSchemas): JsonSchema => {
  const name = referencedName(schema);
  const target = name === undefined ? schema : schemaIn(published, name);
  return objectIn(target) ? schema : { ...target, ...(schema.description ? { description: schema.description } : {}) };
};

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

/** A description, unless it only repeats the name of its field, such as "The skills." */
const informative = (name: string, description: string): string => {
  const known = ["the", "a", "an", "of", ...wordsOf(name)];
  return wordsOf(description).every((word) => known.includes(word)) ? "" : description;
};

const fieldsIn = (
  { properties, required }: JsonSchema,
  listed: ListedSchemas,
  published: PublishedSchemas,
  parent = "",
): readonly Field[] =>
  Object.entries(isSchema(properties) ? properties : {}).map(([name, value]): Field => {
    const property = withValueTypes(isSchema(value) ? value : {}, published);
    const object = objectIn(property);
    const schema = object && referencedName(object);
    const isListedBefore = schema !== undefined && listed.has(schema);
    if (schema !== undefined) listed.add(schema);
    const target = schema === undefined ? object : schemaIn(published, schema);
    return {
      name,
      type: typeText(property),
      required: (Array.isArray(required) && required.includes(name)) || alwaysSentIn(parent).includes(name),
      constraints: constraintsText(property),
      description: informative(name, String(property.description ?? "")),
      fields: target && !isListedBefore ? fieldsIn(target, listed, published, schema) : [],
      ...(schema !== undefined && { schema, isListedBefore }),
    };
  });

/**
 * The fields of a published schema, such as that of a response body, with all objects inside it. `languages` are those of a
 * portfolio with several (D18).
 */
export const bodyFields = (schema: string, listed: ListedSchemas, languages?: readonly string[]): BodyFields => {
  const published = languages ? severalLanguages() : oneLanguage();
  const isFirst = !listed.has(schema);
  listed.add(schema);
  return { schema, isFirst, fields: fieldsIn(schemaIn(published, schema), listed, published, schema) };
};
