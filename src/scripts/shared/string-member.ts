import { type FetchResult, parseJson } from "./send.ts";

/** A string member of a JSON response, or undefined. */
export const stringMember = (outcome: FetchResult, name: string): string | undefined => {
  const body = parseJson(outcome);
  const value: unknown = typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === "string" ? value : undefined;
};
