import { build } from "rolldown";

export const workerMain = "functions/hosts/cloudflare.ts";

/** Bundles a Worker and all packages that it imports into one file. */
export const bundleWorker = async (main: string, file: string): Promise<void> => {
  await build({
    input: main,
    platform: "neutral",
    external: [/^cloudflare:/],
    resolve: { conditionNames: ["workerd", "worker", "browser"], mainFields: ["browser", "module", "main"] },
    // Workers cannot run generated code. zod compiles its checks where `Function` exists; without it, it interprets them.
    transform: { define: { Function: "undefined", "Function.prototype": "Object.__proto__" } },
    output: { file, format: "esm", minify: true, codeSplitting: false, comments: false },
    logLevel: "warn",
  });
};
