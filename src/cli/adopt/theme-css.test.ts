import { expect, test } from "vitest";
import release from "./release-0.1.json" with { type: "json" };
import { themeOf } from "./theme-css.ts";

const home = "src/styles/home.css";
const themeWith = (css: string) => themeOf(new Map([[home, `${release.styles[home]}\n${css}`]]));

test("unchanged style sheets, and other line endings and comments, give nothing", () => {
  const css = release.styles[home].replaceAll("{", "/* a */ {\r\n").replaceAll(";", ";\r\n");
  expect(themeOf(new Map())).toEqual({ text: "", paths: [], notes: [] });
  expect(themeOf(new Map([[home, css]]))).toEqual({ text: "", paths: [], notes: [] });
});

test("repeats what other style sheets declare for the same selector and property in print", () => {
  const { text, paths } = themeWith(".opening h1 { font-size: 9rem; color: red }");
  expect(paths).toEqual([home]);
  expect(text).toBe(`/* From src/styles/home.css */
.opening h1 { font-size: 9rem; color: red }

/* From src/styles/paper.css */
@media print { .opening h1 { font-size: 30pt; } }
`);
});

test("carries over whole at-rules, such as fonts and animations", () => {
  const rules = `@font-face { font-family: Own; src: url("/own.woff2") }
@keyframes turn { to { rotate: 1turn } }`;
  expect(themeWith(rules).text).toBe(`/* From src/styles/home.css */\n${rules}\n`);
});

test("lists what refers to files by relative paths, with the line", () => {
  const { text, notes } = themeWith(`@import "./own.css";
@font-face { src: url(own.woff2) }
.a { background: url("a.png"); color: red }
.b { background: url(data:image/png;base64,AA), url("/b.png"), url(#c) }`);
  expect(text).toBe(`/* From src/styles/home.css */
.a { color: red }
.b { background: url(data:image/png;base64,AA), url("/b.png"), url(#c) }
`);
  expect(notes.map(({ where }) => where)).toEqual([`${home}:2`, `${home}:3`, `${home}:4`]);
});
