import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";

/** Members that do not affect the types; response headers are always strings. */
const IGNORED_MEMBERS = ["example", "examples", "headers"];

/**
 * Generates the types of the API from its OpenAPI document, without the `/api/v1` mirror, examples and headers. The client
 * needs none of these, and they would make the file ten times as large.
 */
export const generateTypes = async (document: OpenAPI3): Promise<string> => {
  const typed = JSON.parse(
    JSON.stringify(document, (key, value) => (IGNORED_MEMBERS.includes(key) ? undefined : value)),
  ) as OpenAPI3;
  const paths = Object.entries(typed.paths ?? {}).filter(([path]) => !/^\/(?:api\/v1|v1|v2)(?:\/|$)/.test(path));
  return astToString(await openapiTS({ ...typed, paths: Object.fromEntries(paths) }, { alphabetize: true }));
};

/** Reads the document from a URL or a file. */
const read = async (source: string): Promise<OpenAPI3> =>
  (/^https?:/.test(source) ? await (await fetch(source)).json() : JSON.parse(readFileSync(source, "utf8"))) as OpenAPI3;

// npm run client:types -- [URL or file]; by default the built site's document.
if (import.meta.main) {
  const source = process.argv[2] ?? "dist/openapi.json";
  const target = new URL("schema.d.ts", import.meta.url);
  writeFileSync(target, await generateTypes(await read(source)));
  process.stdout.write(`Wrote ${target.pathname} from ${source}.\n`);
}
