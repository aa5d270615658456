import { globSync, readFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";

/** The modules and what each may import, as the table in docs/architecture.md lists them. */
const readModules = (markdown: string): ReadonlyMap<string, readonly string[]> => {
  const rows = [...markdown.matchAll(/^\| `([^`]+)` \|[^|]*\| ([^|]+) \|$/gm)];
  return new Map(
    rows.map(([, module = "", imports = ""]) => [
      module,
      Array.from(imports.matchAll(/`([^`]+)`/g), ([, name = ""]) => name),
    ]),
  );
};

const modules = readModules(readFileSync("docs/architecture.md", "utf8"));

/** Files at the root that a module may read, in addition to those of other modules. */
const rootFiles: Readonly<Record<string, readonly string[]>> = {
  "src/contract/": ["package.json"],
  "src/media/": ["package.json"],
  "src/cli/": ["package.json"],
  "src/package/": ["package.json"],
  "src/routes/": ["CHANGELOG.md"],
};

/** Modules that run on every host, so they import nothing from Node. */
const hostNeutral = [...modules.keys()].filter(
  (module) =>
    (module.startsWith("functions/") && module !== "functions/hosts/") ||
    /^src\/(?:contract|portfolio|ask|match)\//.test(module),
);

/** Everything that scripts import is sent to visitors, so they get few packages and these modules only. */
const scriptPackages = ["eventsource-parser", "minisearch"];
const scriptModules = [
  "src/contract/",
  "src/portfolio/normalize-for-search.ts",
  "src/portfolio/projects/search.ts",
  "src/guides/curl.ts",
  "src/reference/literal.ts",
];

