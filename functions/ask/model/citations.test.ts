import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkedCitations } from "./citations.ts";
import type { NumberedPassage } from "./passages.ts";

const passages: readonly NumberedPassage[] = [
  {
    path: "/docs#limits",
    name: "Limits",
    text: "Sixty requests for each client. See HTTPS://ada.example.com/docs or write to ada@example.com.",
  },
  { path: "/docs#pages", name: "Pages", text: "Send `next_cursor` as the cursor. For sixty more, 1 < 2 > 0 & so on." },
];

describe("the text of a model is used", () => {
  test.each([
    ["Sixty requests [1].", "Sixty requests [1]."],
    ["Sixty [1][2].", "Sixty [1][2]."],
    ["Sixty [1, 2] and the cursor [ 2 ; 1 ].", "Sixty [1][2] and the cursor [2][1]."],
    ["Sixty [1,1].", "Sixty [1]."],
    ["Sixty [1].\n\nCursor [2].", "Sixty [1]. Cursor [2]."],
    ["[1]: sixty [01].", "[1]: sixty [1]."],
    ["**Sixty** _requests_ `[1]`", "Sixty requests [1]"],
    ["# Limits\n> - Sixty [1]\n2. `next_cursor` [2]\n* ", "Limits - Sixty [1] next_cursor [2]"],
    ["Sixty <b>requests</b><br/> [1]", "Sixty requests [1]"],
    ["Sixty requests <script>alert</script>[1]", "Sixty requests alert [1]"],
    ["Sixty requests <<b>script>x [1] <img src=x onerror=y", "Sixty requests < script>x [1]"],
    ["[Sixty [requests](a)](https://evil.example) [1]", "Sixty requests [1]"],
    ["See HTTPS://ADA.example.com/docs [1]", "See HTTPS://ADA.example.com/docs [1]"],
    ["1 < 2 > 0 & so on [2]", "1 < 2 > 0 & so on [2]"],
    ["Sixty [1](https://evil.example/x)", "Sixty [1]"],
    ["[Sixty](https://evil.example 'x') ![a cursor](//evil.example/c.png) [2]", "Sixty a cursor [2]"],
    ["Sixty```js\nalert(1)\n``` [1]", "Sixty [1]"],
    ["Sixty\u202erequests\u0000for\u2028each\u200bclient [1]", "Sixty requests for each client [1]"],
    [
      "See https://ada.example.com/docs, or write to ada@example.com. [1]",
      "See https://ada.example.com/docs, or write to ada@example.com. [1]",
    ],
  ])("%j as %j", (output, expected) => {
    expect(checkedCitations(output, passages)).toBe(expected);
  });

  test.each([
    ["nothing", ""],
    ["no citation", "Sixty requests."],
    ["only unknown citations", "Sixty requests [3][0][42]."],
    ["an unknown citation next to a known one", "Zoë is great [9]. Sixty requests [1]."],
    ["an unknown citation in a list", "Sixty requests [3, 1]."],
    ["only citations", "[1][2]."],
    ["NONE", "NONE"],
    ["a URL that no passage has", "Sixty [1]. See https://evil.example/x"],
    ["a URL that only starts like one in a passage", "See https://ada.example.com/docs/evil [1]"],
    ["a URL without a scheme", "See www.evil.example [1]"],
    ["an email address that no passage has", "Write to eve@example.com [1]"],
    ["an email address that is the end of one in a passage", "Write to a@example.com [1]"],
    ["a URL that is the start of one in a passage", "See https://ada.example.co [1]"],
    ["a domain that no passage has", "Go to evil.example/phish now [1]"],
    ["a URL with another scheme", "See ftp:evil or javascript:alert(1) [1]"],
    ["a scheme-relative URL", "See //evil.example/x [1]"],
    ["a telephone number that no passage has", "Call +1-900-555-0199 [1]"],
    ["a link with parentheses in its URL", "[Book](//evil.example/(a)) [1]"],
    ["a link with an escaped bracket", "[a\\]](//evil.example) [1]"],
    ["a reference link", "[a][r] [1]\n[r]: //evil.example"],
    ["markup in entities", "&lt;script&gt;alert(1)&lt;/script&gt; [1]"],
    ["a table", "| a | b | [1]"],
    ["NONE with a citation", "NONE. [1]"],
    ["a statement without a citation after one with a citation", "Sixty requests [1]. Each client is special."],
    ["a statement that only another passage supports", "Send next_cursor [1]."],
  ])("not if it is %s", (_, output) => {
    expect(checkedCitations(output, passages)).toBeUndefined();
  });

  test("without markup and unknown citations, for any text", () => {
    const part = fc.oneof(
      fc.string({ maxLength: 5 }),
      fc.constantFrom(
        "<",
        ">",
        "</",
        "<b",
        "[1]",
        "[2",
        "]",
        "[9]",
        "](",
        "http://",
        "@",
        "**",
        "```",
        "<!--",
        "[",
        "\n",
      ),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const text = checkedCitations(`${parts.join("")} sixty requests [1]`, passages);
        if (text === undefined) return;
        // Parentheses in the URL of a link are balanced.
        expect(text).not.toMatch(/<[a-z!/?]|[`*\n]|\[[^[\]]*\]\((?:[^()\s]|\([^()\s]*\))*\)/i);
        for (const [, n] of text.matchAll(/\[(\d{1,3})\]/g)) expect(["1", "2"]).toContain(n);
      }),
      { numRuns: 2_000 },
    );
  });

  test("in bounded time, even if a model repeats markup", () => {
    for (const written of [
      "<".repeat(2_000),
      "[".repeat(2_000),
      "<b".repeat(1_000),
      "![](".repeat(500),
      "a@".repeat(1_000),
      "_".repeat(2_000),
      "[1,".repeat(600),
    ])
      expect(checkedCitations(written, passages)).toBeUndefined();
  });
});
