import { pathToFileURL } from "node:url";
import { build, type Plugin } from "rolldown";
import { omitUnusedSchemas } from "./omit-schemas.ts";

export const workerMain = "functions/hosts/cloudflare.ts";

/**
 * Modules of packages that the Worker imports but never runs, 15 KB compressed: zod's JSON Schemas, because the build
 * writes them, and its writer of code, which Workers cannot run, the MCP SDK's validator, which functions/mcp/server.ts
 * replaces, its schemas for OAuth, and what Hono has for other applications, forms and templates.
 */
const unusedModules =
  /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema|doc)\.js$|\/@modelcontextprotocol\/(?:server\/dist\/shimsWorkerd|core\/dist\/auth-[\w-]+)\.mjs$|\/hono\/dist\/utils\/(?:mount|body|html)\.js$/;

/** Replaces these modules. Their functions may be called, because zod asks for its methods, but the methods throw. */
const omitUnusedModules: Plugin = {
  name: "omit-unused-modules",
  load: {
    filter: { id: unusedModules },
    async handler(id) {
      const names = Object.keys(await import(pathToFileURL(id).href));
      const unused = 'const unused = () => () => { throw new Error("not in the Worker"); };';
      return `${unused}\nexport { ${names.map((name) => `unused as ${name}`).join(", ")} };`;
    },
  },
};

/** zod's support of values that contain themselves, which JSON cannot express. It is optional in zod, and 2 KB compressed. */
const omitMemoizer: Plugin = {
  name: "omit-memoizer",
  load: {
    filter: { id: /\/zod\/v4\/core\/memoizer\.js$/ },
    handler: () =>
      [
        "export const memoizer = () => undefined;",
        "export const isBackEdge = () => false;",
        "export const isRecursiveSchema = () => true;",
        "export class $ZodCyclicError extends Error {}",
      ].join("\n"),
  },
};

/** Methods of zod's schemas that nothing here calls: 2 KB compressed. Many formats of strings have a pattern of their own. */
export const unusedMethods = [
  "base64 cidrv4 cidrv6 cuid cuid2 duration e164 emoji guid ipv4 ipv6 jwt ksuid nanoid time ulid uuid uuidv4 uuidv6 uuidv7 xid",
  "lowercase uppercase slugify nonempty length",
  "gt gte lt lte safe positive negative nonpositive multipleOf step finite",
  "keyof pick omit partial safeExtend exactPartial required rest properties passthrough strip prefault",
  "with brand register overwrite nonoptional and readonly isOptional isNullable apply spa",
  "parseAsync safeParseAsync validateAsync encodeAsync decodeAsync safeEncode safeDecode safeEncodeAsync safeDecodeAsync",
].flatMap((names) => names.split(" "));

const unusedMethod = new RegExp(
  String.raw`^ {4}(?:async |get |set )?(?:${unusedMethods.join("|")})(?:: (?:async )?function \w+)?\(.*\) \{\n(?: {8}.*\n)+ {4}\},\n`,
  "gm",
);
/** What zod's messages call a format that has no schema here. */
const unusedFormatName = new RegExp(String.raw`^ {8}(?:${unusedMethods.join("|")}): ".*",\n`, "gm");

const omitUnusedMethods: Plugin = {
  name: "omit-unused-methods",
  transform: {
    filter: { id: /\/zod\/v4\/(?:classic\/schemas|locales\/en)\.js$/ },
    handler: (code) => code.replaceAll(unusedMethod, "").replaceAll(unusedFormatName, ""),
  },
};

/** Objects of zod are checked by code that it generates, which Workers cannot run, or by this simpler schema: 1 KB compressed. */
const omitGeneratedChecks: Plugin = {
  name: "omit-generated-checks",
  transform: {
    filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
    handler: (code) => code.replaceAll("$ZodObjectJIT", "$ZodObject"),
  },
};

const text = String.raw`(?:"(?:[^"\\]|\\.)*"|\`[^\`]*\`)`;
const description = new RegExp(
  String.raw`\.describe\(\s*${text}(?:\s*\+\s*${text})*,?\s*\)|\.meta\(\s*\{[^{}]*\}\s*\)`,
  "g",
);

/** Removes the names and descriptions of schemas, 3 KB compressed: only documents have them, and the build writes these. */
const omitDescriptions: Plugin = {
  name: "omit-descriptions",
  transform: {
    filter: { id: /\/src\/contract\// },
    handler: (code) => code.replaceAll(description, ""),
  },
};

const routeDescription = new RegExp(
  String.raw`\b(?:summary|description|emptyDescription|unknownMethodDescription):\s*${text}(?:\s*\+\s*${text})*(?:,|(?= \}))`,
  "g",
);

/** The same for operations: 2 KB compressed. */
const omitRouteDescriptions: Plugin = {
  name: "omit-route-descriptions",
  transform: {
    filter: { id: /\/src\/contract\/operations\// },
    handler: (code) => code.replaceAll(routeDescription, ""),
  },
};

/** Bundles a Worker and all packages that it imports into one file. Returns the files that it consists of. */
export const bundleWorker = async (main: string, file: string): Promise<readonly string[]> => {
  const { output } = await build({
    input: main,
    platform: "neutral",
    external: [/^cloudflare:/],
    plugins: [
      ...[omitUnusedModules, omitMemoizer, omitUnusedMethods, omitGeneratedChecks],
      ...[omitDescriptions, omitRouteDescriptions, omitUnusedSchemas],
    ],
    resolve: { conditionNames: ["workerd", "worker", "browser"], mainFields: ["browser", "module", "main"] },
    // Workers cannot run generated code. zod compiles its checks where `Function` exists; without it, it interprets them.
    transform: { define: { Function: "undefined", "Function.prototype": "Object.__proto__" } },
    output: { file, format: "esm", minify: true, codeSplitting: false, comments: false },
    // No code here reads a property for the sake of a getter.
    treeshake: { propertyReadSideEffects: false },
    optimization: { inlineConst: { mode: "all", pass: 3 } },
    logLevel: "warn",
  });
  return output[0].moduleIds;
};
