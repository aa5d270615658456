import { type Field, schemaAnchor } from "./fields.ts";

/** The type and limits of a field in words, such as `string, 2 to 200 characters, required`. */
export const fieldFacts = ({ type, constraints, required }: Omit<Field, "name">): readonly string[] =>
  [type, constraints, required ? "required" : ""].filter((fact) => fact !== "");

const linked = (field: Field): Field =>
  field.schema && field.isListedBefore
    ? { ...field, type: field.type.replace(field.schema, `[${field.schema}](#${schemaAnchor(field.schema)})`) }
    : field;

/** What a response says of its required fields. */
export const alwaysPresent = "always present";

/** Fields as a nested list in Markdown. `required` is the word for those that are. */
export const fieldsMarkdown = (fields: readonly Field[], required = "required", indent = ""): string =>
  fields
    .map((field) => {
      const { name, description, schema, isListedBefore } = field;
      const anchor = schema && !isListedBefore ? ` <a id="${schemaAnchor(schema)}"></a>` : "";
      const line = `${indent}- \`${name}\`${anchor} ${[...fieldFacts({ ...linked(field), required: false }), ...(field.required ? [required] : [])].join(", ")}`;
      const nested = field.fields.length > 0 ? `\n${fieldsMarkdown(field.fields, required, `${indent}  `)}` : "";
      return `${line}${description ? `: ${description}` : ""}${nested}`;
    })
    .join("\n");
