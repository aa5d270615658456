import { expect, test } from "vitest";
import * as z from "zod";
import { createFieldParser, hasListFields } from "./fields.ts";

const schema = z.object({ q: z.string(), "context.prev": z.array(z.string()), limit: z.string().optional() });
const fieldsOf = (text: string) => createFieldParser(schema)(new URLSearchParams(text));

test.each([
  ["", {}],
  ["q=", { q: "" }],
  ["q=a+b%20c&limit=5", { q: "a b c", limit: "5" }],
  ["q=first&q=second", { q: "first" }],
  ["context.prev=one", { "context.prev": ["one"] }],
  ["context.prev=one&q=a&context.prev=two", { q: "a", "context.prev": ["one", "two"] }],
  ["__proto__=x&constructor=y&other=z&q=a", { q: "a" }],
  ["q=%ff%00%zz", { q: "\ufffd\u0000%zz" }],
])("reads the fields of %j as %j", (text, fields) => {
  expect(fieldsOf(text)).toStrictEqual(fields);
});

test("detects a schema with a list field", () => {
  expect(hasListFields(schema)).toBe(true);
  expect(hasListFields(z.object({ q: z.string() }))).toBe(false);
  expect(hasListFields(z.object({}))).toBe(false);
});
