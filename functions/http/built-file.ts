import { andThen, type MaybePromise } from "../ports/maybe-promise.ts";
import type { Asset, Ports } from "../ports/ports.ts";

/** Reads a file that every build writes. Throws if it is missing. */
export const readBuiltFile = ({ assets }: Ports, path: string): MaybePromise<Asset> =>
  andThen(assets.read(path), (asset) => {
    if (!asset) throw new Error(`the built site has no ${path}`);
    return asset;
  });
