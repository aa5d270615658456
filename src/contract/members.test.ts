import { expect, test } from "vitest";
import * as z from "zod";
import { allowedBy, membersOf } from "./members.ts";
import { BatchInput } from "./resources/batch.ts";
import { ContactInput } from "./resources/job.ts";

test.each([
  [{ type: "string" }, "text"],
  [{ type: "string", maxLength: 200 }, "text of up to 200 characters"],
  [{ type: "string", minLength: 1, maxLength: 255 }, "text of 1 to 255 characters"],
  [{ type: "string", format: "email", maxLength: 254 }, "an e-mail address of up to 254 characters"],
  [{ type: "string", enum: ["client", "personal"] }, "client or personal"],
  [{ type: "string", const: "GET" }, "GET"],
  [{ type: "integer", minimum: 1, maximum: 50, default: 20 }, "a whole number from 1 to 50; 20 when left out"],
  [{ type: "boolean" }, "true or false"],
  [{ type: "array", minItems: 1, maxItems: 20 }, "a list of 1 to 20 entries"],
  [{ type: "object" }, "an object"],
  [{ anyOf: [{ type: "string", maxLength: 5 }, { type: "object" }] }, "text of up to 5 characters or an object"],
])("%j allows %s", (schema, words) => {
  expect(allowedBy(schema)).toBe(words);
});

test("the members of an inquiry are told as they are checked", () => {
  expect(membersOf(ContactInput)).toEqual([
    { name: "name", description: "Who asks.", required: true, allowed: "text of 2 to 200 characters" },
    {
      name: "email",
      description: "Where an answer would go.",
      required: true,
      allowed: "an e-mail address of up to 254 characters",
    },
    { name: "message", description: "What is asked.", required: true, allowed: "text of 10 to 5,000 characters" },
  ]);
});

test("what is in a list comes after the list", () => {
  expect(membersOf(BatchInput).map(({ name, allowed }) => [name, allowed])).toEqual([
    ["operations", "a list of 1 to 20 entries"],
    ["operations[].method", "GET"],
    ["operations[].path", "text of up to 2,000 characters"],
  ]);
});

test("what is in an object comes after the object, and what may be left out is not required", () => {
  const body = z.object({ prefer: z.object({ streaming: z.boolean() }).optional() });
  expect(membersOf(body).map(({ name, required }) => [name, required])).toEqual([
    ["prefer", false],
    ["prefer.streaming", true],
  ]);
});

test("what may be written in two ways is told once", () => {
  const body = z.object({ "prefer.streaming": z.boolean(), prefer: z.object({ streaming: z.boolean() }) });
  expect(membersOf(body).map(({ name }) => name)).toEqual(["prefer.streaming", "prefer"]);
});
