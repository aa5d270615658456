import { expect, test } from "vitest";
import { replaceSiteLinks } from "./site-links.ts";

const site = "https://ada.github.io/me";
const absolute = (text: string): string => replaceSiteLinks(text, (path) => site + path);

test.each([
  ["a link", "See [lute](/projects/red-lute).", `See [lute](${site}/projects/red-lute).`],
  ["a title and an anchor", '[a](/docs#b "B (c)") end', `[a](${site}/docs#b "B (c)") end`],
  ["a target in angle brackets", "[a](</my files/b.pdf>)", `[a](<${site}/my files/b.pdf>)`],
  ["a target with an escape", "[a](/a\\_b)", `[a](${site}/a\\_b)`],
  ["the front page", "[home](/) and [me](/#about)", `[home](${site}/) and [me](${site}/#about)`],
  ["emphasis", "**[*a*](/a)** and ~~[b](/b)~~", `**[*a*](${site}/a)** and ~~[b](${site}/b)~~`],
  ["brackets in the text", "[a\\[b\\]c `](/x)`](/a)", `[a\\[b\\]c \`](/x)\`](${site}/a)`],
  ["a picture in a link", "[![a](/a.png)](/b)", `[![a](${site}/a.png)](${site}/b)`],
  ["a definition", "[a][b], [b]\n\n[b]: /docs 'B'\n", `[a][b], [b]\n\n[b]: ${site}/docs 'B'\n`],
  ["a heading", "# [a](/a)\n\n[b](/b)\n===", `# [a](${site}/a)\n\n[b](${site}/b)\n===`],
  ["a list", "- x\n  - [a\n    b](/a)\n  - [c](/c)", `- x\n  - [a\n    b](${site}/a)\n  - [c](${site}/c)`],
  ["a quotation", "> x\n> [a\n> b](/a)\n>\n> [c]: /c\n", `> x\n> [a\n> b](${site}/a)\n>\n> [c]: ${site}/c\n`],
  ["a table", "| [a](/a) |\n|--|\n| [b\\|c](/b) |", `| [a](${site}/a) |\n|--|\n| [b\\|c](${site}/b) |`],
  ["Windows line ends", "a\r\n\r\n- [b](/b)\r\n- [c](/c)\r\n", `a\r\n\r\n- [b](${site}/b)\r\n- [c](${site}/c)\r\n`],
  ["the same text as code before", "`[a](/a)` [a](/a)", `\`[a](/a)\` [a](${site}/a)`],
  [
    "the same text as a block of code",
    "- ```\n  [a](/a)\n  ```\n\n  [a](/a)",
    `- \`\`\`\n  [a](/a)\n  \`\`\`\n\n  [a](${site}/a)`,
  ],
  ["the text of a footnote", "a[^1]\n\n[^1]: See [b](/b).", `a[^1]\n\n[^1]: See [b](${site}/b).`],
])("changes the targets of paths with %s", (_, text, expected) => {
  expect(absolute(text)).toBe(expected);
});

test.each([
  "[a](//example.com/a) [b](https://example.com/b) [c](#c) [d](d.png) [e](mailto:ada@example.com)",
  "```md\n[a](/a)\n```\n\n~~~\n[b]: /b\n~~~\n\n`[d](/d)` ``[e](/e) ` ``",
  "a path /b and <https://example.com/c>",
  "[^1]: /docs",
  "",
])("leaves other text as it is: %s", (text) => {
  expect(absolute(text)).toBe(text);
});

test("uses the target in another language, also for the front page", () => {
  const german = (path: string): string => `${site}/de${path === "/" ? "" : path}`;
  expect(replaceSiteLinks("[a](/) [b](/projects) [c](/)", german)).toBe(
    `[a](${site}/de) [b](${site}/de/projects) [c](${site}/de)`,
  );
});
