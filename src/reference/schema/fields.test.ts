import { describe, expect, test } from "vitest";
import { postBatch } from "../../contract/operations/service.ts";
import { routes } from "../../contract/routes.ts";
import { parameterGroups } from "../parameters.ts";
import { responsesOf } from "../responses.ts";
import { bodyFields, type Field, type ListedSchemas } from "./fields.ts";
import { fieldsMarkdown } from "./markdown.ts";

const described = routes.filter(({ version, isReserved }) => version === "current" && !isReserved);
const withNested = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap((field) => [field, ...withNested(field.fields)]);
const names = (fields: readonly Field[]): readonly string[] => fields.map(({ name }) => name);

describe.each(described.map((route) => [route.operationId, route] as const))("%s", (_id, route) => {
  const [success] = responsesOf(route, "https://ada.example.com", undefined);
  const fields = [...parameterGroups(route).flatMap((group) => group.fields), ...(success?.body?.fields ?? [])];

  test("has the fields of its response", () => {
    expect(success?.body?.fields.length).toBeGreaterThan(0);
  });

  test("has a type for each parameter and field", () => {
    for (const { name, type } of withNested(fields)) {
      expect(name).not.toBe("");
      expect(type, name).toMatch(/^(?:"|string|integer|number|boolean|true|false|array of |object|[A-Z])/);
    }
  });

  test("lists all of its parameters, and no others", () => {
    const listed = parameterGroups(route).flatMap((group) => names(group.fields));
    const taken = [
      ...[route.params, route.query, route.body].flatMap((schema) => Object.keys(schema?.shape ?? {})),
      ...(route.supportsIdempotencyKey ? ["Idempotency-Key"] : []),
    ];
    expect(listed.toSorted()).toEqual(taken.toSorted());
  });
});

test("the fields of an object are below the field with the object", () => {
  const [body] = parameterGroups(postBatch);
  const [operations] = body?.fields ?? [];
  expect(operations).toMatchObject({ name: "operations", type: "array of object", constraints: "1 to 20 items" });
  expect(names(operations?.fields ?? [])).toEqual(["method", "path"]);
});

test("fields that the service always sends count as required", () => {
  const { fields } = bodyFields("ProjectList", new Set());
  expect(names(fields.filter(({ required }) => !required))).toEqual(["warnings"]);
});

test("a description that only repeats the name of its field is left out", () => {
  const { fields } = bodyFields("ExperienceBundle", new Set());
  const descriptions = Object.fromEntries(fields.map(({ name, description }) => [name, description]));
  expect(descriptions).toMatchObject({ awards: "", writing: "Articles and posts." });
});

test("a page lists the fields of a schema once", () => {
  const listed: ListedSchemas = new Set();
  const [first, second] = [bodyFields("ProjectList", listed), bodyFields("ProjectList", listed)];
  const projects = (fields: readonly Field[]) => fields.find(({ name }) => name === "projects");
  expect([first.isFirst, second.isFirst]).toEqual([true, false]);
  expect(names(projects(first.fields)?.fields ?? [])).toContain("title");
  expect(projects(second.fields)).toMatchObject({ schema: "Project", isListedBefore: true, fields: [] });
  expect(names(second.fields)).toEqual(names(first.fields));
});

test("Markdown has nested lists, and links to schemas that are listed before", () => {
  const field = { required: true, constraints: "", description: "A thing.", fields: [] };
  const project = { ...field, name: "project", type: "Project", schema: "Project" };
  expect(
    fieldsMarkdown([
      { ...project, isListedBefore: false, fields: [{ ...field, name: "title", type: "string", constraints: "URL" }] },
      { ...project, isListedBefore: true, required: false, description: "" },
    ]),
  ).toBe(
    '- `project` <a id="schema-Project"></a> Project, required: A thing.\n  - `title` string, URL, required: A thing.\n' +
      "- `project` [Project](#schema-Project)",
  );
});