const files = globSync(["{src,functions,test,bench,examples}/**/*.{ts,mts,js,astro}", "*.{ts,mjs}"])
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !/^test\/fixtures\/|\/node_modules\//.test(file));
const isTest = (file: string): boolean => file.endsWith(".test.ts");
const source = files.filter((file) => /^(?:src|functions)\//.test(file) && !isTest(file));

const moduleOf = (file: string): string | undefined =>
  [...modules.keys()].find((module) => (module.endsWith("/") ? file.startsWith(module) : file === module));

/** The code of a file: of an Astro file its front matter and its scripts. */
const codeOf = (file: string, text: string): string => {
  if (!file.endsWith(".astro")) return text;
  const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? "";
  const scripts = [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
  return [frontMatter, ...scripts].join("\n");
};

/** Every specifier that a text names: import, export from, import() and import types. */
const specifiersOf = (code: string): string[] =>
  ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);

/** A relative specifier as a path from the root of the project; a package by its name. */
const resolved = (file: string, specifier: string): string => {
  const [bare = specifier] = specifier.split("?");
  return bare.startsWith(".") ? posix.join(dirname(file), bare) : bare.startsWith("/") ? bare.slice(1) : bare;
};

const isPackage = (specifier: string): boolean => !/^[./]/.test(specifier);

/** Why a file must not import a specifier; undefined if it may. */
const objection = (file: string, specifier: string): string | undefined => {
  const target = resolved(file, specifier);
  const line = `${file} imports ${specifier}`;
  if (/^(?:functions\/hosts|src\/cli)\//.test(target) && !/^(?:functions\/hosts|src\/cli|test)\//.test(file))
    return `${line}: nothing imports hosts or commands`;
  if (isTest(file)) return undefined;
  if (file.startsWith("examples/") && !isPackage(specifier) && !target.startsWith("examples/"))
    return `${line}: examples import only each other`;
  const module = moduleOf(file);
  if (module === undefined) return undefined;
  if (isPackage(specifier)) {
    if (specifier.startsWith("node:") && hostNeutral.includes(module)) return `${line}: ${module} runs on every host`;
    if (module === "src/scripts/" && !scriptPackages.includes(specifier)) return `${line}: visitors would download it`;
    return undefined;
  }
  if (rootFiles[module]?.includes(target)) return undefined;
  const other = moduleOf(target);
  if (other === module) return undefined;
  if (other === undefined || !modules.get(module)?.includes(other))
    return `${line}: ${module} may not import ${other ?? target}`;
  if (module === "src/scripts/" && !scriptModules.some((allowed) => target.startsWith(allowed)))
    return `${line}: visitors would download it`;
  return undefined;
};

const importsOf = (file: string): string[] => specifiersOf(codeOf(file, readFileSync(file, "utf8")));

/** The first import cycle among some files, as the files on it. */
const findCycle = (importers: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined => {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of importers.get(file) ?? []) {
      const cycle = visit(next, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of importers.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
};

describe("the modules in docs/architecture.md", () => {
  test("cover every source file", () => {
    expect(modules.size).toBeGreaterThan(20);
    expect(source.filter((file) => moduleOf(file) === undefined)).toEqual([]);
    for (const module of modules.keys())
      expect(globSync(module.endsWith("/") ? `${module}**/*.*` : module), module).not.toEqual([]);
  });

  test("list only existing modules as imports", () => {
    expect([...modules.values()].flat().filter((module) => !modules.has(module))).toEqual([]);
  });

  test("import only what their row allows", () => {
    expect(files.flatMap((file) => importsOf(file).flatMap((specifier) => objection(file, specifier) ?? []))).toEqual(
      [],
    );
  });

  test("allow no unused import", () => {
    const used = new Set(
      source.flatMap((file) =>
        importsOf(file).map((specifier) => `${moduleOf(file)} ${moduleOf(resolved(file, specifier))}`),
      ),
    );
    const unused = [...modules].flatMap(([module, imports]) =>
      imports.filter((other) => !used.has(`${module} ${other}`)).map((other) => `${module} does not import ${other}`),
    );
    expect(unused).toEqual([]);
  });

  test("have no import cycles", () => {
    const graph = new Map(
      source.map((file) => [
        file,
        importsOf(file)
          .filter((specifier) => !isPackage(specifier))
          .map((specifier) => resolved(file, specifier)),
      ]),
    );
    expect(findCycle(graph)).toBeUndefined();
    expect(
      findCycle(
        new Map([
          ["a", ["b"]],
          ["b", ["c"]],
          ["c", ["b"]],
        ]),
      ),
    ).toEqual(["b", "c", "b"]);
  });

  test("leave the environment to hosts and commands", () => {
    const readers = source.filter((file) =>
      // BASE_URL is a constant of the build.
      /\bprocess\s*\.\s*env\b|import\.meta\.env\b(?!\.BASE_URL\b)/.test(readFileSync(file, "utf8")),
    );
    expect(readers.filter((file) => !/^(?:functions\/hosts|src\/cli|src\/package)\//.test(file))).toEqual([]);
  });

  test("hold at most ten files per folder in src, and one loose file in functions", () => {
    const perFolder = Map.groupBy(
      globSync("src/**/*.*", { exclude: ["**/*.test.ts"] }).filter((file) => !file.endsWith(".test.ts")),
      (file) => dirname(file),
    );
    expect([...perFolder].filter(([, list]) => list.length > 10).map(([folder]) => folder)).toEqual([]);
    expect(globSync("functions/*.*")).toEqual(["functions/app.ts"]);
  });
});

describe("the import check", () => {
  test.each([
    ["src/contract/route.ts", "../portfolio/normalize-for-search.ts"],
    ["src/contract/route.ts", "node:fs"],
    ["src/portfolio/normalize-for-search.ts", "../cli/site/settings.ts"],
    ["src/cli/build.ts", "../../functions/app.ts"],
    ["src/routes/api.ts", "../../functions/http/operation.ts"],
    ["src/routes/pages/docs/overview.astro", "../../../../functions/hosts/node.ts"],
    ["functions/app.ts", "./hosts/node.ts"],
    ["functions/app.ts", "node:crypto"],
    ["functions/http/send.ts", "../routes/jobs.ts"],
    ["functions/middleware/files.ts", "../../src/terminal/report.ts"],
    ["functions/middleware/files.ts", "../../src/routes/files.ts"],
    ["src/scripts/shared/send.ts", "../../guides/guide.ts"],
    ["src/scripts/shared/send.ts", "zod"],
    ["bench/run.ts", "../functions/hosts/node.ts"],
    ["astro.config.mjs", "./functions/hosts/dev.ts"],
    ["examples/client/client.ts", "../../src/contract/route.ts"],
  ])("refuses that %s imports %s", (file, specifier) => {
    expect(objection(file, specifier)).toMatch(`${file} imports ${specifier}: `);
  });

  test.each([
    ["src/contract/route.ts", "zod"],
    ["functions/hosts/node.ts", "../../src/content/read/read-content.ts"],
    ["functions/hosts/node.ts", "node:http"],
    ["src/scripts/sandbox/ask.ts", "eventsource-parser"],
    ["src/routes/pages/sandbox.astro", "../../scripts/sandbox/sandbox.ts"],
    ["src/routes/pages/changelog.astro", "../../../CHANGELOG.md?raw"],
  ])("allows that %s imports %s", (file, specifier) => {
    expect(objection(file, specifier)).toBeUndefined();
  });

  test("sees every kind of import", () => {
    const code = `
      import a from "./a.ts";
      import type { B } from "./b.ts";
      export { c } from "./c.ts";
      const d = await import("./d.ts");
      type E = import("./e.ts").E;
      import "./f.css";`;
    expect(specifiersOf(code)).toEqual(["./a.ts", "./b.ts", "./c.ts", "./d.ts", "./e.ts", "./f.css"]);
    expect(
      specifiersOf(codeOf("a.astro", `---\nimport A from "./A.astro";\n---\n<script>import "./b.ts"</script>`)),
    ).toEqual(["./A.astro", "./b.ts"]);
  });
});
