import { threadStore } from "../../../functions/hosts/node/thread-store.ts";
import type { Store } from "../../../functions/ports/ports.ts";

/** A request to this process: one store call. */
export interface StoreCall {
  readonly id: number;
  readonly method: keyof Store;
  readonly asked: readonly unknown[];
}

/** The result of a store call. */
export type StoreResult =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: string };

// Opens the Node host's store on a file that other processes share.
const [, , file = ""] = process.argv;
const { store, ready } = threadStore({ file, maxBytes: 2 ** 26, deadline: 10_000 }, (warning) =>
  process.stderr.write(`${warning}\n`),
);
const tell = (told: StoreResult): void => void process.send?.(told);

process.on("message", ({ id, method, asked }: StoreCall) => {
  const call = store[method] as (...values: readonly unknown[]) => Promise<unknown>;
  call(...asked).then(
    (answer) => tell({ id, answer }),
    (error) => tell({ id, failure: String(error) }),
  );
});
await ready;
process.send?.("ready");
