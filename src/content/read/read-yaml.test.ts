import { expect, test } from "vitest";
import * as z from "zod";
import { ProjectFile } from "../content.ts";
import { StringsFile } from "../languages/strings-file.ts";
import { readYaml } from "./read-yaml.ts";

const issuesOf = (text: string, schema: z.ZodType = z.any()) =>
  readYaml({ file: "content/faq.yaml", text }, text, schema).issues.map(
    ({ line, column, found, expected, fix }) => `${line}:${column} ${found} | ${expected} | ${fix}`,
  );

const quotes = "quotes around the text";
const colon = "a colon followed by a space inside text";
const hash = "a # that starts a comment";

test.each([
  // Text in brackets
  ["cover: { src: ./jar.jpg, alt: A jar: white }\n", `1:31 ${colon} | ${quotes} | write \`alt: "A jar: white"\``],
  [
    "cover: { alt: A jar: white: tall, src: ./jar.jpg }\n",
    `1:15 ${colon} | ${quotes} | write \`alt: "A jar: white: tall"\``,
  ],
  ["tags: [#glaze, ash]\nyear: 2021\n", `1:8 ${hash} | ${quotes} | write \`"#glaze"\``],
  ["tags: [ash, #glaze]\nyear: 2021\n", `1:13 ${hash} | ${quotes} | write \`"#glaze"\``],
  ["cover: { src: ./jar.jpg, alt: Jar #3 }\nyear: 2021\n", `1:31 ${hash} | ${quotes} | write \`"Jar #3"\``],
  // Indentation
  [
    "experiences:\n  - company: Kiln\n    start: 2023-04\n skillGroups:\n  - name: Clay\n",
    "4:1 1 space before `skillGroups:` | no spaces, so that it starts below the key above | remove the spaces before it",
  ],
  [
    "experiences:\n  - company: Kiln\n   role: Potter\n",
    "3:1 3 spaces before `role:` | 4 spaces, so that it starts below the key above | write 4 spaces before it",
  ],
  [
    "a:\n  - skills:\n      - Clay\n   - name: Glaze\n",
    "4:1 3 spaces before `-` | 2 spaces, so that it starts below the dash above | write 2 spaces before it",
  ],
  [
    "questions:\n  - answer: Prices are as follows\n      Bowl: 38\n      Jar: 480\n",
    "3:1 6 spaces before `Bowl:` | 4 spaces, so that it starts below the key above | write 4 spaces before it; if it is text of `answer`, write `answer: |` and all of the text below it",
  ],
  // List items
  [
    "gallery:\n  - ./jar.jpg\n    alt: A jar\n    caption: Tin\n",
    "2:3 a list item with text above its keys | a key before the text | write `- src: ./jar.jpg`",
  ],
  [
    "experiences:\n  - Kiln\n    role: Potter\n",
    "2:3 a list item with text above its keys | a key before the text | write `- …: Kiln`",
  ],
  // No-break spaces
  [
    "title:\u00a0Urns\nyear: 2021\n",
    "1:1 a no-break space after the colon | a key, a colon, a space and a value | write `title: Urns`",
  ],
  [
    "questions:\n  - question: How much?\n\u00a0\u00a0\u00a0 answer: A lot.\n",
    "3:1 no-break spaces before `answer:` | spaces as the space bar writes them | write 4 spaces before it",
  ],
])("%j", (text, issue) => {
  expect(issuesOf(text)).toEqual([issue]);
});

test("the lines after a tab are right, but other tabs are not", () => {
  const tab = "a tab at the start of the line | spaces | indent with spaces, like the lines around it";
  expect(issuesOf("a:\n  - b: 1\n\tc: 2\n    d: 3\n\te: 4\n")).toEqual([`3:1 ${tab}`, `5:1 ${tab}`]);
});

test("the text after # ends with its line", () => {
  const schema = z.strictObject({ accent: z.string() });
  expect(issuesOf("accent: #8a4b12\n# The date of the last change.\n", schema)).toEqual([
    '1:1 no value, because # starts a comment | a color such as #0b5f58 | put quotes around text that starts with #: "#8a4b12"',
  ]);
  expect(issuesOf("accent:\n# The date of the last change.\n", schema)).toEqual([
    "1:1 no value | a color such as #0b5f58 | give `accent` a value",
  ]);
});

test.each([
  ["cover: ./jar.jpg", ["write `cover: { src: ./jar.jpg, alt: what the picture shows }`"]],
  ["gallery: [./jar.jpg]", ["write `{ src: ./jar.jpg, alt: what the picture shows }`"]],
  [
    "cover: {src:./jar.jpg, alt:A jar}",
    ["write a space after the colon: `src: ./jar.jpg`", "write a space after the colon: `alt: A jar`"],
  ],
  ["jahr: 2021", ["rename it to one of these, or remove it"]],
])("the fix for %j is complete", (line, fixes) => {
  const text = `title: Moon Jar\n${line}\n`;
  expect(readYaml({ file: "content/projects/jar.md", text }, text, ProjectFile).issues.map(({ fix }) => fix)).toEqual(
    fixes,
  );
});

test("letters in another order and size are a typo", () => {
  expect(issuesOf("Titel: Moon Jar\n", ProjectFile)).toEqual([expect.stringContaining("did you mean `title`?")]);
});

test("a key with a dot is two keys", () => {
  expect(issuesOf("home.work: My pots\n", StringsFile)).toEqual([
    expect.stringMatching(
      /the unknown key `home\.work` .* write `home:`, and on the next line, further right, `work: …`$/,
    ),
  ]);
});
