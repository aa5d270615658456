import type { Asset } from "../ports/ports.ts";

/** Parses a JSON file of the built site. */
export const parseJsonAsset = (asset: Asset) => JSON.parse(new TextDecoder().decode(asset.body));

/** Creates a function that parses a JSON file and converts it with `convert`, once per file. */
export const cachedJsonParser = <From, To>(convert: (json: From) => To): ((asset: Asset) => To) => {
  const cache = new WeakMap<Asset, { readonly value: To }>();
  return (asset) => {
    const cached = cache.get(asset);
    if (cached) return cached.value;
    const value = convert(parseJsonAsset(asset));
    cache.set(asset, { value });
    return value;
  };
};
