import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { run, temporaryFolder } from "../../test/support/hosts/programs.ts";

/** What is printed for a configuration. Its folder is a symbolic link. Node itself imports it, because the modules of the tests report other errors. */
const reported = async (text: string, packages: readonly string[] = []): Promise<string> => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "astro.config.mjs"), text);
  const dependencies = Object.fromEntries(packages.map((name) => [name, "1.0.0"]));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ dependencies }));
  const root = `${folder}-link`;
  symlinkSync(folder, root);
  const module = JSON.stringify(new URL("load-options.ts", import.meta.url).href);
  const { stderr } = await run("--input-type=module", [
    "--eval",
    `const { loadOptions } = await import(${module}); await loadOptions(${JSON.stringify(root)}).catch((error) => console.error(error.message));`,
  ]);
  return stderr;
};

const config = (options: string): string => `export default {\n  integrations: [${options}],\n};\n`;

test.each([
  ["a syntax error", config("{ name: 'vitrine' "), "2:36", "SyntaxError: Unexpected token ']'"],
  ["an unfinished text", config("'vitrine"), "2:18", "SyntaxError: Invalid or unexpected token"],
  ["an unknown name", config("vitrine()"), "2:17", "ReferenceError: vitrine is not defined"],
  [
    "an export that a module does not have",
    `\nimport { joined } from "node:path";\n${config("")}`,
    "2:1",
    "SyntaxError: The requested module 'node:path' does not provide an export named 'joined'",
  ],
  [
    "a file that does not exist",
    `import "./plugins/mine.ts";\n${config("")}`,
    "1:19",
    expect.stringMatching(/^Error: Cannot find module '[^']+mine\.ts'$/),
  ],
])("a configuration with %s is reported with its line", async (_, text, position, found) => {
  const [first, line, , ...rest] = (await reported(text)).split("\n");
  expect(first).toBe(`astro.config.mjs:${position}`);
  const row = Number(position.split(":")[0]);
  expect(line).toBe(`  ${row} | ${text.split("\n")[row - 1]}`);
  expect(rest[0]?.replace(/^ {2}found {5}/, "")).toEqual(found);
  expect(rest.slice(1, 3)).toEqual([
    "  expected  a module with the configuration of Astro",
    "  fix       correct this line, or the one before it",
  ]);
});

test("a file that a module of the configuration does not find is no mistake in the configuration", async () => {
  const module = `data:text/javascript,import ${encodeURIComponent('"file:///nothing/theirs.mjs"')};`;
  const message = await reported(`import ${JSON.stringify(module)};\n${config("")}`);
  expect(message).toMatch(/^Cannot find module '[^']*theirs\.mjs' imported from data:/);
});

test("a package that is not installed stays an error of Node, which the launcher explains", async () => {
  expect(await reported(`import "not-installed";\n${config("")}`, ["not-installed"])).toMatch(
    /^Cannot find package 'not-installed' /,
  );
});

test.each([
  ["vitrin", 'did you mean "vitrine"?'],
  ["astro-icons", "correct the name, or add the package to package.json"],
])("a package that package.json does not list is an error in its line: %s", async (name, fix) => {
  const message = await reported(`import vitrine from "${name}";\n${config("vitrine()")}`, ["vitrine"]);
  expect(message).toBe(`astro.config.mjs:1:22
  1 | import vitrine from "${name}";
    |                      ${"^".repeat(name.length)}
  found     the package ${name}, which is not installed
  expected  a package that package.json lists
  fix       ${fix}

1 error in 1 file.
`);
});
