import type { Store } from "../../../functions/ports/ports.ts";

/** The methods of a store. */
export const storeMethods = [
  "count",
  "begin",
  "finish",
  "abandon",
  "consumeOnce",
  "revoke",
  "revokedUpTo",
  "append",
  "entries",
] as const satisfies readonly (keyof Store)[];

/** A store that passes every call, with the name of its method, to one function, such as one that calls another process. */
export const storeFrom = (call: (method: keyof Store, parameters: readonly unknown[]) => unknown): Store =>
  Object.fromEntries(
    storeMethods.map((method) => [method, (...parameters: readonly unknown[]) => call(method, parameters)]),
  ) as unknown as Store;
