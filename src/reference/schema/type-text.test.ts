import { expect, test } from "vitest";
import { constraintsText, typeText } from "./type-text.ts";

const project = { $ref: "#/components/schemas/Project" };

test.each([
  [{ type: "string" }, "string"],
  [{ type: "integer", minimum: 1 }, "integer"],
  [{ type: ["string", "null"] }, "string | null"],
  [{ type: "string", enum: ["client", "personal"] }, '"client" | "personal"'],
  [{ type: "boolean", const: true }, "true"],
  [{ type: "array", items: { type: "string" } }, "array of string"],
  [project, "Project"],
  [{ type: "array", items: project }, "array of Project"],
  [{ anyOf: [{ anyOf: [{ type: "string" }, { type: "integer" }] }, { type: "null" }] }, "string | integer | null"],
  [{ anyOf: [{ type: "string" }, { type: "object", properties: {} }] }, "string | object"],
  [{}, "any"],
])("the type of %j is %s", (schema, words) => {
  expect(typeText(schema)).toBe(words);
});

test.each([
  [{ type: "string" }, ""],
  [{ type: "string", minLength: 1 }, ""],
  [{ type: "string", minLength: 2, maxLength: 200 }, "2 to 200 characters"],
  [{ type: "string", maxLength: 5000 }, "at most 5,000 characters"],
  [{ type: "string", format: "email", maxLength: 254 }, "email address, at most 254 characters"],
  [{ type: "string", format: "uri" }, "URL"],
  [{ type: "string", format: "date-time" }, "date and time (RFC 3339)"],
  [{ type: "array", minItems: 1, maxItems: 20 }, "1 to 20 items"],
  [{ type: "integer", minimum: 1, maximum: 50, default: 20 }, "1 to 50, default 20"],
  [{ type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, "at least 0"],
  [{ type: "integer", minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }, ""],
  [{ anyOf: [{ type: "string", maxLength: 5 }, { type: "null" }] }, "at most 5 characters"],
])("the limits of %j are %j", (schema, words) => {
  expect(constraintsText(schema)).toBe(words);
});
