import { createKeyResolver, type KeyResolver } from "../../functions/auth/key-sets.ts";
import { keySetFetcher } from "../../functions/hosts/cloudflare/fetch-key-set.ts";

/** A request to the test Worker: fetch the text, resolve a key, or return without waiting. */
export interface KeySetRequest {
  readonly url: string;
  readonly site: string;
  readonly timeout?: number;
  readonly want: "text" | "keys" | "nothing";
}

let keysOf: KeyResolver | undefined;

const answer = async ({ url, site, timeout, want }: KeySetRequest): Promise<string> => {
  const fetchKeySet = keySetFetcher(site, timeout);
  if (want === "text") return fetchKeySet(url);
  keysOf ??= createKeyResolver({ fetchKeySet, clock: { now: Date.now } });
  const getKey = keysOf({ algorithms: ["EdDSA"], scopes: [], keys: { jwksUri: url } });
  const found = getKey({ alg: "EdDSA" }, { payload: "", signature: "" });
  if (want === "keys") await found;
  return "done";
};

/** A Worker that only fetches key sets and shares its cache between requests. */
export default {
  async fetch(request: Request): Promise<Response> {
    try {
      return new Response(await answer((await request.json()) as KeySetRequest));
    } catch (error) {
      return new Response((error as Error).message, { status: 500 });
    }
  },
};
