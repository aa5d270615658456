import { expect, test } from "vitest";
import { readYaml } from "../read/read-yaml.ts";
import { SiteFile } from "../site-file.ts";
import { accentIssues } from "./accent-issues.ts";
import { checkThemeCss } from "./theme-css-issues.ts";

const siteIssues = (lines: string) => {
  const source = { file: "content/site.yaml", text: `title: Ada\ndescription: Pots.\n${lines}\n` };
  const checked = readYaml(source, source.text, SiteFile);
  return [...checked.issues, ...accentIssues(source, checked)].map(
    ({ line, found, expected, fix }) => `${line}: ${found} | ${expected} | ${fix}`,
  );
};

test.each([
  ['theme: studio\naccent: "#0b5f58"\ndensity: compact', []],
  [
    'accent: "#f5a623"',
    [
      '3: `--accent` #f5a623 on `--paper` #eff1ee with a contrast of 1.78:1 (light) | at least 4.5:1, so that text can be read (WCAG AA) | write accent: "#946000", the nearest readable color, or another one',
    ],
  ],
  [
    'accent: "#0b5f58"\naccentDark: "#0b5f58"',
    [expect.stringMatching(/^4: `--accent` #0b5f58 on .*\(dark\) .* write accentDark: "#[0-9a-f]{6}", the nearest/)],
  ],
  ["accent: #0b5f58", [expect.stringContaining('put quotes around text that starts with #: "#0b5f58"')]],
  ['accent: "teal"', ['3: the text "teal" | a color such as #0b5f58 | write "#008080"']],
  [
    'accent: "#f5a623"\nacent: "#0b5f58"',
    [expect.stringContaining("the unknown key `acent`"), expect.stringContaining("#f5a623 on `--paper`")],
  ],
  ["navigation: [project]", [expect.stringMatching(/one of about, .*projects, .*api \| did you mean `projects`\?/)]],
  ["navigation: [{ label: X }]", [expect.stringContaining("no `url` | `url`, which is required")]],
  [
    'navigation: [{ label: X, url: "java\\tscript:alert(1)" }]',
    [expect.stringContaining("an http, https, mailto or tel URL, or a path such as /about")],
  ],
  ['navigation: [{ label: X, url: "tel:+1" }, { label: Y, url: "#contact" }]', []],
  ["pages: { docs: false }", [expect.stringContaining("one of developers, sandbox, match, changelog")]],
  ["sections: [skills, skills]", ['3: the text "skills" | each section once | remove one of them']],
  ["theme: swis", [expect.stringContaining("did you mean `swiss`?")]],
  ["fonts: { heading: antn }", [expect.stringContaining("did you mean `anton`?")]],
  ["fonts: { title: anton }", [expect.stringContaining("the unknown key `title`")]],
])("%j", (lines, issues) => {
  expect(siteIssues(lines)).toEqual(issues);
});

const cssIssues = (text: string) =>
  checkThemeCss({ file: "content/theme.css", text }, {}).issues.map(
    ({ line, found, fix }) => `${line}: ${found} | ${fix}`,
  );

test.each([
  [":root {\n  --accent: light-dark(#7a2e0e, #f2b08d);\n}", []],
  [
    ":root {\n  --quiet: #aaaaaa;\n}",
    [
      "2: `--quiet` #aaaaaa on `--paper` #eff1ee with a contrast of 2.04:1 (light) | change `--quiet` or `--paper`: one must be darker and the other lighter",
      expect.stringContaining("`--case`"),
      expect.stringContaining("`--accent-soft`"),
    ],
  ],
  ...[
    "#AAA",
    "rgb(170 170 170)",
    "rgb(170, 170, 170, 1)",
    "DarkGray",
    "light-dark(hsl(0 0% 67%), rgb(170, 170, 170))",
  ].map((value): [string, unknown[]] => [
    `:root { --quiet: ${value}; }`,
    ["`--paper`", "`--case`", "`--accent-soft`"].map((name) => expect.stringContaining(name)),
  ]),
  // What cannot be known here is not checked.
  [":root { --quiet: color-mix(in oklab, white, black); } .x { --quiet: #ffffff }", []],
  [":root { --quiet: rgb(255 255 255 / 50%); --ink: var(--x); --spot: currentcolor; }", []],
  [":root {\n  --quiet: #ffffff;\n", ["1: a syntax error: unclosed block | correct this line, or the one before it"]],
  [
    ":root {\n  --accent: #7a2e0e\n  --paper: #fff;\n}",
    ["2: no semicolon after the value of `--accent`, so that `--paper` is a part of it | write `--accent: #7a2e0e;`"],
  ],
  [
    ":root {\n  --radius: 1rem\n  color: red;\n}",
    ["2: no semicolon after the value of `--radius`, so that `color` is a part of it | write `--radius: 1rem;`"],
  ],
  [
    ".x {\n  --accent: 7a2e0e;\n}",
    ["2: `--accent` with the value `7a2e0e`, which is not a color | write `--accent: #7a2e0e;`"],
  ],
  ...[
    "blau",
    "#7a2e0",
    "light-dark(#7a2e0e #f2b08d)",
    "light-dark(#7a2e0e)",
    "1px solid",
    "linear-gradient(red, blue)",
  ].map((value): [string, string[]] => [
    `:root { --paper: ${value}; }`,
    [`1: \`--paper\` with the value \`${value}\`, which is not a color | write the color as #rrggbb`],
  ]),
  ...[
    "#FFF",
    "#ffffff80",
    "RebeccaPurple",
    "CanvasText",
    "inherit",
    "var(--brand, #fff)",
    "oklch(70% 0.1 50 / 50%)",
    "light-dark(rgb(255, 255, 255), color-mix(in srgb, var(--a), black)) !important",
    "/* the page */ white",
    "\n    light-dark(\n      white,\n      black\n    )",
  ].map((value): [string, string[]] => [`.x { --paper: ${value}; }`, []]),
  [".x {\n  --paper: if(\n    media(print): white;\n    else: black\n  );\n}", []],
  [":root {\n  --x: {\n    color: red;\n  }\n}", []],
  [".x {\n  color red;\n}\n", ["2: a syntax error: unknown word color | correct this line, or the one before it"]],
])("theme.css with %j", (text, issues) => {
  expect(cssIssues(text)).toEqual(issues);
});

test("a name that is like a token, and that nothing uses, is a warning", () => {
  const text =
    ":root {\n  accent: #7a2e0e;\n  --acent: #7a2e0e;\n  --accent-2: red;\n  --brand: blue;\n  --smal: 1px;\n}\np { margin: var(--smal); }\n";
  const { issues, warnings } = checkThemeCss({ file: "content/theme.css", text }, {});
  expect(issues).toEqual([]);
  expect(warnings.map(({ line, column, fix }) => [line, column, fix])).toEqual([
    [2, 3, "did you mean `--accent`?"],
    [3, 3, "did you mean `--accent`?"],
  ]);
});
