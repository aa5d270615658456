import type * as z from "zod";
import type { ErrorCode } from "./errors/error-kinds.ts";
import { ApiError, type FieldIssue, quoteInput } from "./errors.ts";
import { valueAt } from "./json/value-at.ts";
import { limits } from "./limits.ts";
import { hintOverride, type Route } from "./route.ts";
import { pluralize } from "./text/pluralize.ts";

const describeValue = (value: unknown, isSecret: boolean): string => {
  if (value === undefined) return "is missing";
  if (isSecret && (typeof value === "string" || typeof value === "number"))
    return typeof value === "string" ? `is a string of ${pluralize(value.length, "character")}` : "is a number";
  if (typeof value === "string") return `is ${quoteInput(value)}`;
  if (value === null) return "is null";
  if (typeof value !== "object") return `is the ${typeof value} ${value}`;
  if (!Array.isArray(value)) return "is an object";
  return value.length === 0 ? "is an empty array" : `is an array of ${pluralize(value.length, "item")}`;
};

/** The types that zod names without an article. */
const typeNames: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "an array",
  object: "an object",
};

const joinAlternatives = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join(values.length > 2 ? ", " : " or ");

/** The part of an issue that says what was expected. `describeValue` gives what was received. */
const describeExpectation = (issue: z.core.$ZodIssue): string => {
  const { message } = issue;
  // A message of the contract is complete; the messages of zod start with a capital letter.
  if (message.startsWith("expected ")) return message;
  if (issue.code === "invalid_type") return `expected ${typeNames[issue.expected] ?? issue.expected}`;
  if (issue.code === "invalid_value")
    return `expected ${issue.values.length > 2 ? "one of " : ""}${joinAlternatives(issue.values)}`;
  if (issue.code === "too_small" && issue.origin === "string")
    return `expected at least ${pluralize(Number(issue.minimum), "character")}`;
  if (issue.code === "too_big" && (issue.origin === "string" || issue.origin === "array"))
    return `expected at most ${pluralize(Number(issue.maximum), issue.origin === "string" ? "character" : "item")}`;
  return message.replace(/^.*?: (?=expected )/, "").replace(/, received .*$/, "");
};

/**
 * Creates the error for invalid fields. It has the code of the issues if they share one, otherwise `validation_failed`;
 * more than one issue is listed (D3).
 */
export const validationError = (issues: readonly FieldIssue[], route: Pick<Route, "hints"> = {}): ApiError => {
  const [first] = issues;
  const isSameCode = first !== undefined && issues.every(({ code }) => code === first.code);
  const code = isSameCode ? first.code : "validation_failed";
  const hint = hintOverride(route, code);
  if (!first || issues.length > 1) return new ApiError(code, { issues, ...hint });
  // The hint of validation_failed refers to error.issues, so it is present even for a single issue.
  return new ApiError(code, { message: first.message, ...(code === "validation_failed" && { issues }), ...hint });
};

/** Returns a sentence with the value of a field and what was expected. The value of a secret field is not shown. */
export const describeIssue = (issue: z.core.$ZodIssue, value: unknown, isSecret = false): string =>
  `\`${issue.path.join(".")}\` ${describeValue(valueAt(value, issue.path), isSecret)}; ${describeExpectation(issue)}.`;

/**
 * Validates a part of a request with a schema of its route.
 * @throws ApiError with the code that `route.codes` gives the field, otherwise `validation_failed`.
 */
export const validate = <S extends z.ZodType>(route: Route, schema: S, value: unknown): z.output<S> => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.slice(0, limits.maxIssues).map((issue): FieldIssue => {
    const path = issue.path.join(".");
    const code: ErrorCode = route.codes?.[String(issue.path[0])] ?? "validation_failed";
    const isSecret = route.secrets?.includes(String(issue.path[0])) ?? false;
    return { path, code, message: describeIssue(issue, value, isSecret) };
  });
  throw validationError(issues, route);
};
