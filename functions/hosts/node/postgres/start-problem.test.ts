import { expect, test } from "vitest";
import { isTemporary, startProblem } from "./start-problem.ts";

const failure = (message: string, code?: string): Error => Object.assign(new Error(message), { code });

test.each([
  [failure("connect ECONNREFUSED 127.0.0.1:5432", "ECONNREFUSED"), true],
  [new AggregateError([failure("connect ECONNREFUSED ::1:5432", "ECONNREFUSED")]), true],
  [failure("the database system is starting up", "57P03"), true],
  [failure("timeout expired"), true],
  [failure('database "x" does not exist', "3D000"), false],
  [failure("The server does not support SSL connections"), false],
])("whether connecting again may succeed: %s", (error, expected) => {
  expect(isTemporary(error)).toBe(expected);
});

test.each([
  [
    failure("connect ECONNREFUSED ::1:5432", "ECONNREFUSED"),
    "Cannot reach Postgres at db:5432/x: connect ECONNREFUSED ::1:5432. Start it, or correct STORE_URL.",
  ],
  [
    failure('unsupported startup parameter: "statement_timeout"', "08P01"),
    'Cannot use Postgres at db:5432/x: unsupported startup parameter: "statement_timeout". A pooler in transaction mode cannot be used: connect directly, or in session mode.',
  ],
  [failure("one\ntwo"), "Cannot use Postgres at db:5432/x: one."],
])("the reason is one line with advice: %s", (error, expected) => {
  expect(startProblem("db:5432/x", error)).toBe(expected);
});
