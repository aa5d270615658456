import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { firstParagraphHtml, headingAnchors, markdownLinks, markdownToHtml, pageTextToHtml } from "./markdown.ts";

describe("HTML in a text", () => {
  test.each([
    ["<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n"],
    ["<div>\n**bold**\n</div>", "<p>&lt;div&gt;\n<strong>bold</strong>\n&lt;/div&gt;</p>\n"],
    ['Say <b onclick="x">it</b>', "<p>Say &lt;b onclick=&quot;x&quot;&gt;it&lt;/b&gt;</p>\n"],
    ["<!-- hidden -->", "<p>&lt;!-- hidden --&gt;</p>\n"],
    ["`<b>` and &lt;b&gt;", "<p><code>&lt;b&gt;</code> and &lt;b&gt;</p>\n"],
    [
      "[<img src=x onerror=y>](https://a.example)",
      '<p><a href="https://a.example">&lt;img src=x onerror=y&gt;</a></p>\n',
    ],
  ])("is shown as it was written: %s", (text, html) => {
    expect(markdownToHtml(text)).toBe(html);
  });
});

describe("a link", () => {
  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "<java\tscript:alert(1)>",
    "data:text/html,x",
    "vbscript:x",
    "https://a.example:port",
  ])("to %s is its text alone", (address) => {
    expect(markdownToHtml(`[text](${address})`)).toBe("<p>text</p>\n");
    expect(markdownToHtml(`![text](${address})`)).toBe("<p>text</p>\n");
    expect(markdownToHtml(`[text]\n\n[text]: ${address}`)).toBe("<p>text</p>\n");
  });

  test.each(["javascript&colon;alert(1)", "javascript&#58;alert(1)", "java&Tab;script&colon;alert(1)"])(
    "to %s is a relative link, because character references in URLs are not decoded",
    (address) => {
      expect(markdownToHtml(`[text](${address})`)).toBe(
        `<p><a href="${address.replace(/&/g, "&amp;")}">text</a></p>\n`,
      );
    },
  );

  test.each(["https://a.example/?a=1&b=2", "mailto:a@example.com", "/docs#limits", "#limits", "notes"])(
    "to %s is kept",
    (address) => {
      expect(markdownToHtml(`[text](${address})`)).toBe(`<p><a href="${address.replace("&", "&amp;")}">text</a></p>\n`);
    },
  );

  test("around a picture is one link", () => {
    expect(markdownToHtml("[![text](/a.png)](/b)")).toBe('<p><a href="/b">text</a></p>\n');
  });
});

test("a picture is a link to it, because pages load nothing from elsewhere", () => {
  expect(markdownToHtml("![A map](https://a.example/map.png)")).toBe(
    '<p><a href="https://a.example/map.png">A map</a></p>\n',
  );
});

test("headings are one level below the title of the page", () => {
  expect(markdownToHtml("# One\n\n###### Six")).toBe("<h2>One</h2>\n<h6>Six</h6>\n");
});

test("code and tables are focusable by keyboard", () => {
  expect(markdownToHtml("```html\n<b>&amp;</b>\n```")).toBe(
    '<pre tabindex="0"><code class="language-html">&lt;b&gt;&amp;amp;&lt;/b&gt;</code></pre>\n',
  );
  expect(markdownToHtml("| a |\n|---|\n| *b* |")).toBe(
    '<div class="scroll" tabindex="0" role="group" aria-label="Table">' +
      "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td><em>b</em></td></tr></tbody></table></div>\n",
  );
});

test("the opening is the first paragraph", () => {
  expect(firstParagraphHtml("# Title\n\n- item\n\nFirst *words*\nand [more](/x).\n\nSecond.")).toBe(
    'First <em>words</em>\nand <a href="/x">more</a>.',
  );
  expect(firstParagraphHtml("Say <b>it</b>.")).toBe("Say &lt;b&gt;it&lt;/b&gt;.");
  expect(firstParagraphHtml("```\ncode\n\nmore\n```")).toBe("");
});

test("no text produces markup other than that of Markdown", () => {
  const pieces = [
    ..."<>/=\"'&;:()[]!`*_#|-~\n\t ",
    ...["script", "img", "a", "href", "src", "onerror", "javascript:", "https://a.example", "<b ", "&lt;", "![", "]("],
    ...["\n\n", "    ", "```", "|---|", "- [x] ", "1. ", "> ", "<!--", "<?", "<![CDATA["],
  ];
  const markup =
    /<(?:\/?(?:p|h[2-6]|em|strong|del|code(?: class="language-[\w+#-]+")?|pre|ul|ol|li|blockquote|table|thead|tbody|tr|t[hd](?: class="(?:left|center|right)")?|a|div)|br|hr|ol start="\d+"|pre tabindex="0"|div class="scroll" tabindex="0" role="group" aria-label="Table"|a href="(?!\s*javascript:)[^"<>]*")>/gi;
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (parts) => {
      const text = parts.join("");
      for (const html of [markdownToHtml(text), firstParagraphHtml(text)])
        expect(html.replace(markup, "")).not.toMatch(/[<>]/);
      const html = pageTextToHtml(text);
      const ids = Array.from(html.matchAll(/<h[2-6] id="([^"<>]*)">/g), ([, id]) => id);
      expect(ids).toEqual(headingAnchors(text));
      const withoutHeadings = (html: string): string => html.replaceAll(/(?<=<\/?h)[2-6](?: id="[^"<>]*")?/g, "");
      expect(withoutHeadings(html)).toBe(withoutHeadings(markdownToHtml(text)));
    }),
    { numRuns: 3_000 },
  );
});

