import { deriveKeys, type Secrets } from "../../functions/keys.ts";
import { packed, unpacked } from "./packed.ts";
import { accept, type Made, make } from "./used-keys.ts";

export { StateObject } from "../../functions/hosts/cloudflare/state-object.ts";

/** What a test asks: keys of these secrets, and what they are to look at. */
export interface Asked {
  readonly secrets: Secrets;
  readonly given: readonly Made[];
}

export interface Answered {
  readonly made: Made;
  readonly accepted: readonly (readonly boolean[])[];
}

/** A Worker that does nothing but use keys as a test asks it to. */
export default {
  async fetch(request: Request): Promise<Response> {
    const { secrets, given } = unpacked(await request.text()) as Asked;
    const keys = await deriveKeys(secrets);
    const accepted = await Promise.all(given.map((made) => accept(keys, made)));
    return new Response(packed({ made: await make(keys), accepted } satisfies Answered));
  },
};
