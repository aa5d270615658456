import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { componentNames } from "./options.ts";

/** The props in the source of a component, as `name` or `name?`. */
const propsIn = (source: string, interfaceName: string): readonly string[] => {
  const [, body = ""] = new RegExp(`interface ${interfaceName}\\b[^{]*\\{\\n(.*?)\\n\\}`, "s").exec(source) ?? [];
  return Array.from(body.matchAll(/^ {2}(?:readonly )?(\w+\??):/gm), ([, name = ""]) => name);
};

const source = (file: string): string => readFileSync(`src/${file}`, "utf8");

/** The props of each component, with those that it extends. */
const propsOf = (name: string): readonly string[] => {
  if (name === "Page") return propsIn(source("layouts/Page.astro"), "PageProps");
  if (name === "AppearanceSwitch") return propsIn(source("components/AppearanceSwitch.astro"), "Props");
  const text = source(`components/replaceable/${name}.astro`);
  const inherited = / extends TimelineItem\b/.test(text)
    ? propsIn(source("page-models/home/timeline.ts"), "TimelineItem")
    : [];
  return [...inherited, ...propsIn(text, "Props")];
};

test("docs/configuration.md lists the props of each component that owners can replace or import, and of the layout", () => {
  const rows = Array.from(
    readFileSync("docs/configuration.md", "utf8").matchAll(/^\| `(\w+)` \| `(\w+\??)` \| /gm),
    ([, component = "", prop = ""]) => [component, prop] as const,
  );
  const documented = (name: string) => rows.flatMap(([component, prop]) => (component === name ? [prop] : []));
  const names = [...componentNames, "AppearanceSwitch", "Page"];
  expect(names.map((name) => [name, documented(name)])).toEqual(names.map((name) => [name, propsOf(name)]));
  expect(rows.length).toBeGreaterThan(30);
});
