import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../../test/support/hosts/programs.ts";
import { readOptions } from "./read-options.ts";

/** The error for options, written in a configuration file as an owner would. */
const errorFor = (options: string, file = "astro.config.mjs"): string => {
  const root = temporaryFolder();
  mkdirSync(join(root, "src", "pages"), { recursive: true });
  writeFileSync(join(root, "src", "pages", "about.astro"), "");
  writeFileSync(join(root, "src", "Hero.astro"), "");
  writeFileSync(
    join(root, file),
    `import { defineConfig } from "astro/config";\nimport vitrine from "vitrine";\n\nexport default defineConfig({ integrations: [vitrine(${options})] });\n`,
  );
  try {
    readOptions(new Function(`return (${options})`)(), root);
  } catch (error) {
    return (error as Error).message;
  }
  return "no error";
};

test("options without errors get their defaults", () => {
  expect(readOptions({}, ".")).toEqual({ components: {}, head: [], csp: {}, pages: [] });
  expect(errorFor('{ components: { Hero: "./src/Hero.astro" } }')).toBe("no error");
  expect(
    errorFor(`{
      head: [{ tag: "script", attrs: { src: "https://stats.example.com/a.js", defer: true } }],
      csp: { "script-src": ["https://stats.example.com"] },
      pages: [{ path: "/about", label: "About" }],
    }`),
  ).toBe("no error");
});

