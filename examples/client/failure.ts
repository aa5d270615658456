import type { components } from "./schema.d.ts";

type ErrorBody = components["schemas"]["Error"];

/** An error response: its status, the `code` for programs, and the `hint` that says what to do. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly hint: string;
  readonly docs: string | undefined;

  constructor(status: number, { error: { code, message, hint, docs } }: ErrorBody) {
    super(`${status} ${code}: ${message} ${hint}`);
    this.name = "ApiFailure";
    this.status = status;
    this.code = code;
    this.hint = hint;
    this.docs = docs;
  }
}

/** The result of an `openapi-fetch` call. */
interface Result<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: Response;
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === "object" && body !== null && "error" in body && typeof body.error === "object";

/** Returns the body of a response. Throws an ApiFailure if it is an error. */
export const bodyOf = <T>({ data, error, response }: Result<T>): T => {
  if (data !== undefined) return data;
  if (isErrorBody(error)) throw new ApiFailure(response.status, error);
  // A proxy or another server answered.
  const hint = "Is this the address of a portfolio?";
  throw new ApiFailure(response.status, { error: { code: "unexpected_answer", message: response.statusText, hint } });
};
