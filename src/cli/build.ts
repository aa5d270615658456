import { enableCompileCache } from "node:module";
import { resolve } from "node:path";

// A small build mostly loads Astro, so cache the compiled modules.
process.env.NODE_COMPILE_CACHE ??= resolve("node_modules", ".cache", "compiled");
enableCompileCache();
// Vite's output depends on NODE_ENV; the same content must give the same bytes.
process.env.NODE_ENV = "production";
process.env.ASTRO_TELEMETRY_DISABLED = "1";
// The bundler returns free memory at once, 100 MB of a small build.
process.env.MIMALLOC_PURGE_DELAY ??= "0";

const { main } = await import("./site/build-command.ts");
process.exitCode = await main(process.argv.slice(2), process.env);
