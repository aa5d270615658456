import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "rolldown";

const { resolve } = createRequire(import.meta.url);

/** The statements by which the MCP library lists every type of its protocol, with nobody here to look in the list. */
const listing = /^for \(const .+\) register\(key, .+\);$/gm;

/** Leaves out that list, and so the types that are nowhere else in use. Throws where the library has none. */
export const withoutSpecTypes = (folder = dirname(resolve("@modelcontextprotocol/server"))): Plugin => {
  const files = globSync("*.mjs", { cwd: folder })
    .map((file) => join(folder, file))
    .filter((file) => readFileSync(file, "utf8").match(listing)?.length === 2);
  if (files.length !== 1) throw new Error("The MCP library lists its types in another way than was known.");
  return {
    name: "without-spec-types",
    transform: (code, id) => {
      if (files.includes(id)) return code.replace(listing, "");
      if (!id.includes("node_modules") && /\b(?:specTypeSchemas|isSpecType)\b/.test(code))
        throw new Error(`${id} looks in the list of types, which is left out of Workers.`);
      return undefined;
    },
  };
};
