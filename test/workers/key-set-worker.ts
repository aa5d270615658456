import { type KeysOf, keySets } from "../../functions/agent/key-sets.ts";
import { keySetFetcher } from "../../functions/hosts/cloudflare/fetch-key-set.ts";

/** What a test asks: the text at an address, or whether keys can be had from it; or to go away without waiting for them. */
export interface Asked {
  readonly url: string;
  readonly site: string;
  readonly timeout?: number;
  readonly want: "text" | "keys" | "nothing";
}

let keysOf: KeysOf | undefined;

const answer = async ({ url, site, timeout, want }: Asked): Promise<string> => {
  const fetchKeySet = keySetFetcher(site, timeout);
  if (want === "text") return fetchKeySet(url);
  keysOf ??= keySets({ fetchKeySet, clock: { now: Date.now } });
  const getKey = keysOf({ algorithms: ["EdDSA"], scopes: [], keys: { jwksUri: url } });
  const found = getKey({ alg: "EdDSA" }, { payload: "", signature: "" });
  if (want === "keys") await found;
  return "done";
};

/** A Worker that does nothing but fetch key sets, and shares what it fetched between its requests. */
export default {
  async fetch(request: Request): Promise<Response> {
    try {
      return new Response(await answer((await request.json()) as Asked));
    } catch (error) {
      return new Response((error as Error).message, { status: 500 });
    }
  },
};
