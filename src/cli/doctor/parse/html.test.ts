import { expect, test } from "vitest";
import { idsIn, linksIn, metaIn, scriptsIn, tagsIn, visibleText } from "./html.ts";

const html = `<!doctype html><html><head><title>T</title>
<!-- <link rel="canonical" href="/commented"> -->
<link href='/a?x=1&amp;y=2' rel="alternate Canonical" type=text/markdown>
<meta property="og:image" content="/og.png"><meta name="description" content="1 > 0">
<script type="application/ld+json">{"a":1}</script><script src="/x.js"></script></head>
<body><p id="one">One &amp; two</p><script>document.write("no")</script><style>p{}</style><b>three</b></body></html>`;

test("tags are found with their attributes, except in comments", () => {
  expect(linksIn(html, "canonical")).toStrictEqual(["/a?x=1&y=2"]);
  expect(linksIn(html, "alternate", "text/markdown")).toStrictEqual(["/a?x=1&y=2"]);
  expect(linksIn(html, "alternate", "text/html")).toStrictEqual([]);
  expect(metaIn(html, "og:image")).toBe("/og.png");
  expect(metaIn(html, "description")).toBe("1 > 0");
  expect(metaIn(html, "robots")).toBeUndefined();
  expect(tagsIn(html, "p")).toStrictEqual([{ id: "one" }]);
  expect([...idsIn(html)]).toStrictEqual(["one"]);
});

test("scripts are found by type, and are not part of the visible text", () => {
  expect(scriptsIn(html, "application/ld+json")).toStrictEqual(['{"a":1}']);
  expect(visibleText(html)).toBe("One & two three");
});
