import type { Asset } from "../ports/ports.ts";

/** Parses a JSON file of the built site. */
export const parseJsonAsset = (asset: Asset) => JSON.parse(new TextDecoder().decode(asset.body));

/** Creates a function that parses JSON files of the built site and converts them with `convert`, once per first file. */
export const cachedJsonParser = <From extends readonly unknown[], To>(
  convert: (...files: From) => To,
): ((...assets: { readonly [Index in keyof From]: Asset }) => To) => {
  const cache = new WeakMap<Asset, { readonly value: To }>();
  return (...assets) => {
    const [first] = assets as readonly Asset[];
    const cached = first && cache.get(first);
    if (cached) return cached.value;
    const value = convert(...(assets.map(parseJsonAsset) as readonly unknown[] as From));
    if (first) cache.set(first, { value });
    return value;
  };
};
