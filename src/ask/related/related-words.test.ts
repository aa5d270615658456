import { expect, test } from "vitest";
import { relatedIndex } from "./related-words.ts";

test("a word that no text has stands for the words of the texts with a similar meaning", () => {
  const related = relatedIndex(["She photographs kingfishers.", "A bicycle shop."]);
  expect(related.bike?.split(" ")).toContain("bicycl");
});

test("a word of the texts stands only for itself", () => {
  expect(relatedIndex(["A bicycle shop.", "A bike ride."])).not.toHaveProperty("bike");
});

test("stop words and unknown words are related to nothing", () => {
  expect(relatedIndex(["the of and qwzrty"])).toStrictEqual({});
});
