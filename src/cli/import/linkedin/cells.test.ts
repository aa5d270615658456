import { describe, expect, test } from "vitest";
import { asAddresses, asDate, asMarkdown, asSummary, asText } from "./cells.ts";

test.each([
  ["Jan 2020", "2020-01"],
  ["September 2019", "2019-09"],
  ["Sept. 2019", "2019-09"],
  ["Mar 5, 2022", "2022-03-05"],
  ["05 Mar 2022", "2022-03-05"],
  ["2020", "2020"],
  ["2019-06-01", "2019-06-01"],
  ["", ""],
  ["Foo 2020", "Foo 2020"],
  ["01/20", "01/20"],
])("the date %j is %j", (cell, date) => {
  expect(asDate(cell)).toBe(date);
});

test("HTML entities are decoded, and other text is unchanged", () => {
  expect(asText("R&amp;D &lt;b&gt; &quot;x&quot; &#39;y&#39; &#x1F30D; &#1114112; &unknown; AT&T")).toBe(
    "R&D <b> \"x\" 'y' 🌍 &#1114112; &unknown; AT&T",
  );
});

test.each([
  ["", []],
  ["[PERSONAL:https://ada.example.com]", ["https://ada.example.com"]],
  [
    "[PERSONAL:https://ada.example.com/a,b,OTHER:github.com/ada]",
    ["https://ada.example.com/a,b", "https://github.com/ada"],
  ],
  ["[COMPANY:https://a.example.com],[BLOG:http://b.example.com]", ["http://b.example.com"]],
  ["https://a.example.com, https://b.example.com", ["https://a.example.com", "https://b.example.com"]],
])("the addresses in %j", (cell, addresses) => {
  expect(asAddresses(cell)).toEqual(addresses);
});

describe("a description", () => {
  const cell = "Led the team.\n• Built a model.\n• Ran it - for years.\nAnd more.";

  test("is split into sentences and highlights", () => {
    expect(asSummary(cell)).toEqual({
      summary: "Led the team. And more.",
      highlights: ["Built a model.", "Ran it - for years."],
    });
    expect(asSummary("• One. • Two.")).toEqual({ summary: "", highlights: ["One.", "Two."] });
    expect(asSummary("2019 - 2020 was fine")).toEqual({ summary: "2019 - 2020 was fine", highlights: [] });
  });

  test("is converted to Markdown", () => {
    expect(asMarkdown(cell)).toBe("Led the team.\n\n- Built a model.\n- Ran it - for years.\n\nAnd more.");
  });
});
