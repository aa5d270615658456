import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Command, temporaryFolder } from "./processes.ts";

const file = `import { json, texts } from "../sizes.json";
const written = (sizes, ending, text) =>
  sizes.map((size, at) => ({ params: { file: at + ending }, props: { text: text(size) } }));
export const getStaticPaths = () => [
  ...written(json, ".json", (size) => JSON.stringify("x".repeat(size - 2))),
  ...written(texts, ".txt", (size) => "x".repeat(size)),
];
export const GET = ({ props }) => new Response(props.text);
`;

const htmlPage = `---
import { pages } from "../../sizes.json";
export const getStaticPaths = () =>
  pages.map((size, at) => ({ params: { page: String(at) }, props: { text: "x".repeat(size) } }));
const { text } = Astro.props;
---
<!doctype html>
<html lang="en"><head><title>{text.length}</title></head><body><p>{text}</p></body></html>
`;

const sizesOf = (dist: string, isCounted: (name: string) => boolean): number[] =>
  readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter(isCounted)
    .map((name) => statSync(join(dist, name)).size);

/** Sizes in bytes of the files that bare Astro writes. */
export interface Sizes {
  readonly json: readonly number[];
  readonly pages: readonly number[];
  /** Other text files: Markdown, generated covers, feeds and the like. */
  readonly texts: readonly number[];
}

/** The sizes of the files of a built site. */
export const siteSizes = (dist: string): Sizes => ({
  json: sizesOf(dist, (name) => name.endsWith(".json") && !name.startsWith("_")),
  pages: sizesOf(dist, (name) => name.endsWith(".html")),
  texts: sizesOf(dist, (name) => /\.(?:md|svg|txt|xml|webmanifest)$/.test(name) && !name.startsWith("_")),
});

/** Creates a project with only Astro that writes files of these sizes. Returns the command that builds it. */
export const bareAstro = (sizes: Sizes): Command => {
  // Below node_modules, so that it resolves the same Astro.
  const cache = join("node_modules", ".cache");
  mkdirSync(cache, { recursive: true });
  const root = temporaryFolder(cache);
  mkdirSync(join(root, "src", "pages"), { recursive: true });
  writeFileSync(join(root, "package.json"), '{ "type": "module" }\n');
  writeFileSync(join(root, "astro.config.mjs"), "export default {};\n");
  mkdirSync(join(root, "src", "pages", "page"));
  writeFileSync(join(root, "src", "sizes.json"), JSON.stringify(sizes));
  writeFileSync(join(root, "src", "pages", "page", "[page].astro"), htmlPage);
  writeFileSync(join(root, "src", "pages", "[...file].js"), file);
  const astro = join(dirname(createRequire(import.meta.url).resolve("astro/package.json")), "bin", "astro.mjs");
  return {
    program: process.execPath,
    args: [astro, "build", "--root", root, "--silent"],
    environment: { ASTRO_TELEMETRY_DISABLED: "1" },
  };
};