describe("an error shows the line, what was found and expected, and the fix", () => {
  test("unknown option", () => {
    expect(errorFor('{ component: { Hero: "./src/Hero.astro" } }').split("\n")).toEqual([
      "astro.config.mjs:4:56",
      expect.stringContaining("vitrine({ component: "),
      expect.stringMatching(/^ {4}\| +\^{9}$/),
      "  found     the unknown name `component`",
      "  expected  one of components, head, csp, pages",
      "  fix       did you mean `components`?",
      "",
      "1 error in 1 file.",
    ]);
  });

  test.each([
    ['{ components: { Hreo: "./src/Hero.astro" } }', "the unknown name `Hreo`", "did you mean `Hero`?"],
    [
      '{ components: { Hero: "./src/Missing.astro" } }',
      '"./src/Missing.astro", which does not exist',
      "create ./src/Missing.astro or remove `Hero`",
    ],
    ['{ components: { Hero: "./Hero.tsx" } }', '"./Hero.tsx"', "correct `Hero`"],
    ["{ head: {} }", "{}", "correct `head`"],
    ['{ head: [{ tag: "scrpt", attrs: {} }] }', '"scrpt"', 'did you mean "script"?'],
    ['{ head: [{ tag: "script", attrs: { onload: "x()" } }] }', '{"onload":"x()"}', "correct `attrs`"],
    ['{ head: [{ tag: "meta" }] }', "no value", "add `attrs`"],
    ['{ csp: { "script-scr": [] } }', "the unknown name `script-scr`", "did you mean `script-src`?"],
    ['{ csp: { "script-src": ["*"] } }', '"*"', "correct `script-src`"],
    ['{ csp: { "script-src": ["https://a.example.com; object-src *"] } }', "object-src", "correct `script-src`"],
    ['{ pages: [{ path: "about", label: "About" }] }', '"about"', "correct `path`"],
    ['{ pages: [{ path: "/about", lable: "About" }] }', "the unknown name `lable`", "did you mean `label`?"],
    [
      '{ pages: [{ path: "/abot", label: "About" }] }',
      '"/abot", but there is no such page in src/pages/',
      'did you mean "/about"?',
    ],
    [
      '{ pages: [{ path: "/talks", label: "Talks" }] }',
      '"/talks", but',
      "create src/pages/talks.astro, or remove the page from `pages`",
    ],
    ['"content"', '"content"', "correct the options"],
  ])("%s", (options, found, fix) => {
    const message = errorFor(options);
    expect(message).toMatch(/^astro\.config\.mjs:4:\d+\n/);
    expect(message).toContain(found);
    expect(message).toContain(`  fix       ${fix}`);
  });

  test.each([
    [
      '{ tag: "script", attrs: { src: "https://stats.example.com/count.js" } }',
      "",
      "script-src",
      "https://stats.example.com",
    ],
    [
      '{ tag: "script", attrs: { type: "module", src: "//cdn.example.com/a.js" } }',
      "",
      "script-src",
      "https://cdn.example.com",
    ],
    [
      '{ tag: "link", attrs: { rel: "stylesheet", href: "https://fonts.example.com/a.css" } }',
      "",
      "style-src",
      "https://fonts.example.com",
    ],
    [
      '{ tag: "link", attrs: { rel: "shortcut icon", href: "https://img.example.com/i.png" } }',
      "",
      "img-src",
      "https://img.example.com",
    ],
    [
      '{ tag: "link", attrs: { rel: "preload", as: "font", href: "https://f.example.com/a.woff2" } }',
      "",
      "font-src",
      "https://f.example.com",
    ],
    [
      '{ tag: "link", attrs: { rel: "manifest", href: "https://m.example.com/m.json" } }',
      "",
      "manifest-src",
      "https://m.example.com",
    ],
    [
      '{ tag: "script", attrs: { src: "https://stats.example.com/count.js" } }',
      '"script-src": ["https://other.example.com"]',
      "script-src",
      "https://stats.example.com",
    ],
    [
      '{ tag: "script", attrs: { src: "https://a.example.com/b.js" } }',
      '"script-src": ["https://a.example.com/c/"]',
      "script-src",
      "https://a.example.com",
    ],
    [
      '{ tag: "script", attrs: { src: "https://a.example.com:8443/b.js" } }',
      '"script-src": ["https://a.example.com"]',
      "script-src",
      "https://a.example.com:8443",
    ],
  ])("an element of head that browsers would block: %s with %s", (element, csp, directive, origin) => {
    const message = errorFor(`{ head: [${element}], csp: { ${csp} } }`);
    expect(message).toMatch(/^astro\.config\.mjs:4:\d+\n/);
    expect(message).toContain("which the content security policy blocks");
    expect(message).toContain(`  fix       add it to the options: csp: { "${directive}": ["${origin}"] }`);
  });

  test.each([
    ['{ tag: "script", attrs: { src: "/count.js" } }', ""],
    ['{ tag: "script", attrs: { type: "application/json", src: "https://a.example.com/b.json" } }', ""],
    ['{ tag: "script", attrs: { src: "https://a.example.com/b.js" } }', '"script-src": ["https://*.example.com"]'],
    ['{ tag: "script", attrs: { src: "https://a.example.com/c/b.js" } }', '"script-src": ["https://a.example.com/c/"]'],
    [
      '{ tag: "script", attrs: { src: "https://a.example.com/b.js", integrity: "sha256-abc=" } }',
      `"script-src": ["'sha256-abc='"]`,
    ],
    ['{ tag: "link", attrs: { rel: "icon", href: "data:image/png;base64,AA" } }', ""],
    ['{ tag: "link", attrs: { rel: "preconnect", href: "https://a.example.com" } }', ""],
    ['{ tag: "link", attrs: { rel: "me", href: "https://social.example.com/@ada" } }', ""],
  ])("no error for %s with %s", (element, csp) => {
    expect(errorFor(`{ head: [${element}], csp: { ${csp} } }`)).toBe("no error");
  });

  test("in a TypeScript configuration, and all errors together", () => {
    const message = errorFor("{ hed: [], csp: [] }", "astro.config.ts");
    expect(message).toMatch(/^astro\.config\.ts:4:56\n/);
    expect(message).toMatch(/2 errors in 1 file\.$/);
  });

  test("without its line if the options are computed", () => {
    expect(() => readOptions({ hed: [] }, temporaryFolder())).toThrow(
      /^astro\.config\.mjs:1:1\n {2}found {5}the unknown name `hed`/,
    );
  });
});
