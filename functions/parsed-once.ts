import type { Asset } from "./ports.ts";

/** Reads the JSON of a file. */
export const parse = (asset: Asset) => JSON.parse(new TextDecoder().decode(asset.body));

/** What is made of the JSON of a file, made once for as long as the file lives. */
export const parsedOnce = <From, To>(make: (json: From) => To): ((asset: Asset) => To) => {
  const made = new WeakMap<Asset, { readonly value: To }>();
  return (asset) => {
    const known = made.get(asset);
    if (known) return known.value;
    const value = make(parse(asset));
    made.set(asset, { value });
    return value;
  };
};
