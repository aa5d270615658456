import type { DurableObjectNamespace } from "cloudflare:workers";
import { objectStore } from "../../functions/hosts/cloudflare/object-store.ts";
import type { StateObject } from "../../functions/hosts/cloudflare/state-object.ts";
import type { Store } from "../../functions/ports.ts";
import { packed, unpacked } from "./packed.ts";

export { StateObject } from "../../functions/hosts/cloudflare/state-object.ts";

/** What a test asks: one call of the store. */
export interface Asked {
  readonly method: keyof Store;
  readonly asked: readonly unknown[];
}

/** A Worker that does nothing but ask the Durable Objects what a test asks it. */
export default {
  async fetch(request: Request, { STATE }: { readonly STATE: DurableObjectNamespace<StateObject> }): Promise<Response> {
    const { method, asked } = unpacked(await request.text()) as Asked;
    const call = objectStore(STATE)[method] as (...values: readonly unknown[]) => Promise<unknown>;
    return new Response(packed({ answer: await call(...asked) }));
  },
};
