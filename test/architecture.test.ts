import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";

/** The arrows between the rooms: who may import whom. Tests may look anywhere. */
interface Room {
  /** The files of the room: those below these folders, unless they are below `except`. */
  readonly folders: readonly string[];
  readonly except?: readonly string[];
  /** The folders and files that they may import; packages are allowed unless `packages` refuses one. */
  readonly may: readonly string[];
  readonly packages?: (name: string) => boolean;
}

const pages = ["src/pages/", "src/components/", "src/layouts/", "src/styles/"];

const rooms: Readonly<Record<string, Room>> = {
  contract: { folders: ["src/contract/"], may: ["src/contract/"], packages: (name) => !name.startsWith("node:") },
  portfolio: {
    folders: ["src/portfolio/"],
    may: ["src/contract/", "src/portfolio/"],
    packages: (name) => !name.startsWith("node:"),
  },
  build: { folders: ["src/build/"], may: ["src/contract/", "src/portfolio/", "src/build/", "package.json"] },
  pages: {
    folders: pages,
    may: ["src/contract/", "src/portfolio/", "src/build/", "src/scripts/", ...pages, "CHANGELOG.md", "package.json"],
  },
  // What browsers run: it weighs on every visit, so it takes little along.
  scripts: {
    folders: ["src/scripts/"],
    may: ["src/contract/", "src/portfolio/curl.ts", "src/portfolio/fold.ts", "src/scripts/"],
    packages: (name) => name === "eventsource-parser",
  },
  functions: {
    folders: ["functions/"],
    except: ["functions/hosts/"],
    may: ["src/contract/", "src/portfolio/", "functions/"],
    packages: (name) => !name.startsWith("node:"),
  },
  examples: { folders: ["examples/"], may: ["examples/"] },
  hosts: { folders: ["functions/hosts/"], may: ["src/", "functions/"] },
};

const hosts = "functions/hosts/";
/** The edges within these two folders; configuration files at the root are edges too. */
const core = ["src/", "functions/"];
const readsEnvironment = ["functions/hosts/", "src/build/"];

const below = (file: string, folders: readonly string[]): boolean => folders.some((folder) => file.startsWith(folder));

const files = globSync(["{src,functions,test,bench,examples}/**/*.{ts,mts,astro}", "*.{ts,mjs}"])
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !file.startsWith("test/fixtures/"));
const isTest = (file: string): boolean => file.endsWith(".test.ts");

/** What is code in a file: of an Astro page the part between its fences, and its scripts. */
const codeOf = (file: string, text: string): string => {
  if (!file.endsWith(".astro")) return text;
  const frontmatter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? "";
  const scripts = [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
  return [frontmatter, ...scripts].join("\n");
};

/** Every module that a text names: import, export from, import() and import types. */
const modulesOf = (code: string): string[] =>
  ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);

/** A relative module as a path from the root of the project; a package as it is named. */
const resolved = (file: string, module: string): string => {
  const [bare = module] = module.split("?");
  return bare.startsWith(".") ? posix.join(dirname(file), bare) : bare.startsWith("/") ? bare.slice(1) : bare;
};

const isPackage = (module: string): boolean => !/^[./]/.test(module);

/** Why a file of a room must not import a module, or undefined where it may. */
const objection = (file: string, module: string): string | undefined => {
  const target = resolved(file, module);
  const line = `${file} imports ${module}`;
  if (target.startsWith(hosts) && !below(file, [hosts, "test/"])) return `${line}: hosts are known by nobody`;
  const entry = Object.entries(rooms).find(([, room]) => below(file, room.folders) && !below(file, room.except ?? []));
  if (!entry || isTest(file)) return undefined;
  const [name, room] = entry;
  const allowed = isPackage(module) ? (room.packages?.(module) ?? true) : below(target, room.may);
  return allowed ? undefined : `${line}: the room ${name} knows only ${room.may.join(", ")}`;
};

describe("the rooms of the house", () => {
  test("are found", () => {
    expect(files.length).toBeGreaterThan(60);
    for (const [name, { folders }] of Object.entries(rooms))
      expect(
        files.some((file) => below(file, folders)),
        name,
      ).toBe(true);
    const every = files.filter((file) => below(file, ["src/", "functions/"]) && !isTest(file));
    const homeless = every.filter((file) => !Object.values(rooms).some(({ folders }) => below(file, folders)));
    expect(homeless.filter((file) => !file.endsWith(".d.ts"))).toEqual([]);
  });

  test("import only from where their arrows point", () => {
    const objections = files.flatMap((file) =>
      modulesOf(codeOf(file, readFileSync(join(file), "utf8"))).flatMap((module) => objection(file, module) ?? []),
    );
    expect(objections).toEqual([]);
  });

  test("leave the environment to the edge", () => {
    const readers = files.filter(
      (file) =>
        below(file, core) &&
        !below(file, readsEnvironment) &&
        /\bprocess\s*\.\s*env\b|import\.meta\.env\b/.test(readFileSync(file, "utf8")),
    );
    expect(readers.filter((file) => !isTest(file))).toEqual([]);
  });
});

describe("the check of the arrows", () => {
  test.each([
    ["src/contract/route.ts", "../portfolio/fold.ts"],
    ["src/contract/route.ts", "node:fs"],
    ["src/portfolio/fold.ts", "../build/settings.ts"],
    ["src/build/build.ts", "../../functions/app.ts"],
    ["src/pages/api/a.ts", "../../../functions/handle.ts"],
    ["src/pages/docs.astro", "../../functions/hosts/node.ts"],
    ["functions/app.ts", "./hosts/node.ts"],
    ["functions/app.ts", "node:crypto"],
    ["functions/steps/files.ts", "../../src/build/report.ts"],
    ["functions/steps/files.ts", "../../src/pages/llms.txt.ts"],
    ["src/scripts/shared/send.ts", "../../portfolio/guide.ts"],
    ["src/scripts/shared/send.ts", "zod"],
    ["bench/run.ts", "../functions/hosts/node.ts"],
    ["astro.config.mjs", "./functions/hosts/dev.ts"],
  ])("refuses that %s imports %s", (file, module) => {
    expect(objection(file, module)).toMatch(`${file} imports ${module}: `);
  });

  test.each([
    ["src/contract/route.ts", "zod"],
    ["functions/hosts/node.ts", "../../src/build/content/read-content.ts"],
    ["functions/hosts/node.ts", "node:http"],
    ["src/scripts/sandbox/ask.ts", "eventsource-parser"],
    ["src/pages/sandbox.astro", "../scripts/sandbox/sandbox.ts"],
    ["src/pages/changelog.astro", "../../CHANGELOG.md?raw"],
  ])("allows that %s imports %s", (file, module) => {
    expect(objection(file, module)).toBeUndefined();
  });

  test("sees every kind of import", () => {
    const code = `
      import a from "./a.ts";
      import type { B } from "./b.ts";
      export { c } from "./c.ts";
      const d = await import("./d.ts");
      type E = import("./e.ts").E;
      import "./f.css";`;
    expect(modulesOf(code)).toEqual(["./a.ts", "./b.ts", "./c.ts", "./d.ts", "./e.ts", "./f.css"]);
    expect(
      modulesOf(codeOf("a.astro", `---\nimport A from "./A.astro";\n---\n<script>import "./b.ts"</script>`)),
    ).toEqual(["./A.astro", "./b.ts"]);
  });
});
