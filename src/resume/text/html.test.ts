import { expect, test } from "vitest";
import { readResume } from "../read-resume.ts";
import { isHtml, textOfHtml } from "./html.ts";

const html =
  '<p>I like <strong>bold</strong> &amp; <a href="https://a.example">links</a>.</p>\n<ul>\n<li>One</li>\n<li>Two</li></ul><script>alert(1)</script><div>5 &lt; 6</div>';

test("HTML is converted to plain text and to Markdown", () => {
  expect(textOfHtml(html, "plain")).toBe("I like bold & links (https://a.example).\n\n- One\n- Two\n\n5 < 6");
  expect(textOfHtml(html, "markdown")).toBe("I like **bold** & [links](https://a.example).\n\n- One\n- Two\n\n5 < 6");
});

test("elements within lines keep the lines and the Markdown around them", () => {
  expect(textOfHtml("A lakehouse.\n\n- <b>tables</b> *here*\n- 5 < 6 > 4", "markdown")).toBe(
    "A lakehouse.\n\n- **tables** *here*\n- 5 < 6 > 4",
  );
  expect(textOfHtml("One<br>Two<br/>Three", "plain")).toBe("One\nTwo\nThree");
  expect(textOfHtml('<a href="javascript:alert(1)">x</a>', "markdown")).toBe("x");
});

test.each([
  [html, true],
  ["<em>html</em> & 5 < 6 > 4", true],
  ["One<br />Two", true],
  ["Use `<b>bold</b>` in HTML", false],
  ["Vec<T> and Map<String, i>", false],
  ["text with <img src=x>", false],
  ["a < b and c > d", false],
  ["**bold**", false],
])("%j is HTML: %s", (text, expected) => {
  expect(isHtml(text)).toBe(expected);
});

test("HTML of a resume is not shown as tags, and the conversion is reported", () => {
  const { content, notes } = readResume({
    basics: { name: "Nora <b>Lo</b>", email: "nora@example.com", summary: "<p>I make <em>bowls</em>.</p>" },
    work: [{ name: "A", position: "B", startDate: "2020", highlights: ["<i>Fast</i> bowls", "Plain"] }],
    projects: [{ name: "Tide", description: "<p>A <b>clock</b>.</p>", highlights: ["It <em>floats</em>."] }],
  });
  expect(content).toMatchObject({
    profile: { name: "Nora Lo", tagline: "I make bowls." },
    experience: { experiences: [{ highlights: ["Fast bowls", "Plain"] }] },
    projects: [{ description: "A **clock**.\n\n- It *floats*." }],
  });
  for (const pointer of ["/basics/summary", "/work/0/highlights/0"])
    expect(notes).toContainEqual({ pointer, why: "HTML, converted to plain text" });
  expect(notes).toContainEqual({ pointer: "/projects/0/description", why: "HTML, converted to Markdown" });
});

test("a long summary in HTML is plain text too", () => {
  const { content } = readResume({
    basics: { name: "Nora Lo", email: "nora@example.com", summary: "<p>I make bowls (big)</p><ul><li>Tiles</li></ul>" },
  });
  expect(content).toMatchObject({
    profile: { tagline: "I make bowls (big)", about: "I make bowls (big)\n\n- Tiles" },
  });
});
