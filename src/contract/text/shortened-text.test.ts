import { expect, test } from "vitest";
import { shortenedText } from "./shortened-text.ts";

test.each([
  ["I make maps.", "I make maps."],
  ["I make maps.\n\nAnd queues.", "I make maps. …"],
  [
    `I learned to set type by hand in Seville, and most of what I ${"x".repeat(20)}`,
    "I learned to set type by hand in Seville, and most of what …",
  ],
  ["東".repeat(70), `${"東".repeat(60)} …`],
])("shortens %j for an example", (text, expected) => {
  expect(shortenedText(text)).toBe(expected);
});
