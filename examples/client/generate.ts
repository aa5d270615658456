import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";

/** What types say nothing of: a response has its headers as texts. */
const untyped = ["example", "examples", "headers"];

/**
 * The types of the API, from its OpenAPI document. The mirror below `/api/v1` is left out, because the client does not call
 * it; so are examples and headers. Together these are nine tenths.
 */
export const typesOf = async (document: OpenAPI3): Promise<string> => {
  const typed = JSON.parse(
    JSON.stringify(document, (key, value) => (untyped.includes(key) ? undefined : value)),
  ) as OpenAPI3;
  const paths = Object.entries(typed.paths ?? {}).filter(([path]) => !/^\/(?:api\/v1|v1|v2)(?:\/|$)/.test(path));
  return astToString(await openapiTS({ ...typed, paths: Object.fromEntries(paths) }, { alphabetize: true }));
};

/** The document at an address or in a file. */
const read = async (source: string): Promise<OpenAPI3> =>
  (/^https?:/.test(source) ? await (await fetch(source)).json() : JSON.parse(readFileSync(source, "utf8"))) as OpenAPI3;

// `npm run client:types`, with an address or a file where it is not the built site's.
if (import.meta.main) {
  const source = process.argv[2] ?? "dist/openapi.json";
  const target = new URL("schema.d.ts", import.meta.url);
  writeFileSync(target, await typesOf(await read(source)));
  process.stdout.write(`Wrote ${target.pathname} from ${source}.\n`);
}
