import { expect, test } from "vitest";
import { type LinePart, unbrokenWords } from "./unbroken-words.ts";

/** The runs as text, with words in brackets and their pieces separated by bars. */
const shown = (...parts: readonly LinePart[]): string =>
  unbrokenWords(parts)
    .map(({ isWord, pieces }) => {
      const text = pieces.map((piece) => piece.map(([, text]) => text).join("")).join("|");
      return isWord ? `[${text}]` : text;
    })
    .join("");

test("options, header names and short URLs are words", () => {
  expect(shown(["hf", "curl"], ["hs", ' -H "x-api-key: 1" http://ada.example.com/a'])).toBe(
    'curl [-H] ["x-api-key:] 1" [http://ada.example.com/a]',
  );
});

test("the backslash at the end of a line stays with its word", () => {
  expect(shown(["hs", "curl http://a.example/a"], ["", " \\"])).toBe("curl [http://a.example/a \\]");
});

test("a word can have several colors", () => {
  expect(
    unbrokenWords([
      ["hs", "a /jobs/"],
      ["", "$ID b"],
    ]),
  ).toEqual([
    { isWord: false, pieces: [[["hs", "a "]]] },
    {
      isWord: true,
      pieces: [
        [
          ["hs", "/jobs/"],
          ["", "$ID"],
        ],
      ],
    },
    { isWord: false, pieces: [[["", " b"]]] },
  ]);
});

test("a long URL has pieces, which end after the delimiters of a URL", () => {
  expect(shown(["hs", '"https://ada.example.com/_astro/a-portrait.jpg?w=1&h=2",'])).toBe(
    '["https://|ada.example.com/|_astro/|a-portrait.jpg?|w=1&|h=2",]',
  );
});

test("a long name has pieces, and a long token can wrap anywhere", () => {
  expect(shown(["hs", "grant_type=urn:ietf:params:oauth:grant-type:jwt-bearer"])).toBe(
    "[grant_type=urn:|ietf:|params:|oauth:|grant-type:|jwt-bearer]",
  );
  expect(shown(["hs", `a-${"b".repeat(40)}`])).toBe(`[a|-${"b".repeat(23)}|${"b".repeat(17)}]`);
});

test("a line without such words is one run", () => {
  expect(shown(["", "a = 1"])).toBe("a = 1");
  expect(unbrokenWords([])).toEqual([]);
});
