import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../test/support/hosts/programs.ts";
import { inspectContent } from "../read/read-content.ts";

const warningsOf = (line: string, body: string) => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "projects"));
  writeFileSync(join(folder, "profile.yaml"), "name: Ada\nemail: ada@example.com\n");
  writeFileSync(join(folder, "site.yaml"), "title: Ada\ndescription: Pots.\n");
  writeFileSync(join(folder, "projects/jar.md"), `---\ntitle: Jar\n${line}\n---\n\n${body}\n`);
  const { issues, warnings } = inspectContent(folder);
  expect(issues).toEqual([]);
  return warnings.map(({ line, column, found, fix }) => `${line}:${column} ${found} | ${fix}`);
};

test.each([
  [
    "subtitle: Bowl #3, a second",
    '3:16 `#3, a second`, which YAML reads as a comment, so that pages do not show it | write "Bowl #3, a second"',
  ],
  [
    "subtitle: “A jar”",
    '3:11 the quotation marks “ and ”, which pages show | write "A jar"; to show the quotation marks, write "“A jar”"',
  ],
])("a project with %j has a warning", (line, warning) => {
  expect(warningsOf(line, "White.")).toEqual([warning]);
});

test.each([
  ["White.<br>Tall.", "6:7 the HTML `<br>`, which pages show as it is written"],
  ['<img src="jar.jpg">', '6:1 the HTML `<img src="jar.jpg">`, which pages show as it is written'],
  ["`<br>` is <b>bold</b>", "6:11 the HTML `<b>`, which pages show as it is written"],
  ["![Jar](https://kiln.example/jar.jpg)", "6:1 a picture of another site, of which pages show only a link"],
])("the text %j has a warning", (body, warning) => {
  expect(warningsOf("year: 2021", body)).toEqual([expect.stringContaining(warning)]);
});

test.each([
  ["subtitle: A jar # in white", "White."],
  ['subtitle: "A jar" #todo', "White."],
  ['subtitle: "“A jar”"', "White."],
  ["subtitle: “Jar” and “bowl”", "White."],
  ["year: 2021 #check", "Write to <ada@example.com>. A `Set<i>` is no Set<Item>, and 1 < 2."],
  ["year: 2021", '```html\n<img src="jar.jpg">\n![Jar](https://kiln.example/jar.jpg)\n```'],
])("nothing is wrong with %j and %j", (line, body) => {
  expect(warningsOf(line, body)).toEqual([]);
});
