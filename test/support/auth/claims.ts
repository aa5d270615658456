import type * as z from "zod";
import { type ClaimInput, TokenResponse } from "../../../src/contract/resources/agents/credential.ts";
import { dataOf, post } from "../http/api-requests.ts";
import type { HttpResponse } from "../http/service.ts";

type IdentityType = NonNullable<z.input<typeof ClaimInput>["identity_type"]>;

type RequestHeaders = Readonly<Record<string, string | string[]>>;

/** Posts an assertion, with an identity_type if given. */
export const postClaim = (
  assertion: unknown,
  identity_type?: IdentityType,
  { api = "/api", headers = {} }: { readonly api?: string; readonly headers?: RequestHeaders } = {},
): Promise<HttpResponse> => post(`${api}/agent/claim`, { assertion, ...(identity_type && { identity_type }) }, headers);

/** The token in a claim response. Throws if the claim failed. */
export const parseToken = (response: HttpResponse, api = "/api"): TokenResponse => {
  if (response.status !== 200) throw new Error(`${response.status} ${response.text}`);
  return dataOf(TokenResponse, `${api}/agent/claim`, response);
};
