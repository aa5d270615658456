import { expect, test } from "vitest";
import * as z from "zod";
import { describeIssue } from "./validate.ts";

const Input = z.object({
  name: z.string().exactOptional(),
  token: z.string().min(1).max(2_000).exactOptional(),
  count: z.int().exactOptional(),
  isOn: z.boolean().exactOptional(),
  kind: z.enum(["client", "personal"]).exactOptional(),
  size: z.enum(["small", "medium", "large"]).exactOptional(),
  list: z.array(z.string()).max(2).exactOptional(),
  limit: z.int("expected a whole number from 1 to 50").exactOptional(),
});

const messageFor = (sent: object): string => {
  const [issue] = Input.safeParse(sent).error?.issues ?? [];
  if (!issue) throw new Error("The input is valid.");
  return describeIssue(issue, sent);
};

test.each([
  [{ name: undefined }, "`name` is missing; expected a string."],
  [{ name: 1_234 }, "`name` is the number 1234; expected a string."],
  [{ name: [] }, "`name` is an empty array; expected a string."],
  [{ name: ["a"] }, "`name` is an array of 1 item; expected a string."],
  [{ name: {} }, "`name` is an object; expected a string."],
  [{ token: "" }, '`token` is `""`; expected at least 1 character.'],
  [{ count: "a" }, '`count` is `"a"`; expected a number.'],
  [{ count: 1.5 }, "`count` is the number 1.5; expected a whole number."],
  [{ isOn: null }, "`isOn` is null; expected true or false."],
  [{ kind: "paid" }, '`kind` is `"paid"`; expected "client" or "personal".'],
  [{ size: "tiny" }, '`size` is `"tiny"`; expected one of "small", "medium", "large".'],
  [{ list: ["a", "b", "c"] }, "`list` is an array of 3 items; expected at most 2 items."],
  [{ limit: "x" }, '`limit` is `"x"`; expected a whole number from 1 to 50.'],
])("the error for %j is %s", (sent, message) => {
  expect(messageFor(sent)).toBe(message);
});

test("the value of a secret field is not shown, and its length has separators", () => {
  const sent = { token: "a".repeat(2_001) };
  const [issue] = Input.safeParse(sent).error?.issues ?? [];
  expect(issue && describeIssue(issue, sent, true)).toBe(
    "`token` is a string of 2,001 characters; expected at most 2,000 characters.",
  );
});
