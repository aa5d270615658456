import { bodyFields, describeType } from "../contract/openapi/body-fields.ts";
import { parameters } from "../contract/openapi/parameters.ts";
import type { Route } from "../contract/route.ts";

/** A parameter of an operation, described in words. */
export interface ParameterRow {
  readonly name: string;
  readonly location: "path" | "query" | "body" | "header";
  readonly required: boolean;
  readonly description: string;
  /** For example `integer from 1 to 50; default 20`. */
  readonly type: string;
}

/** Every parameter of an operation: path and query, then the fields of the body, then headers. */
export const parameterRows = (route: Route): readonly ParameterRow[] => {
  const declared = parameters(route).map(
    ({ in: location, name, required, description, schema }): ParameterRow => ({
      ...{ name, location, required, description },
      type: describeType(schema),
    }),
  );
  const fields = (route.body ? bodyFields(route.body) : []).map(
    (field): ParameterRow => ({ ...field, location: "body" }),
  );
  return [
    ...declared.filter(({ location }) => location !== "header"),
    ...fields,
    ...declared.filter(({ location }) => location === "header"),
  ];
};
