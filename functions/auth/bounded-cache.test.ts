import { expect, test } from "vitest";
import { boundedCache } from "./bounded-cache.ts";

test("a full cache drops its oldest entry", () => {
  const cache = boundedCache<number>(2);
  cache.set("one", 1);
  cache.set("two", 2);
  cache.set("three", 3);
  expect(["one", "two", "three"].map(cache.get)).toEqual([undefined, 2, 3]);
});
