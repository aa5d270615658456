import type * as z from "zod";
import { ApiError, type ErrorCode, type FieldIssue, quoted } from "../src/contract/errors.ts";
import { limits } from "../src/contract/limits.ts";
import { hinted, type Route } from "../src/contract/route.ts";

/** The value at a path in what was sent. */
const valueAt = (sent: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined), sent);

const found = (value: unknown, isSecret: boolean): string => {
  if (value === undefined) return "is missing";
  if (isSecret && (typeof value === "string" || typeof value === "number"))
    return `is a ${typeof value}${typeof value === "string" ? ` of ${value.length} characters` : ""}`;
  if (typeof value === "string") return `is ${quoted(value)}`;
  if (value === null) return "is null";
  if (typeof value !== "object") return `is the ${typeof value} ${value}`;
  return Array.isArray(value) ? `is an array of ${value.length}` : "is an object";
};

/** An issue as the end of a sentence; what was received stands at its beginning. */
const expected = ({ message }: z.core.$ZodIssue): string =>
  message.replace(/^.*?: (?=expected )/, "").replace(/, received .*$/, "");

/** A failure of fields. Those that failed with one code have that code, and others are listed (D3). */
export const failure = (issues: readonly FieldIssue[], route: Pick<Route, "hints"> = {}): ApiError => {
  const [first] = issues;
  const isOne = first !== undefined && issues.every(({ code }) => code === first.code);
  const code = isOne ? first.code : "validation_failed";
  const hint = hinted(route, code);
  if (!first || issues.length > 1) return new ApiError(code, { issues, ...hint });
  // The hint of this code names the list, so there is one, even of one.
  return new ApiError(code, { message: first.message, ...(code === "validation_failed" && { issues }), ...hint });
};

/** What is wrong with a field, and what was expected of it, in a sentence. */
export const sentence = (issue: z.core.$ZodIssue, sent: unknown, isSecret = false): string =>
  `\`${issue.path.join(".")}\` ${found(valueAt(sent, issue.path), isSecret)}; ${expected(issue)}.`;

/**
 * Checks a part of a request against the record of its operation.
 * @throws ApiError with the code that the record gives to what failed.
 */
export const checked = <S extends z.ZodType>(route: Route, schema: S, sent: unknown): z.output<S> => {
  const result = schema.safeParse(sent);
  if (result.success) return result.data;
  const issues = result.error.issues.slice(0, limits.issues).map((issue): FieldIssue => {
    const path = issue.path.join(".");
    const code: ErrorCode = route.codes?.[String(issue.path[0])] ?? "validation_failed";
    const isSecret = route.secrets?.includes(String(issue.path[0])) ?? false;
    return { path, code, message: sentence(issue, sent, isSecret) };
  });
  throw failure(issues, route);
};
