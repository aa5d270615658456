import type * as z from "zod";
import { type ClaimInput, TokenResponse } from "../../src/contract/resources/credential.ts";
import { dataOf, post } from "./posts.ts";
import type { Answer } from "./service.ts";

type IdentityType = NonNullable<z.input<typeof ClaimInput>["identity_type"]>;

type Sent = Readonly<Record<string, string | string[]>>;

/** Presents an assertion, as one of a type where that is said. */
export const claim = (
  assertion: unknown,
  identity_type?: IdentityType,
  { api = "/api", headers = {} }: { readonly api?: string; readonly headers?: Sent } = {},
): Promise<Answer> => post(`${api}/agent/claim`, { assertion, ...(identity_type && { identity_type }) }, headers);

/** The token that was given for an assertion. */
export const tokenOf = (answer: Answer, api = "/api"): TokenResponse => {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return dataOf(TokenResponse, `${api}/agent/claim`, answer);
};
