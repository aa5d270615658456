import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Command, temporaryFolder } from "./processes.ts";

const page = `import sizes from "../sizes.json";
export const getStaticPaths = () =>
  sizes.map((size, at) => ({ params: { file: at + ".json" }, props: { json: JSON.stringify("x".repeat(size - 2)) } }));
export const GET = ({ props }) => new Response(props.json);
`;

const htmlPage = `---
import sizes from "../../pages.json";
export const getStaticPaths = () =>
  sizes.map((size, at) => ({ params: { page: String(at) }, props: { text: "x".repeat(size) } }));
const { text } = Astro.props;
---
<!doctype html>
<html lang="en"><head><title>{text.length}</title></head><body><p>{text}</p></body></html>
`;

const sizesOf = (dist: string, isCounted: (name: string) => boolean): number[] =>
  readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter(isCounted)
    .map((name) => statSync(join(dist, name)).size);

/** Sizes of the JSON files that a built site has. */
export const jsonSizes = (dist: string): number[] =>
  sizesOf(dist, (name) => name.endsWith(".json") && !name.startsWith("_"));

/** Sizes of its pages. */
export const pageSizes = (dist: string): number[] => sizesOf(dist, (name) => name.endsWith(".html"));

/** A project with nothing but Astro that writes JSON files and pages of these sizes, and the command that builds it. */
export const bareAstro = (sizes: readonly number[], pages: readonly number[]): Command => {
  // Below node_modules, so that it finds the same Astro.
  const cache = join("node_modules", ".cache");
  mkdirSync(cache, { recursive: true });
  const root = temporaryFolder(cache);
  mkdirSync(join(root, "src", "pages"), { recursive: true });
  writeFileSync(join(root, "package.json"), '{ "type": "module" }\n');
  writeFileSync(join(root, "astro.config.mjs"), "export default {};\n");
  mkdirSync(join(root, "src", "pages", "page"));
  writeFileSync(join(root, "src", "sizes.json"), JSON.stringify(sizes));
  writeFileSync(join(root, "src", "pages.json"), JSON.stringify(pages));
  writeFileSync(join(root, "src", "pages", "page", "[page].astro"), htmlPage);
  writeFileSync(join(root, "src", "pages", "[...file].js"), page);
  const astro = join(dirname(createRequire(import.meta.url).resolve("astro/package.json")), "bin", "astro.mjs");
  return {
    program: process.execPath,
    args: [astro, "build", "--root", root, "--silent"],
    environment: { ASTRO_TELEMETRY_DISABLED: "1" },
  };
};
