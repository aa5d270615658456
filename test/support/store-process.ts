import { threadStore } from "../../functions/hosts/node/thread-store.ts";
import type { Store } from "../../functions/ports.ts";

/** What a test asks this process: one call of its store. */
export interface Asked {
  readonly id: number;
  readonly method: keyof Store;
  readonly asked: readonly unknown[];
}

/** What this process says. */
export type Told =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: string };

// A process with the store of the Node host in a file that others have open too, as a host has it.
const [, , file = ""] = process.argv;
const { store, ready } = threadStore({ file, maxBytes: 2 ** 26, deadline: 10_000 }, (warning) =>
  process.stderr.write(`${warning}\n`),
);
const tell = (told: Told): void => void process.send?.(told);

process.on("message", ({ id, method, asked }: Asked) => {
  const call = store[method] as (...values: readonly unknown[]) => Promise<unknown>;
  call(...asked).then(
    (answer) => tell({ id, answer }),
    (error) => tell({ id, failure: String(error) }),
  );
});
await ready;
process.send?.("ready");
