import { resolve } from "node:path";
import { build } from "rolldown";
import { withoutJsonSchemas } from "./without-json-schemas.ts";
import { withoutSpecTypes } from "./without-spec-types.ts";
import { withoutTexts } from "./without-texts.ts";

export const workerMain = "functions/hosts/cloudflare.ts";

/** What the parts of the Worker that are for builds are replaced with. */
const alias = {
  // The MCP library takes a validator from its host, which is never used here and costs 7 KB.
  "@modelcontextprotocol/server/_shims": resolve("functions/hosts/cloudflare/mcp-shims.ts"),
};

/** Writes a Worker as one file, with every part of its packages that it uses and no other. */
export const bundleWorker = async (main: string, file: string): Promise<void> => {
  await build({
    input: main,
    platform: "neutral",
    external: [/^cloudflare:/],
    resolve: { alias, conditionNames: ["workerd", "worker", "browser"], mainFields: ["browser", "module", "main"] },
    // zod compiles its checks where it may, and here it may not. The MCP library asks for the prototype, which stays.
    transform: { define: { Function: "undefined", "Function.prototype": "Object.__proto__" } },
    plugins: [withoutJsonSchemas(), withoutSpecTypes(), withoutTexts()],
    // Modules of the MCP library do nothing but define, though it does not say so.
    treeshake: { moduleSideEffects: [{ test: /[\\/]@modelcontextprotocol[\\/]/, sideEffects: false }] },
    output: { file, format: "esm", minify: true, codeSplitting: false, comments: false },
    logLevel: "warn",
  });
};
