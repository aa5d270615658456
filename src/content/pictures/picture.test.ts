import { expect, test } from "vitest";
import { parseFocus } from "./picture.ts";

test.each([
  ["top", 50, 0],
  ["Left", 0, 50],
  ["top left", 0, 0],
  ["right bottom", 100, 100],
  ["center top", 50, 0],
  ["center", 50, 50],
  ["50% 20%", 50, 20],
  [" 100%  0% ", 100, 0],
])("the focus %s is %i percent from the left and %i percent from the top", (text, x, y) => {
  expect(parseFocus(text)).toEqual({ x, y });
});

test.each(["", "middle", "left right", "top bottom", "top top", "50%", "120% 0%", "top 20%", "50% 20% 10%"])(
  "%j is no focus",
  (text) => {
    expect(parseFocus(text)).toBeUndefined();
  },
);
