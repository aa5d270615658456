import type { DurableObjectNamespace } from "cloudflare:workers";
import { objectStore } from "../../functions/hosts/cloudflare/object-store.ts";
import { StateObject as StateOfHost } from "../../functions/hosts/cloudflare/state-object.ts";
import type { Store } from "../../functions/ports.ts";
import { packed, unpacked } from "./packed.ts";

/** The object of the host, which can be looked into here. */
export class StateObject extends StateOfHost {
  /** The tables that this object has, but for those of the platform. */
  tables(): unknown[] {
    const all = this.ctx.storage.sql.exec(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'",
    );
    return all.toArray().map(({ name }) => name);
  }
}

/** What a test asks: one call of the store, or the tables of an object. */
export type Asked =
  | { readonly method: keyof Store; readonly asked: readonly unknown[] }
  | { readonly tablesOf: string };

/** A Worker that does nothing but ask the Durable Objects what a test asks it. */
export default {
  async fetch(request: Request, { STATE }: { readonly STATE: DurableObjectNamespace<StateObject> }): Promise<Response> {
    const question = unpacked(await request.text()) as Asked;
    if ("tablesOf" in question)
      return new Response(packed({ answer: await STATE.getByName(question.tablesOf).tables() }));
    const call = objectStore(STATE)[question.method] as (...values: readonly unknown[]) => Promise<unknown>;
    return new Response(packed({ answer: await call(...question.asked) }));
  },
};
