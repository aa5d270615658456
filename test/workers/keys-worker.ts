import { deriveKeys, type Secrets } from "../../functions/crypto/keys.ts";
import { packed, unpacked } from "./packed.ts";
import { accept, type Made, make } from "./used-keys.ts";

export { StateObject } from "../../functions/hosts/cloudflare/state-object.ts";

/** A request to the test Worker: the secrets, and values to verify with their keys. */
export interface KeysRequest {
  readonly secrets: Secrets;
  readonly given: readonly Made[];
}

export interface KeysResponse {
  readonly made: Made;
  readonly accepted: readonly (readonly boolean[])[];
}

/** A Worker that derives and uses keys on request. */
export default {
  async fetch(request: Request): Promise<Response> {
    const { secrets, given } = unpacked(await request.text()) as KeysRequest;
    const keys = await deriveKeys(secrets);
    const accepted = await Promise.all(given.map((made) => accept(keys, made)));
    return new Response(packed({ made: await make(keys), accepted } satisfies KeysResponse));
  },
};
