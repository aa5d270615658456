import { andThen, type MaybePromise } from "../ports/maybe-promise.ts";
import type { Ports } from "../ports/ports.ts";

/** Returns the methods of a path, for the Allow header; none if the path is unknown. */
export type AllowedMethods = (path: string) => MaybePromise<readonly string[]>;

/** `methodsAt` returns the methods of the operations at a path. A path without operations may be a file. */
export const createAllowedMethods =
  ({ assets }: Pick<Ports, "assets">, methodsAt: (path: string) => readonly string[]): AllowedMethods =>
  (path) => {
    const methods = methodsAt(path);
    return andThen(methods.length === 0 ? assets.read(path) : undefined, (file) => {
      const known = file ? ["GET"] : methods;
      return known.length === 0 ? [] : [...known, ...(known.includes("GET") ? ["HEAD"] : []), "OPTIONS"];
    });
  };
