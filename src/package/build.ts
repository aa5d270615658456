import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { scriptFonts } from "../media/fonts/scripts.ts";
import { bundleWorker, workerMain } from "./bundle.ts";

/**
 * `npm pack` runs this (`prepack` in package.json): writes `lib/`, the code of the package (D15). TypeScript becomes JavaScript with
 * declarations, because Node does not strip types below `node_modules`. Files that only Vite reads are copied.
 */
const out = "lib";

/** What Vite and Node read beside TypeScript. JSON is written by the compiler. */
const copied = ["src/**/*.{astro,css,md,typ,yaml,yml,svg,html,jsonc}", "src/scripts/*.js", "CHANGELOG.md"];

/** Relative paths of TypeScript files in a text: `"./route.ts"` becomes `"./route.js"`. */
const withoutTypes = (text: string): string => text.replaceAll(/(["'`])(\.{1,2}\/[^"'`\s]*)\.ts\1/g, "$1$2.js$1");

const compile = (): void => {
  const compiler = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin", "tsc");
  execFileSync(process.execPath, [compiler, "--project", "src/package/tsconfig.json"], { stdio: "inherit" });
};

const copy = (file: string): void => {
  const target = join(out, file);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(file, target);
};

/** The fonts for other scripts: their packages have 30 MB, and pictures need 1.2 MB of these. */
const copyFonts = (): void => {
  for (const { name, subsets, weights } of scriptFonts) {
    const source = join("node_modules", "@fontsource", name);
    const target = join(out, "fonts");
    cpSync(join(source, "LICENSE"), join(target, `${name}.LICENSE`));
    for (const file of subsets.flatMap((subset) => weights.map((weight) => `${name}-${subset}-${weight}-normal.woff2`)))
      cpSync(join(source, "files", file), join(target, file));
  }
};

rmSync(out, { recursive: true, force: true });
compile();
copyFonts();
for (const file of globSync(copied, { exclude: ["src/package/**", "**/node_modules/**"] })) copy(file);
// The compiler changes imports; these are other paths, such as those of worker threads, and the imports of Astro files.
for (const file of globSync(`${out}/**/*.{js,astro}`)) writeFileSync(file, withoutTypes(readFileSync(file, "utf8")));
// Code in `lib/` reads these fields of `../../package.json`.
const { version, type, engines, dependencies, devDependencies } = manifest;
const { astro, wrangler } = devDependencies;
writeFileSync(
  join(out, "package.json"),
  JSON.stringify({ version, type, engines, dependencies, devDependencies: { astro, wrangler } }),
);
await bundleWorker(workerMain, join(out, "worker.js"));
