import type { Plugin } from "rolldown";
import type { ESTree } from "rolldown/utils";
import { Visitor } from "rolldown/utils";

/** The messages of MCP that functions/mcp/server.ts and the library behind it handle. Of the others they know the names. */
const handled = [
  "initialize",
  "ping",
  "server/discover",
  "tools/list",
  "tools/call",
  "notifications/cancelled",
  "notifications/initialized",
  "notifications/progress",
];

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The code without these parts, each with the comma that follows it. */
const without = (code: string, parts: readonly Range[]): string =>
  parts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ""), code);

/** Removes the schemas of messages that are not handled from the library's tables, which list them by method. */
const omitMethods = (code: string, program: ESTree.Program): string => {
  const entries: Range[] = [];
  new Visitor({
    Property(property) {
      const { key, value } = property;
      if (key.type !== "Literal" || typeof key.value !== "string" || value.type === "Literal") return;
      if (key.value.includes("/") && !handled.includes(key.value)) entries.push(property);
    },
  }).visit(program);
  return without(code, entries);
};

/** The functions that build the schemas of one revision of MCP, and return all of them. */
const builders = (program: ESTree.Program): ESTree.Statement[][] =>
  program.body.flatMap((node) =>
    node.type === "FunctionDeclaration" && /^build(?:\$\d+)?$/.test(node.id?.name ?? "") ? [node.body?.body ?? []] : [],
  );

/** Removes the schemas that nothing reads from what these functions return. */
const omitReturned = (code: string, program: ESTree.Program): string => {
  const read = new Set(code.match(/(?<=\.)\w+/g));
  const returned = builders(program)
    .flatMap((statements) => statements.at(-1) ?? [])
    .flatMap((last) =>
      last.type === "ReturnStatement" && last.argument?.type === "ObjectExpression" ? last.argument.properties : [],
    );
  return without(
    code,
    returned.filter(
      (entry) => entry.type === "Property" && entry.key.type === "Identifier" && !read.has(entry.key.name),
    ),
  );
};

/** Marks the schemas, so that the bundler may leave those out that nothing uses. */
const mark = (code: string, program: ESTree.Program): string => {
  const declarations = [program.body, ...builders(program)]
    .flat()
    .map((node) => (node.type === "ExportNamedDeclaration" ? node.declaration : node))
    .flatMap((node) => (node?.type === "VariableDeclaration" ? node.declarations : []));
  return declarations
    .flatMap(({ init }) => (init?.type === "CallExpression" ? init : []))
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end }) =>
        `${text.slice(0, start)}/* @__PURE__ */ (() => ${text.slice(start, end)})()${text.slice(end)}`,
      code,
    );
};

/** The MCP library's list of all its schemas by name, for programs that check messages themselves. */
const allSchemasByName = /^for \(const .+\) register\(.+\);$/gm;

/**
 * Leaves out the schemas that the Worker does not use, such as those of responses and of messages that the MCP library never
 * gets here: 10 KB compressed. The bundler cannot know that calls of zod have no effect, but a marked function around them has none.
 */
export const omitUnusedSchemas: Plugin = {
  name: "omit-unused-schemas",
  transform: {
    filter: { id: /\/src\/contract\/|\/@modelcontextprotocol\/(?:core|server)\/dist\// },
    handler(code) {
      const steps = [omitMethods, omitReturned, mark];
      return steps.reduce(
        (text, step) => step(text, this.parse(text, { lang: "ts" })),
        code.replaceAll(allSchemasByName, ""),
      );
    },
  },
};