test("the links of a text are the links of its page, in order", () => {
  const text = "- [![shot](a.png)](b)\n\n`[no](c)`\n\n| [cell][d] |\n|---|\n\n> <https://e.example>\n\n[d]: /d\n";
  expect(markdownLinks(text)).toEqual([
    { href: "b", raw: "[![shot](a.png)](b)", isPicture: false },
    { href: "a.png", raw: "![shot](a.png)", isPicture: true },
    { href: "/d", raw: "[cell][d]", isPicture: false },
    { href: "https://e.example", raw: "<https://e.example>", isPicture: false },
  ]);
});

test("headings have the anchors that GitHub would give them, each only once", () => {
  const text = [
    ...["# The *Tide* `Clock`, v2!", "## Łódź & trams", "> ## Łódź & trams", "# !!!", "# Content"],
    ...["- # [A link](/x) in a list", "# Łódź & trams-1", "# under_score  twice"],
  ].join("\n\n");
  expect(headingAnchors(text)).toEqual([
    ...["the-tide-clock-v2", "łódź--trams", "łódź--trams-1", "content-1"],
    ...["a-link-in-a-list", "łódź--trams-1-1", "under_score--twice"],
  ]);
  expect(pageTextToHtml("# One\n\n# !")).toBe('<h2 id="one">One</h2>\n<h2>!</h2>\n');
});

test("headings of the text of a page are below its title, which is the first level", () => {
  expect(pageTextToHtml("# One\n\n## Two\n\n### Three")).toBe(
    '<h2 id="one">One</h2>\n<h2 id="two">Two</h2>\n<h3 id="three">Three</h3>\n',
  );
});

test("cells of tables are aligned with classes", () => {
  expect(markdownToHtml("| a | b |\n| - | -: |\n| 1 | 2 |")).toContain(
    '<tr><th>a</th><th class="right">b</th></tr></thead><tbody><tr><td>1</td><td class="right">2</td></tr>',
  );
});

test("tables have a label in the language of the text", () => {
  const labels = { table: "Tabelle", footnotes: "Anmerkungen", backToText: "Zum Text" };
  for (const html of [markdownToHtml, pageTextToHtml])
    expect(html("| a |\n| - |\n| 1 |", { labels })).toContain('aria-label="Tabelle"');
});

describe("a footnote", () => {
  const text = "One[^1] and [^note].\n\n[^note]: <b>[Second](/docs)</b>\n[^1]: First.\n\nEnd.";

  test("is below the text of its page, with links in both directions", () => {
    const html = pageTextToHtml(text, {
      linkTo: (path) => `/me${path}`,
      labels: { table: "Table", footnotes: "Notes", backToText: "Back" },
    });
    const [before = "", after = ""] = html.split('<section class="footnotes"');
    expect(before).toContain('<a id="footnote-ref-1" href="#footnote-1"');
    expect(before).toContain("<p>End.</p>");
    expect(before).not.toContain("First.");
    expect(after).toContain('<h2 id="footnote-label" class="unseen">Notes</h2>');
    expect(after).toMatch(/<li id="footnote-1">\s*<p>First\. <a href="#footnote-ref-1"/);
    expect(after).toContain('&lt;b&gt;<a href="/me/docs">Second</a>&lt;/b&gt;');
  });

  test("is numbered in each text alone", () => {
    expect(pageTextToHtml(text)).toBe(pageTextToHtml(text));
    expect(pageTextToHtml("No note[^1].")).toBe("<p>No note[^1].</p>\n");
  });

  test("adds no markup of its own, whatever its name is and wherever it stands", () => {
    const names = ['a"onclick="x', "<b>", "a&b", "__proto__", "$&", "1"];
    const pieces = [
      ...names.flatMap((name) => [`[^${name}]`, `[^${name}]: `]),
      "\n",
      "\n\n",
      "- ",
      "> ",
      "    ",
      "x ",
      "|a|\n|-|\n",
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 20 }), (parts) => {
        const html = pageTextToHtml(parts.join(""));
        expect(html).not.toMatch(/<b>|<[^>]*onclick="/);
        expect(pageTextToHtml(parts.join(""))).toBe(html);
      }),
      { numRuns: 2_000 },
    );
  });

  test("is not in the opening", () => {
    expect(firstParagraphHtml(text)).toBe("One and .");
  });
});
