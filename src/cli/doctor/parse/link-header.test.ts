import { expect, test } from "vitest";
import { linksInHeader } from "./link-header.ts";

test("links may contain commas and semicolons", () => {
  expect(
    linksInHeader('</a,b;c>; rel="service-desc Alternate"; type="x/y, z", <https://a.example/>;rel=next , nonsense'),
  ).toStrictEqual([
    { target: "/a,b;c", relations: ["service-desc", "alternate"], type: "x/y, z" },
    { target: "https://a.example/", relations: ["next"] },
  ]);
  expect(linksInHeader("")).toStrictEqual([]);
  expect(linksInHeader("</a>")).toStrictEqual([{ target: "/a", relations: [] }]);
});
