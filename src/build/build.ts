import { enableCompileCache } from "node:module";
import { resolve } from "node:path";

// Most of a small build is loading Astro, so what is imported from here on is kept compiled.
process.env.NODE_COMPILE_CACHE ??= resolve("node_modules", ".cache", "compiled");
enableCompileCache();
// Vite would build other code for other values, and the same content must give the same bytes.
process.env.NODE_ENV = "production";
// A build tells nobody that it happened.
process.env.ASTRO_TELEMETRY_DISABLED = "1";

const { main } = await import("./main.ts");
process.exitCode = await main(process.argv.slice(2), process.env);
