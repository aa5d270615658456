import { expect, test } from "vitest";
import { unescapeHtml } from "../contract/text/escape-html.ts";
import { highlight, highlightBlocks } from "./highlight.ts";
import { markdownToHtml } from "./markdown.ts";

const textOf = (html: string): string => unescapeHtml(html.replaceAll(/<[^>]*>/g, ""));

test("marks names, strings and numbers of JSON with classes", () => {
  expect(highlight('{"a": 1, "b": "<x>"}', "json")).toBe(
    '{<span class="hk">&quot;a&quot;</span>: <span class="hn">1</span>, <span class="hk">&quot;b&quot;</span>: ' +
      '<span class="hs">&quot;&lt;x&gt;&quot;</span>}',
  );
});

test.each([
  ["sh", "curl 'https://a.example/x?b=1&c=2' \\\n  -H \"Accept: text/markdown\" # read"],
  ["js", 'const { a } = await (await fetch("https://a.example/" + id)).json();\nconsole.log(a < 1, "é");'],
  ["python", 'import json\nwith urlopen(f"https://a.example/{id}") as response:\n    print(response.status)'],
  ["json", '{\n  "a": [true, null]\n}'],
])("keeps the text of %s and uses no styles", (language, code) => {
  const html = highlight(code, language);
  expect(textOf(html)).toBe(code);
  expect(html).toContain('<span class="h');
  expect(html).not.toContain("style=");
});

test("marks long lines, after the spaces at their start", () => {
  const text = "x".repeat(50);
  expect(highlight(`{\n  "a": "${text}"\n}`, "json")).toBe(
    `{\n  <span class="i2"><span class="hk">&quot;a&quot;</span>: <span class="hs">&quot;${text}&quot;</span></span>\n}`,
  );
  expect(highlight(`curl -d '{\n    ${text}\n}'`, "sh")).toContain(
    `\n    <span class="i4"><span class="hs">${text}</span></span>\n`,
  );
});

test("escapes code in other languages", () => {
  expect(highlight("a < b", "cobol")).toBe("a &lt; b");
  expect(highlight("a < b", undefined)).toBe("a &lt; b");
});

test("highlights the code blocks of Markdown", async () => {
  expect(await highlightBlocks(markdownToHtml("```json\n[1]\n```\n\n```\na < b\n```"))).toBe(
    '<pre tabindex="0"><code>[<span class="hn">1</span>]</code></pre>\n<pre tabindex="0"><code>a &lt; b</code></pre>\n',
  );
});

test("loads the grammar of a language when a block needs it", async () => {
  expect(highlight("fn main() {}", "rust")).toBe("fn main() {}");
  const html = await highlightBlocks(markdownToHtml("```rust\nfn main() {}\n```\n\n```klingon\na < b\n```"));
  expect(html).toContain('<span class="hk">fn </span>');
  expect(html).toContain("<code>a &lt; b</code>");
});
