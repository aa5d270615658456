import type { DurableObjectNamespace } from "cloudflare:workers";
import { objectStore } from "../../functions/hosts/cloudflare/object-store.ts";
import { StateObject as StateOfHost } from "../../functions/hosts/cloudflare/state-object.ts";
import type { Store } from "../../functions/ports/ports.ts";
import { packed, unpacked } from "./packed.ts";

/** The host's Durable Object with access to its tables. */
export class StateObject extends StateOfHost {
  /** The object's tables, except those of the platform. */
  tables(): unknown[] {
    const all = this.ctx.storage.sql.exec(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'",
    );
    return all.toArray().map(({ name }) => name);
  }

  #now: number | undefined;
  override now(): number {
    return this.#now ?? super.now();
  }

  /** Runs the object's alarm at a time in milliseconds since 1970. */
  async alarmAtTime(now: number): Promise<void> {
    this.#now = now;
    await this.alarm();
  }

  /** When the object's next alarm is due, in milliseconds since 1970. */
  alarmAt(): Promise<number | null> {
    return this.ctx.storage.getAlarm();
  }
}

/** A request to the test Worker: one store call, the tables or the alarm of an object, or to run its alarm. */
export type StateRequest =
  | { readonly method: keyof Store; readonly asked: readonly unknown[] }
  | { readonly tablesOf: string }
  | { readonly alarmOf: string }
  | { readonly runAlarmOf: string; readonly now: number };

/** A Worker that forwards store calls to the Durable Objects. */
export default {
  async fetch(request: Request, { STATE }: { readonly STATE: DurableObjectNamespace<StateObject> }): Promise<Response> {
    const question = unpacked(await request.text()) as StateRequest;
    if ("tablesOf" in question)
      return new Response(packed({ answer: await STATE.getByName(question.tablesOf).tables() }));
    if ("alarmOf" in question)
      return new Response(packed({ answer: await STATE.getByName(question.alarmOf).alarmAt() }));
    if ("runAlarmOf" in question)
      return new Response(packed({ answer: await STATE.getByName(question.runAlarmOf).alarmAtTime(question.now) }));
    const call = objectStore(STATE)[question.method] as (...values: readonly unknown[]) => Promise<unknown>;
    return new Response(packed({ answer: await call(...question.asked) }));
  },
};
