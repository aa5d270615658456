import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "rolldown";
import { parseSync } from "rolldown/utils";

const { resolve } = createRequire(import.meta.url);

/** The modules of zod that write JSON Schemas. Each schema refers to them, so that they would be kept. */
const modules = ["json-schema-processors.js", "to-json-schema.js"];

const exportsOf = (file: string): string[] => {
  const { staticExports } = parseSync(file, readFileSync(file, "utf8")).module;
  return staticExports.flatMap(({ entries }) => entries.flatMap(({ exportName }) => exportName.name ?? []));
};

/**
 * A module with the same exports, which throw when they are called. Some make a method of a schema when that is looked
 * at; then it is the method that throws.
 */
const standIn = (names: readonly string[]): string => `
  const refuse = () => { throw new Error("JSON Schemas are written by the build, and not in a Worker."); };
  const makeRefuse = () => refuse;
  export { ${names.map((name) => `${name.startsWith("create") ? "makeRefuse" : "refuse"} as ${name}`).join(", ")} };
`;

/** Leaves out what writes JSON Schemas: the build has written those that are served. Throws where zod has no such part. */
export const withoutJsonSchemas = (folder = dirname(resolve("zod/v4/core"))): Plugin => {
  const files = modules.map((module) => join(folder, module));
  const standIns = new Map(files.map((file) => [file, standIn(exportsOf(file))]));
  return { name: "without-json-schemas", load: (id) => standIns.get(id) };
};
