import { parameters } from "../contract/openapi/parameters.ts";
import { schemaRef } from "../contract/openapi/schemas.ts";
import type { Route } from "../contract/route.ts";
import { bodyFields, type Field, type ListedSchemas } from "./schema/fields.ts";
import { constraintsText, referencedName, typeText } from "./schema/type-text.ts";

/** What an operation takes in one part of the request. */
export interface ParameterGroup {
  readonly location: "path" | "query" | "body" | "header";
  readonly title: string;
  readonly fields: readonly Field[];
}

const titles = {
  path: "Path parameters",
  query: "Query parameters",
  body: "Body",
  header: "Request headers",
} as const satisfies Record<ParameterGroup["location"], string>;

/** Everything that an operation takes, by its part of the request. Parts without parameters are missing. */
export const parameterGroups = (route: Route, listed: ListedSchemas = new Set()): readonly ParameterGroup[] => {
  const declared = (location: "path" | "query" | "header"): readonly Field[] =>
    parameters(route)
      .filter((parameter) => parameter.in === location)
      .map(({ name, required, description, schema }) => ({
        ...{ name, required, description, fields: [] },
        type: typeText(schema),
        constraints: constraintsText(schema),
      }));
  const schema = route.body && referencedName(schemaRef(route.body));
  const groups = [
    ["path", declared("path")],
    ["query", declared("query")],
    ["body", schema === undefined ? [] : bodyFields(schema, listed, route.languages).fields],
    ["header", declared("header")],
  ] as const;
  return groups
    .filter(([, fields]) => fields.length > 0)
    .map(([location, fields]) => ({ location, title: titles[location], fields }));
};
