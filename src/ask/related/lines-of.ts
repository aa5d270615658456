import { gunzipSync, strFromU8 } from "fflate";

/** The lines of a compressed word list. `src/package/word-data/` writes them. */
export const linesOf = ({ gzip }: { readonly gzip: string }): string[] =>
  strFromU8(gunzipSync(Uint8Array.from(atob(gzip), (character) => character.charCodeAt(0)))).split("\n");
