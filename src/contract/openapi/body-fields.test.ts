import { expect, test } from "vitest";
import * as z from "zod";
import { BatchInput } from "../resources/batch.ts";
import { ContactInput } from "../resources/job.ts";
import { bodyFields, describeType } from "./body-fields.ts";

test.each([
  [{ type: "string" }, "string"],
  [{ type: "string", maxLength: 200 }, "string of up to 200 characters"],
  [{ type: "string", minLength: 1, maxLength: 255 }, "string of 1 to 255 characters"],
  [{ type: "string", format: "email", maxLength: 254 }, "email address of up to 254 characters"],
  [{ type: "string", enum: ["client", "personal"] }, "client or personal"],
  [{ type: "string", const: "GET" }, "GET"],
  [{ type: "integer", minimum: 1, maximum: 50, default: 20 }, "integer from 1 to 50; default 20"],
  [{ type: "boolean" }, "boolean"],
  [{ type: "array", minItems: 1, maxItems: 20 }, "array of 1 to 20 items"],
  [{ type: "object" }, "object"],
  [{ anyOf: [{ type: "string", maxLength: 5 }, { type: "object" }] }, "string of up to 5 characters or object"],
])("describes %j as %s", (schema, words) => {
  expect(describeType(schema)).toBe(words);
});

test("lists the fields of an inquiry with their limits", () => {
  expect(bodyFields(ContactInput)).toEqual([
    { name: "name", description: "The name of the sender.", required: true, type: "string of 2 to 200 characters" },
    {
      name: "email",
      description: "The email address for a reply.",
      required: true,
      type: "email address of up to 254 characters",
    },
    {
      name: "message",
      description: "The text of the inquiry.",
      required: true,
      type: "string of 10 to 5,000 characters",
    },
  ]);
});

test("lists the fields of array items after the array", () => {
  expect(bodyFields(BatchInput).map(({ name, type }) => [name, type])).toEqual([
    ["operations", "array of 1 to 20 items"],
    ["operations[].method", "GET"],
    ["operations[].path", "string of up to 2,000 characters"],
  ]);
});

test("lists nested fields after their object and marks optional ones", () => {
  const body = z.object({ prefer: z.object({ streaming: z.boolean() }).optional() });
  expect(bodyFields(body).map(({ name, required }) => [name, required])).toEqual([
    ["prefer", false],
    ["prefer.streaming", true],
  ]);
});

test("lists a field with two spellings once", () => {
  const body = z.object({ "prefer.streaming": z.boolean(), prefer: z.object({ streaming: z.boolean() }) });
  expect(bodyFields(body).map(({ name }) => name)).toEqual(["prefer.streaming", "prefer"]);
});
