import { expect, test } from "vitest";
import { withStylesFirst } from "./load-order.ts";

const page = (head: string, body = "<p>Text</p>") => `<html><head>${head}</head><body>${body}</body></html>`;

const own = '<link rel="stylesheet" href="/_astro/sandbox.a.css">';
const shared = '<link href="/_astro/style.b.css" rel="stylesheet">';
const font = '<link rel="preload" href="/_astro/a.woff2" as="font">';
const script = '<script src="/_astro/appearance.js"></script>';

test("style sheets come before scripts and fonts, in their order", () => {
  expect(withStylesFirst(page(`<meta charset="utf-8"><title>$&</title>${font}${script}${own}${shared}`))).toBe(
    page(`<meta charset="utf-8">${own}${shared}<title>$&</title>${font}${script}`),
  );
});

test.each([
  ["a page without style sheets", page(`<title>A</title>${font}`)],
  ["a style sheet in the text", page("<title>A</title>", own)],
  ["a fragment without a head", `${own}<p>Text</p>`],
  ["a head without a title", page(own)],
])("%s stays as it is", (_what, html) => {
  expect(withStylesFirst(html)).toBe(html);
});
